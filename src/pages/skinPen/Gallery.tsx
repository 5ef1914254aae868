import { useState } from 'react';

import { skinPen } from '@/content/skinPen';
import { plateWords } from '@/lib/picture';
import { Emphasis } from '@/ui/Emphasis';
import { LateLightbox } from '@/ui/late';
import { reveal } from '@/ui/reveal';

import { plates } from './plates';
import { Swatch } from './Swatch';

/** Seven plates of skin as one strip of shades from edge to edge; each opens the lightbox (§2). Below 1024 px the strip scrolls. */
export function Gallery() {
  const [opened, setOpened] = useState<number>();
  const { eyebrow, headline, text, label } = skinPen.gallery;
  const drawn = plates.some(({ picture }) => picture.illustration);
  return (
    <section className="overflow-hidden bg-mist py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-4">
          <div className="col-span-12 lg:col-span-8">
            <p className="eyebrow mb-4">{eyebrow}</p>
            <h2 className="text-display-2 [&_em]:block">
              <Emphasis text={headline} />
            </h2>
          </div>
          <p className="col-span-12 text-small text-ink-soft md:col-span-8 lg:col-span-4">
            {text}
            {drawn && ' The plates are illustrations.'}
          </p>
        </div>
        <ul
          aria-label={label}
          className="relative mt-8 flex gap-2 max-lg:-mx-gutter max-lg:snap-x max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-2 max-lg:[scrollbar-width:none] md:mt-12 lg:grid lg:grid-cols-7 lg:gap-0.5"
        >
          {plates.map((plate, index) => (
            <li key={plate.id} className="flex w-41 shrink-0 snap-start md:max-lg:w-52 lg:w-auto">
              <Swatch
                plate={plate}
                edge={index === 0 ? 'left' : index === plates.length - 1 ? 'right' : 'none'}
                onOpen={() => setOpened(index)}
                onNear={LateLightbox.preload}
              />
            </li>
          ))}
        </ul>
      </div>
      {opened !== undefined && (
        <LateLightbox
          label={label}
          pictures={plates.map(({ id, picture, title, note }) => ({
            id,
            picture,
            title,
            note: plateWords(picture, `${note}. Illustration`),
          }))}
          startAt={opened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
