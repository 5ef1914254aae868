import { hydratedPart } from '@/boot/LatePart';

import type { MapBandProps } from './MapBand';

export const LateMapBand = hydratedPart<MapBandProps>(async () => (await import('./MapBand')).MapBand, 'iframe', 'min-h-105');
