/** Days with other hours than usual, in Dubai: the first and the last day, and from when to when, or that the studio is closed. */
export type HoursException = { readonly from: string; readonly to: string } & (
  | { readonly opens: string; readonly closes: string }
  | { readonly closed: true }
);

/**
 * When leads are answered: the contact page's hours, every day, closing time not included. The clocks of the lead desk run in this time.
 * An exception: `{ from: '2027-02-08', to: '2027-03-09', opens: '12:00', closes: '18:00' }` or `{ from: '2027-01-01', to: '2027-01-01',
 * closed: true }`; of two for one day the later one in the list counts. The database's mails about leads that wait have their own copy:
 * `private.set_hours` in docs/going-live.md.
 */
export const studioHours = {
  opens: '10:00',
  closes: '21:00',
  exceptions: [] as readonly HoursException[],
} as const;

export type StudioHours = { readonly opens: string; readonly closes: string; readonly exceptions: readonly HoursException[] };
