import { expect, test } from 'vitest';

import { appointmentErrors, appointmentLine, appointmentText, type Treatment } from '@/desk/model/appointment';
import { dubaiDay } from '@/desk/model/dubaiTime';
import type { FollowUp } from '@/desk/model/followUp';
import { countDueVisits, touchUpDue } from '@/desk/model/visits';

import { at, followUp, lead, snapshot } from '../../support/fixtures';

const NOW = at('2026-12-25 09:00');
const DAY_MS = 24 * 60 * 60_000;

/** A lead that was booked for a day so long ago. */
function visit(id: string, daysAgo: number, treatment: Treatment | null, part: Partial<FollowUp> = {}): FollowUp {
  const appointment = { day: dubaiDay(NOW - daysAgo * DAY_MS), treatment, price: null };
  return followUp(id, { state: 'Booked', appointment, came: true, ...part });
}

function counts(rows: FollowUp[]) {
  const leads = rows.map(({ leadId }) => lead({ id: leadId, phone: leadId, createdAt: at('2026-10-01 12:00') }));
  return [...countDueVisits(snapshot(leads, rows), NOW).values()];
}

test.each<[Treatment | null, number[], number]>([
  ['lips', [27, 28, 42, 43], 2],
  ['brows', [27, 28, 56, 57], 2],
  ['eyeliner', [27, 28, 56, 57], 2],
  ['other', [28, 42, 56], 0],
  [null, [28, 42, 56], 0],
])('touch-ups to offer: %s, %j days ago: %i', (treatment, days, due) => {
  expect(counts(days.map((day) => visit(String(day), day, treatment)))).toEqual([0, due]);
});

test('touch-ups to offer: only if she came, is still booked, was not asked, and may be contacted', () => {
  const rows = [
    visit('did not come', 30, 'lips', { came: false }),
    visit('offered', 30, 'lips', { touchUp: 'offered' }),
    visit('declined', 30, 'lips', { touchUp: 'declined' }),
    visit('lost', 30, 'lips', { state: 'Lost', lostReason: 'Price' }),
    visit('+971 50 123 4567', 30, 'lips'),
    followUp('050 123 4567', { state: 'Lost', lostReason: 'Asked not to be contacted' }),
  ];
  expect(counts(rows)).toEqual([0, 0]);
  expect(counts(rows.slice(0, 5))).toEqual([0, 1]);
});

test('touch-ups to offer: brows of 27 Nov: 25 Dec to 22 Jan', () => {
  const row = visit('a', 28, 'brows');
  const due = touchUpDue(lead({ id: 'a' }), snapshot([lead({ id: 'a' })], [row]), NOW);
  expect([row.appointment?.day, dubaiDay(due?.first ?? 0), dubaiDay(due?.last ?? 0)]).toEqual(['2026-11-27', '2026-12-25', '2027-01-22']);
});

test('“Did they come?” counts from the day itself, while nobody has answered', () => {
  const open = { came: null };
  expect(counts([visit('today', 0, null, open), visit('long ago', 300, 'other', open)])).toEqual([2, 0]);
  const answered = [visit('no', 1, null, { came: false }), visit('yes', 1, null)];
  const none = [visit('tomorrow', -1, null, open), visit('not booked', 1, null, { ...open, state: 'Contacted' }), ...answered];
  expect(counts(none)).toEqual([0, 0]);
});

test('the line and the history leave out what is not known', () => {
  const appointment = { day: '2026-11-27', treatment: 'lips', price: 3200 } as const;
  const lineOf = (part: object, came: boolean | null) => appointmentLine({ appointment: { ...appointment, ...part }, came });
  expect(lineOf({}, null)).toBe('Fri 27 Nov 2026 · Permanent lips · AED 3,200');
  expect(lineOf({ price: null }, true)).toBe('Fri 27 Nov 2026 · Permanent lips · came');
  expect(lineOf({ treatment: null }, false)).toBe('Fri 27 Nov 2026 · AED 3,200 · did not come');
  expect(appointmentText(appointment)).toBe('27 Nov, Permanent lips, AED 3,200');
  expect(appointmentText({ day: null, treatment: 'other', price: 1250.5 })).toBe('Something else, AED 1,250.50');
});

test.each([
  [{ day: '2026-11-20' }, {}],
  [{ day: '2028-12-25', price: 0 }, {}],
  [{ price: 100_000 }, {}],
  [{ treatment: 'other' as const }, {}],
  [{}, { day: 'A day, a treatment or a price, please.' }],
  [{ day: '2026-11-19' }, { day: 'A day from 20 Nov 2026 on, please.' }],
  [{ day: '2028-12-26' }, { day: 'A day from 20 Nov 2026 on, please.' }],
  [{ day: '' }, { day: 'A day from 20 Nov 2026 on, please.' }],
  [{ day: '2026-11-20', price: -1 }, { price: 'A number from 0 to 100,000, please.' }],
  [{ price: 100_000.01 }, { price: 'A number from 0 to 100,000, please.' }],
  [{ price: Number.NaN }, { price: 'A number from 0 to 100,000, please.' }],
])('%j gives %j', (typed, errors) => {
  const asked = lead({ id: 'a', createdAt: at('2026-11-20 14:08') });
  expect(appointmentErrors({ day: null, treatment: null, price: null, ...typed }, asked, NOW)).toEqual(errors);
});
