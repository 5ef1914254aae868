import { lazyDialog } from '@/boot/LatePart';

export const LateAddLead = lazyDialog(async () => (await import('./AddLead')).AddLead);
export const LateOverview = lazyDialog(async () => (await import('./overview/Overview')).Overview);
