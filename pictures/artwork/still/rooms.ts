/** Three rooms of the studio, 7:5. */
import { archedWindow, panes } from './daylight.ts';
import { MATERIALS as M } from './materials.ts';
import { bottle, brassBall, floor, pendant, plinth, sprig, treatmentBed, vase, wall } from './objects.ts';
import type { Scene } from './renderScene.ts';
import { archFrame, archHollow, archPlate, box, capsule, cut, rod, turn, union, type ArchForm, type Solid, type Vec } from './solids.ts';

/** A front of upright half-round ribs. */
const fluted =
  (solid: Solid): Solid =>
  (x, y, z) =>
    (solid(x, y, z) + 0.016 * (1 - Math.abs(Math.cos(x * 24)))) * 0.8;

/** The bed, an arched niche with a vase, a hanging lamp. `bed`, `arch` and `lamp` are positions from left to right. */
function bedAndNiche({ bed, arch, lamp }: { bed: number; arch: ArchForm; lamp: Vec }): Scene['solids'] {
  const { x } = arch;
  return [
    floor(),
    [cut((_x, _y, z) => z + 1.3, archHollow(arch, -1.75)), M.plaster],
    wall(M.petal, -1.76),
    ...treatmentBed(bed, -0.35),
    plinth([x, 0, -1.3], 0.3, 0.3),
    vase([x, 0.6, -1.3], 'vase', M.oxbloodGlaze, 0.72),
    ...sprig(
      [x, 1.2, -1.3],
      [
        [x - 0.19, 1.76, -1.26],
        [x + 0.19, 1.7, -1.26],
      ],
      5,
    ),
    ...pendant(lamp, 0.15),
  ];
}

export function treatmentRoom(): Scene {
  return {
    look: [0.1, 0.93, 0],
    camera: [0.3, 1.25, 5.2],
    zoom: 2.1,
    gobo: panes({ s0: -2.5, s1: 0.62, t0: -1.2, t1: 2.05, bars: [-1.45, -0.45], rails: [0.85] }),
    solids: bedAndNiche({ bed: -0.62, arch: { x: 1.55, floor: 0, w: 0.52, top: 1.42 }, lamp: [0.42, 1.72, -0.6] }),
  };
}

/** The same room upright, 5:7. The whole subject lies in the middle half of the height, which is all that a phone shows. */
export function treatmentRoomTall(): Scene {
  return {
    look: [0.62, 1.02, 0],
    camera: [0.72, 1.25, 5.4],
    zoom: 1.72,
    gobo: panes({ s0: -2.3, s1: 1.05, t0: -1.2, t1: 2.3, bars: [-1.2, -0.1], rails: [0.95] }),
    solids: bedAndNiche({ bed: -0.78, arch: { x: 1.36, floor: 0, w: 0.5, top: 1.42 }, lamp: [0.6, 1.86, -0.6] }),
  };
}

/** The reception: a fluted counter, a tall brass-framed arch with shelves behind it. */
export function reception(): Scene {
  const arch: ArchForm = { x: 0.32, floor: 0, w: 0.82, top: 1.2 };
  const shelf = (y: number) => box([0.32, y, -1.55], [0.84, 0.02, 0.3], 0.008);
  return {
    look: [0.05, 1.0, 0],
    camera: [-0.25, 1.34, 5.3],
    zoom: 2.15,
    gobo: archedWindow(-0.62, 1.15, -1.2, 0.92, { bars: [-0.4, 0.4], dark: 0.12 }),
    solids: [
      floor(),
      [cut((_x, _y, z) => z + 1.25, archHollow(arch, -1.8)), M.plaster],
      wall(M.petal, -1.81),
      [archFrame({ ...arch, w: 0.89, floor: -1 }, -1.245, 0.012), M.brass],
      [union(shelf(1.16), shelf(1.56)), M.ivory],
      ...bottle([0.02, 1.18, -1.52], '#93444A', 0.4),
      ...bottle([0.24, 1.18, -1.52], '#C98C80', 0.4),
      vase([0.68, 1.18, -1.5], 'jar', M.porcelain, 0.6),
      vase([0.36, 1.58, -1.5], 'dish', M.oxbloodGlaze, 0.9),
      [fluted(box([0.1, 0.4, -0.55], [1.42, 0.42, 0.34], 0.03)), M.ivory],
      [box([0.1, 0.845, -0.55], [1.5, 0.03, 0.4], 0.02), M.stone],
      vase([-0.92, 0.875, -0.5], 'slender', M.oxbloodGlaze, 0.78),
      ...sprig(
        [-0.92, 1.4, -0.5],
        [
          [-1.12, 1.92, -0.46],
          [-0.8, 1.98, -0.5],
        ],
        8,
      ),
      brassBall([1.2, 0.945, -0.42], 0.07),
      [box([0.82, 0.888, -0.4], [0.2, 0.014, 0.14], 0.01), M.linenOxblood],
    ],
  };
}

/** The mirror corner: an arched mirror, a bench, a lamp. */
export function mirrorCorner(): Scene {
  const glass: ArchForm = { x: 0, floor: 0, w: 0.5, top: 1.2 };
  const place = { x: -0.045, y: -0.06 };
  return {
    look: [0.1, 0.96, 0],
    camera: [-0.45, 1.26, 5.2],
    zoom: 2.15,
    gobo: panes({ s0: -2.1, s1: 0.8, t0: -0.9, t1: 2, bars: [-0.66], rails: [0.7] }),
    solids: [
      floor(),
      wall(M.plaster, -1.2),
      [box([0.2, 0.2, -0.75], [1.75, 0.2, 0.42], 0.03), M.ivory],
      [turn(archPlate(glass, 0, 0.01), [0.42, 0.42, -0.98], place), M.mirror],
      [turn(archFrame(glass, 0, 0.024), [0.42, 0.42, -0.98], place), M.brass],
      vase([-0.62, 0.4, -0.72], 'vase', M.oxbloodGlaze, 0.66),
      ...sprig(
        [-0.62, 0.92, -0.72],
        [
          [-0.9, 1.58, -0.68],
          [-0.5, 1.66, -0.7],
          [-0.68, 1.46, -0.64],
        ],
        8,
      ),
      vase([1.24, 0.4, -0.6], 'dish', M.porcelain, 0.9),
      [rod([0.98, 0.43, -0.45], 0.11, 0.03, 0.01), M.brass],
      [turn(capsule([-0.2, 0, 0], [0.2, 0, 0], 0.014, 0.022), [0.2, 0.424, -0.44], { y: 0.3 }), M.brass],
      [box([-1.15, 0.43, -0.7], [0.22, 0.03, 0.2], 0.02), M.linenPetal],
      [box([-1.15, 0.485, -0.7], [0.2, 0.026, 0.18], 0.02), M.linen],
    ],
  };
}
