import { useState } from 'react';

import { browsLanding, type HungId } from '@/content/browsLanding';
import { plateWords } from '@/lib/picture';
import { Emphasis } from '@/ui/Emphasis';
import { IconButton } from '@/ui/IconButton';
import { LateLightbox } from '@/ui/late';
import { reveal } from '@/ui/reveal';

import { hungPictures } from './hungPictures';
import { HungPlate } from './HungPlate';
import { useRail } from './useRail';

const { headline, note, hung } = browsLanding.gallery;
const plates = [...hung.upper, ...hung.lower];

/** The gallery (§2): two picture rails, on phones one that scrolls, with a counter and arrows. A plate opens the lightbox. */
export function Gallery() {
  const [opened, setOpened] = useState<HungId>();
  const { scroller, index, follow, previous, next } = useRail();
  const drawn = plates.some(({ id }) => hungPictures[id].picture.illustration);
  const plate = { onOpen: setOpened, onNear: LateLightbox.preload };
  return (
    <section id="gallery" className="on-dark overflow-hidden bg-umber-deep py-section text-on-umber">
      <div className="wide">
        <div ref={reveal} className="mb-8 items-end md:mb-12 md:grid-12">
          <h2 className="text-display-2 text-porcelain md:col-span-8">
            <Emphasis text={headline} />
          </h2>
          {drawn && <p className="mt-4 text-small md:col-span-4 md:col-start-9 md:mt-0">{note}</p>}
        </div>
        <div
          ref={scroller}
          onScroll={follow}
          className="relative grid gap-y-14 max-md:-mx-gutter max-md:flex max-md:snap-x max-md:scroll-px-gutter max-md:gap-3 max-md:overflow-x-auto max-md:border-t max-md:border-brass max-md:px-gutter max-md:pt-7 max-md:[scrollbar-width:none]"
        >
          {[hung.upper, hung.lower].map((rail) => (
            <ul key={rail[0]?.id} className="max-md:contents md:grid-12 md:border-t md:border-brass md:pt-9">
              {rail.map((item) => (
                <HungPlate key={item.id} plate={item} {...plate} />
              ))}
            </ul>
          ))}
        </div>
        <div className="mt-6 flex items-center gap-4 md:hidden [@media(scripting:none)]:hidden">
          <p className="font-serif text-[22px]/none font-semibold whitespace-nowrap text-porcelain">
            {index + 1} <span className="font-medium text-on-umber">of {plates.length}</span>
          </p>
          <div aria-hidden="true" className="relative h-px flex-1 bg-on-umber/25">
            <span
              className="absolute -top-px h-[3px] bg-brass transition-[left] duration-carousel"
              style={{ left: `${(100 * index) / plates.length}%`, width: `${100 / plates.length}%` }}
            />
          </div>
          <div className="-mr-3 flex">
            <IconButton icon="previous" label="Previous plate" onClick={previous} disabled={index === 0} />
            <IconButton icon="next" label="Next plate" onClick={next} disabled={index === plates.length - 1} />
          </div>
        </div>
      </div>
      {opened !== undefined && (
        <LateLightbox
          label="Gallery"
          pictures={plates.map(({ id, title, note: about }) => {
            const { picture } = hungPictures[id];
            return { id, picture, title, note: plateWords(picture, `${about}. Illustration`) };
          })}
          startAt={plates.findIndex(({ id }) => id === opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
