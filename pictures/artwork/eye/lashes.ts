import { clamp, mix, rng, smooth } from '../lib/math.ts';
import { along, stroke, type Point } from '../lib/vector.ts';
import { LASH_LINE } from './eyeShape.ts';

export interface Lashes {
  seed?: number;
  density?: number;
  length?: number;
  colour?: string;
}

/** Tip of the lash with its root at `t`. A lash grows down, then outwards and up. */
function tip(t: number, reach: number, lean: number): Point {
  const [x, y] = along(LASH_LINE, t);
  const curl = mix(-0.04, 0.5, smooth(0.05, 0.85, t));
  return [x + Math.sin(lean) * reach + curl * reach * 0.42, y + Math.cos(lean) * reach * 0.8];
}

/** Lashes of a closed eye: tapered curves that lean together in clusters of uneven size and length. */
export function lashes({ seed = 4, density = 1, length = 1, colour = '#20130f' }: Lashes): string {
  const random = rng(seed);
  const clusters = Math.round(38 * density);
  const out: string[] = [];
  for (let c = 0; c < clusters; c++) {
    const t = 0.03 + (0.945 * (c + 0.2 + random() * 0.6)) / clusters;
    const tall = Math.pow(Math.sin(Math.PI * clamp(0.03 + t * 0.67)), 1.05);
    const reach = length * mix(15, 94, tall) * mix(0.82, 1.08, random());
    const lean = mix(-0.46, 1.1, Math.pow(t, 1.12)) + (random() - 0.5) * 0.16;
    const end = tip(t, reach, lean);
    const hairs = Math.floor(mix(1.2, 3.2, smooth(0.04, 0.46, t)) + random() * 2.4);
    for (let h = 0; h < hairs; h++) {
      const root = clamp(t + (((h + 0.5) / hairs - 0.5) * 1.1 + (random() - 0.5) * 0.3) * (0.945 / clusters), 0.02, 0.985);
      const share = h === 0 ? 1 : mix(0.45, 1, Math.pow(random(), 0.6));
      const [x, y] = along(LASH_LINE, root);
      const own = tip(root, reach * share, lean + (random() - 0.5) * 0.14);
      const pull = 0.5 * share;
      const last: Point = [mix(own[0], end[0], pull * share), mix(own[1], end[1], pull * share)];
      const sag = 0.16 + 0.1 * t; // the belly of the curve hangs below the chord
      const belly = (u: number): Point => [
        mix(x, last[0], u) - sag * (last[1] - y) * Math.sin(Math.PI * u) * smooth(-0.1, 0.7, t) * 0.5,
        mix(y, last[1], u) + sag * Math.abs(last[0] - x + 8) * Math.sin(Math.PI * u) * 0.9,
      ];
      const path: Point[] = [[x, y - 1], belly(0.36), belly(0.7), last];
      out.push(
        stroke(path, {
          width: (1.9 + random() * 1.1) * mix(0.55, 1, smooth(0, 0.3, t)),
          profile: (u) => Math.pow(1 - u, 0.66),
          fill: colour,
          opacity: 0.66 + random() * 0.3,
        }),
      );
    }
  }
  return out.join('');
}
