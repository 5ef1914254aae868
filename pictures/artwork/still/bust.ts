/** Jaw, neck and shoulders of a person facing the viewer; the head may turn. About one unit from the chest to the mouth. */
import { ball, box, capsule, egg, melt, near, turn, type Solid, type Vec } from './solids.ts';

const both = (make: (side: 1 | -1) => Solid): Solid[] => [make(1), make(-1)];
/** The head turns about the top of the neck. */
const PIVOT: Vec = [0, 1.25, -0.1];

/** Rotation to the viewer's left and upward tilt of the chin, both in radians. */
export interface Turn {
  head: number;
  lift: number;
}

export function bust({ head, lift }: Turn): { skin: Solid; hair: Solid; pearls: Solid } {
  const inHead = (solid: Solid): Solid => turn(solid, PIVOT, { y: head, x: lift });
  const skull = melt(
    0.16,
    egg([0, 0.42, 0.04], [0.29, 0.4, 0.37]),
    egg([0, 0.1, 0.16], [0.205, 0.22, 0.2]),
    egg([0, -0.075, 0.275], [0.075, 0.05, 0.06]),
    ...both((s) => capsule([0.05 * s, -0.07, 0.27], [0.18 * s, 0.07, 0.06], 0.045, 0.06)),
    ...both((s) => capsule([0.18 * s, 0.07, 0.06], [0.22 * s, 0.3, 0.04], 0.06, 0.07)),
    ...both((s) => egg([0.13 * s, 0.25, 0.19], [0.13, 0.17, 0.16])),
  );
  const ears = both((s) => egg([0.285 * s, 0.2, 0.0], [0.025, 0.085, 0.05]));
  const neck = near(
    capsule([0, 0.5, -0.1], [0, 1.3, -0.1], 0.27),
    0.12,
    melt(
      0.09,
      capsule([0, 0.5, -0.13], [0, 1.3, -0.09], 0.19, 0.165),
      ...both((s) => capsule([0.17 * s, 1.26, -0.14], [0.04 * s, 0.57, 0.085], 0.042, 0.024)),
      capsule([0, 0.98, 0.02], [0, 0.72, 0.03], 0.06, 0.05),
    ),
  );
  const chest = near(
    box([0, 0.2, -0.13], [1.06, 0.95, 0.34]),
    0.12,
    melt(
      0.2,
      egg([0, 0.1, -0.1], [0.62, 0.5, 0.24]),
      egg([0, 0.42, -0.12], [0.56, 0.2, 0.2]),
      egg([0, 0.3, -0.2], [0.56, 0.42, 0.18]),
      ...both((s) => capsule([0.04 * s, 1.02, -0.17], [0.6 * s, 0.56, -0.17], 0.09, 0.12)),
      ...both((s) => egg([0.3 * s, 0.22, -0.3], [0.17, 0.24, 0.09])),
      ...both((s) => ball([0.7 * s, 0.42, -0.13], 0.175)),
      ...both((s) => capsule([0.72 * s, 0.42, -0.13], [0.8 * s, -0.6, -0.1], 0.165, 0.13)),
    ),
  );
  const bones = both((s) => capsule([0.05 * s, 0.545, 0.075], [0.66 * s, 0.6, -0.13], 0.034, 0.03));
  const collar = near(box([0, 0.57, -0.03], [0.72, 0.08, 0.16]), 0.12, melt(0.06, ...bones));
  const headBound = ball([0, 0.33, 0.08], 0.6);
  const behindEars: Solid = (_x, y, z) => z + 0.06 - y * 0.25;
  const hair: Solid = (x, y, z) => Math.max(egg([0, 0.47, -0.02], [0.31, 0.41, 0.36])(x, y, z), behindEars(x, y, z));
  return {
    skin: melt(0.06, melt(0.1, melt(0.08, chest, neck), collar), inHead(near(headBound, 0.12, melt(0.03, skull, ...ears)))),
    hair: inHead(near(headBound, 0.12, hair)),
    pearls: inHead(ball([-0.305, 0.125, 0.015], 0.028)),
  };
}
