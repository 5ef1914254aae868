import { useState } from 'react';

import { microblading, type PlateId } from '@/content/microblading';
import { plateWords } from '@/lib/picture';
import { Emphasis } from '@/ui/Emphasis';
import { LateLightbox } from '@/ui/late';
import { reveal } from '@/ui/reveal';

import { GalleryPlate } from './GalleryPlate';
import { platePictures } from './platePictures';

const { eyebrow, headline, note, plates } = microblading.gallery;
const all = [...plates.pair, plates.beside, ...plates.below];
/** The figures of the page go on from the sections above. */
const FIRST_FIGURE = 7;

/** The gallery (§2): one brow before and after, four more plates around it. A plate opens the lightbox. */
export function Gallery() {
  const [opened, setOpened] = useState<PlateId>();
  const drawn = all.some(({ id }) => platePictures[id].illustration);
  const common = { onOpen: setOpened, onNear: LateLightbox.preload };
  const [before, after] = plates.pair;
  return (
    <section id="gallery" className="py-section">
      <div className="wide grid-12 gap-y-7 md:gap-y-10">
        <div ref={reveal} className="col-span-12 lg:col-span-5 lg:col-start-8 lg:row-start-1">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 text-display-2 lg:[&_em]:block">
            <Emphasis text={headline} />
          </h2>
          {drawn && <p className="mt-4 max-w-[44ch] text-small text-ink-soft">{note}</p>}
        </div>
        <ul className="col-span-12 grid gap-y-5 md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gap) lg:col-span-7 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:pr-6">
          <li>
            <GalleryPlate plate={before} frame="half" figure={FIRST_FIGURE} {...common} />
          </li>
          <li>
            <GalleryPlate plate={after} frame="half" figure={FIRST_FIGURE + 1} {...common} />
          </li>
        </ul>
        <ul className="col-span-12 grid grid-cols-2 gap-x-3 gap-y-6 md:gap-x-(--gap) lg:contents">
          <li className="lg:col-span-5 lg:col-start-8 lg:row-start-2 lg:self-end">
            <GalleryPlate plate={plates.beside} frame="beside" figure={FIRST_FIGURE + 2} {...common} />
          </li>
          {plates.below.map((plate, order) => (
            <li key={plate.id} className="lg:col-span-4">
              <GalleryPlate plate={plate} frame="single" figure={FIRST_FIGURE + 3 + order} {...common} />
            </li>
          ))}
        </ul>
      </div>
      {opened !== undefined && (
        <LateLightbox
          label="Gallery"
          pictures={all.map(({ id, title, note: about }) => {
            const picture = platePictures[id];
            return { id, picture, title, note: plateWords(picture, `${about}. Illustration`) };
          })}
          startAt={all.findIndex(({ id }) => id === opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
