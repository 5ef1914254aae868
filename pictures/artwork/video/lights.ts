import { smooth } from '../lib/math.ts';
import type { Raster } from '../lib/raster.ts';
import { ledPicture, profileEdges, TALL_VIEW, type Light } from '../light/led.ts';
import type { Loop } from './loop.ts';

const ORDER: readonly Light[] = ['blue', 'red', 'infrared'];

/** Blue, red and near-infrared light slowly fade into one another over the same profile. */
export const threeLamps: Loop = {
  name: 'lights',
  seconds: 8,
  chord: [103.8, 155.6, 207.7, 311.1],
  open: async (size) => {
    const profile = await profileEdges(size, TALL_VIEW);
    const pictures: Raster[] = [];
    for (const light of ORDER) pictures.push(await ledPicture(profile, light));
    return (t) => {
      // each lamp is brightest in its third of the loop and off in the next lamp's third
      const weights = ORDER.map((_, i) => {
        const away = Math.abs(((t * 3 - i + 4.5) % 3) - 1.5);
        return smooth(0.82, 0.18, away);
      });
      const sum = weights.reduce((a, b) => a + b, 0);
      const data = new Float32Array(size.width * size.height * 3);
      pictures.forEach((picture, p) => {
        const w = (weights[p] ?? 0) / sum;
        if (w > 0) for (let i = 0; i < data.length; i++) data[i] = (data[i] ?? 0) + (picture.data[i] ?? 0) * w;
      });
      return { ...size, data };
    };
  },
};
