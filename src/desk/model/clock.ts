import { type StudioHours, studioHours } from '@/site/studioHours';

import { dayNumber, dayStart, showClock, showDate, showWeekday } from './dubaiTime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The site's promise: a lead is answered within this much opening time. */
export const PROMISE_MS = 120 * MINUTE_MS;
/** A lead with no more than this left is due soon. */
export const DUE_SOON_MS = 30 * MINUTE_MS;
/** A lead later than this shows the day since which it is late. */
const LATE_SINCE_MS = 22 * HOUR_MS;
/** The most days searched for opening hours, whatever the exceptions. */
const DAYS_AHEAD = 400;

/** A clock that counts opening time only. All moments are ms since 1970. */
export interface OpeningClock {
  /** How long the studio is open between two moments, in ms; 0 when `b` is not after `a`. */
  open: (a: number, b: number) => number;
  /** The first moment at which it has been open for `ms` since `a`. */
  after: (a: number, ms: number) => number;
  /** The last moment from which it has been open for `ms` until `b`: leads from then or earlier have waited that long. */
  before: (b: number, ms: number) => number;
  isOpen: (now: number) => boolean;
  /** The next moment at which it opens; when it is open, the one after the closing time. */
  nextOpening: (now: number) => number;
}

/** Makes a clock from opening hours. */
export function openingClock({ opens, closes, exceptions }: StudioHours): OpeningClock {
  const usual = [timeOfDay(opens), timeOfDay(closes)] as const;
  const special = new Map<number, readonly [number, number]>();
  for (const exception of exceptions) {
    const hours = 'closed' in exception ? ([0, 0] as const) : ([timeOfDay(exception.opens), timeOfDay(exception.closes)] as const);
    for (let day = dayNumber(Date.parse(exception.from)); day <= dayNumber(Date.parse(exception.to)); day += 1) special.set(day, hours);
  }
  const opensAt = (day: number): number => dayStart(day) + (special.get(day) ?? usual)[0];
  const closesAt = (day: number): number => dayStart(day) + (special.get(day) ?? usual)[1];

  return {
    open(a, b) {
      let sum = 0;
      const last = dayNumber(b);
      for (let day = dayNumber(a); day <= last; day += 1) sum += Math.max(0, Math.min(b, closesAt(day)) - Math.max(a, opensAt(day)));
      return sum;
    },
    after(a, ms) {
      const first = dayNumber(a);
      let wanted = ms;
      for (let day = first; day <= first + DAYS_AHEAD; day += 1) {
        const from = Math.max(a, opensAt(day));
        const there = Math.max(0, closesAt(day) - from);
        if (there >= wanted) return from + wanted;
        wanted -= there;
      }
      return dayStart(first + DAYS_AHEAD);
    },
    before(b, ms) {
      const last = dayNumber(b);
      let wanted = ms;
      for (let day = last; day >= last - DAYS_AHEAD; day -= 1) {
        const to = Math.min(b, closesAt(day));
        const there = Math.max(0, to - opensAt(day));
        if (there >= wanted) return to - wanted;
        wanted -= there;
      }
      return dayStart(last - DAYS_AHEAD);
    },
    isOpen(now) {
      const day = dayNumber(now);
      return now >= opensAt(day) && now < closesAt(day);
    },
    nextOpening(now) {
      const first = dayNumber(now);
      for (let day = first; day <= first + DAYS_AHEAD; day += 1)
        if (opensAt(day) > now && closesAt(day) > opensAt(day)) return opensAt(day);
      return dayStart(first + DAYS_AHEAD);
    },
  };
}

/** The studio's clock, the default of all functions of the desk. */
export const studioClock = openingClock(studioHours);

/** '10:00' -> ms since midnight. */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

/** The moment by which a lead should be answered. */
export function dueOf(created: number, clock = studioClock): number {
  return clock.after(created, PROMISE_MS);
}

export type Urgency = 'waiting' | 'due soon' | 'overdue';

/** How urgent an unanswered lead is, and the words of its mark. */
export interface Waiting {
  urgency: Urgency;
  /** '21 min left', '2 h left, from 10:00', 'due now', '28 min late', 'late since 1 Jan'. */
  text: string;
}

/** The urgency of a lead that arrived at `created` and is unanswered at `now`. */
export function waitingOf(created: number, now: number, clock = studioClock): Waiting {
  // With a slow browser clock it would otherwise exceed two hours.
  const at = Math.max(now, created);
  const due = dueOf(created, clock);
  if (at >= due) return { urgency: 'overdue', text: lateText(due, clock.open(due, at)) };
  const left = clock.open(at, due);
  const opens = clock.isOpen(at) ? '' : `, from ${showMoment(clock.nextOpening(at), at, 1)}`;
  return { urgency: left > DUE_SOON_MS ? 'waiting' : 'due soon', text: `${showMinutes(Math.ceil(left / MINUTE_MS))} left${opens}` };
}

function lateText(due: number, late: number): string {
  if (late < MINUTE_MS) return 'due now';
  return late >= LATE_SINCE_MS ? `late since ${showDate(due)}` : `${showDuration(late)} late`;
}

/** 'Answer by 14:41', or 'Answer by Sat 11:30' on another day. */
export function answerBy(created: number, now: number, clock = studioClock): string {
  return `Answer by ${showMoment(dueOf(created, clock), now)}`;
}

/** 'Confirm by 21 Nov, 14:08': 24 hours after the lead arrived, regardless of opening hours. */
export function confirmBy(created: number): string {
  const time = created + 24 * HOUR_MS;
  return `Confirm by ${showDate(time)}, ${showClock(time)}`;
}

/** '14:41', with its weekday when it is more than `days` days after `now`'s. */
function showMoment(time: number, now: number, days = 0): string {
  const ahead = dayNumber(time) - dayNumber(now);
  return ahead < 0 || ahead > days ? `${showWeekday(time)} ${showClock(time)}` : showClock(time);
}

/** '47 min', '1 h 5 min', '2 h': rounded down to the minute. */
export function showDuration(ms: number): string {
  return showMinutes(Math.floor(ms / MINUTE_MS));
}

function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** The warning when the browser's clock is more than two minutes off the server's (DeskBackend.clockOffset). */
export function clockWarning(offset: number): string | undefined {
  const off = Math.abs(offset);
  if (off <= 2 * MINUTE_MS) return undefined;
  return `This computer's clock is ${Math.floor(off / MINUTE_MS)} min off. Times left may be wrong.`;
}
