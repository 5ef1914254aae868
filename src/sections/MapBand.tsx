import { island } from '@/ui/island';

import type { MapBandProps } from './MapBandBody';

/** The map from edge to edge. It stands in the page's HTML; what notices that its host is out of reach comes after the page's script. */
export const MapBand = island<MapBandProps>(async () => (await import('./MapBandBody')).MapBandBody, <div className="min-h-105" />);
