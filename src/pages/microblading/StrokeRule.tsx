import { hair, uneven } from './strokes';

const HEIGHT = 36;

/** Upright at the left and lying down towards the right, as a brow goes from its front to its tail. */
function rule(width: number, hairs: number): string {
  return Array.from({ length: hairs }, (_, order) => {
    const t = order / hairs;
    const rise = (1 - t) ** 0.8;
    return hair({
      x: t * (width - 38),
      y: HEIGHT - 1 + uneven(order + 5),
      angle: -4 - 48 * rise + 5 * uneven(order),
      length: 26 + 13 * rise * (1 + 0.3 * uneven(order + 31)) + 10 * t,
      width: 1.9 + 0.5 * uneven(order + 11),
      bend: 0.1,
    });
  }).join('');
}

const widths = [
  { width: 1296, path: rule(1296, 150), shown: 'max-md:hidden' },
  { width: 440, path: rule(440, 54), shown: 'md:hidden' },
] as const;

/** A line ruled in hair strokes; on phones a shorter one, not a smaller one. */
export function StrokeRule() {
  return widths.map(({ width, path, shown }) => (
    <svg key={width} viewBox={`0 0 ${width} ${HEIGHT}`} aria-hidden="true" className={`block h-auto w-full fill-graphite ${shown}`}>
      <path d={path} />
    </svg>
  ));
}
