import type { Lead } from '@/leads/fields';

import { type OpeningClock, showDuration, studioClock, waitingOf } from './clock';
import { showClock } from './dubaiTime';

export const STATES = ['New', 'Contacted', 'Booked', 'Lost'] as const;
export type LeadState = (typeof STATES)[number];

const SPAM = 'Spam or test';
const REFUSED_CONTACT = 'Asked not to be contacted';
/** Why a lead is lost, in the words of the screen. */
export const LOST_REASONS = ['No answer', 'Price', 'Went elsewhere', 'Not suitable', SPAM, REFUSED_CONTACT] as const;
export type LostReason = (typeof LOST_REASONS)[number];

/** The ways to answer a lead; pressing one is an action. */
export const CHANNELS = ['whatsapp', 'call', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A press whose outcome nobody has told yet. One person has one question per lead at most. */
export interface Question {
  kind: Channel;
  /** When it was pressed. */
  at: number;
  by: string;
  byName: string;
}

/** What staff did with a lead: a row of lead_follow_up. A lead without one is New. Times are ms since 1970. */
export interface FollowUp {
  leadId: string;
  state: LeadState;
  lostReason: LostReason | null;
  /** An account's id. */
  owner: string | null;
  ownerName: string | null;
  claimedAt: number | null;
  firstContactAt: number | null;
  asked: readonly Question[];
  version: number;
}

/** A lead and when it came, in ms since 1970 or NaN; the dashboard's LeadEntry is one. */
export interface DeskLead {
  lead: Lead;
  time: number;
}

/** What the browser has read, and who is looking at it. Follow-ups of leads that are not loaded count nowhere. */
export interface Desk {
  /** Newest first, as they are read. */
  leads: readonly DeskLead[];
  /** The same leads by their ids. */
  byId: ReadonlyMap<string, DeskLead>;
  /** By the ids of their leads. */
  followUps: ReadonlyMap<string, FollowUp>;
  /** The account's id of who is signed in. */
  me: string;
}

/** A lead is New with a clock for so long (336 h). */
export const LIVE_MS = 14 * 24 * 60 * 60 * 1000;
/** For so much opening time a claim keeps a lead out of the others' Next card. */
const CLAIM_MS = 20 * 60_000;

/** Whether a lead is New and its clock runs. One whose time cannot be read has no clock. */
export function isLive({ time }: DeskLead, followUp: FollowUp | undefined, now: number): boolean {
  return (followUp?.state ?? 'New') === 'New' && now - time <= LIVE_MS;
}

export function isSpam(followUp: FollowUp | undefined): boolean {
  return followUp?.lostReason === SPAM;
}

export function refusesContact(followUp: FollowUp | undefined): boolean {
  return followUp?.lostReason === REFUSED_CONTACT;
}

/** Claims before this moment have run out `now`: of the others' leads, those are on the Next card again. */
export function claimLimit(now: number, clock: OpeningClock = studioClock): number {
  return clock.before(now, CLAIM_MS);
}

/** Whether a colleague's claim keeps the lead from me. `limit`: claimLimit(now). */
export function isHeld(followUp: FollowUp | undefined, me: string, limit: number): boolean {
  return followUp?.owner != null && followUp.owner !== me && Number(followUp.claimedAt) > limit;
}

/** The mark of a lead: its sign and its words. */
export interface Mark {
  sign: 'waiting' | 'due soon' | 'overdue' | 'not answered' | 'contacted' | 'booked' | 'lost';
  /** '21 min left', '2 h left · you', 'Contacted · Maya', 'Lost', 'Not answered'. */
  text: string;
}

const SIGNS = { Contacted: 'contacted', Booked: 'booked', Lost: 'lost' } as const;

export function markOf(entry: DeskLead, followUp: FollowUp | undefined, me: string, now: number, clock = studioClock): Mark {
  const state = followUp?.state ?? 'New';
  const owner = followUp?.owner != null && state !== 'Lost' ? ` · ${followUp.owner === me ? 'you' : followUp.ownerName}` : '';
  if (state !== 'New') return { sign: SIGNS[state], text: state + owner };
  if (!isLive(entry, followUp, now)) return { sign: 'not answered', text: 'Not answered' };
  const { urgency, text } = waitingOf(entry.time, now, clock);
  return { sign: urgency, text: text + owner };
}

/** 'Maya has it', or once the claim has run out 'Maya had it, 24 min ago'; undefined when it is mine or nobody's. */
export function claimText(followUp: FollowUp | undefined, me: string, now: number, clock = studioClock): string | undefined {
  if (followUp?.owner == null || followUp.owner === me) return undefined;
  const { ownerName, claimedAt } = followUp;
  if (isHeld(followUp, me, claimLimit(now, clock))) return `${ownerName} has it`;
  return `${ownerName} had it, ${showDuration(Math.max(0, now - Number(claimedAt)))} ago`;
}

const PRESSED = { whatsapp: 'opened WhatsApp', call: 'called', mail: 'opened a mail' } as const;

/** 'Maya opened WhatsApp at 14:05, not confirmed yet': what colleagues read of a question that is not theirs. */
export function questionText({ kind, at, byName }: Question): string {
  return `${byName} ${PRESSED[kind]} at ${showClock(at)}, not confirmed yet`;
}
