import type { DeskRequest } from '@/leads/desk/ports';

/** In this tab's storage, so that a reload loses no action. */
const KEY = 'desk.waiting';

/** Keeps an account's actions for a reload: ids, kinds and times, no text. */
export function keepWaiting(account: string, requests: readonly DeskRequest[]): void {
  const kept = requests.filter(({ act }) => act.kind !== 'note');
  try {
    if (kept.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ account, requests: kept }));
  } catch {
    // Storage is blocked: they last as long as the page.
  }
}

/** What this account has left here; nobody else's. */
export function restoreWaiting(account: string): DeskRequest[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || kept['account'] !== account || !Array.isArray(kept['requests'])) return [];
    return kept['requests'].filter(isRequest);
  } catch {
    return [];
  }
}

function isRequest(value: unknown): value is DeskRequest {
  if (!isRecord(value) || !isRecord(value['act'])) return false;
  return (
    typeof value['id'] === 'string' &&
    typeof value['leadId'] === 'string' &&
    typeof value['seen'] === 'number' &&
    typeof value['act']['kind'] === 'string'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
