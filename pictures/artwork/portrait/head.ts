/** The head as a stack of ellipses, so that one set of features can be turned, bowed and tilted. Head units; the eyes lie at y = 0. */
import { clamp, mix, nth, radians } from '../lib/math.ts';
import type { Point } from '../lib/vector.ts';

/** y, half width, half depth, depth of the centre: crown to chin. */
// prettier-ignore
const LEVELS: readonly (readonly [number, number, number, number])[] = [
  [-152, 10, 14, -22], [-146, 36, 48, -22], [-128, 66, 82, -22], [-100, 86, 102, -20], [-60, 96, 110, -16], [-20, 98, 108, -12], [10, 96, 104, -8],
  [36, 93, 94, 0], [62, 85, 80, 12], [86, 73, 66, 24], [106, 61, 54, 33], [124, 46, 42, 42], [138, 31, 30, 50], [147, 16, 18, 56], [151, 2, 6, 58],
];

export interface Pose {
  /** Yaw in degrees; negative turns the head to the viewer's left. */
  turn: number;
  /** Pitch in degrees; positive turns the head down. */
  bow: number;
  /** Width of the whole head. */
  slim?: number;
  /** Width of the jaw. */
  jaw?: number;
}
export type Side = 1 | -1;
export const SIDES: readonly Side[] = [-1, 1];

function level(y: number): readonly [number, number, number] {
  let i = 1;
  while (i < LEVELS.length - 1 && nth(LEVELS, i)[0] < y) i++;
  const a = nth(LEVELS, i - 1);
  const b = nth(LEVELS, i);
  const t = clamp((y - a[0]) / (b[0] - a[0]));
  return [mix(a[1], b[1], t), mix(a[2], b[2], t), mix(a[3], b[3], t)];
}

export function posed({ turn, bow, slim = 1, jaw = 1 }: Pose) {
  const cy = Math.cos(radians(turn));
  const sy = Math.sin(radians(turn));
  const cp = Math.cos(radians(bow));
  const sp = Math.sin(radians(bow));
  const wide = (y: number): number => slim * (y > 40 ? mix(1, jaw, clamp((y - 40) / 60) * clamp((160 - y) / 30)) : 1);

  /** Projects a point of the face onto the drawing. `out` lifts the point off the skin. */
  const P = (x: number, y: number, out = 0): Point => {
    const [a, b, c] = level(y);
    const k = clamp(x / (a * wide(y)), -1, 1);
    const px = x * slim;
    const z = c + b * Math.sqrt(1 - k * k * 0.98) + out;
    return [px * cy + z * sy, y * cp + (z * cy - px * sy) * sp * (y > -60 ? 1 : 0.4)];
  };

  /** The silhouette on side s at height y, enlarged by `grow`: above the temples also upwards, because otherwise the hair looks flat. */
  const edge = (s: number, y: number, grow = 0): Point => {
    const [a, b, c] = level(y);
    const w = a * wide(y) + grow * (y < -60 ? a / 96 : 1);
    const d = b + grow * (y < -60 ? b / 110 : 1);
    const lifted = y < -60 ? -60 + (y + 60) * (1 + grow / 92) : y;
    return [s * Math.hypot(w * cy, d * sy) + c * sy, lifted * cp + c * cy * sp];
  };

  const outline = (grow = 0, from = -152, to = 151): Point[] => {
    const ys = LEVELS.map(([y]) => y).filter((y) => y >= from && y <= to);
    return [...ys.map((y) => edge(1, y, grow)), ...ys.toReversed().map((y) => edge(-1, y, grow))];
  };
  return { P, edge, outline, turn };
}
export type Head = ReturnType<typeof posed>;
