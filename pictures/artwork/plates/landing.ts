import { brow } from '../brow/brow.ts';
/** Plates of the landing pages. */
import { inkStudy, strokeField } from '../brow/paperStudies.ts';
import { ledProfile } from '../light/led.ts';
import { lips } from '../lips/lips.ts';
import { SHADE_PICKER } from '../lips/tintMask.ts';
import { needling } from '../skin/needling.ts';
import type { Tone } from '../skin/skin.ts';
import { bare, restingHand } from '../still/skins.ts';
import { stillLife } from '../still/stillLife.ts';
import { R1x1, R2x1, R4x5, R5x4 } from './sizes.ts';
import { lipPair } from './technique.ts';
import type { Plates } from './types.ts';

const shade = (tone: Tone) => () => lips({ width: 1200, height: 800, tone, look: 'natural', ...SHADE_PICKER });
const compact = { width: 1100, height: 880, level: 0.47 };
const slender = { width: 900, height: 1125 };

export const landingPlates: Plates = {
  'lip-hero': () => lips({ width: 1300, height: 1700, tone: 'sand', look: 'rose', mouth: 'full', half: 0.31, level: 0.5 }),
  'lip-atlas': () => lips({ ...R5x4, tone: 'sand', look: 'blush', mouth: 'full', half: 0.325 }),
  'shade-porcelain': shade('porcelain'),
  'shade-sand': shade('sand'),
  'shade-honey': shade('honey'),
  'shade-umber': shade('umber'),
  'shade-espresso': shade('espresso'),
  ...lipPair('lip-01', { ...compact, tone: 'sand', before: 'natural', after: 'blush', mouth: 'even' }),
  ...lipPair('lip-02', { ...compact, tone: 'umber', before: 'natural', after: 'berry', mouth: 'full' }),
  ...lipPair('lip-03', { ...compact, tone: 'porcelain', before: 'pale', after: 'coral', mouth: 'fine' }),
  ...lipPair('lip-04', { ...compact, tone: 'honey', before: 'dark', after: 'neutralised', mouth: 'heart' }),
  ...lipPair('lip-05', { ...compact, tone: 'espresso', before: 'natural', after: 'berry', mouth: 'broad' }),
  ...lipPair('lip-06', { ...compact, tone: 'sand', before: 'pale', after: 'nude', mouth: 'small' }),
  ...lipPair('lip-07', { ...compact, tone: 'porcelain', before: 'natural', after: 'rose', mouth: 'pout' }),
  ...lipPair('lip-08', { ...compact, tone: 'umber', before: 'dark', after: 'coral', mouth: 'level' }),
  ...lipPair('lip-09', { ...compact, tone: 'honey', before: 'natural', after: 'velvet', mouth: 'smile' }),
  ...lipPair('lip-10', { ...compact, tone: 'espresso', before: 'natural', after: 'mauve', mouth: 'arched' }),
  ...lipPair('lip-11', { ...compact, tone: 'honey', before: 'pale', after: 'coral', mouth: 'round' }),
  'led-blue': () => ledProfile({ ...R4x5, light: 'blue' }),
  'led-red': () => ledProfile({ ...R4x5, light: 'red' }),
  'led-infrared': () => ledProfile({ ...R4x5, light: 'infrared' }),
  'skin-luminous': () => stillLife(R1x1, bare('jaw', 'ivory')),
  'skin-needling': () => needling({ ...R1x1, tone: 'sand' }),
  'skin-gallery-1': () => needling({ ...slender, tone: 'honey', seed: 91, pitch: 36 }),
  'skin-gallery-2': () => stillLife(slender, bare('neck', 'porcelain')),
  'skin-gallery-3': () => stillLife(slender, bare('nape', 'umber')),
  'skin-gallery-4': () => stillLife(slender, restingHand('ivory')),
  'skin-gallery-5': () => needling({ ...slender, tone: 'umber', seed: 95, pitch: 46 }),
  'skin-gallery-6': () => stillLife(slender, bare('jaw', 'espresso')),
  'skin-gallery-7': () => stillLife(slender, bare('shoulder', 'sand')),
  'brows-field': () => strokeField({ width: 1800, height: 1150 }),
  'ink-whole': () => inkStudy({ width: 1300, height: 780 }),
  'microblading-lunette': () =>
    brow({ ...R2x1, tone: 'sand', technique: 'microblading', hair: 'dark', seed: 96, crop: { x: -20, y: -30, size: 1090 } }),
};
