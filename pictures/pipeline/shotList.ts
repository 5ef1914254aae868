import type { Slot } from '../slots/slot.ts';
import type { Slots } from './photos.ts';

const HEADINGS = ['Slot', 'Now', 'Ratio', 'At least', 'Consent', 'Bring'];

/** Formats all slots as a text table (current state, ratio, minimum width, consent, subject), followed by totals. */
export function shotList(slots: Slots, photographed: ReadonlySet<string>): string {
  const rows = Object.entries(slots).map(([name, slot]) => [
    name,
    photographed.has(name) ? 'photo' : slot.alt === undefined ? 'nothing' : 'plate',
    ratioText(slot.ratio),
    `${slot.minWidth} px`,
    slot.consent ? 'needed' : '-',
    [slot.purpose, subjectOf(slot)].join(' ').trim(),
  ]);
  const table = [HEADINGS, ...rows];
  const widths = HEADINGS.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const consents = rows.filter((row) => row[4] === 'needed').length;
  const now = (state: string) => rows.filter((row) => row[1] === state).length;
  return `${lines.join('\n')}\n
Slots: ${rows.length}. Photographs: ${now('photo')}. Still plates: ${now('plate')}. Nothing until a photograph: ${now('nothing')}. With a client's consent: ${consents}.
"At least" is the width that remains at that ratio. How to drop photographs in: pictures/photos/README.md.`;
}

/** Reduces a ratio to lowest terms: 1120:1300 becomes 56:65. */
function ratioText([width, height]: Slot['ratio']): string {
  const divisor = commonDivisor(width, height);
  return `${width / divisor}:${height / divisor}`;
}

function commonDivisor(a: number, b: number): number {
  return b === 0 ? a : commonDivisor(b, a % b);
}

function subjectOf({ caption, alt }: Slot): string {
  const subject = caption ?? alt?.replace(/^illustration[:,]\s*/i, '');
  return subject ? `[${subject}]` : '';
}
