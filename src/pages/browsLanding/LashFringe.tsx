import { hair, uneven } from './strokes';

const WIDTH = 900;
const COUNT = 104;

/** A closed lash line that hangs from the edge above it: longest past its middle, leaning out to both corners. */
const lashes = Array.from({ length: COUNT }, (_, order) => {
  const t = order / (COUNT - 1);
  const from = { x: 20 + t * (WIDTH - 60), y: lidAt(20 + t * (WIDTH - 60)) - 3 };
  const length = (58 + 74 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.78))) * (1 + 0.16 * uneven(order));
  return hair(from, 90 + 62 * (0.4 - t) + 9 * uneven(order + 20), length, 3.4, t < 0.34 ? -0.06 : 0.12);
}).join('');

function lidAt(x: number): number {
  return 82 * Math.sin((Math.PI * x) / WIDTH) - 8;
}

const lid = `M0 -8${Array.from({ length: 30 }, (_, order) => `L${(order + 1) * 30} ${Math.round(lidAt((order + 1) * 30))}`).join('')}`;

/** The lash line above the callback: the other half of the page's name, as the brow is of its beginning. */
export function LashFringe() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 230`}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 -left-20 h-auto overflow-visible w-145 md:-left-15 md:w-[clamp(640px,58vw,940px)]"
    >
      <path d={lid} className="fill-none stroke-umber" strokeWidth="2.5" />
      <path d={lashes} className="fill-umber" />
    </svg>
  );
}
