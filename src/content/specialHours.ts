import { openingsOf } from '@/site/openings';
import { type HoursException, studioHours } from '@/site/studioHours';

/** Days with other hours, as the contact page shows them. */
export interface SpecialHours {
  /** '8 February to 9 March 2027: 8:00 PM to 2:00 AM' */
  text: string;
  /** When the last of these openings ends, in ms since 1970. */
  ends: number;
}

export function specialHours(exceptions: readonly HoursException[] = studioHours.exceptions): SpecialHours[] {
  return exceptions.map(({ from, to, ...hours }) => {
    const openings = openingsOf(hours);
    const times = openings.map(({ opens, closes }) => `${showTime(opens)} to ${showTime(closes)}`);
    return {
      text: `${showDays(from, to)}: ${times.join(' and ') || 'closed'}`,
      ends: Date.parse(`${to}T00:00+04:00`) + (openings.at(-1)?.closes ?? 24 * 60) * 60_000,
    };
  });
}

/** '1 January 2027', '8 February to 9 March 2027' or '28 December 2026 to 3 January 2027' */
function showDays(from: string, to: string): string {
  const showDay = (day: string) =>
    new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return from === to ? showDay(to) : `${showDay(from).replace(` ${to.slice(0, 4)}`, '')} to ${showDay(to)}`;
}

/** 1200 -> '8:00 PM' */
function showTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`;
}
