import type { EarlyLead } from '@/boot/handover';

import { leadColumns } from '../../../supabase/functions/_shared/leadColumns';
import type { LeadRecord, SheetPayload, SheetQuery } from '../fields';
import { mirrorRecord } from '../payload';
import type { Outcome } from '../ports';

export type Target = 'sheet' | 'table';

/** The progress of an entry towards one target. */
export interface TargetState {
  state: 'waiting' | 'delivered' | 'refused';
  attempts: number;
  /** Earliest time of the next attempt, in epoch ms. */
  nextAt: number;
}

/** A lead that at least one target has not acknowledged. The row in lead_form has the entry's `sid` as its id. */
export interface OutboxEntry {
  version: 2;
  sid: string;
  /** Epoch ms of this device's clock. */
  createdAt: number;
  payload: SheetPayload;
  query: SheetQuery;
  record: LeadRecord;
  /** Where the lead goes. Without `sheet`, the page that sends the lead notifies the studio. */
  targets: Partial<Record<Target, TargetState>>;
}

const UNTRIED: TargetState = { state: 'waiting', attempts: 0, nextAt: 0 };
const BACKOFF_BASE_MS = 2_000;
const BACKOFF_CAP_MS = 300_000;
/** The shortest wait before the next attempt at a target whose last outcome was `later` or `capped`. */
const LATER_MS = 60_000;
/** An entry older than this is sent one last time and then erased, even if sending fails. */
export const LAST_SEND_AFTER_MS = 72 * 3_600_000;
/** What the outbox stores: an entry, or a lead that the boot loader has stored and no script has completed yet (leads/outbox/earlyEntry.ts). */
export type WaitingLead = OutboxEntry | EarlyLead;

/** Creates the entry of a lead that no target has received yet. */
export function newEntry(
  lead: Pick<OutboxEntry, 'sid' | 'createdAt' | 'payload' | 'query'>,
  names: readonly Target[] = ['sheet', 'table'],
): OutboxEntry {
  const targets = Object.fromEntries(names.map((name) => [name, { ...UNTRIED, nextAt: lead.createdAt }]));
  return { version: 2, ...lead, record: mirrorRecord(lead.payload), targets };
}

export function isEarly(lead: WaitingLead): lead is EarlyLead {
  return lead.version === 0;
}

/** Returns whether neither the sheet nor the table is known to have the lead. */
export function isUnsent(lead: WaitingLead): boolean {
  return isEarly(lead) || !isAcknowledged(lead);
}

/** Returns whether a target has the lead. */
export function isAcknowledged({ targets }: OutboxEntry): boolean {
  return Object.values(targets).some(({ state }) => state === 'delivered');
}

/** Returns whether a target has neither taken nor refused the lead. */
export function isWaiting({ targets }: OutboxEntry): boolean {
  return Object.values(targets).some(({ state }) => state === 'waiting');
}

/** Returns the entry after a request to a target that ended at `now` (epoch ms). `random`: uniform in [0, 1). */
export function withOutcome(entry: OutboxEntry, target: Target, outcome: Outcome, now: number, random: number): OutboxEntry {
  const known = entry.targets[target];
  // Two requests may overlap, as when the visitor leaves: a target that has the lead keeps it.
  if (!known || known.state === 'delivered') return entry;
  const result = (state: TargetState): OutboxEntry => ({ ...entry, targets: { ...entry.targets, [target]: state } });
  const attempts = known.attempts + 1;
  if (outcome === 'delivered' || outcome === 'refused') return result({ ...known, state: outcome, attempts });
  // Full jitter: a random wait between `from` and `to`. After an unknown outcome, `to` doubles with each attempt.
  const [from, to] =
    outcome === 'later' || outcome === 'capped'
      ? [LATER_MS, BACKOFF_CAP_MS]
      : [0, Math.min(BACKOFF_CAP_MS, BACKOFF_BASE_MS * 2 ** known.attempts)];
  return result({ state: 'waiting', attempts, nextAt: now + from + random * (to - from) });
}

/** Epoch ms. If `nextAt` is further away than any backoff, the clock was set back: send the entry now. */
export function dueAt({ nextAt }: TargetState, now: number): number {
  return nextAt > now + BACKOFF_CAP_MS ? now : nextAt;
}

/** Epoch ms; Infinity if no target is waiting. */
export function entryDueAt({ targets }: OutboxEntry, now: number): number {
  return Math.min(...Object.values(targets).map((target) => (target.state === 'waiting' ? dueAt(target, now) : Infinity)));
}

type Read = WaitingLead | 'none' | 'newer';

/**
 * Reads a stored value as an entry of this release, and repairs what can be repaired. Returns an early lead as it is. `newer`: written by
 * a later release, and readable only there. `none`: contains nothing that could be sent.
 */
export function readEntry(stored: unknown, now = Date.now()): Read {
  if (!isObject(stored) || typeof stored.sid !== 'string') return 'none';
  if (isEarlyLead(stored)) return stored;
  if (stored.version !== 1 && stored.version !== 2) return 'newer';
  const createdAt = isNumber(stored.createdAt) ? Math.min(stored.createdAt, now) : now - LAST_SEND_AFTER_MS - 1;
  const { version, sid, payload, record, query } = stored;
  if (!isPayload(payload)) return 'none';
  return {
    version: 2,
    sid,
    createdAt,
    payload,
    query: isTexts(query) ? query : {},
    record: isLeadRecord(record) ? record : mirrorRecord(payload),
    targets: version === 1 ? earlierTargets(stored) : readTargets(stored.targets),
  };
}

/** Only the version counts: `toEntry` accepts any other value. */
function isEarlyLead(stored: Record<string, unknown>): stored is Record<string, unknown> & EarlyLead {
  return stored.version === 0;
}

/** Reads the targets of an entry. Replaces damaged ones by both, which is safe: each stores a lead only once. */
function readTargets(stored: unknown): OutboxEntry['targets'] {
  const { sheet, table } = isObject(stored) ? stored : {};
  return sheet === undefined && isObject(table) ? { table: readState(table) } : { sheet: readState(sheet), table: readState(table) };
}

/** Reads the targets of version 1, in which an entry for the table alone was marked with `notify`. */
function earlierTargets({ notify, sheet, table }: Record<string, unknown>): OutboxEntry['targets'] {
  return notify === true ? { table: readState(table) } : { sheet: readState(sheet), table: readState(table) };
}

function readState(stored: unknown): TargetState {
  if (!isObject(stored)) return UNTRIED;
  const { state, attempts, nextAt } = stored;
  return {
    state: state === 'delivered' || state === 'refused' ? state : 'waiting',
    attempts: isNumber(attempts) ? attempts : 0,
    nextAt: isNumber(nextAt) ? nextAt : 0,
  };
}

function isPayload(value: unknown): value is SheetPayload {
  if (!isObject(value)) return false;
  const { email = '', name, whatsapp, service, message, landingPage } = value;
  return [email, name, whatsapp, service, message, landingPage].every((text) => typeof text === 'string');
}

function isLeadRecord(value: unknown): value is LeadRecord {
  if (!isObject(value)) return false;
  return Object.values(leadColumns).every(
    ({ column, nullable }) => typeof value[column] === 'string' || (nullable && value[column] === null),
  );
}

function isTexts(value: unknown): value is SheetQuery {
  return isObject(value) && Object.values(value).every((text) => typeof text === 'string');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isNumber(value: unknown): value is number {
  return Number.isFinite(value);
}
