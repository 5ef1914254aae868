import { browHairs, browOutline, type BrowStyle, browThread, lashHairs, type LashStyle, lidLine } from './hairs.ts';
import { drawn, filled, ink, svgFile } from './svg.ts';

const classicSet: LashStyle = { lashes: 19, root: 4.4, fan: 1, length: 76 };

/** A small drawing for each brow and lash treatment, by its id in src/content/browsLanding.ts. */
const treatments: Record<string, string> = {
  'hd-brows': brow({ shades: [1.3, 1], hairs: 44, root: 5, front: 50, arch: 22, fall: 0.7, length: 1 }),
  lamination: brow({ hairs: 58, root: 4.6, front: 54, arch: 38, fall: 0, length: 1.35 }),
  'lamination-tint-shape': brow({ shades: [1.25], dark: true, hairs: 64, root: 6.4, front: 54, arch: 36, fall: 0.2, length: 1.3 }),
  henna: brow({ shades: [1.6, 1.4, 1.2, 1, 0.8, 0.55], hairs: 22, root: 4, front: 46, arch: 20, fall: 0.5, length: 1 }),
  'tint-shape': brow({ dark: true, hairs: 34, root: 4.4, front: 46, arch: 22, fall: 0.8, length: 0.85 }),
  threading: brow({ hairs: 30, root: 4, front: 48, arch: 22, fall: 0.5, length: 0.8 }) + drawn(browThread, ink.brass, 3),
  'lash-lift': lashes({ lashes: 22, root: 4.6, fan: 1, length: 82 }),
  combo: `<g transform="translate(66 -22) scale(.75)">${brow({ hairs: 48, root: 5, front: 54, arch: 38, fall: 0, length: 1.2 })}</g><g transform="translate(66 88) scale(.72)">${lashes({ lashes: 17, root: 5, fan: 1, length: 70 })}</g>`,
  classic: lashes(classicSet),
  refill: lashes({ ...classicSet, only: isKept }) + filled(lashHairs({ ...classicSet, only: (order) => !isKept(order) }), ink.brass, 0.7),
  volume: lashes({ lashes: 16, root: 3.4, fan: 5, length: 84 }),
};

/** Returns each drawing as an SVG file, which is slightly wider than the field because hairs extend past the field's edge. */
export function treatmentFiles(): Record<string, string> {
  return Object.fromEntries(Object.entries(treatments).map(([id, body]) => [`treatment-${id}`, svgFile('0 0 540 221', body)]));
}

/** True for a lash that remains before a refill. */
function isKept(order: number): boolean {
  return order % 5 === 0 || order % 7 === 2;
}

/** A shade is a stack of layers of one colour, which gives a soft edge without a filter. */
function brow({ shades = [], dark = false, ...style }: BrowStyle & { shades?: readonly number[]; dark?: boolean }): string {
  const stain = shades.map((spread) => filled(browOutline(spread), ink.umber, 0.15)).join('');
  return stain + filled(browHairs(style), dark ? ink.umberDeep : ink.umber);
}

function lashes(style: LashStyle): string {
  return drawn(lidLine, ink.umber, 3.5) + filled(lashHairs(style), ink.umberDeep);
}
