/** Skin on familiar body parts: a neck, a shoulder, a hand, lit by a veiled window on the left. */
import { TONES, type Tone } from '../skin/skin.ts';
import { bust } from './bust.ts';
import { panes } from './daylight.ts';
import { hand } from './hand.ts';
import { MATERIALS as M, material, type Material } from './materials.ts';
import { wall, type Thing } from './objects.ts';
import type { Scene } from './renderScene.ts';
import { turn, type Solid } from './solids.ts';

export const flesh = (tone: Tone): Material => material(TONES[tone][2], { flesh: 1, bump: 0.8, sheen: 0.06 });
const HAIR = material('#33201B', { grain: true, bump: 0.4, sheen: 0.15 });
/** Wall colours, by skin tone. */
const GROUNDS = {
  porcelain: '#EBDDD0',
  ivory: '#E4D1C1',
  sand: '#DCC6B4',
  honey: '#C9A98C',
  umber: '#8A6650',
  espresso: '#5B3530',
} as const;
const VEILED = {
  crisp: 2.6,
  sky: 0.36,
  sun: 0.95,
  gobo: panes({ s0: -2.4, s1: 1.6, t0: -2, t1: 2.4, bars: [], rails: [], soft: 0.5, dark: 0.12 }),
};

interface View extends Pick<Scene, 'look' | 'camera' | 'zoom' | 'sky' | 'sun'> {
  /** Rotations in radians: the body, the head relative to the body, the chin. */
  body: number;
  head: number;
  lift: number;
}
const VIEWS = {
  neck: { body: 0.5, head: 0.6, lift: -0.2, look: [-0.03, 0.74, 0], camera: [0, 0.85, 4.5], zoom: 4.8 },
  jaw: { body: 0.5, head: 0.75, lift: -0.1, look: [-0.12, 1.18, 0], camera: [0, 1.15, 4.5], zoom: 7 },
  shoulder: { body: 0.75, head: 0.5, lift: -0.1, look: [-0.34, 0.56, 0], camera: [-0.2, 0.8, 4.5], zoom: 6 },
  nape: { body: -2.3, head: -0.5, lift: 0, look: [-0.06, 0.6, 0], camera: [0, 0.85, 4.5], zoom: 4.8 },
} as const satisfies Record<string, View>;

export function bare(part: keyof typeof VIEWS, tone: Tone): Scene {
  const { body, head, lift, ...view } = VIEWS[part];
  const { skin, hair, pearls } = bust({ head, lift });
  const turned = (solid: Solid): Solid => turn(solid, [0, 0, 0], { y: body });
  return {
    ...VEILED,
    ...view,
    solids: [
      wall(material(GROUNDS[tone], { bump: 0.25 })),
      [turned(skin), flesh(tone)],
      [turned(hair), HAIR],
      [turned(pearls), M.porcelain],
    ],
  };
}

export function restingHand(tone: Tone): Scene {
  const { skin, nails } = hand();
  const place = (solid: Solid): Solid => turn(solid, [-0.3, 0.11, 0.3], { y: 0.95 });
  const things: Thing[] = [
    [(_x, y) => y, material(GROUNDS[tone], { bump: 0.25 })],
    [place(skin), flesh(tone)],
    [place(nails), material(TONES[tone][2], { flesh: 0.5, gloss: 0.12 })],
  ];
  return { ...VEILED, look: [0, 0.05, -0.12], camera: [0, 2.6, 1.8], zoom: 3.9, solids: things };
}
