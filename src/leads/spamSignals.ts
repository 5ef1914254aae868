import type { SheetQuery } from './fields';

/** The name of the field that people do not see. */
export const HONEYPOT = 'company';
/** Nobody fills in a form faster than this, in ms; machines do. */
const FASTEST_HUMAN_MS = 1_500;

/**
 * Marks of a lead that a machine may have sent: a filled honeypot, or a form sent sooner than a person can. They drop nothing:
 * they travel in the endpoint's query string and the sheet shows them in its Suspect column.
 */
export function spamSignals(honeypot: string, filledInMs: number): SheetQuery {
  const marks = [honeypot !== '' && 'honeypot', filledInMs < FASTEST_HUMAN_MS && 'fast'].filter((mark) => mark !== false);
  return marks.length === 0 ? {} : { suspect: marks.join(',') };
}
