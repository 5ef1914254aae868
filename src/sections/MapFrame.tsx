import { island } from '@/ui/island';

import type { MapFrameProps } from './MapFrameBody';

/** The embedded map of the studio. It stands in the page's HTML; what notices that its host is out of reach comes after the page's script. */
export const MapFrame = island<MapFrameProps>(async () => (await import('./MapFrameBody')).MapFrameBody, null);
