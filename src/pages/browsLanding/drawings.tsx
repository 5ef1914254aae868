import type { TreatmentId } from '@/content/browsLanding';

import brush from './drawings/brush.svg';
import comb from './drawings/comb.svg';
import lashLine from './drawings/lash-line.svg';
import pencil from './drawings/pencil.svg';
import tweezer from './drawings/tweezer.svg';

const treatments = import.meta.glob<string>('./drawings/treatment-*.svg', { eager: true, import: 'default' });

/** A small drawing beside a price; the words beside it say the same. */
export function TreatmentDrawing({ of }: { of: TreatmentId }) {
  return <img src={treatments[`./drawings/treatment-${of}.svg`]} alt="" width="264" height="108" loading="lazy" className="block w-full" />;
}

/** The tools of the trade, as they stand in their pockets. */
export const tools = [
  { src: pencil, height: 236 },
  { src: comb, height: 276 },
  { src: tweezer, height: 230 },
  { src: brush, height: 258 },
] as const;

/** The lash line above the callback: the other half of the page's name, as the brow is of its beginning. */
export function LashLine() {
  return (
    <img
      src={lashLine}
      alt=""
      width="920"
      height="230"
      loading="lazy"
      className="pointer-events-none absolute top-0 -left-20 w-148 max-w-none md:-left-15 md:w-[clamp(654px,59.300vw,961px)]"
    />
  );
}
