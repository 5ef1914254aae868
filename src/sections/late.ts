import { hydratedPart } from '@/boot/LatePart';

import type { FilmBandProps } from './FilmBand';
import type { MapFrameProps } from './MapFrame';

export const LateMapFrame = hydratedPart<MapFrameProps>(async () => (await import('./MapFrame')).MapFrame, 'iframe');
export const LateFilmBand = hydratedPart<FilmBandProps>(async () => (await import('./FilmBand')).FilmBand, 'video', 'min-h-160');
