import { lipBlush, type LipStudy } from '@/content/lipBlush';
import { Emphasis } from '@/ui/Emphasis';
import { IconButton } from '@/ui/IconButton';
import { Picture } from '@/ui/Picture';

import { studyPictures } from './pictures';
import { useStrip } from './useStrip';

/** A scroller without a control in it has to be reachable by keyboard. */
const reachable = { tabIndex: 0 };

/** Eleven before/after studies (§2): the heading takes the first of twelve places on the wall. On phones a strip to swipe. */
export function Gallery() {
  const { eyebrow, headline, text, illustrationNote, studies } = lipBlush.gallery;
  const { strip, index, followScroll, go } = useStrip();
  const allDrawn = studies.every(isDrawn);
  return (
    <section id="gallery" className="overflow-hidden bg-plaster py-section">
      <div className="wide md:grid md:grid-cols-3 md:gap-x-(--gap) md:gap-y-12 md:pb-14 lg:grid-cols-4">
        <div className="max-md:mb-7 md:pr-3">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3 mb-3.5 text-display-2 md:mb-4.5 md:max-lg:text-[36px]/[1.08]">
            <Emphasis text={headline} />
          </h2>
          <p className="text-small text-ink-soft">
            {text}
            {allDrawn && ` ${illustrationNote}`}
          </p>
        </div>
        <ul
          ref={strip}
          onScroll={followScroll}
          {...reachable}
          className="max-md:relative max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:gap-3 max-md:overflow-x-auto max-md:overscroll-x-contain max-md:px-gutter max-md:[scrollbar-width:none] md:contents"
        >
          {studies.map((study) => (
            <li
              key={study.id}
              className="max-md:w-[min(272px,76vw)] max-md:flex-none max-md:snap-start md:relative md:max-lg:nth-[3n+1]:top-14 lg:odd:top-14"
            >
              <Study study={study} drawn={isDrawn(study)} marked={!allDrawn && isDrawn(study)} />
            </li>
          ))}
        </ul>
        <div className="mt-6 flex items-center justify-between md:hidden [@media(scripting:none)]:hidden">
          <p className="text-caption text-mute tabular-nums">
            Study {index + 1} of {studies.length}
          </p>
          <div className="-mr-3 flex">
            <IconButton icon="previous" label="Previous study" disabled={index === 0} onClick={() => go(index - 1)} />
            <IconButton icon="next" label="Next study" disabled={index === studies.length - 1} onClick={() => go(index + 1)} />
          </div>
        </div>
      </div>
    </section>
  );
}

function isDrawn({ id }: LipStudy): boolean {
  return studyPictures[id].before.illustration || studyPictures[id].after.illustration;
}

const sizes = '(min-width: 1504px) 306px, (min-width: 1024px) 21vw, (min-width: 768px) 28vw, 256px';

/** The name is the plate's: photographs are told apart by their number. */
function Study({ study, drawn, marked }: { study: LipStudy; drawn: boolean; marked: boolean }) {
  const { before, after } = studyPictures[study.id];
  return (
    <figure>
      <div className="grid gap-0.5 border border-sand bg-white p-2">
        <Picture source={before} sizes={sizes} />
        <Picture source={after} sizes={sizes} />
      </div>
      <figcaption className="mt-3 flex items-baseline justify-between gap-3">
        <b className="font-serif text-label font-semibold">{drawn ? study.name : study.plate}</b>
        {drawn && <span className="text-caption whitespace-nowrap text-mute">{marked ? `${study.plate}. Illustration` : study.plate}</span>}
      </figcaption>
    </figure>
  );
}
