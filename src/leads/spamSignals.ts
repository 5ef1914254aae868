import type { SheetQuery } from './fields';

/** The name of the honeypot field. */
export const HONEYPOT = 'company';
/** People need longer than this to fill in a form, in ms. */
const FASTEST_HUMAN_MS = 1_500;

/**
 * Signs that a machine may have sent a lead: a filled honeypot, or a form sent faster than a person can. No lead is dropped for them: they
 * travel in the endpoint's query string, and the sheet shows them in its Suspect column.
 */
export function spamSignals(honeypot: string, filledInMs: number): SheetQuery {
  const marks = [honeypot !== '' && 'honeypot', filledInMs < FASTEST_HUMAN_MS && 'fast'].filter((mark) => mark !== false);
  return marks.length === 0 ? {} : { suspect: marks.join(',') };
}
