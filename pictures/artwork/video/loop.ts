import type { Raster, Size } from '../lib/raster.ts';

/** A video that ends as it begins. */
export interface Loop {
  name: string;
  seconds: number;
  /** Tones of its sound, Hz. */
  chord: readonly number[];
  /** Prepares what all frames share; returns a function that draws the frame at `t` (0 to 1). */
  open: (size: Size) => Promise<(t: number) => Raster | Promise<Raster>>;
}
