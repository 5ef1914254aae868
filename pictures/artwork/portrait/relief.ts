/** The features raised on a head. Head units: x to the viewer's right, y down. */
import { clamp, gauss, smooth } from '../lib/math.ts';
import { heightOf, type Path } from '../lib/vector.ts';
import { cushions } from '../lips/lips.ts';
import { mouthAt, MOUTHS, type Mouth } from '../lips/mouth.ts';
import type { Features } from './sitter.ts';

/** Height of the nose along its ridge. */
// prettier-ignore
const RIDGE: Path = [[-160, 0], [-60, 0], [-34, 1], [-14, 4], [4, 11], [24, 19], [38, 26], [47, 28], [54, 22], [60, 9], [66, 1], [80, 0], [160, 0]];
const ridgeAt = heightOf(RIDGE, 320);

export function reliefOf(o: Features) {
  const form: Mouth = MOUTHS[o.mouth];
  const { width: wide = 1, lift = 0 } = form;
  const mouth = mouthAt({ ...form, lift: lift + 0.07 });
  const half = 32 * wide * o.lipWide;
  const level = 91 + (o.noseLength - 1) * 34;
  const onMouth = (x: number, y: number) => mouth.locate(x / half, (y - level) / half);

  function height(x: number, y: number): number {
    const side = Math.abs(x);
    const n = y > -20 ? -20 + (y + 20) / o.noseLength : y;
    // the nose
    const across = 6 + 3 * smooth(20, 46, n) + 4 * smooth(10, -30, n);
    let z = ridgeAt(n) * o.noseHigh * (0.72 * gauss(x, across * o.noseWidth) + 0.28 * gauss(x, 19));
    z += 3 * o.bridge * gauss(x, 8) * gauss(n - 14, 12);
    z += 9 * gauss(side - 14.5 * o.noseWidth, 5.4) * gauss(n - 51, 7) * smooth(64, 57, n);
    z -= 3.4 * gauss(side - 22 * o.noseWidth, 3.5) * gauss(n - 52, 9);
    // sockets, eyeballs, brow bone
    z -= 10 * gauss(side - 27, 13) * gauss(y + 9, 13) + 6 * gauss(side - 60, 16) * gauss(y + 8, 12);
    const ball = ((side - 43) / (27 * o.eyeSize)) ** 2 + ((y - 1) / (19 * o.eyeSize)) ** 2;
    z += 10.5 * Math.exp(-ball * 1.5);
    z += 4 * gauss(side - 40, 26) * gauss(y + 28, 9);
    // cheeks
    z += 7 * o.cheek * gauss(side - 57, 20) * gauss(y - 38, 19);
    z -= 5 * o.hollow * gauss(side - 58, 17) * gauss(y - 86, 17);
    z -= 2.6 * o.age * gauss(side - 24 - (y - 52) * 0.4, 4) * smooth(46, 62, y) * smooth(112, 92, y);
    z -= 1.6 * o.age * gauss(y - 22 - (side - 40) ** 2 * 0.01 + 4, 4) * gauss(side - 40, 15);
    // muzzle, chin
    const m = y - level;
    z += 6 * gauss(x, 32) * gauss(m, 22);
    z += 1.1 * (gauss(side - 6.5, 3.4) - gauss(x, 3.6)) * smooth(-8, -13, m) * smooth(-28, -22, m);
    z -= 5 * gauss(x, 22) * gauss(m - 25, 7);
    z += 7 * gauss(x, 19) * gauss(y - 133, 13);
    z -= 2.2 * gauss(side - half * 1.08, 5) * gauss(m, 7);
    const p = onMouth(x, y);
    if (p.lip) z += half * cushions(p, 0) * smooth(1.02, 0.74, Math.abs(p.x)) * 0.95;
    return z * clamp((152 - y) / 12);
  }
  return { height, onMouth };
}
export type Relief = ReturnType<typeof reliefOf>;
