import { readStorage, writeStorage } from '@/lib/browserStorage';

/** In sessionStorage. */
const LEAD_SENT_KEY = 'lead-sent';

/** Notes for this tab's session that a lead was sent: its popups stay closed. Where storage is blocked one may open once more. */
export function rememberLeadSent(): void {
  writeStorage('sessionStorage', LEAD_SENT_KEY, '1');
}

export function wasLeadSent(): boolean {
  return readStorage('sessionStorage', LEAD_SENT_KEY) !== null;
}
