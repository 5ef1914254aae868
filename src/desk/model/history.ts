import { showClock, showDate } from './dubaiTime';
import type { DeskAnswer, DeskEvent } from './ports';

const WHAT: Readonly<Record<string, string>> = {
  claim: 'Has it',
  take: 'Took over',
  whatsapp: 'WhatsApp opened',
  call: 'Call started',
  mail: 'Mail opened',
  yes: 'Contacted',
  'not yet': 'Not answered yet',
  'no answer': 'Called, no answer',
  undo: 'Undone',
};

/** A line of the history: '20 Nov, 14:05 · Maya · WhatsApp opened'; a note word for word, the signed-in person as 'you'. */
export function historyLine({ at, by, byName, kind, value }: DeskEvent, me: string): string {
  const who = by === me ? 'you' : byName;
  return `${showDate(at)}, ${showClock(at)} · ${who} · ${whatHappened(kind, value)}`;
}

function whatHappened(kind: string, value: string | null): string {
  switch (kind) {
    case 'note':
      return String(value);
    case 'state':
      return `Set to ${value}`;
    case 'lost':
      return `Lost: ${value}`;
    case 'assign':
      return value === null ? 'Let it go' : `Gave it to ${value}`;
    default:
      return WHAT[kind] ?? kind;
  }
}

/** 'Maya set this to Booked at 14:05. Yours was not saved.' */
export function conflictText({ followUp, by, byName, at }: Extract<DeskAnswer, { outcome: 'conflict' }>, me: string): string {
  const [who, where] = by === me ? ['You', ' in another window'] : [byName, ''];
  return `${who} set this to ${followUp.state}${where} at ${showClock(at)}. Yours was not saved.`;
}

/** For so long an action can be taken back. */
export const UNDO_MS = 10 * 60_000;

/** Whether "Undo" stands beside a line: an action of mine, not long ago, that nothing has followed. `events`: the newest first. */
export function isUndoable(event: DeskEvent, events: readonly DeskEvent[], me: string, now: number): boolean {
  const last = events.find(({ kind }) => kind !== 'note');
  return event === last && event.by === me && event.kind !== 'undo' && now - event.at < UNDO_MS;
}
