/** Of sessionStorage. */
export const LEAD_SENT_KEY = 'lead-sent';

/** Notes for this tab's session that a lead was sent: its popups stay closed. */
export function rememberLeadSent(): void {
  try {
    sessionStorage.setItem(LEAD_SENT_KEY, '1');
  } catch {
    // Storage is blocked: the popup may open once more, which loses nothing.
  }
}

export function wasLeadSent(): boolean {
  try {
    return sessionStorage.getItem(LEAD_SENT_KEY) !== null;
  } catch {
    return false;
  }
}
