import { svgFile } from '../drawings/svg.ts';
/**
 * A closed mouth in soft light, identical on every skin tone, and the mask for the tint that a page adds (pages/lipBlush/Shades.tsx).
 */
import { addLight, blend, rgb, scale, type Rgb } from '../lib/colour.ts';
import { clamp, fbm, gauss, mix, noise, smooth } from '../lib/math.ts';
import { type Raster, type Size } from '../lib/raster.ts';
import { heightOf, through, type Path } from '../lib/vector.ts';
import { skin, type Tone } from '../skin/skin.ts';

/** Distance from the middle to a corner as a fraction of the plate's width, and the height of the seam. */
const HALF = 0.35;
const LEVEL = 0.312;

/** The edges from the middle to a corner, in half widths of the mouth. */
const OUTLINE = {
  top: [
    [0, -0.255],
    [0.06, -0.262],
    [0.14, -0.305],
    [0.23, -0.326],
    [0.35, -0.303],
    [0.5, -0.236],
    [0.66, -0.152],
    [0.82, -0.083],
    [0.93, -0.044],
    [1, -0.028],
  ],
  seam: [
    [0, 0.036],
    [0.08, 0.032],
    [0.18, 0.008],
    [0.32, -0.004],
    [0.5, 0.008],
    [0.7, 0.012],
    [0.88, -0.004],
    [1, -0.024],
  ],
  low: [
    [0, 0.478],
    [0.12, 0.476],
    [0.28, 0.446],
    [0.45, 0.376],
    [0.62, 0.27],
    [0.78, 0.152],
    [0.9, 0.056],
    [1, -0.018],
  ],
} as const satisfies Record<string, Path>;
type Edge = keyof typeof OUTLINE;

/** Mirrors one half of the mouth with slight asymmetry. */
const both = (half: Path): Path => [
  ...half
    .slice(1)
    .map(([x, y]): [number, number] => [-x, y * 0.985])
    .reverse(),
  ...half.map(([x, y]): [number, number] => [x, y * (1 + 0.015 * x)]),
];
const edges = { top: heightOf(both(OUTLINE.top)), seam: heightOf(both(OUTLINE.seam)), low: heightOf(both(OUTLINE.low)) } as const;

/** Natural lip colours, before any tint. */
const BARE: Record<Tone, string> = {
  porcelain: '#CC9086',
  ivory: '#C6887C',
  sand: '#C38579',
  honey: '#B47667',
  umber: '#98624F',
  espresso: '#7A4B3D',
};
const LIT: Rgb = [1.34, 1.4, 1.42];
const DEEP: Rgb = [0.42, 0.27, 0.27];

interface Place {
  x: number;
  y: number;
  lip: 'upper' | 'lower' | null;
  /** Position of the point between the upper and the lower edge of each lip. `t` is the position on the lip that contains the point. */
  upper: number;
  lower: number;
  t: number;
  /** Distance to the outline, positive inside. */
  rim: number;
  /** Signed distance below the seam, and absolute distance from the seam. */
  beneath: number;
  seam: number;
}

function placeAt(u: number, v: number): Place {
  const x = (u - 0.5) / HALF;
  const y = (v - LEVEL) / HALF;
  const at = (edge: Edge): number => edges[edge](clamp(x, -1, 1));
  const [top, seam, low] = [at('top'), at('seam'), at('low')];
  const beyond = Math.max(0, Math.abs(x) - 1);
  const rim = Math.min(y - top, low - y) - beyond;
  const beneath = y - seam;
  const upper = clamp((y - top) / Math.max(0.02, seam - top));
  const lower = clamp(beneath / Math.max(0.02, low - seam));
  const inUpper = beneath < 0;
  return {
    x,
    y,
    lip: rim < 0 ? null : inUpper ? 'upper' : 'lower',
    upper,
    lower,
    t: inUpper ? upper : lower,
    rim,
    beneath,
    seam: Math.hypot(beneath, beyond * 1.5),
  };
}

/** Fine lines fan out from the middle. */
function lines({ x, y, lip, t }: Place, seed: number): number {
  const fan = x * (1 + 0.28 * (lip === 'lower' ? t : 1 - t)) + fbm(x * 3, y * 4, 2, seed) * 0.07;
  return (noise(fan * 17, y * 1.6, seed) - 0.5) * 0.6 + (noise(fan * 41, y * 3, seed + 3) - 0.5) * 0.55;
}

/** Both lips meet in the groove of the seam. */
function cushions(p: Place, seed: number): number {
  const { x, upper, lower } = p;
  const width = Math.sqrt(Math.max(0, 1 - x * x));
  const above = 0.03 * Math.pow(Math.sin(Math.PI * 0.84 * upper), 1.15) * width + 0.01 * gauss(x, 0.17) * Math.sin(Math.PI * upper);
  const belly = Math.pow(Math.sin(Math.PI * (0.12 + 0.88 * lower)), 1.25);
  const below = 0.056 * belly * width + 0.005 * (gauss(x - 0.3, 0.2) + gauss(x + 0.3, 0.2)) * belly;
  const fine = lines(p, seed) * 0.0009 * Math.sin(Math.PI * p.t) * width;
  return mix(above, below, smooth(-0.03, 0.03, p.beneath)) + fine - 0.012 * gauss(p.seam, 0.03);
}

function relief(u: number, v: number, seed: number): number {
  const p = placeAt(u, v);
  const { x, y } = p;
  let z = -0.05 * x * x - 0.02 * y * y;
  const ridges = gauss(x - 0.2, 0.1) + gauss(x + 0.2, 0.1) - 1.1 * gauss(x, 0.13);
  z += 0.008 * ridges * smooth(-0.24, -0.46, y) * smooth(-1.3, -0.5, y); // philtrum
  z += -0.03 * gauss(y - 0.68, 0.13) * gauss(x, 0.42) + 0.05 * gauss(y - 1.12, 0.3) * gauss(x, 0.6); // under the lip, chin
  z += -0.012 * gauss(Math.abs(x) - 1.06, 0.1) * gauss(y + 0.02, 0.16); // corners
  z += 0.005 * gauss(p.rim, 0.04) * smooth(0.86, 0.5, Math.abs(x)); // the pale line around the lips
  if (p.lip) z += cushions(p, seed) * smooth(0.99, 0.68, Math.abs(x));
  return z;
}

/** A plate of 3:2. */
export function softMouth({ tone, ...size }: Size & { tone: Tone }): Raster {
  const seed = 64;
  const bare = rgb(BARE[tone]);
  return skin({
    ...size,
    tone,
    seed,
    pores: 0.55,
    mottle: 0.8,
    focus: [0.4, 0.34],
    relief: (u, v) => relief(u, v, seed),
    tint: (under, u, v, lit) => {
      const p = placeAt(u, v);
      const { x, t } = p;
      const cover = smooth(-0.022, 0.06, p.rim) * smooth(0.99, 0.74, Math.abs(x));
      // Skin around the lips: slightly flushed, with a shadow below.
      const flushed = blend(under, bare, gauss(Math.min(0, p.rim), 0.06) * 0.22);
      const shaded = scale(flushed, addLight([1, 1, 1], [-0.2, -0.27, -0.28], gauss(p.y - 0.6, 0.1) * gauss(x, 0.46) * (p.lip ? 0 : 1)));
      const light = clamp(lit * 1.12 - (p.lip === 'upper' ? 0.16 * smooth(0.1, 1, t) : 0) + (p.lip ? lines(p, seed) * 0.14 : 0));
      const deep = scale(bare, DEEP);
      const body =
        light < 0.58
          ? blend(deep, bare, smooth(0, 0.58, light) * 0.4 + (light / 0.58) * 0.6)
          : blend(bare, scale(bare, LIT), (light - 0.58) / 0.42);
      const lips = blend(shaded, body, cover * 0.94);
      const seam = Math.exp(-Math.pow(p.seam / mix(0.02, 0.012, Math.abs(x)), 2)) * smooth(1, 0.8, Math.abs(x));
      const near = Math.exp(-p.seam / 0.05) * smooth(1.06, 0.72, Math.abs(x));
      return blend(blend(lips, deep, near * 0.5), scale(deep, [0.5, 0.4, 0.42]), seam * 0.86);
    },
    gloss: (u, v) => {
      const p = placeAt(u, v);
      if (!p.lip) return 0;
      return (p.lip === 'lower' ? 0.34 : 0.2) * (0.7 + lines(p, seed) * 0.9);
    },
  });
}

const ACROSS = [-0.78, -0.5, -0.34, -0.2, -0.08, 0, 0.08, 0.2, 0.34, 0.5, 0.78];
const BACK = [0.8, 0.55, 0.28, 0, -0.28, -0.55, -0.8];

/** Mask of the tint for the whole plate, with a soft edge. Whole numbers keep the file small. */
export function tintMask(): string {
  const along = (edge: Edge, xs: readonly number[]): Path =>
    xs.map((x) => [1000 * (0.5 + x * HALF), 1000 * (LEVEL + edges[edge](x) * HALF)]);
  const outline = through([...along('seam', [-0.97]), ...along('top', ACROSS), ...along('seam', [0.97]), ...along('low', BACK)], {
    closed: true,
  });
  const d = outline.replaceAll(/\d+\.\d+/g, (number) => `${Math.round(Number(number))}`);
  return svgFile('0 0 1000 667', `<filter id="soft"><feGaussianBlur stdDeviation="2"/></filter><path filter="url(#soft)" d="${d}"/>`);
}
