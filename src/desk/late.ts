import { openedPart } from '@/boot/LatePart';

import type { OverviewProps } from './overview/Overview';

export const LateOverview = openedPart<OverviewProps>(async () => (await import('./overview/Overview')).Overview);
