/** A diagram of skin therapy: three soft lights with hairline rims meet over a field of tiny points. */
import { blend, rgb, type Rgb } from '../lib/colour.ts';
import { fbm, smooth } from '../lib/math.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { skin, type Tone } from './skin.ts';

const RADIUS = 0.245;
const DISCS: readonly { x: number; y: number; light: Rgb }[] = [
  { x: 0.355, y: -0.135, light: rgb('#6C86C8') },
  { x: 0.645, y: -0.135, light: rgb('#CE5660') },
  { x: 0.5, y: 0.116, light: rgb('#9A5486') },
];
const PITCH = 0.0165;
const WHITE: Rgb = [255, 250, 246];

export async function threeLights({ width, height, tone = 'sand', seed = 57 }: Size & { tone?: Tone; seed?: number }): Promise<Raster> {
  const middle = (height / width) * 0.5;
  const image = skin({
    width,
    height,
    tone,
    seed,
    pores: 0.7,
    mottle: 0.55,
    exposure: 0.03,
    focus: [0.42, 0.4],
    relief: (u, v) => fbm(u * 1.7, v * 1.7, 2, seed + 9) * 0.08,
    tint: (c, u, v) => {
      let out = c;
      let inside = 0;
      for (const disc of DISCS) {
        const d = Math.hypot(u - disc.x, v - middle - disc.y);
        const within = smooth(RADIUS + 0.001, RADIUS - 0.001, d);
        inside += within;
        // brightest near the rim, as in a lens, with a little light outside
        out = blend(out, disc.light, within * (0.15 + 0.17 * smooth(0, RADIUS, d)) + (1 - within) * 0.12 * Math.exp(-(d - RADIUS) / 0.05));
      }
      const row = Math.round(v / (PITCH * 0.866));
      const x = u / PITCH - (row & 1) * 0.5;
      const dot = Math.hypot((x - Math.round(x)) * PITCH, v - row * PITCH * 0.866);
      const size = inside > 2.5 ? 0.0036 : 0.0022;
      return blend(
        out,
        WHITE,
        smooth(size + 0.0008, size - 0.0006, dot) * (inside > 2.5 ? 0.95 : inside > 1.5 ? 0.6 : inside > 0.5 ? 0.22 : 0),
      );
    },
  });
  const rims = DISCS.map(
    (d) =>
      `<circle cx="${d.x * 1000}" cy="${(d.y + middle) * 1000}" r="${RADIUS * 1000}" fill="none" stroke="#FFF8F2" stroke-width="1.5" opacity=".85"/>`,
  );
  return overlay(image, rims.join(''), [1000, (1000 * height) / width]);
}
