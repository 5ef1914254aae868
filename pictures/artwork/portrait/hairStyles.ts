/** Hair in three layers: behind the head, over the brow, and over the shoulders. */
import { mix, times } from '../lib/math.ts';
import { shape, stroke, type Path, type Point } from '../lib/vector.ts';
import { curls } from './curls.ts';
import { SIDES, type Head, type Side } from './head.ts';
import { cap, lock, parting, swept } from './locks.ts';
import type { Sitter, Style } from './sitter.ts';

export interface HairStyle {
  back: (head: Head, o: Sitter) => string;
  front: (head: Head, o: Sitter) => string;
  /** Hair that falls over the clothes. */
  over?: (head: Head, o: Sitter) => string;
  /** True when the ears are visible. */
  ears: boolean;
}
const awayFromView = (head: Head): Side => (head.turn > 0 ? -1 : 1);

/** A coil of hair seen from the side. Strands wind round the coil. */
function coil([cx, cy]: Point, rx: number, ry: number, { hair, random }: Sitter): string {
  const rim = times(10, (i): Point => [cx + Math.cos((i / 10) * 6.283) * rx, cy + Math.sin((i / 10) * 6.283) * ry]);
  const strands = times(46, (i) => {
    const r = 0.2 + random() * 0.78;
    const from = random() * 6.283;
    const arc = [0, 0.25, 0.5, 0.75, 1].map((u): Point => {
      const a = from + u * (1 + random() * 0.1);
      return [cx + Math.cos(a) * rx * r, cy + Math.sin(a) * ry * r];
    });
    return stroke(arc, { width: 2.8, fill: i % 3 ? hair.shade : hair.light, opacity: i % 3 ? 0.5 : 0.34 });
  });
  return shape(rim, `fill="${hair.base}"`) + strands.join('');
}

const bun: HairStyle = {
  back: (head, o) => {
    const s = awayFromView(head);
    const [x, y] = head.edge(s, 70, 10);
    return cap(head, 8, 18, o) + coil([x + s * 6, y + 8], 50, 42, o);
  },
  front: (head, o) => swept(head, o),
  ears: true,
};

const topknot: HairStyle = {
  back: (head, o) => {
    const [x, y] = head.P(0, -150);
    return cap(head, 8, 18, o) + coil([x - head.turn * 0.4, y - 36], 50, 45, o);
  },
  front: (head, o) => swept(head, o, { lift: 15 }),
  ears: true,
};

/** Long hair in loose waves: three locks per side, each slightly out of phase with the previous lock. */
const waves: HairStyle = {
  back: ({ edge }, { hair }) => {
    // prettier-ignore
    const mass: Path = [
      edge(-1, -146, 16), edge(-1, -60, 22), edge(-1, 20, 24), [-128, 110], [-138, 200], [-136, 300], [-100, 352], [0, 320], [100, 352], [136, 300],
      [138, 200], [128, 110], edge(1, 20, 24), edge(1, -60, 22), edge(1, -146, 16),
    ];
    return shape(mass, `fill="${hair.shade}"`);
  },
  front: () => '',
  over: (head, o) => {
    const { P, edge } = head;
    const top = P(o.part * 0.8, -150);
    const fall = (s: Side, k: number, phase: number): Path => {
      // k: 0 inner edge, 1 outer edge
      const sway = (y: number, size: number): number => Math.sin(y / 34 + phase) * size;
      const crown: Path = [
        [mix(P(o.part, -112)[0], top[0], k), mix(P(o.part, -112)[1], top[1] - 19, k)],
        ...(
          [
            [36, -100, -142, 21],
            [68, -70, -100, 23],
            [86, -28, -40, 23],
            [92, 24, 24, 27],
          ] as const
        ).map(([x, y, ye, grow]): Point => {
          const a = P(s * x + (y < -90 ? o.part * 0.5 : 0), y);
          const b = edge(s, ye, grow);
          return [mix(a[0], b[0], k), mix(a[1], b[1], k)];
        }),
      ];
      const lengths = [92, 136, 180, 224, 268, 312, 352].map((y, i): Point => {
        const ends = i === 6 ? 0.55 : 1;
        const x = mix(mix(edge(s, 70, 6)[0] * s, 70, Math.min(1, i / 3)), mix(132, 152, i / 6), k);
        return [s * (70 + (x - 70) * ends + (i === 6 ? 22 : 0) + sway(y, 10 + i * 2)), y + (i === 6 ? -18 * Math.abs(k - 0.5) : 0)];
      });
      return [...crown, ...lengths];
    };
    const locks = SIDES.flatMap((s) =>
      [0, 1, 2].map((i) =>
        lock({
          id: `wave${s}${i}`,
          inner: fall(s, [0, 0.28, 0.6][i] ?? 0, i * 0.8 + (s > 0 ? 1.2 : 0)),
          outer: fall(s, [0.46, 0.76, 1][i] ?? 1, i * 0.8 + 0.35 + (s > 0 ? 1.2 : 0)),
          hair: o.hair,
          random: o.random,
          n: 54,
          sheen: [0.36, 0.66],
          width: 2.8,
        }),
      ),
    );
    return locks.join('') + parting(head, o, 17);
  },
  ears: false,
};

/** A chin-length bob; the ends turn in under the jaw. */
const bob: HairStyle = {
  back: ({ edge }, { hair }) => {
    const x0 = edge(0, 0)[0];
    // prettier-ignore
    const mass: Path = [
      ...[-146, -100, -40, 20].map((y) => edge(-1, y, 20)), [-112 + x0, 84], [-96 + x0, 118], [-60, 126], [0, 112], [60, 126], [96 + x0, 118],
      [112 + x0, 84], ...[20, -40, -100, -146].map((y) => edge(1, y, 20)),
    ];
    return shape(mass, `fill="${hair.shade}"`);
  },
  front: ({ P, edge }, o) => {
    const p = o.part;
    const top = P(p * 0.9, -150);
    return SIDES.map((s) => {
      const far = s === Math.sign(p);
      const start: Path = far ? [P(p, -112), P(s * 60, -96), P(s * 82, -60)] : [P(p, -112), P(p * 0.2 + s * 20, -92), P(s * 66, -58)];
      const inner: Path = [...start, P(s * 90, -14), P(s * 92, 34), P(s * 86, 74), [edge(s, 92, 6)[0], 104], [edge(s, 100, 4)[0], 128]];
      const outer: Path = [
        [top[0], top[1] - 22],
        edge(s, -134, 24),
        edge(s, -88, 26),
        edge(s, -30, 27),
        edge(s, 30, 30),
        [edge(s, 70, 40)[0], 84],
        [edge(s, 84, 38)[0], 112],
        [edge(s, 98, 24)[0], 137],
      ];
      return lock({ id: `bob${s}`, inner, outer, hair: o.hair, random: o.random, n: 84, sheen: [0.32, 0.16], width: 2.8 });
    }).join('');
  },
  ears: false,
};

const short: HairStyle = {
  back: (head, o) => cap(head, 5, 16, o),
  front: ({ P, edge }, o) => {
    const { random, hair } = o;
    const top = P(-30, -150);
    const crown = P(0, -152);
    const from: Point = [top[0] - 14, top[1] - 18];
    const sweep = lock({
      id: 'sweepR',
      inner: [P(-46, -106), P(-16, -92), P(24, -82), P(58, -72), P(80, -44), P(92, -6), edge(1, 26, -3)],
      outer: [from, [crown[0], crown[1] - 22], edge(1, -138, 22), edge(1, -104, 20), edge(1, -60, 15), edge(1, -14, 9), edge(1, 26, 0)],
      hair,
      random,
      n: 70,
      sheen: [0.3, 0.2],
    });
    const side = lock({
      id: 'sweepL',
      inner: [P(-46, -106), P(-66, -84), P(-80, -52), P(-91, -14), edge(-1, 24, -4)],
      outer: [from, edge(-1, -128, 20), edge(-1, -84, 17), edge(-1, -34, 12), edge(-1, 26, 0)],
      hair,
      random,
      n: 46,
      sheen: [0.3, 0.2],
    });
    const flicks = times(16, (i) => {
      const a = P(mix(-44, 74, i / 15), mix(-108, -58, i / 15));
      const path: Path = [
        [a[0] - 16, a[1] - 18],
        [a[0] - 2, a[1] - 6],
        [a[0] + 14 + random() * 6, a[1] + 8 + random() * 6],
      ];
      const profile = (u: number): number => Math.sin(Math.PI * u) * (1 - u * 0.6);
      return stroke(path, { width: 7, profile, fill: i % 3 ? hair.base : hair.shade, opacity: 0.95 });
    });
    return side + sweep + flicks.join('');
  },
  ears: true,
};

export const HAIR_STYLES: Record<Style, HairStyle> = {
  bun,
  topknot,
  waves,
  bob,
  short,
  curls,
  shayla: { back: () => '', front: (head, o) => swept(head, o, { lift: 8, covered: true }), ears: false },
  wrapped: { back: () => '', front: () => '', ears: false },
};
