import type { ReactNode } from 'react';

import type { TreatmentId } from '@/content/browsLanding';
import { jitter } from '@/lib/drawing';

import { browHairs, browOutline, type BrowStyle, browThread, FIELD, hair, lashHairs, type LashStyle, lidLine } from './strokes';

const classicSet: LashStyle = { lashes: 19, root: 4.4, fan: 1, length: 76 };

/** What each line of the price lists does, in a few strokes; drawn one by one, so that hydration can pause between them. */
const drawings: Record<TreatmentId, () => ReactNode> = {
  'hd-brows': () => <Brow shades={[1.3, 1]} hairs={44} root={5} front={50} arch={22} fall={0.7} length={1} />,
  lamination: () => <Brow hairs={58} root={4.6} front={54} arch={38} fall={0} length={1.35} />,
  'lamination-tint-shape': () => <Brow shades={[1.25]} dark hairs={64} root={6.4} front={54} arch={36} fall={0.2} length={1.3} />,
  henna: () => <Brow shades={[1.6, 1.4, 1.2, 1, 0.8, 0.55]} hairs={22} root={4} front={46} arch={20} fall={0.5} length={1} />,
  'tint-shape': () => <Brow dark hairs={34} root={4.4} front={46} arch={22} fall={0.8} length={0.85} />,
  threading: () => (
    <>
      <Brow hairs={30} root={4} front={48} arch={22} fall={0.5} length={0.8} />
      <path d={browThread} className="fill-none stroke-brass" strokeWidth="3" />
    </>
  ),
  'lash-lift': () => <Lashes lashes={22} root={4.6} fan={1} length={82} />,
  combo: () => (
    <>
      <g transform="translate(66 -22) scale(.75)">
        <Brow hairs={48} root={5} front={54} arch={38} fall={0} length={1.2} />
      </g>
      <g transform="translate(66 88) scale(.72)">
        <Lashes lashes={17} root={5} fan={1} length={70} />
      </g>
    </>
  ),
  classic: () => <Lashes {...classicSet} />,
  refill: () => (
    <>
      <Lashes {...classicSet} only={isKept} />
      <path d={lashHairs({ ...classicSet, only: (order) => !isKept(order) })} className="fill-brass/70" />
    </>
  ),
  volume: () => <Lashes lashes={16} root={3.4} fan={5} length={84} />,
};

/** A small drawing beside a price, 264 x 108; the words beside it say the same. */
export function TreatmentDrawing({ of }: { of: TreatmentId }) {
  return (
    <svg viewBox={`0 0 ${FIELD.width} ${FIELD.height}`} aria-hidden="true" className="block h-auto w-full overflow-visible">
      {drawings[of]()}
    </svg>
  );
}

/** In a refill, the lashes that have stayed. */
function isKept(order: number): boolean {
  return order % 5 === 0 || order % 7 === 2;
}

/** Its shades are layers of one colour, so that their edge is soft without a filter. */
function Brow({ shades, dark = false, ...style }: BrowStyle & { shades?: readonly number[]; dark?: boolean }) {
  return (
    <>
      {shades !== undefined && (
        <g className="fill-umber/15">
          {shades.map((spread) => (
            <path key={spread} d={browOutline(spread)} />
          ))}
        </g>
      )}
      <path d={browHairs(style)} className={dark ? 'fill-umber-deep' : 'fill-umber'} />
    </>
  );
}

function Lashes(style: LashStyle) {
  return (
    <>
      <path d={lidLine} className="fill-none stroke-umber" strokeWidth="3.5" />
      <path d={lashHairs(style)} className="fill-umber-deep" />
    </>
  );
}

type BrowToolName = 'pencil' | 'comb' | 'tweezer' | 'brush';

/** Up from the edge of the pocket: how much of a tool, 120 wide, stands out of it. */
const heights: Record<BrowToolName, number> = { pencil: 236, comb: 276, tweezer: 230, brush: 258 };

/** The bristles of the comb: left and right of its wire, longest in the middle. */
const bristles = Array.from({ length: 40 }, (_, order) => {
  const y = 16 + order * 3.1;
  const reach = 8 + 13 * Math.sin(Math.PI * (0.12 + (0.82 * order) / 39)) + 1.6 * jitter(order);
  return `M${(60 - reach).toFixed(1)} ${(y - 5).toFixed(1)}L60 ${y.toFixed(1)}L${(60 + reach).toFixed(1)} ${(y - 5 + jitter(order + 9)).toFixed(1)}`;
}).join('');

const tools: Record<BrowToolName, ReactNode> = {
  pencil: (
    <>
      <path d="M60 8c-2 6-4 12-5 20q5 3 10 0c-1-8-3-14-5-20Z" className="fill-umber-deep stroke-none" />
      <path d="M55 28 46 66q4-4 7 0t7 0 7 0 7 0L65 28" />
      <path d="M46 66v254M53 66v254M67 66v254M74 66v254" />
      <path d="M46 186h28M46 194h28" className="stroke-brass" />
      <path d="M53 66h14v120H53Z" className="fill-umber/10 stroke-none" />
    </>
  ),
  comb: (
    <>
      <path d={bristles} strokeWidth="1.1" />
      <path d="M60 8v128" className="stroke-brass" />
      <path d="M56 136h8l4 52H52ZM53.500 168h13M53 174h14" className="fill-porcelain stroke-brass" />
      <path d="M53 188c-3 40-2 90-1 132M67 188c3 40 2 90 1 132" />
    </>
  ),
  tweezer: (
    <>
      <path
        d="M60 54C56 34 44 20 30 12 46 18 58 32 61 54ZM60 54C58 34 54 18 48 4 56 18 61 34 61 54ZM60 54C61 36 64 20 70 6 65 20 62 36 62 54ZM61 54C63 38 72 24 86 16 74 26 65 38 62 54Z"
        className="fill-umber-deep stroke-none"
      />
      <path
        d="M59 44C55 90 47 120 47 165 47 200 51 225 52 260h7C58 225 54 200 54 165 54 125 59 90 60.3 44Z"
        className="fill-porcelain stroke-brass"
      />
      <path
        d="M62 44C66 90 74 120 74 165 74 200 70 225 69 260h-7C63 225 67 200 67 165 67 125 62 90 60.7 44Z"
        className="fill-porcelain stroke-brass"
      />
    </>
  ),
  brush: (
    <>
      <path d="M47 108V52C56 34 66 24 73 18v90Z" className="fill-umber/15" />
      <path d="M47 74V52C56 34 66 24 73 18v42Q60 60 47 74Z" className="fill-umber stroke-none" />
      <path d="M52 108V70M56 108V66M60 108V64M64 108V63M68 108V61" strokeWidth="1" />
      <path d="M45 108h30l-3 52H48ZM46.500 124h27M47.500 144h25" className="fill-porcelain stroke-brass" />
      <path d="M48 160C40 210 50 260 50 320M72 160C80 210 70 260 70 320" />
    </>
  ),
};

/** A tool of the trade, drawn as it stands in its pocket. */
export function BrowTool({ name }: { name: BrowToolName }) {
  return (
    <svg
      viewBox={`0 0 120 ${heights[name]}`}
      aria-hidden="true"
      className="block h-auto w-full fill-none stroke-umber"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      {tools[name]}
    </svg>
  );
}

const LASH_LINE_WIDTH = 900;
const LASH_COUNT = 104;

/** A closed lash line that hangs from the edge above it: longest past its middle, leaning out to both corners. */
const lashPath = Array.from({ length: LASH_COUNT }, (_, order) => {
  const t = order / (LASH_COUNT - 1);
  const from = { x: 20 + t * (LASH_LINE_WIDTH - 60), y: lidAt(20 + t * (LASH_LINE_WIDTH - 60)) - 3 };
  const length = (58 + 74 * Math.sin(Math.PI * Math.min(1, 0.1 + t * 0.78))) * (1 + 0.16 * jitter(order));
  return hair(from, 90 + 62 * (0.4 - t) + 9 * jitter(order + 20), length, 3.4, t < 0.34 ? -0.06 : 0.12);
}).join('');

function lidAt(x: number): number {
  return 82 * Math.sin((Math.PI * x) / LASH_LINE_WIDTH) - 8;
}

const lidPath = `M0 -8${Array.from({ length: 30 }, (_, order) => `L${(order + 1) * 30} ${Math.round(lidAt((order + 1) * 30))}`).join('')}`;

/** The lash line above the callback: the other half of the page's name, as the brow is of its beginning. */
export function LashLine() {
  return (
    <svg
      viewBox={`0 0 ${LASH_LINE_WIDTH} 230`}
      aria-hidden="true"
      className="pointer-events-none absolute top-0 -left-20 h-auto overflow-visible w-145 md:-left-15 md:w-[clamp(640px,58vw,940px)]"
    >
      <path d={lidPath} className="fill-none stroke-umber" strokeWidth="2.5" />
      <path d={lashPath} className="fill-umber" />
    </svg>
  );
}
