import { blur, clipPath, shape, through } from '../lib/vector.ts';
import { brow, eye } from './eyes.ts';
import { mouth, nose } from './features.ts';
import { SIDES, type Head, type Side } from './head.ts';
import type { Sitter } from './sitter.ts';

/** Skin from dark to light, then the features. */
export function face(head: Head, o: Sitter): string {
  const { P, outline, edge } = head;
  const { skin } = o;
  const contour = outline(0, -128);
  // the side away from the light
  // prettier-ignore
  const core = [edge(1, -120, 20), P(74, -90), P(70, -40), P(80, 0), P(72, 34), P(50, 62), P(44, 92), P(30, 118), P(16, 152), edge(1, 140, 40), edge(1, 40, 40)];
  // prettier-ignore
  const underHair = [P(-92, 10), P(-84, -52), P(-58, -88), P(0, -104), P(58, -88), P(86, -50), P(94, 10), edge(1, -60, 30), edge(1, -146, 30), edge(-1, -146, 30), edge(-1, -60, 30)];
  const cheek = (s: Side): string => {
    const [x, y] = P(s * 62, 42);
    return `<ellipse cx="${x}" cy="${y}" rx="27" ry="19" transform="rotate(${-s * 22} ${x} ${y})" fill="${o.blush}" opacity="${s < 0 ? 0.32 : 0.28}" ${blur(10)}/>`;
  };
  const socket = (s: Side): string =>
    shape(
      [P(s * 14, -22), P(s * 40, -30), P(s * 74, -20), P(s * 78, 0), P(s * 46, 18), P(s * 16, 10)],
      `fill="${skin.shade}" opacity="${s < 0 ? 0.22 : 0.34}" ${blur(5)}`,
    );
  const modelling = [
    shape(
      [P(-96, -60), P(-50, -80), P(-10, -70), P(-14, 0), P(-30, 60), P(-40, 100), P(-70, 80), P(-96, 20)],
      `fill="${skin.light}" opacity=".75" ${blur(16)}`,
    ),
    shape(core, `fill="${skin.shade}" opacity=".46" ${blur(10)}`),
    shape(core, `fill="${skin.shade}" opacity=".34" ${blur(5)}`),
    shape(underHair, `fill="${skin.shade}" opacity=".6" ${blur(5)}`),
    ...SIDES.map(cheek),
    ...SIDES.map(socket),
    shape([P(-14, 128, 4), P(0, 124, 4), P(8, 130, 4), P(-4, 139, 2)], `fill="${skin.light}" opacity=".5" ${blur(5)}`),
    shape([P(-74, 20), P(-52, 27), P(-44, 36), P(-62, 40)], `fill="${skin.light}" opacity=".7" ${blur(5)}`),
  ];
  return [
    clipPath('face', through(contour, { closed: true })),
    shape(contour, `fill="${skin.mid}"`),
    `<g clip-path="url(#face)">${modelling.join('')}</g>`,
    ...SIDES.map((s) => eye(head, s, o)),
    nose(head, o),
    mouth(head, o),
    ...SIDES.map((s) => brow(head, s, o)),
  ].join('');
}
