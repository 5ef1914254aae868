/** What the local server prints when the database refuses something, by the reason: for `expectErrors`. */
export const PRINTED = {
  policy: 'new row violates row-level security policy',
  sameId: 'duplicate key value violates unique constraint "lead_form_pkey"',
  severalLeads: 'One lead at a time',
  limit: 'Too many leads',
  largeLead: 'The lead is too large',
  claim: 'permission denied for function claim_lead_notification',
  release: 'permission denied for function release_lead_notification',
  dueMail: 'permission denied for function claim_due_mail',
  settle: 'permission denied for function settle_mail',
  guard: 'permission denied',
  hiddenSettings: "Could not find the table 'public.setting' in the schema cache",
  hiddenLedger: "Could not find the table 'public.lead_notification' in the schema cache",
  hiddenUsers: "Could not find the table 'public.users' in the schema cache",
  hiddenJoin: 'relation "lead_notification" does not exist',
  noSuchKey: 'no unique or exclusion constraint matching the ON CONFLICT specification',
  zeroCharacter: 'invalid byte sequence for encoding "UTF8": 0x00',
} as const;
