/** Lips. Every look tints the same mouth, with a specific edge, evenness and gloss. */
import { addLight, blend, lighten, rgb, scale, type Rgb } from '../lib/colour.ts';
import { clamp, fbm, mix, smooth } from '../lib/math.ts';
import { overlay, type Raster, type Size } from '../lib/raster.ts';
import { skin, type Tone } from '../skin/skin.ts';
import { lipMap } from './lipMap.ts';
import { creases, MOUTHS, mouthAt, mouthRelief, type MouthName } from './mouth.ts';

export interface LipLook {
  tint: string;
  /** How strongly the pigment covers the skin. */
  amount: number;
  /** Softness of the outline. */
  edge: number;
  gloss: number;
  /** How even the colour is. */
  even: number;
}

const LIP_LOOKS = {
  natural: { tint: '#BE8577', amount: 0.72, edge: 0.16, gloss: 0.2, even: 0.35 },
  pale: { tint: '#CFA08F', amount: 0.6, edge: 0.2, gloss: 0.16, even: 0.3 },
  umber: { tint: '#9A6150', amount: 0.74, edge: 0.16, gloss: 0.18, even: 0.3 },
  espresso: { tint: '#7A463C', amount: 0.74, edge: 0.16, gloss: 0.18, even: 0.3 },
  blush: { tint: '#C2666A', amount: 0.84, edge: 0.07, gloss: 0.36, even: 0.8 },
  rose: { tint: '#B85A66', amount: 0.86, edge: 0.06, gloss: 0.36, even: 0.85 },
  mauve: { tint: '#A24C55', amount: 0.86, edge: 0.07, gloss: 0.32, even: 0.85 },
  nude: { tint: '#BC7663', amount: 0.84, edge: 0.08, gloss: 0.3, even: 0.8 },
  coral: { tint: '#CB6654', amount: 0.82, edge: 0.09, gloss: 0.4, even: 0.75 },
  berry: { tint: '#93384C', amount: 0.88, edge: 0.06, gloss: 0.3, even: 0.85 },
  dark: { tint: '#7d5450', amount: 0.85, edge: 0.12, gloss: 0.16, even: 0.05 },
  neutralised: { tint: '#B4635C', amount: 0.86, edge: 0.07, gloss: 0.32, even: 0.8 },
  velvet: { tint: '#8E2A38', amount: 0.97, edge: 0.035, gloss: 0.07, even: 0.95 },
} as const satisfies Record<string, LipLook>;
export type LipLookName = keyof typeof LIP_LOOKS;

export interface Lips extends Size {
  tone: Tone;
  look: LipLookName;
  mouth?: MouthName;
  map?: boolean;
  seed?: number;
  /** Height of the mouth's seam as a share of the plate's height. */
  level?: number;
  /** Magnification. */
  zoom?: number;
  /** A second look that replaces the first look from the left. `progress` runs from 0 to 1 across the mouth. */
  filling?: { look: LipLookName; progress: number };
}

const SEAM: Rgb = [58, 18, 22];
const SHADE: Rgb = [0.5, 0.36, 0.38];
const PALE: Rgb = [255, 214, 200];

/** Share of the second look at a point of the mouth (x from -1 to 1), with a slightly uneven border. */
export function filledAt(x: number, y: number, progress: number, seed: number): number {
  const front = mix(-1.3, 1.3, progress);
  return smooth(front + 0.14, front - 0.14, x + fbm(x * 3, y * 22, 2, seed) * 0.22);
}

const inZoom = (body: string, zoom: number): string => `<g transform="translate(${500 * (1 - zoom)} 0) scale(${zoom})">${body}</g>`;

export async function lips(plate: Lips): Promise<Raster> {
  const { width, height, tone, look, mouth: form = 'even', map = false, seed = 8, level = 0.505, zoom = 1, filling } = plate;
  const mouth = mouthAt(MOUTHS[form], (level * (height / width)) / zoom);
  const near = (u: number, v: number): readonly [number, number] => [0.5 + (u - 0.5) / zoom, v / zoom];
  const first: LipLook = LIP_LOOKS[look];
  const second: LipLook = LIP_LOOKS[filling?.look ?? look];
  const share = (x: number, y: number): number => (filling ? filledAt(x, y, filling.progress, seed) : 0);
  const lookAt = (x: number, y: number): LipLook => {
    const k = share(x, y);
    if (k < 0.002) return first;
    if (k > 0.998) return second;
    const lerp = (key: 'amount' | 'edge' | 'gloss' | 'even'): number => mix(first[key], second[key], k);
    return { tint: '', amount: lerp('amount'), edge: lerp('edge'), gloss: lerp('gloss'), even: lerp('even') };
  };
  const a = rgb(first.tint);
  const b = rgb(second.tint);
  const image = skin({
    width,
    height,
    tone,
    seed,
    focus: [0.44, level - 0.08],
    relief: (u, v) => mouthRelief(mouth, ...near(u, v), seed) * zoom,
    tint: (c, u, v, lit) => {
      const p = mouth.locate(...near(u, v));
      const L = lookAt(p.x, p.y);
      const pigment = blend(a, b, share(p.x, p.y));
      if (!p.inside) return blend(c, pigment, Math.exp(-p.rim / 0.02) * 0.16 * L.amount * smooth(1, 0.85, Math.abs(p.x)));
      const edge = smooth(0, 0.022 + L.edge * 0.12, p.rim);
      const patch = fbm(u * 9, v * 9, 3, seed + 5) * (1 - L.even) * 0.9;
      const light = clamp(lit * 1.28);
      const dark = scale(pigment, SHADE);
      const body = light < 0.55 ? blend(dark, pigment, light / 0.55) : blend(pigment, blend(pigment, PALE, 0.34), (light - 0.55) / 0.45);
      const lined = addLight(lighten(body, creases(p, seed) * 16 * (1 - L.even * 0.35)), [30, 22, 24], patch);
      const seam = Math.exp(-p.gap / 0.0045) * smooth(1.005, 0.86, Math.abs(p.x));
      return blend(blend(c, lined, clamp(L.amount * mix(0.45, 1, edge) + patch * 0.4)), SEAM, seam * 0.8);
    },
    gloss: (u, v) => {
      const p = mouth.locate(...near(u, v));
      return p.inside ? lookAt(p.x, p.y).gloss * (0.55 + creases(p, seed) * 0.7) : 0;
    },
  });
  return map ? overlay(image, inZoom(lipMap(mouth), zoom), [1000, (1000 * height) / width]) : image;
}
