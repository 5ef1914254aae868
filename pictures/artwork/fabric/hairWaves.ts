/** Falling hair. The strands follow a wave, and light gathers in bands where the wave turns towards the viewer. */
import { ramp } from '../lib/colour.ts';
import { clamp, fbm, noise } from '../lib/math.ts';
import { paint, type Raster, type Size } from '../lib/raster.ts';

const HAIR_COLOURS = {
  brunette: [
    [0, '#140b0a'],
    [0.35, '#38211a'],
    [0.62, '#6b4330'],
    [0.85, '#b07f5a'],
    [1, '#ecc9a0'],
  ],
  copper: [
    [0, '#1d0b07'],
    [0.35, '#4f2012'],
    [0.62, '#8a4424'],
    [0.85, '#cf8750'],
    [1, '#f6cf9c'],
  ],
  honey: [
    [0, '#341c0e'],
    [0.35, '#7a4a28'],
    [0.62, '#b8804c'],
    [0.85, '#e6bd86'],
    [1, '#fdebcb'],
  ],
  ink: [
    [0, '#070506'],
    [0.35, '#171214'],
    [0.62, '#332a2b'],
    [0.85, '#77686a'],
    [1, '#cfc2c2'],
  ],
} as const satisfies Record<string, readonly (readonly [number, string])[]>;
export type HairColour = keyof typeof HAIR_COLOURS;

export interface HairWaves extends Size {
  colour?: HairColour;
  seed?: number;
  /** From 0 (straight) to 1 (full waves). */
  wave?: number;
}

export function hairWaves({ width, height, colour = 'brunette', seed = 6, wave = 1 }: HairWaves): Raster {
  const tone = ramp(HAIR_COLOURS[colour]);
  return paint({ width, height }, (x, y) => {
    const X = x / width;
    const Y = y / width;
    const t = Y * 0.95 + X * 0.42;
    const bend = (0.052 * Math.sin(t * 8.2 + X * 2.2 + seed) + 0.02 * Math.sin(t * 15 + X * 5)) * wave;
    const across = X - Y * 0.28 + bend + fbm(X * 2, Y * 2, 2, seed) * 0.06;
    const slope = Math.cos(t * 8.2 + X * 2.2 + seed);
    const lock = noise(across * 15, Y * 1.1, seed);
    const strand = noise(across * 210, Y * 1.6, seed + 1);
    const thin = noise(across * 520, Y * 3, seed + 2);
    const groove = Math.pow(Math.abs(noise(across * 24, Y * 0.9, seed + 4) - 0.5) * 2, 0.6);
    const band = Math.pow(clamp(0.5 + 0.5 * Math.sin(t * 8.2 + X * 2.2 + seed + 0.7 + (lock - 0.5) * 2.2)), 3.2);
    const shine = band * (0.22 + 0.42 * strand) * (0.5 + 0.5 * groove);
    return tone(clamp(0.1 + 0.24 * strand * groove + 0.1 * thin + 0.12 * lock + shine + 0.05 * slope));
  });
}
