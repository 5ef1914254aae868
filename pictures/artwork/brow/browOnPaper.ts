import { inCrop, type Crop } from '../eye/eyeShape.ts';
import { gouache, paper } from '../lib/paper.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { bladeStrokes } from './bladeStrokes.ts';
import { nanoStrokes } from './nanoStrokes.ts';

const UMBER = ['#6B4A35', '#5a3c2a', '#7d5a43', '#4b3222'] as const;
const CROP: Crop = { x: -298, y: -206, size: 1300 };

/** A brow of umber ink on paper: the single strokes of microblading, with finer hairs between them. */
export async function browOnPaper(size: Size): Promise<Raster> {
  const hairs = nanoStrokes({ seed: 41, n: 620, width: 1.35, length: 64, colours: UMBER, opacity: [0.4, 0.8] });
  const strokes = bladeStrokes({ seed: 61, width: 2.1, gap: 13, colours: UMBER, opacity: [0.75, 0.95] });
  const sheet = paper(size, { base: '#FBF8F4', seed: 9, strength: 0.6 });
  const drawn = await overlay(sheet, inCrop(CROP, hairs.join('') + strokes.join('')), [1000, (1000 * size.height) / size.width]);
  return gouache(drawn, { seed: 5, wobble: 0.2, granulation: 1.5, brush: 1, tooth: 1.5, light: 0 });
}
