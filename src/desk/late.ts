import { openedPart } from '@/boot/LatePart';

export const LateOverview = openedPart(async () => (await import('./overview/Overview')).Overview);
