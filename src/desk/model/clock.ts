import { type StudioHours, studioHours } from '@/site/studioHours';

import { dayNumber, dayStart, showClock, showDate, showWeekday } from './dubaiTime';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The site's promise: a lead is answered within this time, counted in opening hours only. */
export const PROMISE_MS = 120 * MINUTE_MS;
/** A lead with this much time left or less is due soon. */
export const DUE_SOON_MS = 30 * MINUTE_MS;
/** A lead that is later than this shows the day on which it was due. */
const LATE_SINCE_MS = 22 * HOUR_MS;
/** The maximum number of days searched for opening hours, even if all are closed. */
const DAYS_AHEAD = 400;

/** A clock that counts opening hours only. All times are in ms since 1970. */
export interface OpeningClock {
  /** How long the studio is open from `a` to `b`, in ms; 0 unless `b` is after `a`. */
  open: (a: number, b: number) => number;
  /** The first time at which the studio has been open for `ms` since `a`. */
  after: (a: number, ms: number) => number;
  /** The latest time from which the studio has been open for `ms` by `b`. Leads up to that time have waited at least `ms`. */
  before: (b: number, ms: number) => number;
  isOpen: (now: number) => boolean;
  /** The next opening after `now`, even if the studio is open now. */
  nextOpening: (now: number) => number;
}

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

/** The studio's clock, which is the default for all desk functions. */
export const studioClock = openingClock(studioHours);

/** '10:00' -> ms since midnight. */
function timeOfDay(text: string): number {
  const [hours = 0, minutes = 0] = text.split(':').map(Number);
  return hours * HOUR_MS + minutes * MINUTE_MS;
}

/** The time by which a lead should be answered. */
export function dueOf(created: number, clock = studioClock): number {
  return clock.after(created, PROMISE_MS);
}

export type Urgency = 'waiting' | 'due soon' | 'overdue';

/** The urgency of an unanswered lead, and the text of its mark. */
export interface Waiting {
  urgency: Urgency;
  /** '21 min left', '2 h left, from 10:00', 'due now', '28 min late', 'late since 1 Jan'. */
  text: string;
}

/** The urgency of a lead that arrived at `created` and is unanswered at `now`. */
export function waitingOf(created: number, now: number, clock = studioClock): Waiting {
  // If the browser's clock is slow, the time left would otherwise exceed two hours.
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

/** '14:41'. The weekday is added if the day is past or more than `days` days ahead. */
function showMoment(time: number, now: number, days = 0): string {
  const ahead = dayNumber(time) - dayNumber(now);
  return ahead < 0 || ahead > days ? `${showWeekday(time)} ${showClock(time)}` : showClock(time);
}

/** '47 min', '1 h 5 min' or '2 h', rounded down to the minute. */
export function showDuration(ms: number): string {
  return showMinutes(Math.floor(ms / MINUTE_MS));
}

function showMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}

/** A clock that is further off than this is wrong, not slow: the server's time counts instead. */
const WRONG_CLOCK_MS = 10 * MINUTE_MS;

/** The current time in ms since 1970. `offset`: DeskBackend.clockOffset(). */
export function deskTime(offset: number): number {
  return Date.now() + (Math.abs(offset) > WRONG_CLOCK_MS ? offset : 0);
}

/** The warning when the browser's clock differs from the server's by more than two minutes (DeskBackend.clockOffset). */
export function clockWarning(offset: number): string | undefined {
  const off = Math.abs(offset);
  if (off <= 2 * MINUTE_MS) return undefined;
  const days = Math.floor(off / (24 * HOUR_MS));
  const text = days === 0 ? showDuration(off) : `${days} ${days === 1 ? 'day' : 'days'}`;
  return `This computer's clock is ${text} off. ${off > WRONG_CLOCK_MS ? "The desk uses the server's time." : 'Times left may be wrong.'}`;
}
