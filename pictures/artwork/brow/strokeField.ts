import { inCrop, type Crop } from '../eye/eyeShape.ts';
import { mix, rng, smooth, times } from '../lib/math.ts';
import { gouache, paper } from '../lib/paper.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { stroke, type Point } from '../lib/vector.ts';
import { browHairs } from './browHairs.ts';

const UMBER = ['#6B4A35', '#5a3c2a', '#7d5a43', '#4b3222'] as const;

/** A brow of umber strokes, surrounded by loose strokes in the same direction that thin out to the left and above. */
export async function strokeField(size: Size & { ground?: string }): Promise<Raster> {
  const crop: Crop = { x: -260, y: -190, size: 1240 };
  const random = rng(17);
  const loose = times(3000, () => {
    const x = mix(-300, 1010, random());
    const y = mix(-180, 640, Math.sqrt(random()));
    const near = Math.exp(-Math.pow((y - 330 - (x - 400) * -0.12) / 190, 2));
    const keep = random() < near * smooth(-320, 420, x) * 0.9;
    const angle = mix(-1.15, -0.12, smooth(-200, 900, x)) + (random() - 0.5) * 0.5;
    const reach = mix(46, 104, random());
    if (!keep) return '';
    const path = [0, 0.34, 0.68, 1].map((u): Point => [
      x + Math.cos(angle + u * 0.22) * reach * u,
      y + Math.sin(angle + u * 0.22) * reach * u,
    ]);
    const fill = random() < 0.5 ? '#9a7a62' : '#7d5a43';
    return stroke(path, {
      width: 1.6 + random() * 1.6,
      profile: (u) => Math.sin(Math.PI * Math.min(1, u + 0.08)) ** 0.8,
      fill,
      opacity: 0.12 + 0.4 * near * random(),
    });
  });
  const hairs = browHairs({
    n: 700,
    seed: 62,
    length: 74,
    width: 2.5,
    colours: UMBER,
    opacity: [0.5, 0.92],
    jitter: 0.24,
    spread: [0, 0.96],
  });
  const sheet = paper(size, { base: size.ground ?? '#FBF8F4', seed: 9, strength: 0.6 });
  const drawn = await overlay(sheet, inCrop(crop, loose.join('') + hairs.join('')), [1000, (1000 * size.height) / size.width]);
  return gouache(drawn, { seed: 5, wobble: 0.2, granulation: 1.5, brush: 1, tooth: 1.5, light: 0 });
}
