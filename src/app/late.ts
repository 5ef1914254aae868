import { lazyModule } from '@/boot/lazyModule';
import type { PageHead } from '@/site/head';

/** Changes the head after a navigation. The first page's HTML already contains its head. */
export const latePageHead = lazyModule(async () => {
  const [{ applyHead }, { headTags }] = await Promise.all([import('@/layout/applyHead'), import('@/site/head')]);
  return (path: string, head: PageHead) => applyHead(headTags(path, head));
});
/** Connects the outbox, the sheet endpoint and the table. */
export const lateSender = lazyModule(async () => (await import('./sender')).startSender());
/** Includes supabase-js. */
export const lateStaffBackend = lazyModule(async () => (await import('@/backend/supabase/staffBackend')).createStaffBackend);
/** Counts visits once it has loaded. The setting is read in place, so that a build without it leaves all of this out. */
export const lateAnalytics = import.meta.env.VITE_ANALYTICS_ORIGIN
  ? lazyModule(async () => (await import('./analytics')).countVisits(import.meta.env.VITE_ANALYTICS_ORIGIN ?? ''))
  : undefined;
