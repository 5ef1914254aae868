/** The home page's technique plates. Both pictures of a pair share crop, tone and seed; only the technique differs. */
import { brow, FACE_CROP, type Brow } from '../brow/brow.ts';
import { eye, type Eye } from '../eye/eye.ts';
import { silk } from '../fabric/silk.ts';
import { ledProfile, TALL_VIEW } from '../light/led.ts';
import { lips, type Lips, type LipLookName } from '../lips/lips.ts';
import { toneArch } from '../skin/toneArch.ts';
import { CLOTH } from '../video/cloth.ts';
import { TALL_MOUTH } from '../video/lips.ts';
import { strokesPoster } from '../video/strokes.ts';
import { R4x5, R5x4, R9x16 } from './sizes.ts';
import type { Plates } from './types.ts';

type BrowPair = Pick<Brow, 'tone' | 'hair'> & Partial<Brow> & { before?: Brow['technique']; after: Brow['technique'] };
type LipPair = Pick<Lips, 'tone' | 'mouth'> & Partial<Lips> & { before: LipLookName; after: LipLookName };
type EyePair = Pick<Eye, 'tone' | 'liner'> & Partial<Eye>;

const browPair = (name: string, { before = 'before', after, ...pair }: BrowPair): Plates => ({
  [`${name}-before`]: () => brow({ ...R5x4, ...pair, technique: before }),
  [`${name}-after`]: () => brow({ ...R5x4, ...pair, technique: after }),
});
export const lipPair = (name: string, { before, after, ...pair }: LipPair): Plates => ({
  [`${name}-before`]: () => lips({ ...R5x4, ...pair, look: before }),
  [`${name}-after`]: () => lips({ ...R5x4, ...pair, look: after }),
});
const eyePair = (name: string, { liner, ...pair }: EyePair): Plates => ({
  [`${name}-before`]: () => eye({ ...R5x4, ...pair, liner: 'bare' }),
  [`${name}-after`]: () => eye({ ...R5x4, ...pair, liner }),
});

export const techniquePlates: Plates = {
  'home-hero-silk': () => silk({ width: 1600, height: 2000, colour: 'oxblood', seed: 11 }),
  'home-hero-nano': () => brow({ ...R5x4, tone: 'sand', technique: 'nano', hair: 'dark', seed: 9 }),
  'home-macro-brow': () =>
    brow({ width: 1400, height: 1625, tone: 'honey', technique: 'nano', hair: 'ink', seed: 3, crop: { x: 82, y: -270, size: 884 } }),
  'service-brows': () => brow({ ...R4x5, tone: 'porcelain', technique: 'hybrid', hair: 'light', eye: true, crop: FACE_CROP }),
  'service-permanent-makeup': () => lips({ ...R4x5, tone: 'sand', look: 'blush', mouth: 'round', half: 0.36 }),
  'service-skin': () => toneArch({ ...R4x5, tone: 'umber', arch: { x: 470, top: 260, width: 640 }, tip: { x: 450, y: 720 }, scale: 0.7 }),
  ...browPair('pair-nano', { tone: 'sand', hair: 'dark', before: 'fine', after: 'nano' }),
  ...lipPair('pair-lip-blush', { tone: 'umber', before: 'natural', after: 'mauve', mouth: 'broad' }),
  ...eyePair('pair-eyeliner', { tone: 'sand', liner: 'classic' }),
  ...browPair('pair-ombre', { tone: 'umber', hair: 'ink', after: 'ombre', seed: 12 }),
  ...lipPair('pair-neutralised', { tone: 'honey', before: 'dark', after: 'neutralised', mouth: 'arched' }),
  ...browPair('pair-microblading', { tone: 'honey', hair: 'ink', before: 'sparse', after: 'microblading', seed: 14 }),
  ...eyePair('pair-lash-line', { tone: 'honey', liner: 'lashline', seed: 31, density: 0.74 }),
  ...lipPair('pair-velvet', { tone: 'porcelain', before: 'pale', after: 'velvet', mouth: 'calm', half: 0.34 }),
  'reel-strokes-poster': () => strokesPoster(R9x16),
  'reel-lips-poster': () => lips({ ...R9x16, ...TALL_MOUTH, look: 'pale', filling: { look: 'mauve', progress: 0.52 } }),
  'reel-silk-poster': () => silk({ ...R9x16, ...CLOTH, phase: 0.3 }),
  'reel-lights-poster': () => ledProfile({ ...R9x16, light: 'red', view: TALL_VIEW }),
};
