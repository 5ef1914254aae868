import type { Size } from '../lib/raster.ts';

/** Sizes of the committed files, px. */
export const R5x4: Size = { width: 1400, height: 1120 };
export const R4x5: Size = { width: 1200, height: 1500 };
export const R3x4: Size = { width: 1110, height: 1480 };
export const R7x5: Size = { width: 1400, height: 1000 };
export const R9x16: Size = { width: 720, height: 1280 };
export const R1x1: Size = { width: 1100, height: 1100 };
export const R2x1: Size = { width: 1600, height: 800 };
