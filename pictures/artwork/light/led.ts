/** LED light on a profile: a dark head in front of the lamp's glow. One coloured light from the left catches the edge of the head. */
import { rgb, type Rgb } from '../lib/colour.ts';
import { clamp, hash, mix, smooth } from '../lib/math.ts';
import { mask, overlay, paint, slope, type Raster, type Size } from '../lib/raster.ts';
import { BOX, HAIR_MASS, lashes, SILHOUETTE } from './profile.ts';

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

/** The visible part of the box: left, top, width. */
export interface View {
  x: number;
  y: number;
  width: number;
}
const WHOLE: View = { x: 0, y: 0, width: BOX[0] };
/** Places drawings made in box units. */
const inView = (view: View, body: string): string =>
  `<g transform="scale(${BOX[0] / view.width}) translate(${-view.x} ${-view.y})">${body}</g>`;

/** Widths of the rim light in box units: thin, medium, wide. */
const RIMS = [2.4, 11, 40] as const;
/** Directions to the lamp and to the faint light that the room reflects. */
const LAMP: readonly [number, number] = [-0.94, -0.34];
const ROOM: readonly [number, number] = [0.8, -0.6];

/** Computes everything about the head that does not depend on the light. A video calls this only once instead of for every frame. */
export async function profileEdges({ width, height }: Size, view: View = WHOLE) {
  const k = width / view.width;
  const m = (body: string, sigma: number): Promise<Float32Array> =>
    mask({ width, height, box: [BOX[0], (BOX[0] * height) / width], body: inView(view, body), sigma: sigma * k });
  const rims: { sigma: number; soft: Float32Array }[] = [];
  for (const sigma of RIMS) rims.push({ sigma: sigma * k, soft: await m(SILHOUETTE, sigma) });
  return { width, height, view, edge: await m(SILHOUETTE, 0.6), hair: await m(HAIR_MASS, 4), rims };
}
export type ProfileEdges = Awaited<ReturnType<typeof profileEdges>>;

/** `power` dims the lamp (0 to 1). */
function litProfile(profile: ProfileEdges, L: Lamp, power = 1): Raster {
  const { width, height, view, edge, hair, rims } = profile;
  const k = width / view.width;
  return paint({ width, height }, (x, y) => {
    const i = y * width + x;
    const X = view.x + x / k;
    const Y = view.y + y / k;
    // the share of each rim that faces the lamp; a blurred edge's steepest slope is 1 / (sigma * 2.507)
    const [thin = 0, middle = 0, wide = 0] = rims.map(({ sigma, soft }) => {
      const [sx, sy] = slope(soft, profile, x, y);
      return clamp(-(sx * LAMP[0] + sy * LAMP[1]) * sigma * 2.507);
    });
    const [bx, by] = slope(rims[1]?.soft ?? edge, profile, x, y);
    const back = clamp(-(bx * ROOM[0] + by * ROOM[1]) * (rims[1]?.sigma ?? 1) * 2.507);
    const inHair = hair[i] ?? 0;
    const strand = mix(1, 0.72 + 0.28 * Math.sin(Math.atan2(Y - 640, X - 560) * 150 + hash(Math.round(X / 3), 1, 7)), inHair);
    const reach = mix(1, 0.3, smooth(180, 560, X)) * power;
    const grain = (hash(x, y, 4) - 0.5) * 2;
    // the background: the lamp's glow from the left, with its points of light
    const glow = Math.exp(-(((X + 40) / 400) ** 2) - ((Y - 430) / 600) ** 2) * power;
    const ox = X / 22 - Math.round(X / 22);
    const oy = Y / 22 - Math.round(Y / 22);
    const dots = smooth(0.2, 0.06, Math.hypot(ox, oy)) * smooth(190, 20, X) * 0.85;
    const channel = (q: 0 | 1 | 2): number => {
      const ground = mix(L.deep[q], L.ground[q], 0.4 + 0.6 * glow) + L.light[q] * glow * 0.62 + dots * L.core[q] * 0.75 * glow;
      const skin = L.light[q] * (0.34 * wide ** 1.5 + 0.5 * middle ** 2) * reach * strand * mix(1, 0.5, inHair);
      const body = L.deep[q] * 0.8 + skin + L.core[q] * 0.8 * thin ** 1.6 * reach * strand + L.light[q] * back ** 2 * 0.2 * power;
      return mix(ground, body, edge[i] ?? 0) + grain;
    };
    return [channel(0), channel(1), channel(2)];
  });
}

/** Draws the lit head. Several lights may share one `profile`. */
export async function ledPicture(profile: ProfileEdges, light: Light, power = 1): Promise<Raster> {
  const { width, height, view } = profile;
  const lamp = LAMPS[light];
  return overlay(litProfile(profile, lamp, power), inView(view, lashes(lamp.deep)), [BOX[0], (BOX[0] * height) / width]);
}
export const ledProfile = async (plate: Size & { light: Light; view?: View }): Promise<Raster> =>
  ledPicture(await profileEdges({ width: plate.width, height: plate.height }, plate.view), plate.light);
/** A tall view for 9:16. */
export const TALL_VIEW: View = { x: 66, y: -130, width: 624 };
