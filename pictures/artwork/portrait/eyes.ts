import { mix, clamp, nth, times } from '../lib/math.ts';
import { along, blur, clipPath, line, shape, stroke, through, type Path, type Point } from '../lib/vector.ts';
import type { Head, Side } from './head.ts';
import type { Sitter } from './sitter.ts';

const INK = '#22120f';
// prettier-ignore
const LOWER: Path = [[20, 7], [32, 13], [46, 15], [59, 11], [69, 2]];
// prettier-ignore
const OPEN: Path = [[20, 6.5], [31, -5], [45, -9.5], [59, -6.5], [69, 1]];
// prettier-ignore
const CREASE: Path = [[18, 0], [30, -12], [46, -17.5], [60, -13.5], [72, -4]];

/** One eye: lid, iris if open, one lash-line stroke with a small wing, and a few outer lashes instead of a full row. */
export function eye({ P }: Head, side: Side, o: Sitter): string {
  const { open, gaze, iris, eyeSize, slant, wing, skin } = o;
  const at = ([x, y]: Point): Point => {
    const dx = (x - 45) * eyeSize;
    return P(side * (45 + dx), 5 + (y - 5) * eyeSize - slant * (dx / 25), 3);
  };
  const upper = LOWER.map(([x, y], i): Point => [x, mix(y, nth(OPEN, i)[1], open)]);
  const lid = [...CREASE.map(at), ...upper.map(at).toReversed()];
  const out = [
    shape(lid, `fill="${o.shadowColour}" opacity=".4" ${blur(3)}`),
    shape(lid, `fill="${o.lidColour}" opacity=".5" ${blur(2)}`),
    stroke(CREASE.map(at), { width: 2.2, profile: (t) => Math.sin(Math.PI * t) * 0.9 + 0.1, fill: skin.line, opacity: 0.5 }),
  ];
  if (open > 0.1) {
    const id = `eye${side > 0 ? 'R' : 'L'}`;
    const ball = [...upper.map(at), ...LOWER.map(at).toReversed().slice(1, -1)];
    const [ix, iy] = P(side * 45 + gaze[0], 4 + gaze[1], 4);
    const r = 10.6 * eyeSize;
    out.push(
      clipPath(id, through(ball, { closed: true })),
      `<g clip-path="url(#${id})">${shape(ball, `fill="${skin.white}"`)}<circle cx="${ix}" cy="${iy}" r="${r}" fill="${iris}"/><circle cx="${ix}" cy="${iy}" r="${r}" fill="none" stroke="#170d0c" stroke-width="1.6" opacity=".55"/><circle cx="${ix}" cy="${iy}" r="${r * 0.46}" fill="#170d0c"/><circle cx="${ix - 3.2}" cy="${iy - 3.4}" r="1.9" fill="#fff" opacity=".85"/>${line(upper.map(at), `stroke="#2a1512" stroke-width="8" opacity=".34" ${blur(2)}`)}</g>`,
      stroke(LOWER.map(at), { width: 1.6, profile: (t) => t * 0.9, fill: skin.line, opacity: 0.75 }),
    );
  }
  const tail: Point = [70 + 7 * wing, mix(1 - 2 * wing, 1 - 7 * wing, open)];
  out.push(
    stroke([...upper, tail].map(at), {
      width: mix(4.2, 5.4, wing),
      profile: (t) => 0.16 + 0.84 * Math.sin(Math.PI * Math.pow(t, 1.5)) * (1 - t * 0.12),
      fill: INK,
    }),
  );
  const droop = mix(1, -1, clamp(open * 1.5));
  out.push(
    ...times(7, (i) => {
      const [x, y] = along(upper, 0.5 + i * 0.075);
      const reach = 6.4 + i * 0.9;
      const lash: Path = [
        [x, y],
        [x + reach * 0.5, y + droop * reach * 0.45 + 1],
        [x + reach * (0.75 + i * 0.06), y + droop * reach * (0.75 - i * 0.1)],
      ];
      return stroke(lash.map(at), { width: 1.9, profile: (u) => 1 - u, fill: INK, opacity: 0.9 });
    }),
  );
  return out.join('');
}

/** A brow: a soft base, then hairs combed outwards. */
export function brow({ P }: Head, side: Side, o: Sitter): string {
  const { browLift: lift, browWeight: weight, browTilt: tilt, browColour: fill, random } = o;
  const line: Path = [
    [18, -34.5 - tilt * 0.2],
    [34, -38 - lift * 0.3],
    [54, -39.5 - lift * 0.8 - tilt * 0.5],
    [71, -36 - lift * 0.5 - tilt],
    [85, -27 - tilt * 1.2],
  ];
  const spine = line.map(([x, y]) => P(side * x, y, 4));
  const mass = stroke(spine, {
    width: 9 * weight,
    profile: (t) => (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, t * 1.25 + 0.1))) * Math.pow(1 - t, 0.55),
    fill,
    opacity: 0.6,
    extra: blur(1),
  });
  const hairs = times(64, () => {
    const t = Math.pow(random(), 0.9) * 0.94;
    const [x, y] = along(spine, t);
    const [x2, y2] = along(spine, Math.min(1, t + 0.06));
    const a = Math.atan2(y2 - y, x2 - x);
    const up = mix(-1.15, -0.1, Math.min(1, t * 1.7)) * side;
    const off = (random() - 0.4) * 6.5 * weight * (1 - t);
    const l = mix(11, 8, t);
    const root: Point = [x + Math.sin(a) * off * side, y + off];
    const path: Path = [
      root,
      [root[0] + Math.cos(a + up) * l * 0.6, root[1] + Math.sin(a + up) * l * 0.6],
      [root[0] + Math.cos(a + up * 0.6) * l, root[1] + Math.sin(a + up * 0.6) * l],
    ];
    return stroke(path, { width: 1.3, profile: (u) => 1 - u, fill, opacity: 0.55 + random() * 0.4 });
  });
  return mass + hairs.join('');
}
