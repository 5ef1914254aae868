import type { TreatmentId } from '@/content/browsLanding';
import { classNames } from '@/lib/classNames';

import brush from './drawings/brush.svg';
import comb from './drawings/comb.svg';
import lashLine from './drawings/lash-line.svg';
import pencil from './drawings/pencil.svg';
import tweezer from './drawings/tweezer.svg';

const treatments = import.meta.glob<string>('./drawings/treatment-*.svg', { eager: true, import: 'default' });

/** A small drawing beside a price. It has no alt text, because the text beside it says the same. */
export function TreatmentDrawing({ of, narrow }: { of: TreatmentId; narrow: boolean }) {
  return (
    <img
      src={treatments[`./drawings/treatment-${of}.svg`]}
      alt=""
      width="264"
      height="108"
      loading="lazy"
      className={classNames('w-14 min-w-0 min-[375px]:w-21 md:w-33', narrow && 'xl:w-21')}
    />
  );
}

/** The four tools in the order of the tool roll's pockets. */
export const tools = [
  { src: pencil, height: 236 },
  { src: comb, height: 276 },
  { src: tweezer, height: 230 },
  { src: brush, height: 258 },
] as const;

/** The drawn lash line above the extensions, a counterpart to the brow in the hero. */
export function LashLine() {
  return <img src={lashLine} alt="" width="944" height="226" loading="lazy" className="mx-auto mb-6 w-full max-w-120 xl:mb-10" />;
}
