import { clamp, mix, smooth } from '../lib/math.ts';
import type { Raster } from '../lib/raster.ts';
import { filledAt, lips } from '../lips/lips.ts';
import { MOUTHS } from '../lips/mouth.ts';
import type { Loop } from './loop.ts';

/** Mouth and crop of the loop and its poster. */
export const TALL_MOUTH = { tone: 'honey', mouth: 'rested', half: 0.43 } as const;

/** Goes from 0 to 1 at an even pace with soft ends. */
const steady = (from: number, to: number, t: number): number => mix(clamp((t - from) / (to - from)), smooth(from, to, t), 0.4);

/** Pigment crosses the mouth from left to right, stays, and leaves the same way. */
export const lipFilling: Loop = {
  name: 'lips',
  seconds: 8,
  chord: [98, 146.8, 196, 246.9],
  open: async (size) => {
    const bare = await lips({ ...size, ...TALL_MOUTH, look: 'pale' });
    const filled = await lips({ ...size, ...TALL_MOUTH, look: 'mauve' });
    const { width, height } = size;
    const { seed } = MOUTHS[TALL_MOUTH.mouth];
    return (t): Raster => {
      const coming = steady(0.03, 0.46, t);
      const going = steady(0.58, 0.98, t);
      const data = new Float32Array(bare.data);
      for (let y = 0; y < height; y++) {
        const v = (y - height / 2) / width / TALL_MOUTH.half;
        if (Math.abs(v) > 0.75) continue;
        for (let x = 0; x < width; x++) {
          const u = (x / width - 0.5) / TALL_MOUTH.half;
          const k = filledAt(u, v, coming, seed) * (1 - filledAt(u, v, going, seed + 3));
          if (k < 0.002) continue;
          const i = (y * width + x) * 3;
          for (let c = i; c < i + 3; c++) data[c] = (bare.data[c] ?? 0) * (1 - k) + (filled.data[c] ?? 0) * k;
        }
      }
      return { width, height, data };
    };
  },
};
