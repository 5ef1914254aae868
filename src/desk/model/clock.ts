import { hoursOn, type Opening, openingsOf } from '@/site/openings';
import { type StudioHours, studioHours } from '@/site/studioHours';

import { dayNumber, dayStart, dubaiDay, showClock, showDate, showWeekday } from './dubaiTime';

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

export function openingClock(hours: StudioHours): OpeningClock {
  const known = new Map<number, readonly Opening[]>();
  /** The openings that begin on a day, in order, in ms since 1970. */
  const openingsOn = (day: number): readonly Opening[] => {
    const found = known.get(day);
    if (found) return found;
    const start = dayStart(day);
    const openings = openingsOf(hoursOn(dubaiDay(start), hours)).map(({ opens, closes }) => ({
      opens: start + opens * MINUTE_MS,
      closes: start + closes * MINUTE_MS,
    }));
    known.set(day, openings);
    return openings;
  };
  /** The openings from the day before the one of `a`, because an opening may end on the next day. */
  function* openingsFrom(a: number, days = DAYS_AHEAD): Generator<Opening> {
    const first = dayNumber(a);
    for (let day = first - 1; day <= first + days; day += 1) yield* openingsOn(day);
  }

  return {
    open(a, b) {
      let sum = 0;
      const last = dayNumber(b);
      for (let day = dayNumber(a) - 1; day <= last; day += 1)
        for (const { opens, closes } of openingsOn(day)) sum += Math.max(0, Math.min(b, closes) - Math.max(a, opens));
      return sum;
    },
    after(a, ms) {
      let wanted = ms;
      for (const { opens, closes } of openingsFrom(a)) {
        const from = Math.max(a, opens);
        if (closes - from >= wanted) return from + wanted;
        wanted -= Math.max(0, closes - from);
      }
      return dayStart(dayNumber(a) + DAYS_AHEAD);
    },
    before(b, ms) {
      const last = dayNumber(b);
      let wanted = ms;
      for (let day = last; day >= last - DAYS_AHEAD; day -= 1) {
        for (const { opens, closes } of [...openingsOn(day)].reverse()) {
          const to = Math.min(b, closes);
          if (to - opens >= wanted) return to - wanted;
          wanted -= Math.max(0, to - opens);
        }
      }
      return dayStart(last - DAYS_AHEAD);
    },
    isOpen: (now) => [...openingsFrom(now, 0)].some(({ opens, closes }) => now >= opens && now < closes),
    nextOpening(now) {
      for (const { opens } of openingsFrom(now)) if (opens > now) return opens;
      return dayStart(dayNumber(now) + DAYS_AHEAD);
    },
  };
}

/** The studio's clock, which is the default for all desk functions. */
export const studioClock = openingClock(studioHours);

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
export function showMoment(time: number, now: number, days = 0): string {
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
