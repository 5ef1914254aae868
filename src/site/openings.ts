import type { DayHours, HoursException, StudioHours } from './studioHours';

export const DAY_MINUTES = 24 * 60;

/** An opening in minutes since the midnight with which its day begins. `closes` may be on the next day. */
export interface Opening {
  opens: number;
  closes: number;
}

/** The openings of a day with these hours, in order. */
export function openingsOf(hours: DayHours): Opening[] {
  const spans = 'spans' in hours ? hours.spans : 'closed' in hours ? [] : [hours];
  return spans
    .filter(({ opens, closes }) => opens !== closes)
    .map((span) => ({ opens: minutesOf(span.opens), closes: minutesOf(span.closes) }))
    .map(({ opens, closes }) => ({ opens, closes: closes > opens ? closes : closes + DAY_MINUTES }))
    .sort((a, b) => a.opens - b.opens);
}

/** '10:30' -> 630 */
function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The hours of a day like '2027-02-08'. If several exceptions cover it, the last one in the list applies. */
export function hoursOn(day: string, hours: StudioHours): DayHours {
  return exceptionOn(day, hours.exceptions) ?? hours;
}

function exceptionOn(day: string, exceptions: readonly HoursException[]): HoursException | undefined {
  return [...exceptions].reverse().find(({ from, to }) => from <= day && day <= to);
}

/** The day that is `days` days after a day like '2027-02-08'. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MINUTES * 60_000).toISOString().slice(0, 10);
}

/** The days on which other hours begin to apply, in order. */
export function turningDays(exceptions: readonly HoursException[]): string[] {
  return [...new Set(exceptions.flatMap(({ from, to }) => [from, addDays(to, 1)]))].sort();
}

/** The exceptions in order, each with the days on which it applies: one that lies inside another divides it. */
export function exceptionalDays(exceptions: readonly HoursException[]): { from: string; to: string; openings: Opening[] }[] {
  const days = turningDays(exceptions);
  return days.flatMap((from, index) => {
    const hours = exceptionOn(from, exceptions);
    return hours ? [{ from, to: addDays(days[index + 1] ?? from, -1), openings: openingsOf(hours) }] : [];
  });
}
