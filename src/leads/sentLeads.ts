import { readStorage, writeStorage } from '@/lib/browserStorage';

/** In sessionStorage. */
const LEAD_SENT_KEY = 'lead-sent';

/** Records for this tab's session that a lead was sent, so that no popup opens. With blocked storage one may open once more. */
export function rememberLeadSent(): void {
  writeStorage('sessionStorage', LEAD_SENT_KEY, '1');
}

export function wasLeadSent(): boolean {
  return readStorage('sessionStorage', LEAD_SENT_KEY) !== null;
}
