type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';
type Time =
  | `${'0' | '1'}${Digit}:${'0' | '1' | '2' | '3' | '4' | '5'}${Digit}`
  | `2${'0' | '1' | '2' | '3'}:${'0' | '1' | '2' | '3' | '4' | '5'}${Digit}`;
/** A day like '2027-02-08'. */
type Day = `${number}-${`0${Digit}` | '10' | '11' | '12'}-${'0' | '1' | '2' | '3'}${Digit}`;

/** An opening that closes at or before the time at which it opens ends on the next day. It belongs to the day on which it begins. */
interface Span {
  readonly opens: Time;
  readonly closes: Time | '24:00';
}
type Openings = Span | { readonly spans: readonly Span[] };
export type DayHours = Openings | { readonly closed: true };

/** Consecutive days, in Dubai time, on which the studio has unusual hours or is closed. `from` and `to` are the first and the last day. */
export type HoursException = { readonly from: Day; readonly to: Day } & DayHours;

/** `knownUntil`: the last day up to which Ramadan and holidays have been entered. */
export type StudioHours = Openings & { readonly exceptions: readonly HoursException[]; readonly knownUntil?: Day };

/**
 * The hours in which leads are answered, every day. They match the contact page; the closing time is not included. The lead desk uses them
 * to count open minutes, and the contact page shows the exceptions. An exception is one of
 * `{ from: '2027-02-08', to: '2027-03-09', opens: '20:00', closes: '02:00' }`,
 * `{ from: '2027-02-08', to: '2027-03-09', spans: [{ opens: '14:00', closes: '18:00' }, { opens: '20:00', closes: '02:00' }] }` and
 * `{ from: '2027-01-01', to: '2027-01-01', closed: true }`. One that lies inside an earlier one replaces it for its days. The database's
 * email reminders about unanswered leads use a separate copy of the hours: `private.set_hours` in docs/going-live.md.
 */
export const studioHours = {
  opens: '10:00',
  closes: '21:00',
  exceptions: [] as readonly HoursException[],
} as const satisfies StudioHours;
