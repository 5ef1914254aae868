/** Dubai keeps UTC+4 all year round. */
const DUBAI_OFFSET_MS = 4 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKDAYS = 'SunMonTueWedThuFriSat';
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '20 Nov 2026, 14:08' in Dubai; an en dash for an unreadable time. */
export function showTime(time: number): string {
  if (Number.isNaN(time)) return '–';
  return `${showFullDate(time)}, ${showClock(time)}`;
}

/** '20 Nov 2026', the day in Dubai. */
export function showFullDate(time: number): string {
  return `${showDate(time)} ${new Date(time + DUBAI_OFFSET_MS).getUTCFullYear()}`;
}

/** '20 Nov', the day in Dubai. */
export function showDate(time: number): string {
  const dubai = new Date(time + DUBAI_OFFSET_MS);
  return `${dubai.getUTCDate()} ${MONTHS[dubai.getUTCMonth()]}`;
}

/** '16–22 Nov', or '30 Nov – 6 Dec', the days in Dubai. */
export function showDays(first: number, last: number): string {
  const [day, month] = showDate(first).split(' ');
  return showDate(last).endsWith(` ${month}`) ? `${day}–${showDate(last)}` : `${showDate(first)} – ${showDate(last)}`;
}

/** 'Fri', the day in Dubai. */
export function showWeekday(time: number): string {
  const day = new Date(time + DUBAI_OFFSET_MS).getUTCDay();
  return WEEKDAYS.slice(3 * day, 3 * day + 3);
}

/** '14:08' in Dubai. */
export function showClock(time: number): string {
  return dubaiDateTime(time).slice(11, 16);
}

/** '2026-11-20 14:08:00' in Dubai. It sorts as text, and spreadsheets read it as a time. */
export function dubaiDateTime(time: number): string {
  return new Date(time + DUBAI_OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ');
}

/** '2026-11-20', the day in Dubai. */
export function dubaiDay(time: number): string {
  return dubaiDateTime(time).slice(0, 10);
}

/** The starts of this month and the next in Dubai at `now`, in ms since 1970. */
export function dubaiMonth(now: number): { start: number; end: number } {
  const dubai = new Date(now + DUBAI_OFFSET_MS);
  const first = (monthsAhead: number): number => Date.UTC(dubai.getUTCFullYear(), dubai.getUTCMonth() + monthsAhead, 1) - DUBAI_OFFSET_MS;
  return { start: first(0), end: first(1) };
}

/** '2026-11-01': the first day of the month that is `monthsAhead` months after the current one in Dubai. */
export function monthStart(now: number, monthsAhead: number): string {
  const [year = 0, month = 0] = dubaiDay(now).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + monthsAhead)).toISOString().slice(0, 10);
}

/** '2026-11-01' -> 'Nov 2026' */
export function showMonth(firstDay: string): string {
  return `${MONTHS[Number(firstDay.slice(5, 7)) - 1]} ${firstDay.slice(0, 4)}`;
}

/** Numbers the days in Dubai. Two times on the same day have the same number. */
export function dayNumber(time: number): number {
  return Math.floor((time + DUBAI_OFFSET_MS) / DAY_MS);
}

/** The start of '2026-11-20' in Dubai, in ms since 1970. */
export function dayStartOf(day: string): number {
  return Date.parse(`${day}T00:00:00+04:00`);
}

/** The start of a numbered day, in ms since 1970. */
export function dayStart(day: number): number {
  return day * DAY_MS - DUBAI_OFFSET_MS;
}
