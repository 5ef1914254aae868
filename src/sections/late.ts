import { standingPart } from '@/boot/LatePart';

import type { MapBandProps } from './MapBand';
import type { MapFrameProps } from './MapFrame';
import type { VideoReelProps } from './VideoReel';

export const LateMapBand = standingPart<MapBandProps>(async () => (await import('./MapBand')).MapBand, 'iframe', 'min-h-105');
export const LateMapFrame = standingPart<MapFrameProps>(async () => (await import('./MapFrame')).MapFrame, 'iframe');
export const LateVideoReel = standingPart<VideoReelProps>(async () => (await import('./VideoReel')).VideoReel, 'video', 'min-h-160');
