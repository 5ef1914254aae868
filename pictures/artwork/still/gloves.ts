/** Gloved hands at work. One hand steadies the other, which dips the pen into a pigment cap. */
import { panes } from './daylight.ts';
import { hand, RESTING, type Hand, type Pose } from './hand.ts';
import { MATERIALS as M, material } from './materials.ts';
import { floor, pigmentCup, type Thing } from './objects.ts';
import type { Scene } from './renderScene.ts';
import { flesh } from './skins.ts';
import { capsule, melt, ring, turn, type Solid, type Vec } from './solids.ts';

const PEN_GRIP: Pose = {
  spread: [16, 4, 1, -3, -8],
  bends: [
    [22, 14, 10],
    [36, 38, 22],
    [46, 44, 24],
    [58, 60, 30],
    [62, 60, 34],
  ],
};
const along = (a: Vec, b: Vec, t: number): Vec => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
/** Mirrors the left hand, which gives a right hand. */
const mirrored =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(x, y, -z);

/** A glove is thicker than the hand; it ends in a rolled cuff. */
const gloved = ({ skin }: Hand): Solid => {
  const cuff = turn(ring([0, 0, 0], 0.094, 0.013), [-0.13, 0.012, 0], { z: Math.PI / 2 });
  return melt(0.03, (x, y, z) => Math.max(skin(x, y, z) - 0.012, -0.13 - x), cuff);
};

export function glovesAtWork(): Scene {
  const glove = material('#43282D', { gloss: 0.04, bump: 0.25, sheen: 0.35 });
  const right = hand(PEN_GRIP);
  const [thumb = [0, 0, 0], index = [0, 0, 0]] = right.tips;
  const grip: Vec = along(thumb, index, 0.5);
  const web: Vec = [0.34, 0.1, 0.15];
  const pen = (from: number, to: number, r0: number, r1: number): Solid => capsule(along(grip, web, from), along(grip, web, to), r0, r1);
  const held = (solid: Solid): Solid => turn(mirrored(solid), [0.9, 0.6, -0.04], { y: 2.8, x: 0.55, z: -0.16 });
  const left = (solid: Solid): Solid => turn(solid, [-0.86, 0.1, 0.56], { y: 0.36 });
  const things: Thing[] = [
    [left(gloved(hand(RESTING))), glove],
    [held(gloved(right)), glove],
    [left(hand(RESTING).skin), flesh('umber')],
    [held(right.skin), flesh('umber')],
    [held(pen(-0.25, 0.6, 0.03, 0.038)), M.brass],
    [held(pen(0.6, 1.9, 0.038, 0.03)), M.black],
    [held(pen(-0.25, -0.6, 0.02, 0.004)), M.porcelain],
  ];
  return {
    look: [0.03, 0.15, 0.08],
    camera: [0, 2.7, 2.6],
    zoom: 2.7,
    gobo: panes({ s0: -1.5, s1: 1.3, t0: -1.9, t1: 1.2, bars: [-0.15], rails: [], dark: 0.2 }),
    solids: [floor(M.linenPetal), ...things, ...pigmentCup([0.13, 0, 0.12], '#8F3A40')],
  };
}
