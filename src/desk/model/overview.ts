import { compareTexts } from '@/lib/longText';

import { dueOf, PROMISE_MS, studioClock } from './clock';
import { dayNumber, dayStart, dubaiDay } from './dubaiTime';
import { type FollowUp, isLive, isSpam, type Snapshot } from './followUp';
import type { Lead } from './lead';
import { labelOf } from './names';
import { STATES } from './states';

/** The number of days in the overview, today in Dubai included. */
const DAYS = 30;
const STEP_MS = 15 * 60_000;
const HOUR_MS = 60 * 60_000;

/** A line of "By source" or "By inquiry". */
export interface Share {
  /** The stored value; '' for leads without one. */
  value: string;
  leads: number;
  answered: number;
  booked: number;
  /** Booked / Leads, in whole per cent. */
  bookedRate: number;
}

/** All figures of the overview, without spam. */
export interface Overview {
  /** One entry per day ('2026-11-20'), oldest first. */
  days: { day: string; leads: number }[];
  /** Sorted by leads, highest first, then by label. */
  sources: Share[];
  inquiries: Share[];
  total: Share;
  /** Counts in steps of 15 minutes: up to 15, 30 ... 120, then over 120. */
  firstResponse: number[];
  /** Of the `due` leads (answered or overdue), the number answered within 15 minutes and within two opening hours. */
  kept: { within15: number; withinPromise: number; due: number };
  /** Leads by hour in Dubai, 0 to 23, without those added by hand. */
  hours: number[];
  /** The share of `hours` outside opening hours, in whole per cent. */
  whileClosed: number;
  /** Leads without an answer on record that are lost or older than 14 days. */
  neverAnswered: number;
}

/** The start of the overview's first day. */
export function overviewStart(now: number): number {
  return dayStart(dayNumber(now) - DAYS + 1);
}

/** The parts of the overview that filter the list. */
export type OverviewFilter = 'Last 30 days' | 'Never answered';

export function isInOverview(part: OverviewFilter, lead: Lead, followUps: Snapshot['followUps'], now: number): boolean {
  const followUp = followUps.get(lead.id);
  if (!(lead.createdAt >= overviewStart(now)) || isSpam(followUp)) return false;
  return part === 'Last 30 days' || isNeverAnswered(lead, followUp, now);
}

/** True if no answer is on record and none is expected any more. */
function isNeverAnswered(lead: Lead, followUp: FollowUp | undefined, now: number): boolean {
  return followUp?.firstContactAt == null && !isLive(lead, followUp, now);
}

/** Computes the figures of the last 30 days. Too slow for each tick of the clock. */
export function overviewOf({ leads, followUps }: Snapshot, now: number, clock = studioClock): Overview {
  const start = overviewStart(now);
  const overview: Overview = {
    days: Array.from({ length: DAYS }, (_, index) => ({ day: dubaiDay(dayStart(dayNumber(start) + index)), leads: 0 })),
    sources: [],
    inquiries: [],
    total: newShare(''),
    firstResponse: Array.from({ length: PROMISE_MS / STEP_MS + 1 }, () => 0),
    kept: { within15: 0, withinPromise: 0, due: 0 },
    hours: Array.from({ length: 24 }, () => 0),
    whileClosed: 0,
    neverAnswered: 0,
  };
  const [sources, inquiries] = [new Map<string, Share>(), new Map<string, Share>()];
  let [open, closed] = [0, 0];
  for (const lead of leads) {
    const { createdAt: time } = lead;
    if (time < start) break;
    const followUp = followUps.get(lead.id);
    const day = overview.days[dayNumber(time) - dayNumber(start)];
    if (isSpam(followUp) || !day) continue;
    day.leads += 1;
    for (const share of [shareOf(sources, lead.source), shareOf(inquiries, lead.service), overview.total]) count(share, followUp);
    const isGivenUp = isNeverAnswered(lead, followUp, now);
    if (isGivenUp) overview.neverAnswered += 1;
    if (followUp?.addedByHand) continue;
    const hour = Math.floor((time - dayStart(dayNumber(time))) / HOUR_MS);
    addOne(overview.hours, hour);
    if (clock.isOpen(time)) open += 1;
    else closed += 1;

    if (followUp?.firstContactAt != null) {
      const response = clock.open(time, followUp.firstContactAt);
      const step = Math.min(overview.firstResponse.length - 1, Math.max(0, Math.ceil(response / STEP_MS) - 1));
      addOne(overview.firstResponse, step);
      overview.kept.due += 1;
      if (response <= STEP_MS) overview.kept.within15 += 1;
      if (response <= PROMISE_MS) overview.kept.withinPromise += 1;
    } else if (!isGivenUp && now >= dueOf(time, clock)) {
      overview.kept.due += 1;
    }
  }
  overview.whileClosed = percent(closed, closed + open);
  overview.sources = sorted(sources, 'source');
  overview.inquiries = sorted(inquiries, 'service');
  overview.total = withRate(overview.total);
  return overview;
}

function addOne(counts: number[], index: number): void {
  counts[index] = (counts[index] ?? 0) + 1;
}

function newShare(value: string): Share {
  return { value, leads: 0, answered: 0, booked: 0, bookedRate: 0 };
}

function shareOf(shares: Map<string, Share>, value: string): Share {
  const share = shares.get(value) ?? newShare(value);
  shares.set(value, share);
  return share;
}

function count(share: Share, followUp: FollowUp | undefined): void {
  share.leads += 1;
  if (followUp?.firstContactAt != null) share.answered += 1;
  if (followUp && STATES[followUp.state].isBooking) share.booked += 1;
}

function sorted(shares: Map<string, Share>, field: 'source' | 'service'): Share[] {
  const byLabel = (a: Share, b: Share): number => compareTexts(labelOf(field, a.value), labelOf(field, b.value));
  return [...shares.values()].map(withRate).sort((a, b) => b.leads - a.leads || byLabel(a, b));
}

function withRate(share: Share): Share {
  return { ...share, bookedRate: percent(share.booked, share.leads) };
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((100 * part) / whole);
}
