/** Plates of the landing pages. */
import { brow } from '../brow/brow.ts';
import { browOnPaper } from '../brow/browOnPaper.ts';
import { ledProfile } from '../light/led.ts';
import { lips } from '../lips/lips.ts';
import { SHADE_PICKER } from '../lips/tintMask.ts';
import { closeUp } from '../skin/closeUp.ts';
import { penOverSkin } from '../skin/pen.ts';
import type { Tone } from '../skin/skin.ts';
import { toneArch } from '../skin/toneArch.ts';
import { R1x1, R2x1, R4x5, R5x4 } from './sizes.ts';
import { lipPair } from './technique.ts';
import type { Plates } from './types.ts';

const shade = (tone: Tone) => () => lips({ width: 1200, height: 800, tone, look: 'natural', faded: true, ...SHADE_PICKER });
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
  'skin-luminous': () =>
    closeUp({ ...R1x1, tone: 'ivory', seed: 101, from: 232, lift: 34, cells: 54, lines: 0.75, sheen: 0.08, bend: 0.8, exposure: -0.03 }),
  'skin-needling': () => toneArch({ ...R1x1, tone: 'sand', arch: { x: 420, top: 140, width: 560 }, tip: { x: 430, y: 560 } }),
  'skin-pen': () => penOverSkin({ width: 1100, height: 733, tone: 'sand', seed: 23 }),
  'skin-gallery-1': () => closeUp({ ...slender, tone: 'honey', seed: 14, from: 235, lift: 34, cells: 32 }),
  'skin-gallery-2': () => closeUp({ ...slender, tone: 'porcelain', seed: 11, from: 195, lift: 28, cells: 36 }),
  'skin-gallery-3': () =>
    closeUp({ ...slender, tone: 'umber', seed: 113, from: 160, lift: 26, cells: 33, sheen: 0.16, bend: 1, exposure: 0.04 }),
  'skin-gallery-4': () => closeUp({ ...slender, tone: 'ivory', seed: 114, from: 268, lift: 40, cells: 38, lines: 0.7, sheen: 0.14 }),
  'skin-gallery-5': () =>
    closeUp({ ...slender, tone: 'umber', seed: 115, from: 250, lift: 36, cells: 38, lines: 0.75, sheen: 0.34, exposure: -0.1 }),
  'skin-gallery-6': () => closeUp({ ...slender, tone: 'espresso', seed: 17, from: 330, lift: 30, cells: 35, sheen: 0.3, exposure: 0.06 }),
  'skin-gallery-7': () => closeUp({ ...slender, tone: 'sand', seed: 117, from: 305, lift: 30, cells: 31, lines: 0.9 }),
  'brows-field': () => browOnPaper({ width: 1800, height: 1150 }),
  'microblading-lunette': () =>
    brow({ ...R2x1, tone: 'sand', technique: 'microblading', hair: 'dark', seed: 96, crop: { x: -20, y: -30, size: 1090 } }),
};
