import type { lipBlush as words } from '@/content/lipBlush';
import type { Pair } from '@/content/shapes';
import { isDrawn } from '@/lib/picture';
import { BeforeAfterSlider } from '@/sections/BeforeAfterSlider';
import { pairNotes } from '@/sections/pairNotes';
import { Heading } from '@/ui/Heading';
import { StripButtons } from '@/ui/StripButtons';
import { useStrip } from '@/ui/useStrip';

/** A scroller without controls inside must itself be focusable by keyboard. */
const focusable = { tabIndex: 0 };

/** Before/after studies in a grid of twelve cells. The heading takes the first cell. On phones the studies are a strip to swipe. */
export function Gallery({ eyebrow, headline, text, illustrationNote, studies }: typeof words.gallery) {
  const { strip, index, follow, previous, next } = useStrip();
  const { allDrawn, noteOf } = pairNotes(studies);
  return (
    <section id="gallery" className="overflow-hidden bg-plaster py-section">
      <div className="wide md:grid md:grid-cols-3 md:gap-x-(--gap) md:gap-y-12 md:pb-16 lg:grid-cols-4">
        <div className="max-md:mb-6 md:pe-3">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-3" />
          <p className="text-small text-ink-soft">{allDrawn ? `${text} ${illustrationNote}` : text}</p>
        </div>
        <ul ref={strip} onScroll={follow} {...focusable} className="swipe-row relative gap-3 [--swipe-item:min(272px,76vw)] md:contents">
          {studies.map((study) => (
            <li key={study.id} className="md:relative md:max-lg:nth-[3n+1]:top-14 lg:odd:top-14">
              <Study study={study} note={noteOf(study)} />
            </li>
          ))}
        </ul>
        <div className="mt-6 flex items-center justify-between md:hidden [@media(scripting:none)]:hidden">
          <p className="font-serif text-label/none">
            <span>{index + 1}</span> <span className="font-medium text-mute">of {studies.length}</span>
          </p>
          <StripButtons index={index} previous={previous} next={next} count={studies.length} noun="study" />
        </div>
      </div>
    </section>
  );
}

const SIZES = '(min-width: 1504px) 306px, (min-width: 1024px) 21vw, (min-width: 768px) 28vw, 256px';

/** One before/after pair. Only drawings show their title; photographs are identified by their number. */
function Study({ study, note }: { study: Pair; note: string }) {
  const { title, before, after } = study;
  const drawn = isDrawn(study);
  return (
    <figure>
      <div className="border border-sand bg-white p-2">
        <BeforeAfterSlider title={drawn ? title : note} before={before} after={after} sizes={SIZES} className="aspect-5/4 bg-white" />
      </div>
      <figcaption className="mt-3 flex items-baseline justify-between gap-3">
        <b className="font-serif text-label">{drawn ? title : note}</b>
        {drawn && <span className="text-caption whitespace-nowrap text-mute">{note}</span>}
      </figcaption>
    </figure>
  );
}
