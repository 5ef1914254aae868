/** Ray-marches a scene of solids for every pixel: one sun through a window, a soft sky, true shadows. */
import type { Rgb } from '../lib/colour.ts';
import { clamp, fbm, hash, nth } from '../lib/math.ts';
import { paint, type Raster, type Size } from '../lib/raster.ts';
import { roomSeenInBrass, roomSeenInMirror, SUN, toScreen, type Gobo } from './daylight.ts';
import { linear, type Material } from './materials.ts';
import { length2, length3, type Solid, type Vec } from './solids.ts';

export interface Scene {
  solids: readonly (readonly [Solid, Material])[];
  camera?: Vec;
  look?: Vec;
  zoom?: number;
  /** The shadow cast by the window. */
  gobo?: Gobo;
}

const FAR = 12;
/** Sharpness of shadows, as on a sunny day. */
const CRISPNESS = 11;
/** Shadows are too faint to compute if the window lets through no more light than this. */
const SHADE_OF_THE_ROOM = 0.13;
const SUN_POWER = 1.5;
const SKY_POWER = 0.82;
const SUN_COLOUR: Rgb = [1.05, 0.97, 0.86];
const SKY_COLOUR: Rgb = [1.05, 0.97, 0.88];
const BOUNCE_COLOUR: Rgb = [1.1, 0.88, 0.74];
const BACKGROUND = linear('#EADCCC');
/** The window, squared up to the sunlight. */
const ACROSS: Vec = [SUN[2] / length2(SUN[0], SUN[2]), 0, -SUN[0] / length2(SUN[0], SUN[2])];
const UP: Vec = [SUN[1] * ACROSS[2], SUN[2] * ACROSS[0] - SUN[0] * ACROSS[2], -SUN[1] * ACROSS[0]];

const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (x: number, y: number, z: number): Vec => {
  const l = length3(x, y, z) || 1;
  return [x / l, y / l, z / l];
};
const go = (from: Vec, d: Vec, t: number): Vec => [from[0] + d[0] * t, from[1] + d[1] * t, from[2] + d[2] * t];

export function renderScene({ width, height }: Size, scene: Scene): Raster {
  const { solids, camera = [0, 1.1, 4.6], look = [0, 0.95, 0], zoom = 1.75, gobo = () => 1 } = scene;
  const forms = solids.map(([solid]) => solid);
  const materials = solids.map(([, material]) => material);
  let hit = 0;
  const distance = (x: number, y: number, z: number): number => {
    let d = 99;
    let i = 0;
    for (const form of forms) {
      const q = form(x, y, z);
      if (q < d) {
        d = q;
        hit = i;
      }
      i++;
    }
    return d;
  };
  const at = (p: Vec): number => distance(p[0], p[1], p[2]);

  function trace(from: Vec, d: Vec): number {
    let t = 0.02;
    for (let i = 0; i < 190; i++) {
      const step = distance(from[0] + d[0] * t, from[1] + d[1] * t, from[2] + d[2] * t);
      if (step < 0.0005 * t) return t;
      t += Math.max(step, 0.0007);
      if (t > FAR) return -1;
    }
    return t;
  }
  function sunlight(p: Vec): number {
    let k = 1;
    let t = 0.05;
    for (let i = 0; i < 64; i++) {
      const d = distance(p[0] + SUN[0] * t, p[1] + SUN[1] * t, p[2] + SUN[2] * t);
      k = Math.min(k, 0.5 + (CRISPNESS * d) / t);
      if (k < 0.02) return 0;
      t += clamp(d * 0.8, 0.014, 0.1 + t * 0.1);
      if (t > 4.5) break;
    }
    const c = clamp(k);
    return c * c * (3 - 2 * c);
  }
  function normalAt([x, y, z]: Vec, e: number): Vec {
    const a = distance(x + e, y - e, z - e);
    const b = distance(x - e, y - e, z + e);
    const c = distance(x - e, y + e, z - e);
    const d = distance(x + e, y + e, z + e);
    return unit(a - b - c + d, -a - b + c + d, -a + b - c + d);
  }
  function rough(n: Vec, [x, y, z]: Vec, m: Material): Vec {
    if (!m.bump) return n;
    const q = m.weave ? 60 : 22;
    const s = m.bump * 0.15;
    const u = x + z * 0.7;
    const v = y + z * 0.4;
    return unit(n[0] + fbm(u * q, v * q, 2, 3) * s, n[1] + fbm(u * q + 9, v * q, 2, 5) * s, n[2]);
  }
  function openness(p: Vec, n: Vec): number {
    let closed = 0;
    let weight = 0.5;
    for (let i = 1; i < 6; i++) {
      const h = 0.012 + i * i * 0.017;
      closed += (weight * Math.max(0, h - at(go(p, n, h)))) / h;
      weight *= 0.82;
    }
    return clamp(1 - closed * 0.48, 0.3);
  }

  function shade(from: Vec, d: Vec, depth: number): Rgb {
    const t = trace(from, d);
    if (t < 0) return depth ? roomSeenInMirror(d[0], d[1]) : BACKGROUND;
    const p = go(from, d, t);
    at(p);
    const m = nth(materials, hit);
    const n = rough(normalAt(p, 0.0022 + t * 0.0004), p, m);
    const open = openness(p, n);
    const facing = dot(n, SUN);
    const window = facing > 0.01 ? gobo(dot(p, ACROSS), dot(p, UP), p) : 0;
    const cast = window > SHADE_OF_THE_ROOM ? sunlight(go(p, n, 0.02)) : 1;
    const light = window * cast;
    const toward = dot(d, n);
    const mirrored: Vec = [d[0] - 2 * toward * n[0], d[1] - 2 * toward * n[1], d[2] - 2 * toward * n[2]];
    const glint = clamp(dot(mirrored, SUN));
    if (m.mirror && depth < 2) {
      const seen = shade(go(p, n, 0.01), mirrored, depth + 1);
      return [seen[0] * 0.88, seen[1] * 0.88, seen[2] * 0.88];
    }
    if (m.metal) {
      const seen = roomSeenInBrass(mirrored);
      const flash = glint ** 40 * 1.2 * light;
      const warm = 0.25 * Math.max(0, facing) * light;
      const lit = (i: 0 | 1 | 2): number => m.colour[i] * (seen[i] * (0.3 + 0.7 * open) + flash + warm);
      return [lit(0), lit(1), lit(2)];
    }
    let texture = 1;
    if (m.grain) texture *= 1 + fbm(p[0] * 30, p[1] * 3 + p[2] * 3, 3, 9) * 0.5;
    if (m.bump && !m.weave) texture *= 1 + fbm(p[0] * 2.2 + p[2], p[1] * 2.2, 3, 21) * 0.1;
    const fromSky = SKY_POWER * open * (0.58 + 0.42 * n[1] - 0.12 * d[0]) + m.glow;
    const bounce = 0.46 * open * clamp(0.5 - n[1] * 0.5);
    const direct = Math.max(0, facing) * light * SUN_POWER;
    const fresnel = 0.04 + 0.96 * (1 - clamp(-toward)) ** 5;
    const seen = m.gloss ? roomSeenInBrass(mirrored) : SKY_COLOUR;
    const reflection = m.gloss * (0.1 + fresnel) * (0.3 + 0.7 * open);
    const flash = m.gloss ? glint ** 120 * 4 * light * m.gloss : 0;
    const rim = m.sheen ? (1 - clamp(-toward)) ** 3 * m.sheen * (0.3 + light) : 0;
    const lit = (i: 0 | 1 | 2): number =>
      m.colour[i] * texture * (direct * SUN_COLOUR[i] + fromSky * SKY_COLOUR[i] + bounce * BOUNCE_COLOUR[i] + rim) +
      seen[i] * reflection +
      flash;
    return [lit(0), lit(1), lit(2)];
  }

  const forward = unit(look[0] - camera[0], look[1] - camera[1], look[2] - camera[2]);
  const flat = length2(forward[2], forward[0]);
  const right: Vec = [-forward[2] / flat, 0, forward[0] / flat];
  const up: Vec = [-right[2] * forward[1], right[2] * forward[0] - right[0] * forward[2], right[0] * forward[1]];
  return paint({ width, height }, (px, py) => {
    const u = (((px + 0.5 - width / 2) / height) * 2) / zoom;
    const v = (((height / 2 - py - 0.5) / height) * 2) / zoom;
    const ray = (i: 0 | 1 | 2): number => forward[i] * 1.6 + right[i] * u + up[i] * v;
    return toScreen(shade(camera, unit(ray(0), ray(1), ray(2)), 0), (hash(px, py, 1) - 0.5) * 2.4);
  });
}
