import { standingPart } from '@/boot/LatePart';

import type { FilmBandProps } from './FilmBand';
import type { MapBandProps } from './MapBand';
import type { MapFrameProps } from './MapFrame';

export const LateMapBand = standingPart<MapBandProps>(async () => (await import('./MapBand')).MapBand, 'iframe', 'min-h-105');
export const LateMapFrame = standingPart<MapFrameProps>(async () => (await import('./MapFrame')).MapFrame, 'iframe');
export const LateFilmBand = standingPart<FilmBandProps>(async () => (await import('./FilmBand')).FilmBand, 'video', 'min-h-160');
