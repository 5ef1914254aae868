import type { Raster, Size } from '../lib/raster.ts';

/** A video whose last frame leads back to its first frame. */
export interface Loop {
  name: string;
  seconds: number;
  /** Tones of its sound, Hz. */
  chord: readonly number[];
  /** Prepares the data that all frames share. Returns a function that draws the frame at `t` (0 to 1). */
  open: (size: Size) => Promise<(t: number) => Raster | Promise<Raster>>;
}
