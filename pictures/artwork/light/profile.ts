/** Drawing data of the LED profile, in a box of 720 x 900. */
import { times } from '../lib/math.ts';
import { stroke, through, type Path, type Point } from '../lib/vector.ts';

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

/** Modelling inside the face (eye ball, cheek bone, nostril, lips, jaw, neck): x, y, radii, height. */
// prettier-ignore
export const FORMS: readonly (readonly [number, number, number, number, number])[] = [
  [290, 372, 30, 18, 9], [322, 440, 60, 44, 16], [244, 440, 15, 13, 7], [252, 492, 24, 10, 5], [254, 520, 22, 11, 5], [270, 572, 30, 24, 8],
  [400, 540, 80, 46, 12], [430, 690, 28, 80, 9], [288, 334, 40, 12, 6], [280, 352, 22, 9, -7], [296, 480, 22, 40, -4], [262, 540, 26, 8, -4],
  [390, 640, 60, 30, -14],
];

/** Eye, brow, nostril, mouth and ear in the deep colour of the light. */
export function profileLines(ink: string): string {
  const s = (points: Path, width: number, opacity: number): string => stroke(points, { width, fill: ink, opacity });
  const lashes = times(7, (i) => {
    const path: Point[] = [
      [263 + i * 5.6, 375 + i * 1.5],
      [253 + i * 5, 385 + i * 1.5],
      [247 + i * 5.2, 395 + i * 0.9],
    ];
    return s(path, 1.5, 0.8);
  });
  // prettier-ignore
  return [
    '<defs><filter id="b"><feGaussianBlur stdDeviation=".8"/></filter></defs><g filter="url(#b)">',
    s([[262, 372], [274, 382], [294, 385], [316, 374]], 4.4, 0.85),
    ...lashes,
    s([[258, 322], [278, 308], [306, 306], [336, 320]], 7, 0.6),
    s([[262, 360], [282, 354], [312, 364]], 2, 0.5),
    s([[234, 450], [240, 443], [248, 447]], 4, 0.75),
    s([[238, 503], [254, 502], [274, 506]], 3, 0.75),
    s([[252, 430], [262, 440], [258, 454]], 2.4, 0.4),
    s([[406, 408], [420, 396], [436, 406], [438, 434], [426, 462], [414, 480], [404, 468]], 3.2, 0.5),
    s([[415, 416], [427, 418], [426, 438], [414, 454]], 2.2, 0.38),
    '</g>',
  ].join('');
}
