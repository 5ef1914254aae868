import { clamp, mix, nth } from './math.ts';

/** Red, green and blue, 0 to 255. Values may exceed 255 while light is added. */
export type Rgb = readonly [number, number, number];
export type Ramp = (t: number) => Rgb;

export const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
];

const byte = (v: number): string =>
  Math.round(clamp(v, 0, 255))
    .toString(16)
    .padStart(2, '0');

const toHex = (c: Rgb): string => `#${byte(c[0])}${byte(c[1])}${byte(c[2])}`;
export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [mix(a[0], b[0], t), mix(a[1], b[1], t), mix(a[2], b[2], t)];
export const blendHex = (a: string, b: string, t: number): string => toHex(blend(rgb(a), rgb(b), t));
export const lighten = (c: Rgb, by: number): Rgb => [c[0] + by, c[1] + by, c[2] + by];
/** a + b * k */
export const addLight = (a: Rgb, b: Rgb, k: number): Rgb => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const scale = (c: Rgb, k: Rgb): Rgb => [c[0] * k[0], c[1] * k[1], c[2] * k[2]];

/** A gradient of colours at ascending positions. */
export function ramp(stops: readonly (readonly [number, string])[]): Ramp {
  const colours = stops.map(([at, hex]) => [at, rgb(hex)] as const);
  const first = nth(colours, 0);
  const last = nth(colours, colours.length - 1);
  return (t) => {
    if (t <= first[0]) return first[1];
    for (let i = 1; i < colours.length; i++) {
      const b = nth(colours, i);
      if (t > b[0]) continue;
      const a = nth(colours, i - 1);
      return blend(a[1], b[1], (t - a[0]) / (b[0] - a[0]));
    }
    return last[1];
  };
}
