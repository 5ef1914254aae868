import { readStorage, writeStorage } from '@/lib/browserStorage';

import type { DeskRequest } from '../model/ports';
import { CHANNELS, LOST_REASONS, STATES } from '../model/states';

/** In this tab's storage, followed by the id of an account, so that a reload loses no action of it. */
const PREFIX = 'desk.waiting.';

/** Keeps an account's actions for a reload: ids, kinds and times, no text. */
export function keepWaiting(account: string, requests: readonly DeskRequest[]): void {
  const kept = requests.filter(({ act }) => act.kind !== 'note');
  writeStorage('sessionStorage', PREFIX + account, kept.length === 0 ? null : JSON.stringify(kept));
}

/** Reads the actions that an account has left in this tab. Drops kinds that this release does not know. */
export function restoreWaiting(account: string): DeskRequest[] {
  try {
    const kept: unknown = JSON.parse(readStorage('sessionStorage', PREFIX + account) ?? 'null');
    return Array.isArray(kept) ? kept.filter((request) => isRequest(request) && request.account === account) : [];
  } catch {
    return [];
  }
}

/** The accounts that have left actions in this tab. */
export function waitingAccounts(): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

function isRequest(value: unknown): value is DeskRequest {
  if (!isRecord(value)) return false;
  const { id, account, leadId, seen, act } = value;
  return isText(id) && isText(account) && isText(leadId) && typeof seen === 'number' && isRecord(act) && isAct(act);
}

/** A note is no such action: its text is never stored. */
function isAct({ kind, ...rest }: Record<string, unknown>): boolean {
  switch (kind) {
    case 'claim':
    case 'take':
    case 'yes':
    case 'not yet':
    case 'no answer':
      return true;
    case 'assign':
      return rest['owner'] === null || isText(rest['owner']);
    case 'state':
      return rest['state'] !== 'Lost' && isOneOf(STATES, rest['state']);
    case 'lost':
      return isOneOf(LOST_REASONS, rest['reason']);
    case 'undo':
      return isText(rest['event']);
    default:
      return isOneOf(CHANNELS, kind) && typeof rest['pressedAt'] === 'number';
  }
}

function isOneOf(values: readonly string[], value: unknown): boolean {
  return isText(value) && values.includes(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
