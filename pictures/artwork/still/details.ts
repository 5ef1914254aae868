/** Details of the studio, in portrait format. */
import { clamp, mix } from '../lib/math.ts';
import { mask, sampleField } from '../lib/raster.ts';
import { panes } from './daylight.ts';
import { MATERIALS as M, material } from './materials.ts';
import { bottle, brassBall, floor, pigmentCup, plinth, PROFILES, sprig, vase, wall, type Thing } from './objects.ts';
import type { Scene } from './renderScene.ts';
import { archHollow, box, capsule, cut, disc, egg, ring, rod, soft, turn, turned, type Solid } from './solids.ts';

/** A vase in an arched niche, a brass ball on a plinth. */
export const niche = (): Scene => ({
  look: [0, 1.08, 0],
  camera: [0.25, 1.25, 4.7],
  gobo: panes({ s0: -1.2, s1: 0.75, bars: [-0.25], rails: [0.9], t0: -0.6, t1: 1.7 }),
  solids: [
    [cut((_x, _y, z) => z + 0.55, archHollow({ x: 0.08, floor: 0.5, w: 0.62, top: 1.32 }, -1.27)), M.plaster],
    wall(M.petal, -1.32),
    floor(),
    vase([0.08, 0.5, -0.85]),
    ...sprig(
      [0.08, 1.34, -0.85],
      [
        [-0.16, 1.98, -0.8],
        [0.3, 1.92, -0.78],
      ],
      5,
    ),
    plinth([-0.72, 0, 0.1], 0.3, 0.13),
    brassBall([-0.72, 0.4, 0.1], 0.14),
  ],
});

/** A round brass mirror on a white bench, a slender vase and small objects. */
export function roundMirror(): Scene {
  const lean = { x: -0.07, y: -0.1 };
  return {
    look: [0.05, 0.9, 0],
    camera: [-0.35, 1.15, 4.7],
    zoom: 1.9,
    gobo: panes({ s0: -1.6, s1: 0.95, t0: -0.7, t1: 1.8, bars: [-0.2], rails: [0.45] }),
    solids: [
      floor(),
      wall(M.plaster, -1),
      [box([0, 0.2, -0.35], [1.35, 0.2, 0.5], 0.02), M.ivory],
      [turn(disc([0, 0, 0], 0.6, 0.012), [0.18, 1.02, -0.62], lean), M.mirror],
      [turn(ring([0, 0, 0], 0.615, 0.026, 'z'), [0.18, 1.02, -0.62], lean), M.brass],
      vase([-0.72, 0.4, -0.3], 'slender'),
      ...sprig(
        [-0.72, 1.05, -0.3],
        [
          [-0.95, 1.6, -0.25],
          [-0.55, 1.66, -0.3],
        ],
        8,
      ),
      vase([0.85, 0.4, -0.1], 'dish', M.porcelain),
      [rod([0.42, 0.43, 0], 0.13, 0.03, 0.01), M.brass],
      [box([-0.15, 0.425, 0], [0.22, 0.025, 0.12], 0.02), M.linen],
    ],
  };
}

/** A long painted nail, standing on the bench. */
const nail = (x: number, height: number, lacquer: string): Thing => {
  const form = capsule([x, 0, 0], [x, height, 0], 0.15);
  return [(px, py, pz) => form(px, py, pz * 2.6) / 2.6, material(lacquer, { gloss: 0.55 })];
};

/** Five lacquers as painted nails in a row on a brass rail: the colour card of the beauty page, standing in daylight. */
export const lacquers = (): Scene => ({
  look: [0, 0.58, 0],
  camera: [-0.2, 0.95, 4.6],
  zoom: 2.05,
  gobo: panes({ s0: -1.3, s1: 0.9, t0: -1, t1: 1.5, bars: [-0.3], rails: [0.6] }),
  solids: [
    wall(M.petal, -0.7),
    [box([0, -0.5, -0.1], [2.4, 0.5, 0.45], 0.01), M.ivory],
    nail(-0.76, 0.66, '#D3A997'),
    nail(-0.38, 0.88, '#934A42'),
    nail(0, 1.14, '#6A1722'),
    nail(0.38, 1, '#35111A'),
    nail(0.76, 0.76, '#8C6C45'),
    [capsule([-1.2, 0.02, 0.1], [1.2, 0.02, 0.1], 0.02), M.brass],
  ],
});

/** Five pigments in bottles, a filled dish, a brush. */
export const bottles = (): Scene => ({
  look: [0, 0.66, 0],
  camera: [0.3, 1.14, 4.6],
  zoom: 1.82,
  gobo: panes({ s0: -1.3, s1: 1.15, t0: -1, t1: 1.1, bars: [-0.1], rails: [] }),
  solids: [
    floor(M.ivory),
    wall(M.petal, -1),
    [box([0, 0.06, -0.15], [1.25, 0.06, 0.42], 0.02), M.stone],
    ...bottle([-0.86, 0.12, -0.15], '#DDBFB2'),
    ...bottle([-0.43, 0.12, -0.15], '#B97F75'),
    ...bottle([0, 0.12, -0.15], '#7C363D'),
    ...bottle([0.43, 0.12, -0.15], '#6B4C3A'),
    ...bottle([0.86, 0.12, -0.15], '#4A1F28'),
    [
      turned(
        [-0.35, 0, 0.62],
        [
          [0, 0.1],
          [0.02, 0.14],
          [0.1, 0.2],
          [0.13, 0.205],
        ],
      ),
      M.porcelain,
    ],
    [rod([-0.35, 0.126, 0.62], 0.184, 0.014, 0.003), material('#8C2F3A', { gloss: 0.5 })],
    [turn(capsule([-0.42, 0, 0], [0.36, 0, 0], 0.022, 0.03), [0.35, 0.03, 0.66], { y: 0.35 }), M.brass],
    [turn(capsule([0.36, 0, 0], [0.62, 0, 0], 0.034, 0.012), [0.35, 0.03, 0.66], { y: 0.35 }), M.black],
  ],
});

const trayRim =
  (form: Solid): Solid =>
  (x, y, z) =>
    Math.hypot(Math.max(Math.abs(form(x, 0, z)) - 0.008, 0), Math.max(Math.abs(y - 0.085) - 0.008, 0)) - 0.014;

/** The artist's tray from above: three pigments, pen, tweezers, folded linen. */
export function tray(): Scene {
  const things: Thing[] = [
    [box([0, 0.035, 0], [1.06, 0.035, 0.64], 0.03), M.porcelain],
    [trayRim(box([0, 0, 0], [1.06, 1, 0.64], 0.12)), M.brass],
    ...pigmentCup([-0.72, 0.07, -0.3], '#D9A896'),
    ...pigmentCup([-0.36, 0.07, -0.3], '#B05A5A'),
    ...pigmentCup([0, 0.07, -0.3], '#5A1F29'),
    [turn(capsule([-0.55, 0, 0], [0.15, 0, 0], 0.042, 0.052), [-0.1, 0.125, 0.12], { y: 0.12 }), M.black],
    [turn(capsule([0.15, 0, 0], [0.42, 0, 0], 0.05, 0.034), [-0.1, 0.125, 0.12], { y: 0.12 }), M.brass],
    [turn(capsule([0.42, 0, 0], [0.6, 0, 0], 0.024, 0.004), [-0.1, 0.125, 0.12], { y: 0.12 }), M.porcelain],
    [turn(capsule([-0.5, 0, 0], [0.3, 0, -0.05], 0.016, 0.02), [-0.12, 0.09, 0.42], { y: 0.1 }), M.brass],
    [turn(capsule([-0.5, 0, 0], [0.3, 0, 0.05], 0.016, 0.02), [-0.12, 0.09, 0.42], { y: 0.1 }), M.brass],
    ...[0, 1, 2].map((i): Thing => {
      const fold = turn(box([0, 0, 0], [0.23, 0.03, 0.3], 0.03), [0.72, 0.1 + i * 0.056, -0.08], { y: -0.12 + i * 0.05 });
      return [soft(fold, 0.01, 7, i), i === 2 ? M.linenPetal : M.linen];
    }),
  ];
  return {
    look: [-0.05, 0.02, 0.04],
    camera: [0, 3.9, 1.88],
    zoom: 1.78,
    gobo: panes({ s0: -1.5, s1: 1.3, t0: -1.9, t1: 1.2, bars: [-0.15], rails: [-0.5], dark: 0.2 }),
    solids: [[(_x, y) => y, M.linen], ...things.map(([solid, m]): Thing => [turn(solid, [0, 0, 0], { y: 1.2 }), m])],
  };
}

/** A bowl of warm wax with a spatula on a stone disc, folded linen. */
export function wax(): Scene {
  const lean = { z: -0.62, x: -0.1 };
  const outer = turned(
    [-0.12, 0, -0.05],
    [
      [0.1, 0.2],
      [0.14, 0.28],
      [0.3, 0.46],
      [0.5, 0.55],
      [0.56, 0.565],
    ],
  );
  const inner = turned(
    [-0.12, 0, -0.05],
    [
      [0.2, 0.2],
      [0.3, 0.4],
      [0.52, 0.52],
      [0.7, 0.53],
    ],
  );
  return {
    look: [0, 0.36, 0],
    camera: [0.3, 1.9, 3.9],
    zoom: 1.85,
    gobo: panes({ s0: -1.4, s1: 1.2, t0: -1.3, t1: 1.2, bars: [-0.35], rails: [] }),
    solids: [
      floor(M.linenPetal),
      wall(M.plaster, -1.6),
      [rod([0, 0.05, -0.05], 1.05, 0.05, 0.02), M.stone],
      [cut(outer, inner), M.porcelain],
      [rod([-0.12, 0.43, -0.05], 0.462, 0.02, 0.01), M.wax],
      [turn(box([0, 0, 0], [0.055, 0.62, 0.016], 0.016), [0.26, 0.8, -0.05], lean), M.wood],
      [turn(egg([0, -0.5, 0], [0.085, 0.2, 0.045]), [0.26, 0.8, -0.05], lean), M.wax],
      [soft(turn(box([0, 0, 0], [0.2, 0.035, 0.26], 0.03), [0.78, 0.13, 0.28], { y: 0.4 }), 0.01, 7, 0), M.linen],
      [soft(turn(box([0, 0, 0], [0.2, 0.035, 0.26], 0.03), [0.78, 0.192, 0.28], { y: 0.5 }), 0.01, 7, 1), M.linen],
    ],
  };
}

const bloom = (x: number, y: number, size: number, angle: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size * 1.42})"><path d="M0 0C-16 -22 -12 -52 0 -60C12 -52 16 -22 0 0Z"/><path d="M0 0C-30 -36 -70 -34 -72 -8C-70 16 -30 14 0 0Z"/><path d="M0 0C30 -36 70 -34 72 -8C70 16 30 14 0 0Z"/><path d="M0 0C-28 8 -48 34 -38 52C-22 52 -4 28 0 0Z"/><path d="M0 0C28 8 48 34 38 52C22 52 4 28 0 0Z"/><path d="M0 4C-14 12 -16 30 0 38C16 30 14 12 0 4Z" fill="#bbb"/></g>`;
const ORCHID = `<rect width="800" height="1000" fill="#fff"/><g fill="#000"><path d="M330 1000C330 760 300 560 360 400C410 270 520 190 660 200" fill="none" stroke="#000" stroke-width="9" stroke-linecap="round"/>${bloom(352, 400, 1.05, -18)}${bloom(430, 290, 1.12, 6)}${bloom(536, 226, 1, 20)}${bloom(322, 530, 0.95, -30)}<ellipse cx="632" cy="204" rx="20" ry="28" transform="rotate(60 632 204)"/><ellipse cx="682" cy="214" rx="14" ry="20" transform="rotate(80 682 214)"/><path d="M330 1000C260 900 150 850 40 860C120 930 230 990 330 1000Z"/><path d="M335 1000C400 890 520 850 640 880C560 950 440 1000 335 1000Z"/></g>`;

/** The shadow of an orchid on the wall, from a drawn mask in front of the sun; a jar and a brass ball below. */
export async function orchid(): Promise<Scene> {
  const size = { width: 800, height: 1000 };
  const shadow = await mask({ ...size, box: [800, 1000], body: ORCHID, sigma: 6 });
  const window = panes({ s0: -1.16, s1: 0.42, t0: -0.5, t1: 2, bars: [-0.36], rails: [], soft: 0.07, dark: 0.14 });
  const through = (X: number, Y: number): number =>
    sampleField(shadow, size, clamp((X + 1) / 1.9) * (size.width - 2), clamp(1 - (Y - 0.3) / 2.1) * (size.height - 2));
  return {
    look: [0, 1.1, 0],
    camera: [0, 1.2, 4.7],
    gobo: (s, t, p) => window(s, t, p) * mix(0.16, 1, through(p[0] + p[2] + 0.6, p[1] - p[2] - 0.6)),
    solids: [
      wall(M.plaster, -0.6),
      [box([0, 0.1, -0.3], [2.2, 0.1, 0.42], 0.015), M.ivory],
      [turned([0.62, 0.2, -0.2], PROFILES.jar), M.oxbloodGlaze],
      brassBall([0.26, 0.28, -0.08], 0.08),
    ],
  };
}
