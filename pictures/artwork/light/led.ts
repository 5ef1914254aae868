/** LED light on a profile: a cut-out swollen into a bas-relief (a sum of blurs), lit by one coloured lamp from the left. */
import { rgb, type Rgb } from '../lib/colour.ts';
import { clamp, hash, mix, smooth } from '../lib/math.ts';
import { mask, overlay, paint, slope, type Raster, type Size } from '../lib/raster.ts';
import { BOX, BUN, FORMS, HAIR_MASS, profileLines, SILHOUETTE } from './profile.ts';

export interface Lamp {
  light: Rgb;
  core: Rgb;
  deep: Rgb;
  ground: Rgb;
}
const lamp = (light: string, core: string, deep: string, ground: string): Lamp => ({
  light: rgb(light),
  core: rgb(core),
  deep: rgb(deep),
  ground: rgb(ground),
});
const LAMPS = {
  blue: lamp('#4F86FF', '#DCE8FF', '#0A1030', '#121A44'),
  red: lamp('#E0403C', '#FFE0D6', '#1C0810', '#35101A'),
  infrared: lamp('#A02C5C', '#F6C9D6', '#12060F', '#260E20'),
} as const;
export type Light = keyof typeof LAMPS;

/** The part of the box that is seen: left, top, width. */
export interface View {
  x: number;
  y: number;
  width: number;
}
const WHOLE: View = { x: 0, y: 0, width: BOX[0] };
/** Places drawings made in box units. */
const inView = (view: View, body: string): string =>
  `<g transform="scale(${BOX[0] / view.width}) translate(${-view.x} ${-view.y})">${body}</g>`;

/** Everything about the head that does not depend on the light; made once for a film of many frames. */
export async function profileRelief({ width, height }: Size, view: View = WHOLE) {
  const k = width / view.width;
  const m = (body: string, sigma: number): Promise<Float32Array> =>
    mask({ width, height, box: [BOX[0], (BOX[0] * height) / width], body: inView(view, body), sigma: sigma * k });
  const edge = await m(SILHOUETTE, 0.6);
  const near = await m(SILHOUETTE, 9);
  const middle = await m(SILHOUETTE, 26);
  const wide = await m(SILHOUETTE, 64);
  const hair = await m(HAIR_MASS, 3);
  const bun = await m(BUN, 14);
  const z = new Float32Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const X = view.x + x / k;
      const Y = view.y + y / k;
      const h = hair[i] ?? 0;
      let lift = 16 * (near[i] ?? 0) + 44 * (middle[i] ?? 0) + 70 * (wide[i] ?? 0) + h * 7 + (bun[i] ?? 0) * 20;
      for (const [cx, cy, rx, ry, amount] of FORMS) {
        const q = ((X - cx) / rx) ** 2 + ((Y - cy) / ry) ** 2;
        if (q < 9) lift += amount * Math.exp(-q);
      }
      const fromKnot = Math.hypot(X - 512, Y - 560);
      if (h > 0.01) lift += h * 1.5 * smooth(6, 110, fromKnot) * Math.sin(Math.atan2(Y - 560, X - 512) * 46 + fromKnot * 0.02);
      z[i] = lift * k;
    }
  }
  return { width, height, view, edge, hair, z };
}
export type ProfileRelief = Awaited<ReturnType<typeof profileRelief>>;

/** `power` dims the lamp (0 to 1). */
function litProfile(relief: ProfileRelief, L: Lamp, power = 1): Raster {
  const { width, height, view, edge, hair, z } = relief;
  const k = width / view.width;
  return paint({ width, height }, (x, y) => {
    const i = y * width + x;
    const X = view.x + x / k;
    const Y = view.y + y / k;
    const [sx, sy] = slope(z, relief, x, y);
    const l = Math.hypot(sx, sy, 1);
    const nx = -sx / l;
    const ny = -sy / l;
    const nz = 1 / l;
    const key = clamp(nx * -0.86 + ny * -0.2 + nz * 0.34);
    const spec = clamp(nx * -0.62 + ny * -0.16 + nz * 0.77) ** 34;
    const rim = clamp(nx * 0.8 + ny * -0.3 + nz * 0.1) ** 2;
    const near = mix(0.96, 0.26, smooth(180, 640, X)) * power;
    const inHair = hair[i] ?? 0;
    const flesh = clamp((0.05 + key * 1.15 * near) * mix(1, 0.42, inHair));
    const grain = (hash(x, y, 4) - 0.5) * 2;
    // the ground: the lamp's glow from the left, with its points
    const glow = Math.exp(-(((X + 60) / 330) ** 2) - ((Y - 430) / 560) ** 2) * power;
    const ox = X / 22 - Math.round(X / 22);
    const oy = Y / 22 - Math.round(Y / 22);
    const dots = smooth(0.2, 0.06, Math.hypot(ox, oy)) * smooth(190, 20, X) * 0.85;
    const channel = (q: 0 | 1 | 2): number => {
      const ground = mix(L.deep[q], L.ground[q], 0.4 + 0.6 * glow) + L.light[q] * glow * 0.62 + dots * L.core[q] * 0.75 * glow;
      const body =
        flesh < 0.62 ? mix(L.deep[q] * 1.1 + 4, L.light[q], flesh / 0.62) : mix(L.light[q], L.core[q], ((flesh - 0.62) / 0.38) * 0.8);
      return mix(ground, body + spec * near * L.core[q] * 0.3 * (1 - inHair * 0.4) + rim * L.ground[q] * 0.9, edge[i] ?? 0) + grain;
    };
    return [channel(0), channel(1), channel(2)];
  });
}

const INKS = { blue: '#0A1030', red: '#1C0810', infrared: '#12060F' } as const;

/** The lit head with its lines; `relief` may be shared by several lights. */
export async function ledPicture(relief: ProfileRelief, light: Light, power = 1): Promise<Raster> {
  const { width, height, view } = relief;
  return overlay(litProfile(relief, LAMPS[light], power), inView(view, profileLines(INKS[light])), [BOX[0], (BOX[0] * height) / width]);
}
export const ledProfile = async (plate: Size & { light: Light; view?: View }): Promise<Raster> =>
  ledPicture(await profileRelief({ width: plate.width, height: plate.height }, plate.view), plate.light);
/** A tall view for 9:16. */
export const TALL_VIEW: View = { x: 66, y: -130, width: 624 };
