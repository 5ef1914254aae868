import { openedPart } from '@/boot/LatePart';

export const LateAddLead = openedPart(async () => (await import('./AddLead')).AddLead);
export const LateOverview = openedPart(async () => (await import('./overview/Overview')).Overview);
