import { later } from '@/boot/later';

/** What a navigation needs to change the head: the first page brings its head in its HTML. */
export const latePageHead = later(async () => {
  const [{ applyHead }, { headTags }] = await Promise.all([import('@/layout/applyHead'), import('@/site/head')]);
  return (path: string) => applyHead(headTags(path));
});
/** Outbox, endpoint and table. */
export const lateSender = later(async () => (await import('./sender')).startSender());
/** supabase-js. */
export const lateStaffBackend = later(async () => (await import('@/backend/supabase/staffBackend')).createStaffBackend);
