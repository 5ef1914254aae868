/** What is drawn on the skin of a face: brows, eyes, nostrils. Brows and lashes come from the programs of the plates. */
import { browHairs } from '../brow/browHairs.ts';
import { inBrow } from '../brow/browShape.ts';
import { CREASE, LASH_LINE } from '../eye/eyeShape.ts';
import { lashes } from '../eye/lashes.ts';
import { mix, radians, times } from '../lib/math.ts';
import { blur, clipPath, line, shape, stroke, through, type Point } from '../lib/vector.ts';
import { SIDES, type Head, type Side } from './head.ts';
import type { Sitter } from './sitter.ts';

const INK = '#22120f';
/** Face units of the brow and eye plates in head units. */
const UNIT = 0.072;
/** Radius of the eyeball in head units. An open eye looks at the viewer. */
const BALL = 16;
/** Heights of the open lid at the points of the lash line. */
const OPEN = [576, 528, 494, 482, 496, 534, 562] as const;

/** Places a point of a brow or eye plate on the face. */
const onFace =
  ({ P }: Head, s: Side, { eyeSize, slant }: Sitter, lift = 0) =>
  ([X, Y]: Point): Point => {
    const x = 43 + ((X + 62) * UNIT - 42) * eyeSize;
    return P(s * x, 4 + (Y - 600) * UNIT * eyeSize - lift - slant * (x - 43) * 0.04, 0.6);
  };

function brow(head: Head, s: Side, o: Sitter): string {
  const put = onFace(head, s, { ...o, eyeSize: 1.14 }, 6 + o.browLift);
  const place = ([x, y]: Point): Point => put([x, y + (x - 480) * 0.09]); // a calm brow rises less than on a plate
  const { browWeight: weight, browColour: fill, person } = o;
  const base = [...times(9, (i) => inBrow(mix(0.16, 0.99, i / 8), 0.8)), ...times(9, (i) => inBrow(mix(0.99, 0.1, i / 8), 0.16))];
  const hairs = browHairs({
    n: Math.round(300 * weight),
    seed: person.seed + (s > 0 ? 3 : 0),
    length: 84,
    width: 0.62,
    colours: [fill],
    jitter: 0.22,
    opacity: [0.5, 0.9],
    spread: [0.02, 0.94],
    place,
  });
  return shape(base.map(place), `fill="${fill}" opacity="${0.5 * Math.min(1.2, weight)}" ${blur(1)}`) + hairs.join('');
}

/** Lids and iris of an eye whose lids are `open`; closed, the lash line of the plates. */
function eye(head: Head, s: Side, o: Sitter): string {
  const place = onFace(head, s, o);
  const lid = LASH_LINE.map(([x, y], i): Point => [x, mix(y, OPEN[i] ?? y, o.open)]);
  const rim = lid.map(place);
  const out = [
    stroke(
      CREASE.slice(1, -1).map(([x, y]): Point => place([x, y - 24 * o.open])),
      { width: 1.8, fill: o.skin.line, opacity: 0.6 },
    ),
  ];
  if (o.open > 0) {
    const id = `eye${s}`;
    const ball = [...rim, ...LASH_LINE.toReversed().slice(1, -1).map(place)];
    const [x, y] = place([522 - (s * BALL * Math.sin(radians(head.turn))) / UNIT, 566 - (BALL * Math.sin(radians(o.person.bow))) / UNIT]);
    const r = 7.6 * o.eyeSize;
    out.push(
      clipPath(id, through(ball, { closed: true })),
      `<g clip-path="url(#${id})">${shape(ball, `fill="${o.skin.white}"`)}<circle cx="${x}" cy="${y}" r="${r}" fill="${o.iris}"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#170d0c" stroke-width="1.3" opacity=".6"/><circle cx="${x}" cy="${y}" r="${r * 0.42}" fill="#120a09"/><circle cx="${x - 2.2}" cy="${y - 2.6}" r="1.4" fill="#fff" opacity=".9"/>${line(rim, `stroke="#2a1512" stroke-width="7" opacity=".4" ${blur(2)}`)}</g>`,
      stroke(LASH_LINE.map(place), { width: 1.1, profile: (t) => 0.2 + 0.8 * t, fill: o.skin.line, opacity: 0.8 }),
    );
  } else out.push(lashes({ seed: o.person.seed + s, density: 0.6, length: 0.9, place, fine: 0.5 }));
  return [
    ...out,
    stroke(rim, { width: 5, fill: INK, opacity: 0.3, extra: blur(1) }),
    stroke([...rim, place([862, mix(560, 528, o.open)])], {
      width: 3.4,
      profile: (t) => 0.12 + 0.88 * Math.sin(Math.PI * Math.pow(t, 1.5)),
      fill: INK,
      opacity: 0.92,
    }),
  ].join('');
}

function nostrils({ P }: Head, { skin, noseLength: long, noseWidth: wide }: Sitter): string {
  const N = (x: number, y: number, out = 0.4): Point => P(x * wide, -20 + (y + 20) * long, out);
  return SIDES.map(
    (q) =>
      stroke([N(q * 13, 57.5), N(q * 8.5, 57), N(q * 4, 60)], { width: 3, fill: skin.deep, opacity: 0.7 }) +
      stroke([N(q * 17.5, 45), N(q * 20, 52), N(q * 17, 59)], { width: 1.7, fill: skin.line, opacity: 0.4, extra: blur(1) }),
  ).join('');
}

export function face(head: Head, o: Sitter): string {
  return SIDES.map((s) => eye(head, s, o) + brow(head, s, o)).join('') + nostrils(head, o);
}
