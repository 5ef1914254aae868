import { later } from '@/boot/later';

/** Changes the head after a navigation; the first page has its head in its HTML. */
export const latePageHead = later(async () => {
  const [{ applyHead }, { headTags }] = await Promise.all([import('@/layout/applyHead'), import('@/site/head')]);
  return (path: string) => applyHead(headTags(path));
});
/** Connects outbox, sheet endpoint and table. */
export const lateSender = later(async () => (await import('./sender')).startSender());
/** Includes supabase-js. */
export const lateStaffBackend = later(async () => (await import('@/backend/supabase/staffBackend')).createStaffBackend);
