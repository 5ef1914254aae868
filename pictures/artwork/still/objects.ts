/** Objects in the studio. */
import { mix, rng, times } from '../lib/math.ts';
import type { Path } from '../lib/vector.ts';
import { MATERIALS as M, material, type Material } from './materials.ts';
import { ball, box, capsule, cluster, egg, rod, soft, turn, turned, type Solid, type Vec } from './solids.ts';

export type Thing = readonly [Solid, Material];

export const floor = (m: Material = M.stone): Thing => [(_x, y) => y, m];
export const wall = (m: Material = M.plaster, depth = -1): Thing => [(_x, _y, z) => z - depth, m];

// prettier-ignore
export const PROFILES = {
  vase: [[0, 0.14], [0.04, 0.18], [0.2, 0.3], [0.38, 0.33], [0.56, 0.24], [0.7, 0.1], [0.8, 0.075], [0.86, 0.1]],
  slender: [[0, 0.1], [0.03, 0.13], [0.2, 0.19], [0.42, 0.13], [0.55, 0.06], [0.66, 0.07]],
  jar: [[0, 0.1], [0.03, 0.14], [0.22, 0.2], [0.36, 0.17], [0.42, 0.15], [0.46, 0.16]],
  dish: [[0, 0.08], [0.02, 0.11], [0.12, 0.15], [0.16, 0.15]],
  bottle: [[0, 0.19], [0.03, 0.205], [0.5, 0.205], [0.58, 0.17], [0.63, 0.085], [0.68, 0.08]],
  cup: [[0, 0.09], [0.02, 0.12], [0.13, 0.155], [0.15, 0.158]],
} as const satisfies Record<string, Path>;

export const vase = (foot: Vec, profile: keyof typeof PROFILES = 'vase', m: Material = M.oxbloodGlaze, scale = 1): Thing => [
  turned(foot, PROFILES[profile], { scale }),
  m,
];

/** A glass bottle with a brass cap and a paper label. */
export function bottle([x, y, z]: Vec, colour: string, scale = 1): Thing[] {
  return [
    [turned([x, y, z], PROFILES.bottle, { scale }), material(colour, { gloss: 0.4 })],
    [rod([x, y + 0.755 * scale, z], 0.092 * scale, 0.085 * scale, 0.012), M.brass],
    [rod([x, y + 0.29 * scale, z], 0.2125 * scale, 0.1 * scale, 0.004), material('#F5EDE3', { bump: 0.08 })],
  ];
}

/** A small cup with pigment. */
export const pigmentCup = ([x, y, z]: Vec, colour: string): Thing[] => [
  [turned([x, y, z], PROFILES.cup), M.porcelain],
  [rod([x, y + 0.145, z], 0.137, 0.012, 0.003), material(colour, { gloss: 0.42 })],
];

/** Dry twigs with seeds, from one root to several tips. */
export function sprig(root: Vec, tips: readonly Vec[], seed: number): Thing[] {
  const random = rng(seed);
  const twigs: Solid[] = [];
  const seeds: Solid[] = [];
  for (const end of tips) {
    const middle: Vec = [mix(root[0], end[0], 0.45) + (random() - 0.5) * 0.06, mix(root[1], end[1], 0.55), mix(root[2], end[2], 0.5)];
    twigs.push(capsule(root, middle, 0.011, 0.009), capsule(middle, end, 0.009, 0.005));
    for (let i = 0; i < 8; i++) {
      const t = 0.15 + i * 0.12;
      const side = i % 2 ? 1 : -1;
      const at: Vec = [
        mix(middle[0], end[0], t) + side * 0.045,
        mix(middle[1], end[1], t) + 0.02,
        mix(middle[2], end[2], t) + (random() - 0.5) * 0.06,
      ];
      seeds.push(egg(at, [0.043, 0.024, 0.03]));
    }
  }
  const n = tips.length;
  const mean = tips.reduce((sum, t) => [sum[0] + t[0] / n, sum[1] + t[1] / n] as const, [0, 0] as readonly [number, number]);
  const centre: Vec = [(root[0] + mean[0]) / 2, (root[1] + mean[1]) / 2, root[2]];
  return [
    [cluster(centre, 0.85, twigs), M.twig],
    [cluster(centre, 0.95, seeds), M.seed],
  ];
}

/** Folded towels; the second from below is petal. */
const towels = ([x, y, z]: Vec, n: number, half: Vec = [0.26, 0.042, 0.22]): Thing[] =>
  times(n, (i) => [
    soft(
      turn(box([0, 0, 0], [half[0] - i * 0.004, half[1], half[2]], half[1] * 0.95), [x, y + i * half[1] * 2, z], {
        y: 0.08 * (i % 2 ? 1 : -1) + 0.1,
      }),
      0.01,
      6,
      i,
    ),
    i === 1 ? M.linenPetal : M.linen,
  ]);

/** A treatment bed: wooden frame, mattress, pillow, oxblood throw, towels. `x` is its middle. */
export const treatmentBed = (x: number, z: number): Thing[] => [
  [box([x, 0.3, z], [1.5, 0.045, 0.62], 0.02), M.wood],
  [box([x - 1.15, 0.14, z], [0.05, 0.14, 0.46], 0.02), M.brass],
  [box([x + 1.15, 0.14, z], [0.05, 0.14, 0.46], 0.02), M.brass],
  [soft(box([x, 0.5, z], [1.46, 0.17, 0.62], 0.1), 0.02, 2), M.linen],
  [soft(turn(box([0, 0, 0], [0.36, 0.12, 0.42], 0.11), [x - 1.02, 0.77, z - 0.02], { z: 0.16 }), 0.025, 3), M.ivory],
  [soft(box([x + 0.66, 0.51, z], [0.34, 0.2, 0.655], 0.06), 0.016, 5), M.linenOxblood],
  ...towels([x + 0.66, 0.755, z], 3),
];

export const plinth = ([x, y, z]: Vec, r: number, h: number): Thing => [rod([x, y + h, z], r, h, 0.02), M.ivory];
export const brassBall = (at: Vec, r: number): Thing => [ball(at, r), M.brass];

/** A hanging globe lamp: cord and globe. */
export const pendant = ([x, y, z]: Vec, r: number): Thing[] => [
  [ball([x, y, z], r), M.lamp],
  [capsule([x, y + r, z], [x, 5, z], 0.008), M.brass],
  [rod([x, y + r + 0.02, z], 0.04, 0.03, 0.005), M.brass],
];
