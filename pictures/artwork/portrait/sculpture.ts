/** Draws curved skins lit by one lamp, with the shadows that they cast on each other. */
import sharp from 'sharp';

import type { Rgb } from '../lib/colour.ts';
import { clamp, nth } from '../lib/math.ts';
import { fromSharp, toSharp, type Raster } from '../lib/raster.ts';
import type { Vec } from '../still/solids.ts';

export interface Skin {
  columns: number;
  rows: number;
  /** A point of the skin at u, v from 0 to 1. */
  at: (u: number, v: number) => Vec;
  /** Its colour under this much light. */
  colour: (u: number, v: number, light: number) => Rgb;
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** The direction at right angles to two others, of length 1. */
function normalTo(a: Vec, b: Vec): Vec {
  const c: Vec = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const length = Math.hypot(...c) || 1;
  return [c[0] / length, c[1] / length, c[2] / length];
}

/** Direction to the lamp: upper left. The plane across it is divided into cells, each of which knows what lies nearest to the lamp. */
const LAMP: Vec = [-0.521, -0.501, 0.691];
const ACROSS = normalTo(LAMP, [0, 1, 0]);
const DOWN = normalTo(LAMP, ACROSS);
const CELLS = 640;
const CELL = 1.7;
const cellOf = (p: Vec): number => Math.round(dot(p, DOWN) / CELL + CELLS / 2) * CELLS + Math.round(dot(p, ACROSS) / CELL + CELLS / 2);

/** Share of the lamp that other parts hide from a point. Softened over 7 x 7 cells. */
function shadows(places: readonly Vec[]): (p: Vec, facing: number) => number {
  const nearest = new Float32Array(CELLS * CELLS).fill(-1e9);
  for (const p of places) {
    const cell = cellOf(p);
    nearest[cell] = Math.max(nearest[cell] ?? 0, dot(p, LAMP));
  }
  return (p, facing) => {
    const cell = cellOf(p);
    const from = dot(p, LAMP) + 8 + 16 * clamp(1 - facing); // a slanting skin must not shade itself
    let hidden = 0;
    for (let y = -3; y <= 3; y++) for (let x = -3; x <= 3; x++) hidden += clamp(((nearest[cell + y * CELLS + x] ?? 0) - from) / 6);
    return hidden / 49;
  };
}

/** The picture is drawn twice as large, so that edges are smooth. */
const FINE = 2;

/** Lays the lit skins over a picture; `scale` and `origin` place their units on it. */
export async function sculpture(image: Raster, skins: readonly Skin[], scale: number, origin: readonly [number, number]): Promise<Raster> {
  const width = image.width * FINE;
  const height = image.height * FINE;
  const depth = new Float32Array(width * height).fill(-1e9);
  const paint = new Uint8ClampedArray(width * height * 4);
  const solids = skins.map((skin) => {
    const across = skin.columns + 1;
    const count = across * (skin.rows + 1);
    const uv = (n: number) => [(n % across) / skin.columns, Math.floor(n / across) / skin.rows] as const;
    return { ...skin, across, uv, places: Array.from({ length: count }, (_, n) => skin.at(...uv(n))) };
  });
  const shadowAt = shadows(solids.flatMap(({ places }) => places));

  for (const { columns, rows, across, uv, places, colour } of solids) {
    const colours = places.map((p, n) => {
      const [left, right] = [n % across ? n - 1 : n, n % across < columns ? n + 1 : n];
      const [above, below] = [Math.max(n - across, n % across), Math.min(n + across, rows * across + (n % across))];
      const facing = dot(normalTo(minus(nth(places, right), nth(places, left)), minus(nth(places, below), nth(places, above))), LAMP);
      return colour(...uv(n), clamp((facing + 0.3) / 1.3) * (1 - 0.46 * shadowAt(p, facing)));
    });
    const screen = places.map(([x, y, z]): Vec => [(x * scale + origin[0]) * FINE, (y * scale + origin[1]) * FINE, z]);
    const triangle = (a: number, b: number, c: number): void => {
      const [p, q, r] = [nth(screen, a), nth(screen, b), nth(screen, c)];
      const area = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
      const right = Math.min(width - 1, Math.max(p[0], q[0], r[0]));
      const bottom = Math.min(height - 1, Math.max(p[1], q[1], r[1]));
      for (let y = Math.max(0, Math.ceil(Math.min(p[1], q[1], r[1]))); y <= bottom; y++)
        for (let x = Math.max(0, Math.ceil(Math.min(p[0], q[0], r[0]))); x <= right; x++) {
          const v = ((x - p[0]) * (r[1] - p[1]) - (y - p[1]) * (r[0] - p[0])) / area;
          const w = ((q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0])) / area;
          if (!(v >= -1e-6 && w >= -1e-6 && v + w <= 1.000001)) continue;
          const at = y * width + x;
          const z = p[2] + (q[2] - p[2]) * v + (r[2] - p[2]) * w;
          if (z <= (depth[at] ?? 0)) continue;
          depth[at] = z;
          const [ca, cb, cc] = [nth(colours, a), nth(colours, b), nth(colours, c)];
          for (const k of [0, 1, 2] as const) paint[at * 4 + k] = ca[k] + (cb[k] - ca[k]) * v + (cc[k] - ca[k]) * w;
          paint[at * 4 + 3] = 255;
        }
    };
    for (let n = 0; n < rows * across; n++) {
      if (n % across === columns) continue;
      triangle(n, n + 1, n + across);
      triangle(n + 1, n + across + 1, n + across);
    }
  }
  const input = await sharp(Buffer.from(paint.buffer), { raw: { width, height, channels: 4 } })
    .resize(image.width, image.height, { kernel: 'mitchell' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return fromSharp(sharp(await toSharp(image).png({ compressionLevel: 1 }).toBuffer()).composite([{ input }]));
}
