import { facts } from './facts';

const [opens = '', closes = ''] = facts.contactHours.split(' to ');
const [first, last] = [hourOfDay(opens), hourOfDay(closes)];

/** The parts of `facts.contactHours`, for the places that show them one by one. */
export const openingHours = {
  /** '10:00 AM' */
  opens,
  /** '9:00 PM daily' */
  closes,
  /** Every hour from the first to the last, as a clock shows it: 10, 11, 12, 1 ... 9. */
  clock: Array.from({ length: last - first + 1 }, (_, index) => String(((first + index + 11) % 12) + 1)),
} as const;

/** '9:00 PM' -> 21. */
function hourOfDay(time: string): number {
  return (Number.parseInt(time, 10) % 12) + (time.includes('PM') ? 12 : 0);
}
