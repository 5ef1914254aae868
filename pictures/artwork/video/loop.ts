import type { Raster, Size } from '../lib/raster.ts';

/** A film that ends where it begins. */
export interface Loop {
  name: string;
  seconds: number;
  /** Tones of its sound, Hz. */
  chord: readonly number[];
  /** Makes what all frames share, then draws the frame at `t` from 0 up to 1. */
  open: (size: Size) => Promise<(t: number) => Raster | Promise<Raster>>;
}
