/** A left hand, palm down: wrist at the origin, fingers along x, thumb towards the viewer (z). About one unit from wrist to finger tip. */
import { gauss, nth, radians, times } from '../lib/math.ts';
import { box, capsule, egg, melt, near, turn, union, type Solid, type Vec } from './solids.ts';

/** Angles in degrees, thumb first, then from the index to the little finger. */
export interface Pose {
  /** Sideways angle, towards the thumb. */
  spread: readonly number[];
  /** Downward angle at each joint. */
  bends: readonly (readonly number[])[];
}

export const RESTING: Pose = {
  spread: [34, 7, 1, -4, -12],
  bends: [
    [4, 0, -6],
    [1, 7, 5],
    [3, 8, 5],
    [3, 9, 6],
    [2, 9, 6],
  ],
};

interface Ray {
  root: Vec;
  bones: readonly number[];
  /** Thickness at the root. */
  r: number;
}
const RAYS: readonly Ray[] = [
  { root: [0.13, -0.015, 0.11], bones: [0.2, 0.15, 0.1], r: 0.056 },
  { root: [0.5, 0.014, 0.128], bones: [0.21, 0.13, 0.085], r: 0.042 },
  { root: [0.515, 0.022, 0.042], bones: [0.235, 0.15, 0.09], r: 0.043 },
  { root: [0.495, 0.014, -0.044], bones: [0.215, 0.14, 0.088], r: 0.04 },
  { root: [0.45, -0.004, -0.12], bones: [0.165, 0.1, 0.075], r: 0.035 },
];
/** Steps per bone, so that a bend is a curve and not a crease. */
const STEPS = 5;
/** Thickness along a finger relative to the root: decreases towards the tip, slightly larger at the joints. */
const thickness = (t: number): number => 0.96 - 0.3 * t ** 1.6 + 0.05 * (gauss(t - 0.46, 0.06) + gauss(t - 0.78, 0.05));

/** One finger, its nail, its tip. */
function finger({ root, bones, r }: Ray, spread: number, bends: readonly number[]) {
  const side = radians(spread);
  const steps = bones.length * STEPS;
  let down = 0;
  let at = root;
  const parts = times(steps, (i) => {
    const bone = Math.floor(i / STEPS);
    if (i % STEPS < 2) down += radians(nth(bends, bone)) / 2;
    const length = nth(bones, bone) / STEPS;
    const flat = Math.cos(down) * length;
    const to: Vec = [at[0] + flat * Math.cos(side), at[1] - Math.sin(down) * length, at[2] + flat * Math.sin(side)];
    const part = capsule(at, to, r * thickness(i / steps), r * thickness((i + 1) / steps));
    at = to;
    return part;
  });
  const t = r * thickness(1);
  const nail = turn(egg([t * 0.12, t * 0.62, 0], [t * 1.12, t * 0.52, t * 0.74]), at, { y: -side, z: -down });
  return { solid: near(capsule(root, at, r + 0.08), 0.1, union(...parts)), nail, tip: at };
}

export interface Hand {
  skin: Solid;
  nails: Solid;
  /** Finger tips, thumb first. */
  tips: readonly Vec[];
}

export function hand({ spread, bends }: Pose = RESTING): Hand {
  const fingers = RAYS.map((ray, i) => finger(ray, nth(spread, i), nth(bends, i)));
  const roots = RAYS.slice(1).map(({ root }) => root);
  const palm = roots.map(([x, y, z]) => capsule([0.1, 0.004, z * 0.5], [x - 0.01, y - 0.008, z * 0.97], 0.058, 0.026));
  const tendons = roots.map(([x, y, z]) => capsule([0.14, 0.06, z * 0.5], [x - 0.01, y + 0.028, z], 0.006, 0.011));
  const arm = [-1, 1].map((s) => capsule([-1.4, 0.03, 0.045 * s], [0.16, 0.005, 0.04 * s], 0.13, 0.052));
  const mount = egg([0.19, -0.02, 0.095], [0.16, 0.058, 0.075]);
  const back = melt(0.05, melt(0.06, ...palm, ...arm, mount), ...tendons);
  const reach = union(box([0.27, 0, 0.01], [0.32, 0.12, 0.22]), capsule([-1.4, 0, 0], [0, 0, 0], 0.19, 0.12));
  const [thumb, ...others] = fingers.map(({ solid }) => solid);
  return {
    skin: melt(0.028, near(reach, 0.12, back), thumb ?? back, ...others),
    nails: union(...fingers.map(({ nail }) => nail)),
    tips: fingers.map(({ tip }) => tip),
  };
}
