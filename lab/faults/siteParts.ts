// Entry of the bundle with the site's own delivery code (see src/app/sender.ts), which the lab runs in Node instead of in a page.
export { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
export { leadTable } from '@/backend/supabase/leadTable';
export { toEntry } from '@/leads/outbox/earlyEntry';
export { createOutbox } from '@/leads/outbox/outbox';
export { indexedDbOutbox, openDatabase } from '@/leads/outbox/store';
export { startRetries } from '@/leads/outbox/triggers';
