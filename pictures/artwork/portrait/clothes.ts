/** Clothes. Drawing units are head units. */
import { blendHex } from '../lib/colour.ts';
import { blur, clipPath, polyline, shape, stroke, through, type Path, type Point } from '../lib/vector.ts';
import { fold } from './fold.ts';
import { SIDES } from './head.ts';
import { BRASS } from './palette.ts';
import type { Collar, Sitter } from './sitter.ts';

// prettier-ignore
const SHOULDER: Path = [[-44, 184], [-52, 210], [-90, 234], [-146, 252], [-194, 274], [-224, 324], [-240, 410], [-250, 540]];
const mirrored = (list: Path): Point[] => list.map(([x, y]): Point => [-x, y]).toReversed();
const swollen = (list: Path, by: number): Point[] => list.map(([x, y]) => [x + Math.sign(x) * by, y - by * 0.6]);

/** Neckline from left to right. The shoulder line begins at `from`. */
// prettier-ignore
const COLLARS: Record<Collar, { neck: Path; from: number; depth: number }> = {
  boat: { neck: [[-168, 262], [-100, 276], [0, 286], [100, 276], [168, 262]], from: 3, depth: 286 },
  crew: { neck: [[-62, 226], [-44, 256], [0, 272], [44, 256], [62, 226]], from: 2, depth: 272 },
  vee: { neck: [[-92, 240], [-62, 300], [-2, 388], [58, 300], [92, 240]], from: 2, depth: 388 },
  wrap: { neck: [[-84, 238], [-52, 288], [24, 372], [46, 306], [84, 238]], from: 2, depth: 372 },
  tunic: { neck: [[-58, 204], [-40, 224], [0, 236], [40, 224], [58, 204]], from: 1, depth: 236 },
  high: { neck: [[-51, 174], [-26, 188], [0, 191], [26, 188], [51, 174]], from: 0, depth: 191 },
};

// prettier-ignore
const DETAILS: Partial<Record<Collar, (cloth: Sitter['cloth']) => string>> = {
  tunic: (cloth) =>
    stroke([[46, 240], [60, 300], [64, 400], [62, 540]], { width: 3, profile: () => 1, fill: cloth.shade, opacity: 0.8 }) +
    [290, 350, 410, 470].map((y) => `<circle cx="74" cy="${y}" r="4.6" fill="${BRASS}"/><circle cx="72.6" cy="${y - 1.6}" r="1.5" fill="#fff3d8"/>`).join(''),
  wrap: (cloth) =>
    fold([[-92, 240], [-40, 310], [30, 384], [120, 452]], cloth, { width: 9, dark: 0.7 }) +
    fold([[92, 240], [52, 312], [24, 374]], cloth, { width: 8, dark: 0.7, light: 0.2 }) +
    fold([[-110, 290], [-50, 360], [40, 430], [140, 490]], cloth, { width: 8, dark: 0.35, light: 0.3 }),
  high: (cloth) =>
    fold([[-52, 206], [0, 222], [52, 204]], cloth, { width: 6 }) + fold([[-54, 226], [-6, 244], [54, 224]], cloth, { width: 6, dark: 0.4 }),
};

// prettier-ignore
const LAYERS: Partial<Record<Collar, (cloth: Sitter['cloth']) => string>> = {
  vee: (cloth) => SIDES.map((s) => {
    const lapel: Path = [[s * 76, 226], [s * 112, 262], [s * 122, 312], [s * 84, 318], [s * 2, 392], [s * 44, 318], [s * 70, 266]];
    return `<path d="M${polyline(lapel)}Z" fill="${s < 0 ? cloth.light : cloth.base}" stroke="${cloth.shade}" stroke-width="1.6" stroke-linejoin="round"/>`;
  }).join(''),
  tunic: (cloth) => {
    const stand = `${through([[-60, 208], [-42, 232], [0, 246], [42, 232], [60, 208]])}L52 180${through([[52, 180], [34, 204], [8, 212], [-34, 204], [-52, 180]], { start: 'L' })}Z`;
    return `<path d="${stand}" fill="${blendHex(cloth.base, cloth.light, 0.4)}" stroke="${cloth.shade}" stroke-width="1.5"/>${stroke([[20, 208], [24, 240]], { width: 2, profile: () => 1, fill: cloth.shade })}`;
  },
};

export function clothes({ cloth, person }: Sitter): string {
  const { neck, from, depth } = COLLARS[person.collar];
  const left = swollen(SHOULDER.slice(from), 5);
  const right = swollen(mirrored(SHOULDER.slice(from)), 5).toReversed();
  const d = `${through(neck)}${through(right, { start: 'L' })}L-278 545${through(left.toReversed(), { start: 'L' })}Z`;
  const trim = (by: number): Point[] => neck.map(([x, y]) => [x, y + by]);
  // prettier-ignore
  const parts = [
    shape([[60, 200], [140, 290], [110, 420], [130, 560], [330, 560], [300, 240]], `fill="${cloth.shade}" opacity=".6" ${blur(16)}`),
    shape([[-200, 270], [-120, 262], [-120, 360], [-190, 420], [-240, 360]], `fill="${cloth.light}" opacity=".55" ${blur(16)}`),
    fold([[-160, 540], [-168, 440], [-162, 380], [-150, 345]], cloth, { width: 8, dark: 0.5, light: 0.25 }),
    fold([[160, 540], [170, 440], [164, 380], [152, 345]], cloth, { width: 8, dark: 0.5, light: 0.1 }),
    fold([[-130, 340], [-80, 380], [-54, 450]], cloth, { width: 10, dark: 0.26, light: 0.3 }),
    fold([[126, 340], [88, 390], [66, 470]], cloth, { width: 10, dark: 0.34, light: 0.12 }),
    shape([...neck.map(([x, y]): Point => [x + 6, y + 10]), [0, depth + 2]], `fill="${cloth.shade}" opacity=".25" ${blur(5)}`),
    DETAILS[person.collar]?.(cloth) ?? '',
    stroke(trim(5), { width: 4, profile: () => 1, fill: cloth.light, opacity: 0.6 }),
    stroke(trim(10), { width: 3, profile: () => 1, fill: cloth.shade, opacity: 0.55 }),
  ];
  return `${clipPath('cloth', d)}<path d="${d}" fill="${cloth.base}"/><g clip-path="url(#cloth)">${parts.join('')}</g>${LAYERS[person.collar]?.(cloth) ?? ''}`;
}
