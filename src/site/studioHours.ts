/** Days with unusual hours, in Dubai time: first and last day, and the hours, or that the studio is closed. */
export type HoursException = { readonly from: string; readonly to: string } & (
  | { readonly opens: string; readonly closes: string }
  | { readonly closed: true }
);

/**
 * The hours in which leads are answered: those of the contact page, every day, closing time not included. The lead desk counts open minutes
 * by them. An exception is `{ from: '2027-02-08', to: '2027-03-09', opens: '12:00', closes: '18:00' }` or `{ from: '2027-01-01',
 * to: '2027-01-01', closed: true }`; if two cover the same day, the later one in the list counts. The database's mails about waiting leads
 * use a separate copy: `private.set_hours` in docs/going-live.md.
 */
export const studioHours = {
  opens: '10:00',
  closes: '21:00',
  exceptions: [] as readonly HoursException[],
} as const;

export type StudioHours = { readonly opens: string; readonly closes: string; readonly exceptions: readonly HoursException[] };
