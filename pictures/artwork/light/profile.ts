/** Drawing data of the LED profile, in a box of 720 x 900. */
import type { Rgb } from '../lib/colour.ts';
import { times } from '../lib/math.ts';
import { stroke, through, type Path } from '../lib/vector.ts';

export const BOX = [720, 900] as const;
// prettier-ignore
const FACE: Path = [
  [330, 206], [286, 232], [264, 276], [253, 318], [257, 342], [250, 366], [231, 402], [209, 432], [211, 444], [226, 452], [243, 458], [240, 470],
  [226, 486], [224, 495], [240, 503], [229, 512], [231, 526], [247, 537], [243, 556], [243, 576], [258, 598], [292, 608], [340, 616], [368, 640],
  [374, 700], [356, 752], [300, 786], [214, 826], [150, 930], [120, 1120], [800, 1120], [764, 930], [706, 846], [610, 800], [530, 764], [500, 710], [494, 640], [524, 560],
  [556, 470], [560, 370], [530, 276], [470, 220], [400, 196],
];
// prettier-ignore
const HAIR: Path = [
  [300, 218], [302, 252], [324, 302], [358, 350], [390, 384], [418, 402], [440, 450], [452, 520], [490, 600], [520, 640], [640, 620], [650, 500],
  [600, 300], [500, 180], [400, 176],
];
export const BUN = '<circle cx="566" cy="556" r="62" fill="#fff"/>';
export const SILHOUETTE = `<path d="${through(FACE, { closed: true })}" fill="#fff"/>${BUN}`;
export const HAIR_MASS = `<path d="${through(HAIR, { closed: true })}" fill="#fff"/>${BUN}`;

/** The closed eye, dark against the lit cheek. */
export function lashes(ink: Rgb): string {
  const fill = `rgb(${ink.join(' ')})`;
  const lid: Path = [
    [262, 371],
    [272, 380],
    [290, 383],
    [308, 375],
  ];
  const hairs = times(6, (i): Path => [
    [264 + i * 5, 374 + i * 1.6],
    [256 + i * 4.6, 383 + i * 1.5],
    [249 + i * 4.8, 389 + i * 1.2],
  ]);
  return [stroke(lid, { width: 3.4, fill, opacity: 0.7 }), ...hairs.map((hair) => stroke(hair, { width: 1.3, fill, opacity: 0.6 }))].join(
    '',
  );
}
