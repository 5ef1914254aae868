/** An arch in one flat skin tone, under a grid of points whose size stands for the depth of the needles, and the pen that sets them. */
import { times } from '../lib/math.ts';
import { gouache, paper } from '../lib/paper.ts';
import { mask, overlay, type Raster, type Size } from '../lib/raster.ts';
import { blur, blurDefs } from '../lib/vector.ts';
import { penShape } from './pen.ts';

/** Colours of the arch and of its points. */
const FLAT = {
  sand: ['#E3B897', '#B07F60'],
  honey: ['#D3A077', '#97663F'],
  umber: ['#A87252', '#6E442D'],
} as const;

export interface ToneArch extends Size {
  tone: keyof typeof FLAT;
  /** Middle, crown and width of the arch, and the point that the pen touches, in thousandths of the plate's width. */
  arch: { x: number; top: number; width: number };
  tip: { x: number; y: number };
  /** Size of the pen. */
  scale?: number;
}

const PITCH = 19;
const ROW = PITCH * 0.866;

export async function toneArch({ width, height, tone, arch, tip, scale = 0.62 }: ToneArch): Promise<Raster> {
  const [ground, point] = FLAT[tone];
  const tall = (1000 * height) / width;
  const r = arch.width / 2;
  const outline = (off: number): string =>
    `M${arch.x - r - off} ${tall + 20}V${arch.top + r}A${r + off} ${r + off} 0 0 1 ${arch.x + r + off} ${arch.top + r}V${tall + 20}Z`;
  const rows = Math.ceil((tall - arch.top) / ROW);
  const dots = times(rows, (row) =>
    times(Math.ceil(arch.width / PITCH) + 1, (column) => {
      const x = arch.x - r + (column + (row % 2) / 2) * PITCH;
      const y = arch.top + 14 + row * ROW;
      const near = Math.exp(-((Math.hypot(x - tip.x, y - tip.y) / (r * 0.85)) ** 2));
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(1 + 3.3 * near).toFixed(2)}"/>`;
    }).join(''),
  ).join('');
  const pen = (angle: number, body: string, dx = 0, dy = 0): string =>
    `<g transform="translate(${tip.x + dx} ${tip.y + dy}) rotate(${angle}) scale(${scale})">${body}</g>`;
  const pane = (x: number): string =>
    `<path d="M${x} -80L${x + 250} -80L${x + 250 + tall * 0.75} ${tall + 80}L${x + tall * 0.75} ${tall + 80}Z"/>`;
  const body = [
    `<defs>${blurDefs([5])}<clipPath id="arch"><path d="${outline(0)}"/></clipPath></defs>`,
    `<path d="${outline(0)}" fill="${ground}"/>`,
    `<g clip-path="url(#arch)" fill="${point}">${dots}</g>`,
    `<g fill="#FFF6E6" opacity=".34" ${blur(5)} style="mix-blend-mode:soft-light">${pane(-330)}${pane(-40)}</g>`,
    `<path d="${outline(14)}" fill="none" stroke="#B48E58" stroke-width="1.6"/>`,
  ].join('');
  // the shadow, sharp where the pen touches the arch and soft further away
  const lit = { width, height, box: [1000, tall] as const };
  const near = await mask({
    ...lit,
    body: pen(-22, '<path d="M-16 -34L420 -66V72L-16 38A18 40 0 0 1 -16 -34Z" fill="#fff"/>', 2, 3),
    sigma: width * 0.005,
  });
  const far = await mask({
    ...lit,
    body: pen(-15, '<path d="M-16 -34L2600 -190V220L-16 38A18 40 0 0 1 -16 -34Z" fill="#fff"/>', 4, 4),
    sigma: width * 0.016,
  });
  const sheet = paper({ width, height }, { base: '#F0E6DB', seed: 4, strength: 0.7 });
  const scene = await overlay(sheet, body, lit.box);
  const shaded = scene.data.map((value, i) => {
    const at = Math.floor(i / 3);
    return value * (1 - 0.3 * (near[at] ?? 0)) * (1 - (0.24 + 0.03 * (i % 3)) * (far[at] ?? 0));
  });
  const drawn = await overlay({ width, height, data: shaded }, pen(-33, penShape()), lit.box);
  return gouache(drawn, { seed: 8, wobble: 0.25, granulation: 2, brush: 1.2, tooth: 1.6, light: 0.04 });
}
