import type { Raster } from '../lib/raster.ts';

export type Draw = () => Raster | Promise<Raster>;
/** Slot name to drawing. */
export type Plates = Readonly<Record<string, Draw>>;
