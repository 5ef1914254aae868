import { rgb } from './colour.ts';
import { clamp, fbm, hash, noise } from './math.ts';
import { paint, sampleColour, type Raster, type Size } from './raster.ts';

/** A plain sheet: cloudy tone, short fibres. */
export function paper(size: Size, { base = '#F3ECE4', seed = 5, strength = 1 } = {}): Raster {
  const b = rgb(base);
  const k = 720 / size.width;
  return paint(size, (x, y) => {
    const cloud = fbm((x * k) / 240, (y * k) / 260, 3, seed) * 9;
    const fibre = (noise((x * k) / 1.6, (y * k) / 5, seed + 2) + noise((x * k) / 6, (y * k) / 1.7, seed + 3) - 1) * 5;
    const v = (cloud + fibre) * strength;
    return [b[0] + v, b[1] + v, b[2] + v];
  });
}

export interface Gouache {
  wobble?: number;
  granulation?: number;
  brush?: number;
  tooth?: number;
  light?: number;
  seed?: number;
}

/**
 * Makes vector shapes look painted: edges wobble by a pixel, pigment pools and thins, dry-brush streaks follow one direction, paper
 * texture shows through, and light falls off from one side.
 */
export function gouache(
  image: Raster,
  { wobble = 0.9, granulation = 6, brush = 5, tooth = 4, light = 0.05, seed = 1 }: Gouache = {},
): Raster {
  const k = 720 / image.width;
  return paint(image, (x, y) => {
    const X = x * k;
    const Y = y * k;
    const dx = ((noise(X / 9, Y / 9, seed) - 0.5) * 2 * wobble) / k;
    const dy = ((noise(X / 9 + 40, Y / 9, seed + 1) - 0.5) * 2 * wobble) / k;
    const c = sampleColour(image, x + dx, y + dy);
    const pool = fbm(X / 60, Y / 60, 3, seed + 5) * granulation * 1.4;
    const streak = (noise((X + Y * 0.35) / 46, (Y - X * 0.35) / 3.2, seed + 9) - 0.5) * brush * (0.4 + noise(X / 130, Y / 130, seed + 11));
    const grain = (noise(X / 1.5, Y / 1.5, seed + 13) - 0.5) * tooth + (hash(x, y, seed) - 0.5) * tooth * 0.5;
    const fall = 1 + light * (1 - (X / 720) * 1.3 - (Y / 900) * 0.5);
    const v = pool + streak + grain;
    return [clamp(c[0] * fall + v, 0, 255), clamp(c[1] * fall + v, 0, 255), clamp(c[2] * fall + v, 0, 255)];
  });
}
