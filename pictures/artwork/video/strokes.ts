import { BROW_CROP, browDrawing, browSkin, type Brow } from '../brow/brow.ts';
import { inCrop, type Crop } from '../eye/eyeShape.ts';
import { mix, smooth } from '../lib/math.ts';
import { overlay, type Raster } from '../lib/raster.ts';
import type { Loop } from './loop.ts';

/** The brow in the middle of a 9:16 frame. */
export const TALL_BROW: Crop = { x: 64, y: -560, size: 920 };

/** Mixes two pictures of one size. */
export function crossfade(a: Raster, b: Raster, t: number): Raster {
  if (t <= 0) return a;
  const data = a.data.map((v, i) => mix(v, b.data[i] ?? 0, t));
  return { width: a.width, height: a.height, data };
}

/** Strokes appear one by one while powder fades in under them. At the end the brow fades back to its initial state. */
export const strokes: Loop = {
  name: 'strokes',
  seconds: 7,
  chord: [110, 164.8, 220, 277.2],
  open: async (size) => {
    const plate: Brow = { ...size, tone: 'sand', technique: 'nano', hair: 'dark', crop: TALL_BROW };
    const { strokes: hairs, assemble } = browDrawing(plate);
    const bare = browSkin(plate, 0);
    const powdered = browSkin(plate, 1);
    const box = [1000, (1000 * size.height) / size.width] as const;
    const draw = (done: number): Promise<Raster> =>
      overlay(
        crossfade(bare, powdered, done),
        inCrop(plate.crop ?? BROW_CROP, assemble(hairs.slice(0, Math.round(hairs.length * done)))),
        box,
      );
    const first = await draw(0);
    const last = await draw(1);
    return (t) => {
      if (t > 0.86) return crossfade(last, first, smooth(0.86, 1, t));
      if (t > 0.74) return last;
      return draw(smooth(0.02, 0.74, t));
    };
  },
};
