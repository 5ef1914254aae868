/** Plates of the service pages and other pages. */
import { brow, FACE_CROP, type Brow } from '../brow/brow.ts';
import { eye } from '../eye/eye.ts';
import { faceStrip } from '../eye/faceStrip.ts';
import { hairWaves } from '../fabric/hairWaves.ts';
import { silk } from '../fabric/silk.ts';
import { ledProfile } from '../light/led.ts';
import { lips } from '../lips/lips.ts';
import { PEOPLE } from '../portrait/people.ts';
import { portrait } from '../portrait/portrait.ts';
import { toneArch } from '../skin/toneArch.ts';
import { orchid, roundMirror, wax } from '../still/details.ts';
import { stillLife } from '../still/stillLife.ts';
import { R2x1, R3x4, R4x5, R5x4 } from './sizes.ts';
import type { Plates } from './types.ts';

const R8x5 = { width: 1440, height: 900 };
const R6x5 = { width: 1440, height: 1200 };
const TALL = { width: 1000, height: 1600 };
/** Brow and closed eye on a 5:4 plate. */
const faced = (plate: Pick<Brow, 'tone' | 'technique' | 'hair'> & Partial<Brow>) => () =>
  brow({ ...R5x4, eye: true, crop: { x: 10, y: 20, size: 960 }, ...plate });

const permanentMakeup: Plates = {
  'pm-brows': () => brow({ ...R2x1, tone: 'honey', technique: 'nano', hair: 'ink', seed: 16, crop: { x: -66, y: -26, size: 1180 } }),
  'pm-lips': () => lips({ ...R2x1, tone: 'sand', look: 'rose', mouth: 'heart', half: 0.215 }),
  'pm-eyeliner': () => eye({ ...R2x1, tone: 'porcelain', liner: 'classic', seed: 25, crop: { x: -40, y: 252, size: 1130 } }),
  'pm-register-brow': () =>
    brow({ ...R8x5, tone: 'sand', technique: 'microblading', hair: 'dark', seed: 27, crop: { x: 40, y: -42, size: 960 } }),
  'pm-register-eye': () => eye({ ...R8x5, tone: 'sand', liner: 'lashline', seed: 28, crop: { x: 60, y: 282, size: 930 } }),
  'pm-register-lips': () => lips({ ...R8x5, tone: 'sand', look: 'nude', mouth: 'pout', half: 0.3 }),
  'pm-card-brow': () =>
    brow({ width: 1100, height: 733, tone: 'umber', technique: 'hybrid', hair: 'ink', seed: 58, crop: { x: 20, y: -90, size: 980 } }),
  'stage-bare': () => lips({ ...R4x5, tone: 'honey', look: 'natural', mouth: 'even', half: 0.345 }),
  'stage-mapped': () => lips({ ...R4x5, tone: 'honey', look: 'natural', mouth: 'even', half: 0.345, map: true }),
  'stage-filled': () => lips({ ...R4x5, tone: 'honey', look: 'rose', mouth: 'even', half: 0.345 }),
};

/** Long folds that run from one corner. */
const GATHERED = { folds: 5.8, knot: [-0.33, -0.2], sway: 1, relief: 0.92 } as const;

const cloths: Plates = {
  'silk-wide': () => silk({ width: 1800, height: 1300, colour: 'oxblood', seed: 11, span: 1.2 }),
  'silk-oxblood': () => silk({ ...R4x5, colour: 'oxblood', seed: 9, ...GATHERED }),
  'silk-ivory': () => silk({ ...TALL, colour: 'ivory', seed: 2, ...GATHERED }),
  'silk-petal': () => silk({ width: 1600, height: 1000, colour: 'petal', seed: 21, folds: 6, knot: [-0.3, -0.2], sway: 0.9 }),
  'silk-petal-tall': () => silk({ ...TALL, colour: 'petal', seed: 26, ...GATHERED }),
  'silk-seaglass': () => silk({ ...R4x5, colour: 'seaglass', seed: 11 }),
};

const gallery: Plates = {
  'gallery-1': faced({ tone: 'sand', technique: 'microblading', hair: 'dark', seed: 41 }),
  'gallery-2': faced({ tone: 'porcelain', technique: 'before', hair: 'dark', seed: 42, map: true }),
  'gallery-3': faced({ tone: 'espresso', technique: 'nano', hair: 'ink', seed: 43 }),
  'gallery-4': () => lips({ ...R5x4, tone: 'porcelain', look: 'velvet', mouth: 'rested', half: 0.36, level: 0.44 }),
  'gallery-5': () => lips({ ...R5x4, tone: 'umber', look: 'coral', mouth: 'full' }),
  'gallery-6': () => lips({ ...R5x4, tone: 'sand', look: 'nude', mouth: 'quiet', half: 0.4, level: 0.42 }),
  'gallery-7': () => ledProfile({ ...R4x5, light: 'red' }),
  'gallery-8': () => toneArch({ ...R5x4, tone: 'honey', arch: { x: 440, top: 120, width: 520 }, tip: { x: 430, y: 510 } }),
};

const services: Plates = {
  'brows-strip': () => faceStrip({ width: 2000, height: 680, tone: 'honey', technique: 'nano', hair: 'ink' }),
  'brows-lamination': faced({ tone: 'porcelain', technique: 'hybrid', hair: 'light', seed: 51 }),
  'brows-tint': faced({ tone: 'honey', technique: 'ombre', hair: 'ink', seed: 52 }),
  'brows-lift': () => eye({ ...R5x4, tone: 'umber', liner: 'bare', seed: 53 }),
  'brows-volume': () => eye({ ...R5x4, tone: 'porcelain', liner: 'lashline', seed: 54, density: 1.5, length: 1.12 }),
  'brows-henna': () => brow({ ...R4x5, tone: 'umber', technique: 'hybrid', hair: 'ink', seed: 55, eye: true, crop: FACE_CROP }),
  'facials-mirror': () => stillLife({ width: 1300, height: 1300 }, roundMirror()),
  'waxing-bowl': () => stillLife(R6x5, wax()),
  'hair-hero': () => hairWaves({ width: 1300, height: 1500, colour: 'brunette' }),
  'hair-roots': () => hairWaves({ width: 800, height: 1200, colour: 'ink', seed: 13 }),
  'hair-highlights': () => hairWaves({ width: 800, height: 1200, colour: 'copper', seed: 2 }),
  'hair-full': () => hairWaves({ width: 800, height: 1200, colour: 'honey', seed: 9 }),
  'hair-styling': () => portrait(R3x4, PEOPLE.waves),
  'hair-restyle': () => portrait(R3x4, PEOPLE.short),
  'hair-bride': () => portrait(R3x4, PEOPLE.bride),
  'about-orchid': () => stillLife(R6x5, orchid()),
};

export const pagePlates: Plates = { ...permanentMakeup, ...cloths, ...gallery, ...services };
