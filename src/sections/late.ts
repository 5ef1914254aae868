import { createElement } from 'react';

import { hydratedPart } from '@/boot/LatePart';
import type { PriceListId } from '@/content/treatmentSummaries';

import type { FilmBandProps } from './FilmBand';
import type { MapBandProps } from './MapBand';
import type { MapFrameProps } from './MapFrame';

export const LateMapBand = hydratedPart<MapBandProps>(async () => (await import('./MapBand')).MapBand, 'iframe', 'min-h-105');
export const LateMapFrame = hydratedPart<MapFrameProps>(async () => (await import('./MapFrame')).MapFrame, 'iframe');
export const LateFilmBand = hydratedPart<FilmBandProps>(async () => (await import('./FilmBand')).FilmBand, 'video', 'min-h-160');
/** Brings its own words, because the first load of these pages has no room for them. */
export const LateTreatmentSummary = hydratedPart<{ of: PriceListId }>(async () => {
  const [{ TreatmentSummary }, { treatmentSummaries }] = await Promise.all([
    import('./TreatmentSummary'),
    import('@/content/treatmentSummaries'),
  ]);
  return ({ of }) => createElement(TreatmentSummary, treatmentSummaries[of]);
}, '.in-short');
