import { browDrawing, browSkin, type Brow } from '../brow/brow.ts';
import { inCrop } from '../eye/eyeShape.ts';
import { mix, smooth } from '../lib/math.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import type { Loop } from './loop.ts';

/** Brow and closed eye in a 9:16 frame, seen from above as the artist sees a client who lies down. */
export const TALL_BROW = {
  tone: 'sand',
  technique: 'nano',
  hair: 'dark',
  eye: true,
  crop: { x: 150, y: -240, size: 740, turn: -58 },
} as const satisfies Partial<Brow>;
/** The moment of the poster: strokes up to the arch. */
const POSTER = 0.62;

/** Mixes two pictures of one size. */
export function crossfade(a: Raster, b: Raster, t: number): Raster {
  if (t <= 0) return a;
  const data = a.data.map((v, i) => mix(v, b.data[i] ?? 0, t));
  return { width: a.width, height: a.height, data };
}

/** Returns the brow with the given share of its strokes, from 0 to 1. */
async function brushOn(size: Size): Promise<(done: number) => Promise<Raster>> {
  const plate: Brow = { ...size, ...TALL_BROW };
  const { strokes: hairs, assemble } = browDrawing(plate);
  const bare = browSkin(plate, 0);
  const powdered = browSkin(plate, 1);
  const tall = (1000 * size.height) / size.width;
  return (done) =>
    overlay(crossfade(bare, powdered, done), inCrop(TALL_BROW.crop, assemble(hairs.slice(0, Math.round(hairs.length * done))), tall), [
      1000,
      tall,
    ]);
}

export const strokesPoster = async (size: Size): Promise<Raster> => (await brushOn(size))(POSTER);

/** Strokes appear one by one while powder fades in under them. At the end the brow fades back to its initial state. */
export const strokes: Loop = {
  name: 'strokes',
  seconds: 7,
  chord: [110, 164.8, 220, 277.2],
  open: async (size) => {
    const draw = await brushOn(size);
    const first = await draw(0);
    const last = await draw(1);
    return (t) => {
      if (t > 0.86) return crossfade(last, first, smooth(0.86, 1, t));
      if (t > 0.74) return last;
      return draw(smooth(0.02, 0.74, t));
    };
  },
};
