import { rgb, type Rgb } from '../lib/colour.ts';

export interface Material {
  /** Linear light, 0 to 1. */
  colour: Rgb;
  gloss: number;
  /** 1 for brass. */
  metal: number;
  mirror: number;
  /** Roughness of the surface. */
  bump: number;
  weave: boolean;
  /** Glow of cloth or wax at grazing angles. */
  sheen: number;
  grain: boolean;
  /** Emitted light. */
  glow: number;
}

/** sRGB hex to linear light. */
export function linear(hex: string): Rgb {
  const [r, g, b] = rgb(hex);
  return [(r / 255) ** 2.2, (g / 255) ** 2.2, (b / 255) ** 2.2];
}
export const material = (hex: string, more: Partial<Omit<Material, 'colour'>> = {}): Material => ({
  colour: linear(hex),
  gloss: 0,
  metal: 0,
  mirror: 0,
  bump: 0,
  weave: false,
  sheen: 0,
  grain: false,
  glow: 0,
  ...more,
});

export const MATERIALS = {
  plaster: material('#EADCCC', { bump: 0.42 }),
  ivory: material('#F5EDE3', { bump: 0.12 }),
  stone: material('#DFCFBE', { bump: 0.3 }),
  petal: material('#E6C6B8', { bump: 0.35 }),
  oxbloodGlaze: material('#54202A', { gloss: 0.5 }),
  porcelain: material('#F6F0E8', { gloss: 0.3 }),
  brass: material('#D9B682', { metal: 1 }),
  linen: material('#F1E8DC', { bump: 0.7, weave: true }),
  linenOxblood: material('#662935', { bump: 0.6, weave: true, sheen: 0.25 }),
  linenPetal: material('#E0BDAF', { bump: 0.6, weave: true }),
  twig: material('#8a6a4a'),
  seed: material('#D2B58B'),
  wood: material('#B98A5E', { gloss: 0.05, grain: true }),
  wax: material('#B5702E', { gloss: 0.6, sheen: 0.5 }),
  mirror: material('#ffffff', { mirror: 1 }),
  black: material('#2a1d1c', { gloss: 0.3 }),
  lamp: material('#FFF4E2', { glow: 0.5 }),
} as const;
