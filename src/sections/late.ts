import { createElement } from 'react';

import { hydratedPart } from '@/boot/LatePart';
import type { PriceListId } from '@/content/inShort';

import type { FilmBandProps } from './FilmBand';
import type { MapFrameProps } from './MapFrame';

// The type of MapBand's props is inferred, because MapBand imports LateMapFrame.
export const LateMapBand = hydratedPart(async () => (await import('./MapBand')).MapBand, 'iframe', 'min-h-105');
export const LateMapFrame = hydratedPart<MapFrameProps>(async () => (await import('./MapFrame')).MapFrame, 'iframe');
export const LateFilmBand = hydratedPart<FilmBandProps>(async () => (await import('./FilmBand')).FilmBand, 'video', 'min-h-160');
/** Brings its own words, because the first load of these pages has no room for them. */
export const LateInShort = hydratedPart<{ of: PriceListId }>(async () => {
  const [{ InShort }, { inShort }] = await Promise.all([import('./InShort'), import('@/content/inShort')]);
  return ({ of }) => createElement(InShort, inShort[of]);
}, '.in-short');
