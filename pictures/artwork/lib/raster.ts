import sharp, { type Sharp } from 'sharp';

import type { Rgb } from './colour.ts';

/** A picture in memory: RGB triplets, 0 to 255, unrounded. */
export interface Raster {
  width: number;
  height: number;
  data: Float32Array;
}
export interface Size {
  width: number;
  height: number;
}
/** Drawing units of an SVG: width and height. */
export type Box = readonly [number, number];

/** Creates a picture by calling `shade` for every pixel. */
export function paint({ width, height }: Size, shade: (x: number, y: number) => Rgb): Raster {
  const data = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 3) {
      const c = shade(x, y);
      data[i] = c[0];
      data[i + 1] = c[1];
      data[i + 2] = c[2];
    }
  }
  return { width, height, data };
}

/** Creates a field by calling `value` for every pixel. */
export function field({ width, height }: Size, value: (x: number, y: number) => number): Float32Array {
  const data = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) data[i] = value(x, y);
  return data;
}

export const toSharp = ({ width, height, data }: Raster): Sharp =>
  sharp(Buffer.from(Uint8ClampedArray.from(data).buffer), { raw: { width, height, channels: 3 } });

export async function fromSharp(picture: Sharp): Promise<Raster> {
  const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: Float32Array.from(data) };
}

export const svgDocument = ({ width, height }: Size, body: string, box: Box = [width, height]): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${box[0]} ${box[1]}">${body}</svg>`,
  );

/** Lays an SVG over a picture. */
export async function overlay(image: Raster, body: string, box: Box = [image.width, image.height]): Promise<Raster> {
  const input = svgDocument(image, body, box);
  const flat = await toSharp(image).png({ compressionLevel: 1 }).toBuffer();
  return fromSharp(sharp(flat).composite([{ input }]));
}

/** One pass of a running mean along lines of a field. */
function meanAlong(from: Float32Array, count: number, length: number, step: number, stride: number, radius: number): Float32Array {
  const to = new Float32Array(from.length);
  for (let line = 0; line < count; line++) {
    const start = line * stride;
    const at = (i: number): number => from[start + Math.min(Math.max(i, 0), length - 1) * step] ?? 0;
    let sum = 0;
    for (let i = -radius; i <= radius; i++) sum += at(i);
    for (let i = 0; i < length; i++) {
      to[start + i * step] = sum / (2 * radius + 1);
      sum += at(i + radius + 1) - at(i - radius);
    }
  }
  return to;
}

/** Blurs a field in full precision, because a lit relief with only 256 levels would look like terraces. */
function blurField(data: Float32Array, { width, height }: Size, sigma: number): Float32Array {
  const radius = Math.round(Math.sqrt(sigma * sigma + 0.25) - 0.5);
  let out = data;
  if (radius < 1) return out;
  for (let pass = 0; pass < 3; pass++) {
    out = meanAlong(out, height, width, 1, width, radius);
    out = meanAlong(out, width, height, width, 1, radius);
  }
  return out;
}

/** Renders a black and white SVG as numbers from 0 to 1, blurred by `sigma` px. */
export async function mask(size: Size & { box: Box; body: string; sigma?: number }): Promise<Float32Array> {
  const { width, height, box, body, sigma = 0 } = size;
  const picture = sharp(svgDocument({ width, height }, body, box))
    .flatten({ background: '#000' })
    .greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const drawn = Float32Array.from({ length: width * height }, (_, i) => (data[i * info.channels] ?? 0) / 255);
  return blurField(drawn, size, sigma);
}

/** Interpolates a field between its pixels. Outside the field, the edge values repeat. */
export function sampleField(data: Float32Array, { width, height }: Size, x: number, y: number): number {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const u = cx - x0;
  const v = cy - y0;
  const p = y0 * width + x0;
  const top = (data[p] ?? 0) * (1 - u) + (data[p + 1] ?? 0) * u;
  const low = (data[p + width] ?? 0) * (1 - u) + (data[p + width + 1] ?? 0) * u;
  return top * (1 - v) + low * v;
}

/** Interpolates a picture between its pixels. Outside the picture, the edge colours repeat. */
export function sampleColour({ width, height, data }: Raster, x: number, y: number): Rgb {
  const cx = Math.min(Math.max(x, 0), width - 1.001);
  const cy = Math.min(Math.max(y, 0), height - 1.001);
  const x0 = Math.floor(cx);
  const y0 = Math.floor(cy);
  const u = cx - x0;
  const v = cy - y0;
  const p = (y0 * width + x0) * 3;
  const q = p + width * 3;
  const channel = (c: number): number => {
    const top = (data[p + c] ?? 0) * (1 - u) + (data[p + 3 + c] ?? 0) * u;
    const low = (data[q + c] ?? 0) * (1 - u) + (data[q + 3 + c] ?? 0) * u;
    return top * (1 - v) + low * v;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Slopes of a height field at a pixel: [dz/dx, dz/dy] per px. */
export function slope(z: Float32Array, { width, height }: Size, x: number, y: number): readonly [number, number] {
  const xa = Math.max(0, x - 1);
  const xb = Math.min(width - 1, x + 1);
  const ya = Math.max(0, y - 1);
  const yb = Math.min(height - 1, y + 1);
  return [
    ((z[y * width + xb] ?? 0) - (z[y * width + xa] ?? 0)) / (xb - xa),
    ((z[yb * width + x] ?? 0) - (z[ya * width + x] ?? 0)) / (yb - ya),
  ];
}
