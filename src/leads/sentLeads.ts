import { readStorage, writeStorage } from '@/lib/browserStorage';

const LEAD_SENT_KEY = 'lead-sent';

/** Records for this tab's session that a lead was sent, so that no popup opens. If storage is blocked, a popup may still open. */
export function rememberLeadSent(): void {
  writeStorage('sessionStorage', LEAD_SENT_KEY, '1');
}

export function wasLeadSent(): boolean {
  return readStorage('sessionStorage', LEAD_SENT_KEY) !== null;
}
