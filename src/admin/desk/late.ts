import { openedPart } from '@/boot/LatePart';

import type { OverviewProps } from './Overview';

export const LateOverview = openedPart<OverviewProps>(async () => (await import('./Overview')).Overview);
