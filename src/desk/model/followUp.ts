import type { Appointment, TouchUp } from './appointment';
import { type OpeningClock, showDuration, studioClock, type Urgency, waitingOf } from './clock';
import { showClock } from './dubaiTime';
import type { Lead } from './lead';
import { type LeadState, type LostReason, STATES } from './states';

/** The ways to answer a lead. A click on a channel is recorded as an action. */
export const CHANNELS = ['whatsapp', 'call', 'mail'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A click on a channel whose outcome is unknown. A person has at most one per lead. */
export interface PendingContact {
  kind: Channel;
  /** The time of the click. */
  at: number;
  by: string;
  byName: string;
}

/** A row of lead_follow_up: what staff did with a lead. Times are in ms since 1970. */
export interface FollowUp {
  leadId: string;
  state: LeadState;
  lostReason: LostReason | null;
  /** An account's id. */
  owner: string | null;
  ownerName: string | null;
  claimedAt: number | null;
  firstContactAt: number | null;
  pendingContacts: readonly PendingContact[];
  /** Kept in every state but New; counts while the lead is booked. */
  appointment: Appointment | null;
  /** Whether the client came to the appointment; null while nobody has said. */
  came: boolean | null;
  touchUp: TouchUp | null;
  /** True if staff added the lead after talking to her, so that it is left out of response times and busy hours. */
  addedByHand: boolean;
  version: number;
}

/** All data in the browser at one moment, for one account. Follow-ups of leads that are not loaded are ignored everywhere. */
export interface Snapshot {
  /** Newest first. */
  leads: readonly Lead[];
  /** The same leads by their ids. */
  byId: ReadonlyMap<string, Lead>;
  /** By the ids of their leads. */
  followUps: ReadonlyMap<string, FollowUp>;
  /** The numbers whose owners asked not to be contacted. */
  refusedNumbers: ReadonlySet<string>;
  /** The id of the signed-in account. */
  me: string;
}

/** How long an unanswered lead stays live: 14 days. */
export const LIVE_MS = 14 * 24 * 60 * 60 * 1000;
/**
 * How long a claim keeps a lead off the colleagues' card "Next to answer", in open minutes: after that a colleague may take the lead over.
 * Reminders count a claim for 60 (private.is_unclaimed in supabase/migrations).
 */
const CLAIM_MS = 20 * 60_000;

/** A lead without a row in lead_follow_up is New. */
export function stateOf(followUp: FollowUp | undefined): LeadState {
  return followUp?.state ?? 'New';
}

/** True for an unanswered lead no older than LIVE_MS; false if its time is unreadable. Must be cheap: called for every lead. */
export function isLive({ createdAt }: Lead, followUp: FollowUp | undefined, now: number): boolean {
  return now - createdAt <= LIVE_MS && STATES[stateOf(followUp)].isOpen;
}

export function isSpam(followUp: FollowUp | undefined): boolean {
  return followUp?.lostReason === 'Spam or test';
}

export function refusesContact(followUp: FollowUp | undefined): boolean {
  return followUp?.lostReason === 'Asked not to be contacted';
}

/** Claims made by this time have expired, so "Next to answer" shows their leads to everyone again. */
export function claimLimit(now: number, clock: OpeningClock = studioClock): number {
  return clock.before(now, CLAIM_MS);
}

/** Whether a colleague's claim on the lead is still valid. `limit`: claimLimit(now). */
export function isClaimedByOther(followUp: FollowUp | undefined, me: string, limit: number): boolean {
  return followUp?.owner != null && followUp.owner !== me && Number(followUp.claimedAt) > limit;
}

export interface Status {
  icon: Urgency | 'not answered' | Exclude<(typeof STATES)[LeadState]['icon'], 'clock'>;
  /** '21 min left', '2 h left · you', 'Contacted · Maya', 'Lost', 'Not answered'. */
  text: string;
}

export function statusOf(lead: Lead, followUp: FollowUp | undefined, me: string, now: number, clock = studioClock): Status {
  const state = stateOf(followUp);
  const rule = STATES[state];
  const owner = rule.showsOwner && followUp?.owner != null ? ` · ${followUp.owner === me ? 'you' : followUp.ownerName}` : '';
  if (!rule.isOpen) return { icon: rule.icon, text: state + owner };
  if (!isLive(lead, followUp, now)) return { icon: 'not answered', text: 'Not answered' };
  const { urgency, text } = waitingOf(lead.createdAt, now, clock);
  return { icon: urgency, text: text + owner };
}

/** 'Maya has it', or 'Maya had it, 24 min ago' once her claim has expired. Undefined if the lead has no owner or is mine. */
export function claimText(followUp: FollowUp | undefined, me: string, now: number, clock = studioClock): string | undefined {
  if (followUp?.owner == null || followUp.owner === me) return undefined;
  const { ownerName, claimedAt } = followUp;
  if (isClaimedByOther(followUp, me, claimLimit(now, clock))) return `${ownerName} has it`;
  return `${ownerName} had it, ${showDuration(Math.max(0, now - Number(claimedAt)))} ago`;
}

const PRESSED = { whatsapp: 'opened WhatsApp', call: 'called', mail: 'opened a mail' } as const;

/** A colleague's pending contact: 'Maya opened WhatsApp at 14:05, not confirmed yet'. */
export function pendingContactText({ kind, at, byName }: PendingContact): string {
  return `${byName} ${PRESSED[kind]} at ${showClock(at)}, not confirmed yet`;
}
