/** Needling shown as a pattern on the curve of a cheek, never as wounds: flat brass points over a faint blush. */
import { addLight, blend, rgb } from '../lib/colour.ts';
import { fbm, gauss, hash, smooth } from '../lib/math.ts';
import type { Raster, Size } from '../lib/raster.ts';
import { skin, type Tone } from './skin.ts';

const BRASS = rgb('#A9804A');
const CHAMPAGNE = rgb('#E9CFA0');

/** `pitch` in thousandths of the width. */
export function needling({
  width,
  height,
  tone = 'sand',
  seed = 57,
  pitch = 30,
}: Size & { tone?: Tone; seed?: number; pitch?: number }): Raster {
  const metal = tone === 'umber' || tone === 'espresso' ? CHAMPAGNE : BRASS;
  return skin({
    width,
    height,
    tone,
    seed,
    pores: 0.6,
    mottle: 0.7,
    focus: [0.3, 0.3],
    relief: (u, v) => gauss(Math.hypot(u - 0.42, (v - 0.5) * 0.75), 0.42) * 0.34 + fbm(u * 2, v * 2, 2, seed + 9) * 0.02,
    tint: (c, u, v) => {
      const X = (u * 1000) / pitch;
      const Y = (v * 1000) / (pitch * 0.866);
      const row = Math.round(Y);
      const x = X - (row & 1) * 0.5;
      const col = Math.round(x);
      const dx = x - col - (hash(col, row, seed) - 0.5) * 0.14;
      const dy = (Y - row - (hash(col, row, seed + 1) - 0.5) * 0.14) * 0.866;
      const reach = smooth(0.98, 0.3, Math.hypot(u - 0.58, (v - 0.45) * 1.1) * 1.7);
      const on = hash(col, row, seed + 2) < reach * 1.5 ? 0.82 : 0;
      return blend(addLight(c, [-0.2, -4, -3], reach), metal, on * smooth(0.105, 0.06, Math.hypot(dx, dy)));
    },
  });
}
