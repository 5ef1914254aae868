/** Skin close up in raking light: a soft bend of the surface, plump cells between fine lines, pores, and sheen where the lamp grazes. */
import { fbm, gauss, hash, noise, radians, smooth } from '../lib/math.ts';
import type { Raster, Size } from '../lib/raster.ts';
import { skin, type Skin } from './skin.ts';

export interface CloseUp extends Pick<Skin, 'tone' | 'seed' | 'exposure' | 'tint'>, Size {
  /** Direction towards the lamp, in degrees: 0 is right, 90 is down, 180 is left, 270 is up. */
  from: number;
  /** Height of the lamp above the skin, in degrees. */
  lift?: number;
  /** Cells across the plate. */
  cells?: number;
  /** Depth of the lines. */
  lines?: number;
  /** Shine, 0 to 1. */
  sheen?: number;
  /** Bend of the surface away from the lamp. */
  bend?: number;
}

/** Distance to the nearest line between cells, and to the nearest cell centre. */
function cell(x: number, y: number, seed: number): readonly [line: number, centre: number] {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  let first = 9;
  let second = 9;
  for (let j = yi - 1; j <= yi + 1; j++) {
    for (let i = xi - 1; i <= xi + 1; i++) {
      const d = Math.hypot(i + 0.1 + hash(i, j, seed) * 0.8 - x, j + 0.1 + hash(i, j, seed + 1) * 0.8 - y);
      if (d < first) {
        second = first;
        first = d;
      } else if (d < second) second = d;
    }
  }
  return [second - first, first];
}

/** Height of the lines between cells (below 0) and of the cells (above 0). */
function weave(x: number, y: number, seed: number): number {
  const [line, centre] = cell(x, y, seed);
  return 0.35 - centre * centre * 0.45 - gauss(line, 0.34) * 0.34;
}

/** A pore: a small, soft pit. */
function pore(x: number, y: number, seed: number): number {
  const [, centre] = cell(x, y, seed);
  return -gauss(centre, 0.13 + 0.06 * noise(x * 0.7, y * 0.7, seed + 2)) * smooth(0.2, 0.6, noise(x * 0.8, y * 0.8, seed + 3));
}

export function closeUp(plate: CloseUp): Raster {
  const { width, height, seed, from, lift = 30, cells = 30, lines = 1, sheen = 0.1, bend = 0.9 } = plate;
  const lx = Math.cos(radians(from));
  const ly = Math.sin(radians(from));
  const flat = Math.cos(radians(lift));
  const middle = height / width / 2;
  // the lines run across the light, a little askew
  const turn = radians(from + 62);
  const cos = Math.cos(turn);
  const sin = Math.sin(turn);
  const depth = 0.07 / cells;
  const toward = (u: number, v: number): number => (u - 0.5) * lx + (v - middle) * ly;
  // the sharp band of a close-up: texture fades towards the light and into the shade
  const inFocus = (u: number, v: number): number => gauss(toward(u, v) + fbm(u * 1.5, v * 1.5, 2, seed + 3) * 0.16, 0.17);
  return skin({
    ...plate,
    light: [lx * flat, ly * flat, Math.sin(radians(lift))],
    pores: 0,
    mottle: 0.8,
    focus: [0.5 + lx * 0.25, 0.5 + ly * 0.25],
    relief: (u, v) => {
      const t = toward(u, v);
      const across = (u - 0.5) * -ly + (v - middle) * lx;
      const form = -bend * (t - 0.1) * (t - 0.1) * 0.5 - across * across * bend * 0.16 + fbm(u * 1.3, v * 1.3, 2, seed + 9) * 0.07;
      const wu = u + fbm(u * 7, v * 7, 3, seed + 5) * 0.03;
      const wv = v + fbm(u * 7, v * 7, 3, seed + 6) * 0.03;
      const x = (wu * cos + wv * sin) * cells * 0.8;
      const y = (wv * cos - wu * sin) * cells * 1.25;
      const strength = 0.45 + 0.75 * noise(u * 3.2, v * 3.2, seed + 8);
      const pit = pore(wu * cells, wv * cells, seed + 40);
      return form + depth * inFocus(u, v) * lines * (weave(x, y, seed) * strength + pit * 0.5);
    },
    gloss: (u, v) => sheen * (0.35 + 0.65 * inFocus(u, v)),
  });
}
