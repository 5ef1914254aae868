/** Plates of the skin itself: its texture, dull or luminous, and needling shown as a pattern. */
import { addLight, blend, rgb } from '../lib/colour.ts';
import { fbm, gauss, hash, mix, noise, smooth } from '../lib/math.ts';
import type { Raster, Size } from '../lib/raster.ts';
import { skin, type Tone } from './skin.ts';

/** Skin lines form a net of small lozenges: crossed, warped wave fields. 0 or below. */
function net(u: number, v: number, seed: number): number {
  const wu = u + fbm(u * 5, v * 5, 3, seed) * 0.16;
  const wv = v + fbm(u * 5 + 7, v * 5, 3, seed + 2) * 0.16;
  const a = wu * 44 + wv * 26;
  const b = wu * -30 + wv * 46;
  const ridge = (t: number): number => Math.pow(Math.abs(t - Math.floor(t) - 0.5) * 2, 5);
  return (
    -1.6 *
    Math.max(
      ridge(a) * noise(u * 40, v * 40, seed + 31),
      ridge(b) * noise(u * 40, v * 40, seed + 32),
      ridge(a * 0.5 + b * 0.5 + 0.3) * 0.7 * noise(u * 30, v * 30, seed + 33),
    )
  );
}

/** A close-up of texture; health 0 (dry, uneven) to 1 (even, luminous). Same seed, same skin. */
export function texture({
  width,
  height,
  tone = 'sand',
  health = 1,
  seed = 51,
}: Size & { tone?: Tone; health?: number; seed?: number }): Raster {
  const depth = mix(0.00055, 0.0002, health);
  const grey = mix(0.18, 0, health);
  return skin({
    width,
    height,
    tone,
    seed,
    pores: mix(1.2, 0.6, health),
    mottle: mix(1.8, 0.5, health),
    exposure: mix(-0.12, 0.06, health),
    focus: [0.36, 0.34],
    relief: (u, v) => net(u, v, seed) * depth + fbm(u * 2.2, v * 2.2, 2, seed + 9) * 0.09 + gauss(Math.hypot(u - 0.5, v - 0.6), 0.5) * 0.06,
    tint: (c, u, v) => {
      const spot = smooth(0, 0.5, fbm(u * 5, v * 5, 3, seed + 21)) * (1 - health) * 0.5;
      const mean = (c[0] + c[1] + c[2]) / 3;
      return addLight(blend(c, [mean, mean, mean], grey), [-16, -27, -29], spot);
    },
    gloss: () => health * 0.2,
  });
}

const BRASS = rgb('#A9804A');
const CHAMPAGNE = rgb('#E9CFA0');

/** Needling as a pattern, never a wound: flat brass points over a breath of blush. `pitch` in thousandths of the width. */
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
    pores: 0.8,
    mottle: 0.7,
    exposure: 0.03,
    focus: [0.4, 0.34],
    relief: (u, v) => fbm(u * 2.2, v * 2.2, 2, seed + 9) * 0.09,
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
