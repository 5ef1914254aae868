/**
 * Skin as a lit relief. A plate supplies a height function and a tint. This module lights the relief, by default from the
 * upper left, lets red bleed into the shadows (as blood does), and adds pores and fine hair.
 */
import { addLight, ramp, type Ramp, type Rgb } from '../lib/colour.ts';
import { clamp, fbm, hash, noise } from '../lib/math.ts';
import { field, paint, slope, type Raster, type Size } from '../lib/raster.ts';

/** Colours for shadow, half tone, body and light. */
export const TONES = {
  porcelain: ['#A8705C', '#DDB09A', '#F1D3C2', '#FCEEE4'],
  ivory: ['#A06A54', '#D8A892', '#EECDB8', '#FBEBDF'],
  sand: ['#96604A', '#D2A085', '#EBC7AF', '#FAE7D8'],
  honey: ['#7A4730', '#B98059', '#DBAB84', '#F2D6B8'],
  umber: ['#4A2A1C', '#85533A', '#AF7A58', '#D9AE8C'],
  espresso: ['#2A1610', '#54321F', '#7C5038', '#B58A6C'],
} as const satisfies Record<string, readonly [string, string, string, string]>;
export type Tone = keyof typeof TONES;

function toneRamp(tone: Tone): Ramp {
  const [shadow, half, body, light] = TONES[tone];
  return ramp([
    [0, shadow],
    [0.36, half],
    [0.68, body],
    [1, light],
  ]);
}

const unit = (x: number, y: number, z: number): Rgb => {
  const l = Math.hypot(x, y, z);
  return [x / l, y / l, z / l];
};
const UPPER_LEFT = [-0.42, -0.56, 0.71] as const;
const SHINE: Rgb = [235, 225, 215];

export interface Skin extends Size {
  tone: Tone;
  seed: number;
  /** Height at u, v. Both are fractions of the width: u runs from 0 to 1, v from 0 to height / width. */
  relief?: (u: number, v: number) => number;
  /** Colours laid into the skin: lips, blush, pigment. */
  tint?: (colour: Rgb, u: number, v: number, lit: number) => Rgb;
  /** Local shine, 0 to 1. */
  gloss?: (u: number, v: number) => number;
  pores?: number;
  mottle?: number;
  exposure?: number;
  /** Direction to the lamp: right, down, out of the plate. */
  light?: readonly [number, number, number];
  /** Brightest point of the light, as fractions of width and height. */
  focus?: readonly [number, number];
}

export function skin(plate: Skin): Raster {
  const {
    width,
    height,
    tone,
    seed,
    relief = () => 0,
    tint,
    gloss = () => 0,
    pores = 1,
    mottle = 1,
    exposure = 0,
    light = UPPER_LEFT,
    focus = [0.4, 0.3],
  } = plate;
  const lamp = unit(light[0], light[1], light[2]);
  /** Halfway between the directions to the lamp and the viewer, for highlights. */
  const halfway = unit(lamp[0], lamp[1], lamp[2] + 1);
  const colours = toneRamp(tone);
  const aspect = height / width;
  const z = field(plate, (x, y) => relief(x / width, y / width));
  return paint(plate, (x, y) => {
    const u = x / width;
    const v = y / width;
    const pore = (noise(u * 330, v * 330, seed) - 0.5) * 0.6 + (noise(u * 150, v * 150, seed + 1) - 0.5) * 0.5;
    const bump = pore * 0.03 * pores;
    const [sx, sy] = slope(z, plate, x, y);
    const normal = unit(-sx * width + bump, -sy * width + bump, 1);
    const facing = normal[0] * lamp[0] + normal[1] * lamp[1] + normal[2] * lamp[2];
    const diffuse = clamp((facing + 0.25) / 1.25); // wrapped: light travels inside skin
    const away = Math.hypot(u - focus[0], (v - focus[1] * aspect) * 0.9);
    const lit = 0.06 + diffuse * 0.92 - away * away * 0.34 + fbm(u * 3, v * 3, 3, seed + 4) * 0.09 * mottle + exposure;
    const blood = fbm(u * 16, v * 16, 3, seed + 7) * mottle;
    const body = addLight(colours(clamp(lit)), [12, 4, 4], blood);
    const tinted = tint ? tint(body, u, v, lit) : body;
    const spec = clamp(normal[0] * halfway[0] + normal[1] * halfway[1] + normal[2] * halfway[2]);
    const shine = Math.pow(spec, 26) * 0.07 * (1 + pore * 0.8) + Math.pow(spec, 70) * gloss(u, v);
    const grain = (hash(x, y, 11) - 0.5) * 3 + pore * 5 * pores;
    return [tinted[0] + shine * SHINE[0] + grain, tinted[1] + shine * SHINE[1] + grain, tinted[2] + shine * SHINE[2] + grain];
  });
}
