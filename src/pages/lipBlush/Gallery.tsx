import type { lipBlush as content } from '@/content/lipBlush';
import type { Pair } from '@/content/shapes';
import { isDrawn } from '@/lib/picture';
import { BeforeAfterSlider } from '@/sections/BeforeAfterSlider';
import { pairNotes } from '@/sections/pairNotes';
import { Heading } from '@/ui/Heading';
import { StripButtons } from '@/ui/StripButtons';
import { useStrip } from '@/ui/useStrip';

/** A scroller without controls inside must itself be focusable by keyboard. */
const focusable = { tabIndex: 0 };

/** Where the handles are at first, in percent, study by study. */
const splits = [40, 52, 36, 60, 44, 35, 55, 48, 38, 58, 45] as const;
/** Number of studies in the first, larger row. */
const LARGE = 3;

/** Three larger before/after studies above the others. On phones the studies are a strip to swipe. */
export function Gallery({ eyebrow, headline, text, illustrationNote, studies }: typeof content.gallery) {
  const { strip, index, follow, previous, next } = useStrip();
  const { allDrawn, noteFor } = pairNotes(studies);
  return (
    <section id="gallery" className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div className="mb-6 items-end justify-between gap-12 md:mb-12 md:flex">
          <div>
            <Heading eyebrow={eyebrow} text={headline} className="mt-3 max-md:mb-3" />
          </div>
          <p className="max-w-[44ch] text-small text-ink-soft">{allDrawn ? `${text} ${illustrationNote}` : text}</p>
        </div>
        <ul
          ref={strip}
          onScroll={follow}
          {...focusable}
          className="swipe-row relative gap-3 [--swipe-item:min(272px,76vw)] md:grid-12 md:gap-x-(--gap) md:gap-y-10"
        >
          {studies.map((study, order) => (
            <li key={study.id} className={order < LARGE ? 'md:col-span-4' : 'md:col-span-4 md:max-lg:nth-[n+10]:col-span-6 lg:col-span-3'}>
              <Study
                study={study}
                note={noteFor(study)}
                position={splits[order % splits.length] ?? splits[0]}
                sizes={order < LARGE ? sizes.large : sizes.small}
              />
            </li>
          ))}
        </ul>
        <div className="mt-6 flex items-center justify-between md:hidden [@media(scripting:none)]:hidden">
          <p className="font-serif text-label/none">
            <span>{index + 1}</span> <span className="font-medium text-mute">of {studies.length}</span>
          </p>
          <StripButtons index={index} previous={previous} next={next} count={studies.length} noun="picture" />
        </div>
      </div>
    </section>
  );
}

const sizes = {
  large: '(min-width: 1504px) 420px, (min-width: 768px) 28vw, 256px',
  small: '(min-width: 1504px) 306px, (min-width: 1024px) 21vw, (min-width: 768px) 40vw, 256px',
} as const;

/** One before/after pair. Only drawings show their title; photographs are identified by their number. */
function Study({ study, note, ...slider }: { study: Pair; note: string; position: number; sizes: string }) {
  const { title, before, after } = study;
  const drawn = isDrawn(study);
  return (
    <figure>
      <div className="border border-sand bg-white p-2">
        <BeforeAfterSlider {...slider} title={drawn ? title : note} before={before} after={after} className="aspect-5/4 bg-white" />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3">
        <b className="font-serif text-label">{drawn ? title : note}</b>
        {drawn && <span className="text-caption whitespace-nowrap text-mute">{note}</span>}
      </figcaption>
    </figure>
  );
}
