/** Tabletop still lifes: lamp, hand mirror, pigment caps and folded linen; gloves.ts has the fifth, gloved hands at work. */
import { radians } from '../lib/math.ts';
import { panes } from './daylight.ts';
import { MATERIALS as M, material } from './materials.ts';
import { floor, pigmentCup, plinth, sprig, vase, wall, type Thing } from './objects.ts';
import type { Scene } from './renderScene.ts';
import { ball, box, capsule, cut, disc, ring, rod, soft, turn, turned, union, type Solid, type Vec } from './solids.ts';

/** A jointed brass lamp with a dome, lit, over a white bench. */
export function lamp(): Scene {
  const head = { z: 0.42 };
  const at: Vec = [0.3, 1.36, -0.2];
  const dome = (y: number, scale: number): Solid =>
    turned([0, y, 0], [[0, 0.38], [0.1, 0.365], [0.22, 0.29], [0.3, 0.17], [0.335, 0.06]], { scale }); // prettier-ignore
  return {
    look: [0, 0.98, 0],
    camera: [-0.2, 1.15, 4.7],
    zoom: 1.9,
    gobo: panes({ s0: -1.3, s1: 0.5, t0: -0.6, t1: 1.9, bars: [-0.45], rails: [], dark: 0.12 }),
    solids: [
      wall(M.petal, -0.9),
      [box([0, -0.35, -0.3], [2.4, 0.65, 0.6], 0.02), M.ivory],
      [rod([-0.42, 0.325, -0.2], 0.24, 0.025, 0.012), M.brass],
      [capsule([-0.42, 0.34, -0.2], [-0.58, 1.02, -0.2], 0.02), M.brass],
      [ball([-0.58, 1.02, -0.2], 0.045), M.brass],
      [capsule([-0.58, 1.02, -0.2], [0.14, 1.74, -0.2], 0.018), M.brass],
      [ball([0.14, 1.74, -0.2], 0.042), M.brass],
      [turn(cut(dome(0, 1), dome(-0.03, 0.96)), at, head), M.oxbloodGlaze],
      [turn(ball([0, 0.05, 0], 0.17), at, head), material('#FFF4E2', { glow: 1.4 })],
      [soft(box([0.52, 0.335, -0.02], [0.3, 0.035, 0.22], 0.034), 0.01, 7, 1), M.linen],
      [soft(box([0.52, 0.4, -0.02], [0.29, 0.03, 0.21], 0.029), 0.01, 7, 2), M.linenPetal],
    ],
  };
}

/** Portrait format. */
const oval =
  (solid: Solid): Solid =>
  (x, y, z) =>
    solid(x, y / 1.2, z) * 0.85;

/** An oval hand mirror leaning on a plinth, reflecting the vase whose shadow falls into the picture. */
export function handMirror(): Scene {
  const held = (solid: Solid): Solid => turn(solid, [0.06, 0.9, -0.02], { y: -0.46, x: -0.06, z: 0.42 });
  const handle = capsule([0, -0.52, 0], [0, -0.6, 0], 0.034, 0.028);
  return {
    look: [0, 0.68, 0],
    camera: [-0.2, 1.15, 4.5],
    zoom: 2.6,
    gobo: panes({ s0: -1.5, s1: 0.95, t0: -0.9, t1: 1.4, bars: [-0.3], rails: [] }),
    solids: [
      floor(M.linenPetal),
      wall(M.plaster, -1.1),
      plinth([0.16, 0, -0.45], 0.36, 0.3),
      [held(oval(disc([0, 0, 0], 0.4, 0.014))), M.mirror],
      [held(oval(ring([0, 0, 0], 0.415, 0.032, 'z'))), M.brass],
      [held(handle), M.brass],
      [held(capsule([0, -0.6, 0], [0, -0.93, 0], 0.032, 0.05)), M.oxbloodGlaze],
      vase([-1.5, 0, 1.15]),
      ...sprig([-1.5, 0.84, 1.15], [[-1.75, 1.5, 1.2], [-1.3, 1.56, 1.1]], 5), // prettier-ignore
    ],
  };
}

const PIGMENTS = ['#B4636A', '#DDB3A4', '#C98378', '#8F3A40', '#511C26', '#5E4232', '#9A7258'];

/** Seven pigment caps in a rosette, a brass pen beside them. */
export function pigmentCaps(): Scene {
  const cups = PIGMENTS.map((colour, i): Thing[] => {
    const a = radians(i * 60 + 12);
    return pigmentCup(i ? [0.4 * Math.cos(a), 0.1, 0.4 * Math.sin(a)] : [0, 0.1, 0], colour);
  });
  return {
    look: [0.14, 0.08, 0.06],
    camera: [0.2, 2.9, 2.9],
    zoom: 3.1,
    gobo: panes({ s0: -1.1, s1: 0.75, t0: -1.9, t1: 1.1, bars: [-0.3], rails: [], dark: 0.16 }),
    solids: [
      floor(M.linenPetal),
      [rod([0, 0.05, 0], 0.68, 0.05, 0.02), M.stone],
      ...cups.flat(),
      [turn(capsule([-0.5, 0, 0], [0.34, 0, 0], 0.02, 0.028), [0.86, 0.04, 0.34], { y: 1.1 }), M.brass],
      [turn(capsule([-0.5, 0, 0], [-0.68, 0, 0], 0.014, 0.004), [0.86, 0.04, 0.34], { y: 1.1 }), M.porcelain],
    ],
  };
}

/** A cloth folded in half: two layers, the upper layer slightly offset. */
const folded = ([x, y, z]: Vec, angle: number, m: Thing[1], seed: number): Thing => {
  const layer = (lift: number, short: number): Solid => box([-short, lift, -short], [0.56, 0.047, 0.36], 0.046);
  return [soft(turn(union(layer(-0.047, 0), layer(0.047, 0.012)), [x, y, z], { y: angle }), 0.016, 4, seed), m];
};

/** Three folded linens on a stool, a dry twig laid over them. */
export const foldedLinen = (): Scene => ({
  look: [0, 0.5, 0],
  camera: [0.35, 1.35, 4.4],
  zoom: 2.6,
  gobo: panes({ s0: -1.25, s1: 0.8, t0: -0.9, t1: 1.3, bars: [-0.35], rails: [], dark: 0.14 }),
  solids: [
    floor(),
    wall(M.plaster, -1.2),
    [rod([0, 0.14, -0.1], 0.86, 0.14, 0.03), M.ivory],
    folded([0, 0.375, -0.1], 0.14, M.linen, 0),
    folded([0, 0.562, -0.1], 0.09, M.linenOxblood, 1),
    folded([0, 0.75, -0.1], 0.17, M.linenPetal, 2),
    ...sprig([-0.4, 0.855, 0.06], [[0.36, 0.86, 0.14], [0.3, 0.86, -0.06]], 5), // prettier-ignore
  ],
});
