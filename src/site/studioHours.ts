/** Consecutive days, in Dubai time, on which the studio has unusual hours or is closed. `from` and `to` are the first and the last day. */
export type HoursException = { readonly from: string; readonly to: string } & (
  | { readonly opens: string; readonly closes: string }
  | { readonly closed: true }
);

/**
 * The hours in which leads are answered, every day. They match the contact page; the closing time is not included. The lead desk uses them
 * to count open minutes. An exception is `{ from: '2027-02-08', to: '2027-03-09', opens: '12:00', closes: '18:00' }` or `{ from:
 * '2027-01-01', to: '2027-01-01', closed: true }`. If two exceptions cover the same day, the later one in the list counts. The database's
 * email reminders about unanswered leads use a separate copy of the hours: `private.set_hours` in docs/going-live.md.
 */
export const studioHours = {
  opens: '10:00',
  closes: '21:00',
  exceptions: [] as readonly HoursException[],
} as const;

export type StudioHours = { readonly opens: string; readonly closes: string; readonly exceptions: readonly HoursException[] };
