import type { gallery as content, GalleryFilter, GalleryItem } from '@/content/gallery';
import { classNames } from '@/lib/classNames';
import { illustrationText } from '@/lib/picture';
import { chatWith } from '@/site/links';
import { Heading } from '@/ui/Heading';
import { linkTo } from '@/ui/linkTo';
import { Picture } from '@/ui/Picture';
import { type LightboxOpener, useLightbox } from '@/ui/useLightbox';

import { itemsIn } from './Filters';

/** The three categories. A filter hides whole categories; the lightbox shows only the plates that match. */
export function Categories({
  filters,
  items,
  filter,
  skinNote,
  ask,
}: Pick<typeof content, 'filters' | 'items' | 'skinNote' | 'ask'> & { filter: GalleryFilter }) {
  const shown = itemsIn(filter, items);
  const labelOf = (category: GalleryFilter) => filters.find(({ id }) => id === category)?.label ?? '';
  const { opener, lightbox } = useLightbox(
    `Gallery: ${labelOf(filter)}`,
    shown.map(({ id, picture, title, note }) => ({
      picture,
      title: `${id}. ${title}`,
      note: illustrationText(picture, `${note}. Illustration`),
    })),
  );
  const grid = (category: GalleryItem['category']) => ({
    label: labelOf(category),
    items: itemsIn(category, items),
    hidden: filter !== 'all' && filter !== category,
    plateOf: (item: GalleryItem) => ({ item, opener: opener(shown.indexOf(item)), ask }),
  });
  return (
    <>
      <CategoryGrid {...grid('brows')} number={1} layout="largeFirst" />
      <CategoryGrid {...grid('lips')} number={2} layout="largeLast" />
      <SkinGrid {...grid('skin')} number={3} note={skinNote} first={filter === 'skin'} />
      {lightbox}
    </>
  );
}

interface GridProps {
  label: string;
  number: number;
  items: readonly GalleryItem[];
  hidden: boolean;
  plateOf: (item: GalleryItem) => Pick<GalleryPlateProps, 'item' | 'opener' | 'ask'>;
}

interface CategoryGridProps extends GridProps {
  /** Position of the plate that has the full width on phones. From 768 px the three are equal. */
  layout: keyof typeof grids;
}

const small = {
  place: 'col-span-6 md:col-span-4',
  shape: 'small',
  sizes: '(min-width: 1504px) 437px, (min-width: 768px) 29vw, calc(50vw - 26px)',
} as const;
const large = {
  place: 'col-span-12 md:col-span-4',
  shape: 'small',
  sizes: '(min-width: 1504px) 437px, (min-width: 768px) 29vw, calc(100vw - 40px)',
} as const;

/** The plates of each layout, in order. */
const grids = {
  largeFirst: {
    background: 'bg-porcelain',
    plates: [large, small, small],
  },
  largeLast: {
    background: 'bg-plaster',
    plates: [small, small, large],
  },
} as const;

/** Three plates on a light background. */
function CategoryGrid({ label, number, items, layout, hidden, plateOf }: CategoryGridProps) {
  const { background, plates } = grids[layout];
  return (
    <section hidden={hidden} className={`pt-12 pb-12 md:py-20 ${background}`}>
      <div className="wide">
        <CategoryHeading label={label} number={number} />
        <ul className="grid-12 mt-6 gap-y-4 md:mt-10">
          {items.map((item, index) => {
            const { place, ...style } = plates[index] ?? small;
            return (
              <li key={item.id} className={`flex flex-col ${place}`}>
                <GalleryPlate {...plateOf(item)} {...style} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

interface SkinGridProps extends GridProps {
  note: string;
  /** True if the category comes directly after the filters. */
  first: boolean;
}

/**
 * Two plates on a dark background, aligned at the bottom. The one with the profile bleeds off the left edge. The other is below the text and
 * fills the height that remains.
 */
function SkinGrid({ label, number, items, note, hidden, first, plateOf }: SkinGridProps) {
  return (
    <section hidden={hidden} className={classNames('on-dark overflow-hidden bg-oxblood-deep', first && 'mt-10 md:mt-16')}>
      <div className="wide text-porcelain md:grid-12 md:grid-rows-[auto_1fr]">
        <div className="pt-12 md:col-span-5 md:col-start-8 md:row-start-1 lg:pt-28">
          <CategoryHeading label={label} number={number} />
          <p className="mt-5 max-w-[42ch] text-on-deep max-lg:text-small max-md:mb-8">{note}</p>
        </div>
        <ul className="contents">
          {items.map((item, index) => (
            <li
              key={item.id}
              className={
                index === 0
                  ? 'bleed-start flex flex-col pb-8 max-md:-me-gutter md:col-span-6 md:row-span-2 md:row-start-1 md:pb-12'
                  : 'flex flex-col pb-8 md:col-span-5 md:col-start-8 md:row-start-2 md:pt-8 md:pb-12'
              }
            >
              <GalleryPlate
                {...plateOf(item)}
                shape={index === 0 ? 'tall' : 'rest'}
                sizes={
                  index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 1504px) 738px, (min-width: 768px) 49vw, calc(100vw - 40px)'
                }
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CategoryHeading({ label, number }: { label: string; number: number }) {
  return (
    <div className="flex items-end gap-4">
      <span aria-hidden="true" className="arch-number h-13 w-10 pt-2 text-card text-brass-ink in-[.on-dark]:text-champagne">
        {number}
      </span>
      <Heading text={label} className="leading-[0.86]" />
    </div>
  );
}

interface GalleryPlateProps {
  item: GalleryItem;
  opener: LightboxOpener;
  /** Label of the chat link. */
  ask: string;
  /** `tall` bleeds off the left edge. From 768 px `rest` fills the height that remains in its column. */
  shape: keyof typeof frames;
  sizes: string;
}

const frames = { small: 'aspect-5/4', tall: 'aspect-4/5', rest: 'aspect-5/4 md:aspect-auto md:min-h-60 md:flex-1' } as const;

/**
 * A numbered plate, which opens the lightbox, and below it a link to a chat that names it. On hover the plate shows an inner line. The button
 * lies over picture and caption, so that reader views, which drop buttons, keep both.
 */
function GalleryPlate({ item: { id, picture, focus, title, note, name = title }, opener, ask, shape, sizes }: GalleryPlateProps) {
  const inset = shape === 'tall' ? 'ps-(--bleed)' : undefined;
  const label = illustrationText(picture, name) ?? title;
  return (
    <>
      <figure className="group relative flex min-w-0 flex-1 flex-col">
        <span className={`relative w-full ${frames[shape]}`}>
          <Picture source={picture} sizes={sizes} fit="fill" focus={focus} priority={id === 1} />
          <span className="absolute inset-3.5 border border-porcelain opacity-0 transition-opacity group-hover:opacity-100 group-has-focus-visible:opacity-100" />
        </span>
        <button {...opener} type="button" className="absolute inset-0">
          <span className="sr-only">{`Enlarge picture ${id} ${title}`}</span>
        </button>
        <figcaption className={classNames('flex gap-2 pt-3', inset)}>
          <span className="min-w-4 font-serif text-figure/none text-rosewood in-[.on-dark]:text-champagne">{id}</span>{' '}
          <span className="text-caption text-ink-soft in-[.on-dark]:text-on-deep">
            <b className="block font-serif text-label text-ink decoration-1 group-hover:underline in-[.on-dark]:text-porcelain">{title}</b>{' '}
            {illustrationText(picture, note)}
          </span>
        </figcaption>
      </figure>
      <p className={classNames('ms-6', inset)}>
        <a
          {...linkTo(chatWith(`Hello, I like picture ${id} in your gallery (${label}). Would it suit me?`))}
          className="text-link inline-block py-3 in-[.on-dark]:text-champagne"
        >
          {ask}
          <span className="sr-only"> about picture {id}</span>
        </a>
      </p>
    </>
  );
}
