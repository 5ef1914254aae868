import { readStorage, writeStorage } from '@/lib/browserStorage';

import type { ActionRequest } from '../model/actions';
import { CHANNELS, LOST_REASONS } from '../model/followUp';
import { stateNames } from '../model/states';

/** In this tab's storage, followed by the id of an account, so that a reload loses no action of it. */
const PREFIX = 'desk.waiting.';

/** Keeps an account's actions for a reload: ids, kinds and times, no text. */
export function keepWaiting(account: string, requests: readonly ActionRequest[]): void {
  const kept = requests.filter(({ action }) => action.kind !== 'note');
  writeStorage('sessionStorage', PREFIX + account, kept.length === 0 ? null : JSON.stringify(kept));
}

/** Reads the actions that an account has left in this tab. Drops kinds that this release does not know. */
export function restoreWaiting(account: string): ActionRequest[] {
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

function isRequest(value: unknown): value is ActionRequest {
  if (!isRecord(value)) return false;
  const { id, account, leadId, seenVersion, action } = value;
  return isText(id) && isText(account) && isText(leadId) && typeof seenVersion === 'number' && isRecord(action) && isAction(action);
}

/** A note is no such action: its text is never stored. */
function isAction({ kind, ...rest }: Record<string, unknown>): boolean {
  switch (kind) {
    case 'claim':
    case 'takeOver':
    case 'contacted':
    case 'notContacted':
    case 'noAnswer':
      return true;
    case 'assign':
      return rest['owner'] === null || isText(rest['owner']);
    case 'setState':
      return isOneOf(stateNames, rest['state']) && (rest['lostReason'] === null || isOneOf(LOST_REASONS, rest['lostReason']));
    case 'undo':
      return isText(rest['actionId']);
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
