/** The head as a stack of ellipses with the features raised on it, so that one face can be turned and bowed. Head units; the eyes lie at y = 0. */
import { clamp, mix, radians } from '../lib/math.ts';
import { heightOf, type Point } from '../lib/vector.ts';
import type { Vec } from '../still/solids.ts';

/** y, half width, half depth, depth of the centre: crown to chin. */
// prettier-ignore
const LEVELS: readonly (readonly [number, number, number, number])[] = [
  [-158, 2, 4, -22], [-156, 19, 24, -22], [-150, 37, 46, -22], [-130, 66, 82, -22], [-100, 87, 105, -20], [-60, 97, 114, -18], [-20, 98, 110, -14], [10, 96, 104, -9],
  [36, 93, 95, -2], [62, 86, 84, 8], [86, 76, 71, 19], [106, 65, 58, 29], [124, 48, 45, 40], [138, 31, 31, 51], [147, 16, 17, 60], [151, 2, 4, 66],
];

export interface Pose {
  /** Yaw in degrees; negative turns the head to the viewer's left. */
  turn: number;
  /** Pitch in degrees; positive turns the head down. */
  bow: number;
  /** Width of the whole head. */
  slim?: number;
  /** Width of the jaw, and length of the chin. */
  jaw?: number;
  chin?: number;
}
export type Side = 1 | -1;
export const SIDES: readonly Side[] = [-1, 1];

const column = (k: 1 | 2 | 3) =>
  heightOf(
    LEVELS.map((row): Point => [row[0], row[k]]),
    600,
  );
const [halfWidth, halfDepth, centre] = [column(1), column(2), column(3)];
const level = (y: number) => [halfWidth(y), halfDepth(y), centre(y)] as const;

export function posed({ turn, bow, slim = 1, jaw = 0.95, chin = 0.97 }: Pose, relief: (x: number, y: number) => number) {
  const cy = Math.cos(radians(turn));
  const sy = Math.sin(radians(turn));
  const cp = Math.cos(radians(bow));
  const sp = Math.sin(radians(bow));
  const wide = (y: number): number => slim * (y > 30 ? mix(1, jaw, clamp((y - 30) / 60) * clamp((158 - y) / 30)) : 1);

  const turned = ([x, level, z]: Vec): Vec => {
    const y = level > 100 ? 100 + (level - 100) * chin : level;
    const front = z * cy - x * sy;
    return [x * cy + z * sy, y * cp + front * sp, front * cp - y * sp];
  };
  /** A point of the skin, by its angle from the middle of the face and its height. */
  const skinAt = (angle: number, y: number) => {
    const [a, b, c] = level(y);
    const x = a * wide(y) * Math.sin(angle);
    const front = Math.cos(angle);
    return { x, place: turned([x, y, c + b * front + (front > 0 ? relief(x / slim, y) * Math.min(1, front * 3) : 0)]) };
  };
  /** Projects a point of the face onto the drawing. `out` lifts the point off the skin. */
  const P = (x: number, y: number, out = 0): Point => {
    const [a, b, c] = level(y);
    const k = clamp((x * slim) / (a * wide(y)), -1, 1);
    const front = Math.sqrt(1 - k * k);
    const [X, Y] = turned([a * wide(y) * k, y, c + b * front + relief(x, y) * Math.min(1, front * 3) + out]);
    return [X, Y];
  };

  /** The silhouette on side s at height y, enlarged by `grow`: above the temples also upwards, because otherwise the hair looks flat. */
  const edge = (s: number, y: number, grow = 0): Point => {
    const [a, b, c] = level(y);
    const w = a * wide(y) + grow * (y < -60 ? a / 96 : 1);
    const d = b + grow * (y < -60 ? b / 114 : 1);
    const lifted = y < -60 ? -60 + (y + 60) * (1 + grow / 92) : y;
    return [s * Math.hypot(w * cy, d * sy) + c * sy, lifted * cp + c * cy * sp];
  };

  const outline = (grow = 0, from = -158, to = 151): Point[] => {
    const ys = LEVELS.map(([y]) => y).filter((y) => y >= from && y <= to);
    return [...ys.map((y) => edge(1, y, grow)), ...ys.toReversed().map((y) => edge(-1, y, grow))];
  };
  return { P, edge, outline, skinAt, turned, turn };
}
export type Head = ReturnType<typeof posed>;
