/** Skin of head, neck and shoulders: its form and its colours. */
import { blend, blendHex, lighten, ramp, rgb, scale } from '../lib/colour.ts';
import { gauss, mix, smooth } from '../lib/math.ts';
import { heightOf, type Point } from '../lib/vector.ts';
import type { Head } from './head.ts';
import type { Relief } from './relief.ts';
import type { Skin } from './sculpture.ts';
import type { Sitter } from './sitter.ts';

/** Left and right limit of the drawn part of the head, in radians. */
const REACH = 2;
const CROWN = -156;
const CHIN = 151;

const tones = ({ skin }: Sitter) =>
  ramp([
    [0, blendHex(skin.deep, skin.shade, 0.3)],
    [0.3, skin.shade],
    [0.6, skin.mid],
    [0.86, skin.light],
    [1, blendHex(skin.light, '#fff6ea', 0.35)],
  ]);

export function headSkin(head: Head, { onMouth }: Relief, o: Sitter): Skin {
  const tone = tones(o);
  const lip = rgb(o.lip);
  const blush = rgb(o.blush);
  const lid = rgb(o.shadowColour);
  const seam = blend(lip, [40, 10, 14], 0.65);
  const yAt = (v: number): number => mix(CROWN, CHIN, v);
  return {
    columns: 560,
    rows: 560,
    at: (u, v) => head.skinAt(mix(-REACH, REACH, u), yAt(v)).place,
    colour: (u, v, light) => {
      const y = yAt(v);
      const x = head.skinAt(mix(-REACH, REACH, u), y).x / (o.person.slim ?? 1);
      const side = Math.abs(x);
      let c = tone(light);
      c = blend(c, blush, 0.26 * gauss(side - 58, 20) * gauss(y - 46, 15) + 0.1 * gauss(x, 14) * gauss(y - 48, 10));
      c = blend(c, lid, 0.34 * gauss((side - 45) / 1.2, 16) * gauss(y + 6, 7));
      const p = onMouth(x, y);
      const cover = smooth(-0.03, 0.05, p.rim) * smooth(1.02, 0.9, Math.abs(p.x));
      const shaded = mix(0.66, 1.1, smooth(0.25, 0.85, light));
      c = blend(c, lighten(scale(lip, [shaded, shaded, shaded]), 20 * smooth(0.8, 1, light)), cover * 0.9);
      return blend(c, seam, 0.8 * Math.exp(-((p.beneath / 0.03) ** 2)) * smooth(1, 0.86, Math.abs(p.x)));
    },
  };
}

/** y, half width, half depth, depth of the centre: throat to chest. */
// prettier-ignore
const BODY: readonly (readonly [number, number, number, number])[] = [
  [60, 49, 46, -36], [150, 48, 48, -30], [186, 51, 52, -30], [210, 61, 56, -30], [228, 87, 60, -31], [246, 142, 66, -32], [270, 196, 74, -32], [320, 226, 84, -30],
  [410, 242, 92, -26], [545, 252, 96, -24],
];

const column = (k: 1 | 2 | 3) =>
  heightOf(
    BODY.map((row): Point => [row[0], row[k]]),
    300,
  );
const [halfWidth, halfDepth, centre] = [column(1), column(2), column(3)];

/** `lean` moves the throat sideways under a turned head. */
export function bodySkin(lean: number, o: Sitter): Skin {
  const tone = tones(o);
  return {
    columns: 360,
    rows: 360,
    at: (u, v) => {
      const y = mix(60, 545, v);
      const angle = mix(-1.57, 1.57, u);
      const x = halfWidth(y) * Math.sin(angle);
      const side = Math.abs(x);
      const t = (y - 70) / 180;
      const cord = 3.2 * gauss(side - mix(58, 9, t), 5) * smooth(0, 0.5, t) * smooth(1.04, 0.9, t);
      const collarbone = y - 258 - 7 * Math.sin(side / 42) + side * 0.05;
      const bones = 5 * gauss(collarbone, 5) * smooth(6, 20, side) * smooth(175, 110, side) - 4 * gauss(x, 9) * gauss(y - 256, 9);
      return [x + lean * smooth(190, 60, y), y, centre(y) + halfDepth(y) * Math.cos(angle) + cord + bones];
    },
    colour: (_u, _v, light) => tone(light * 0.94),
  };
}
