import { useState } from 'react';

import { microbladingNew, type PairId } from '@/content/microbladingNew';
import { Emphasis } from '@/ui/Emphasis';
import { LateLightbox } from '@/ui/late';
import { reveal } from '@/ui/reveal';

import { HalfPlate, type Moment } from './HalfPlate';
import { pairPictures } from './pictures';

const { eyebrow, headline, note, pairs } = microbladingNew.gallery;
const moments = ['before', 'after'] as const;
const words: Record<Moment, string> = { before: 'Before', after: 'After' };

/** All six plates, in the order in which the lightbox turns through them. */
const plates = pairs.flatMap(({ id, title, note: about }) =>
  moments.map((moment) => ({ key: plateKey(id, moment), id, moment, title, about })),
);

/** The gallery (§2): three brows in round frames, before in the upper half and after in the lower one. A half opens the lightbox. */
export function Gallery() {
  const [opened, setOpened] = useState<string>();
  const drawn = plates.some(({ id, moment }) => pairPictures[id][moment].illustration);
  return (
    <section id="gallery" className="on-dark overflow-hidden bg-ink-deep py-section text-on-ink">
      <div className="wide">
        <div ref={reveal} className="mb-6 items-end md:mb-12 lg:grid-12">
          <div className="lg:col-span-8">
            <p className="eyebrow text-champagne">{eyebrow}</p>
            <h2 className="mt-4 text-display-2 text-porcelain">
              <Emphasis text={headline} />
            </h2>
          </div>
          {drawn && <p className="max-w-[40ch] text-small max-lg:mt-4 lg:col-span-4 lg:col-start-9">{note}</p>}
        </div>
        <ul className="-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-x-6 overflow-x-auto overscroll-x-contain px-gutter pt-6 [scrollbar-width:none] md:mx-0 md:grid md:snap-none md:grid-cols-3 md:gap-x-8 md:overflow-visible md:px-0 lg:gap-x-14">
          {pairs.map(({ id, title, note: about }) => (
            <li key={id} className="w-[78%] shrink-0 snap-start max-w-90 md:w-auto md:max-w-none">
              <div className="relative before:pointer-events-none before:absolute before:-inset-2.5 before:rounded-full before:border before:border-brass md:before:-inset-3">
                {moments.map((moment) => (
                  <HalfPlate
                    key={moment}
                    moment={moment}
                    picture={pairPictures[id][moment]}
                    label={`Enlarge: ${title}, ${moment}`}
                    onOpen={() => setOpened(plateKey(id, moment))}
                    onNear={LateLightbox.preload}
                  />
                ))}
              </div>
              <h3 className="mt-9 text-center text-[26px]/[1.2] font-semibold text-porcelain">{title}</h3>
              {pairPictures[id].before.illustration && <p className="text-center text-small">{about}</p>}
            </li>
          ))}
        </ul>
      </div>
      {opened !== undefined && (
        <LateLightbox
          label="Gallery: before and after"
          pictures={plates.map(({ key, id, moment, title }) => {
            const picture = pairPictures[id][moment];
            return { id: key, picture, title, note: picture.illustration ? `${words[moment]}. Illustration` : words[moment] };
          })}
          startAt={plates.findIndex(({ key }) => key === opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}

function plateKey(id: PairId, moment: Moment): string {
  return `${id}-${moment}`;
}
