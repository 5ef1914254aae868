// The site's own delivery, as src/app/sender.ts puts it together: the entry of the bundle that the lab runs outside of a page.
export { sheetEndpoint } from '@/backend/spreadsheet/sheetEndpoint';
export { leadTable } from '@/backend/supabase/leadTable';
export { createDelivery } from '@/leads/delivery';
export { indexedDbOutbox, openDatabase } from '@/leads/outboxStore';
export { startRetries } from '@/leads/outboxTriggers';
