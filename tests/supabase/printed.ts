/** The local server's error lines, by reason for the refusal. Pass them to `expectErrors`. */
export const PRINTED = {
  policy: 'new row violates row-level security policy',
  sameId: 'duplicate key value violates unique constraint "lead_form_pkey"',
  severalLeads: 'One lead at a time',
  limit: 'Too many leads',
  largeLead: 'The lead is too large: at most 8 kB',
  longMessage: 'The message is too long: at most 4000 characters',
  forbidden: 'permission denied',
  hiddenTable: 'in the schema cache',
  hiddenJoin: 'relation "lead_notification" does not exist',
  zeroCharacter: 'invalid byte sequence for encoding "UTF8": 0x00',
  leadGone: 'The lead is gone',
  noFigure: 'No such figure',
  noLead: 'No such lead',
  othersId: 'This id belongs to another lead',
  largeAddedLead: 'The lead is too large: at most 8,000 bytes',
} as const;
