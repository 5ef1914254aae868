import type { SheetQuery } from './fields';

/** People need longer than this to fill in a form, in ms. */
const FASTEST_HUMAN_MS = 1_500;

/**
 * Signs that a bot may have sent a lead: a filled honeypot, or a form submitted faster than a person can fill it in. No lead is dropped
 * because of these signals. They are sent in the endpoint's query string and appear in the sheet's Suspect column.
 */
export function spamSignals(honeypot: string, filledInMs: number): SheetQuery {
  const reasons = [honeypot !== '' && 'honeypot', filledInMs < FASTEST_HUMAN_MS && 'fast'].filter((reason) => reason !== false);
  return reasons.length === 0 ? {} : { suspect: reasons.join(',') };
}
