import type { gallery as words, GalleryFilter, GalleryItem } from '@/content/gallery';
import { classNames } from '@/lib/classNames';
import { plateWords } from '@/lib/picture';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { type LightboxOpener, useLightbox } from '@/ui/useLightbox';

import { itemsIn } from './Filters';

/** The three categories. A filter hides whole categories; the lightbox shows only the plates that match. */
export function Categories({
  filters,
  items,
  filter,
  skinNote,
}: Pick<typeof words, 'filters' | 'items' | 'skinNote'> & { filter: GalleryFilter }) {
  const shown = itemsIn(filter, items);
  const labelOf = (category: GalleryFilter) => filters.find(({ id }) => id === category)?.label ?? '';
  const { opener, lightbox } = useLightbox(
    `Gallery: ${labelOf(filter)}`,
    shown.map(({ id, picture, title, note }) => ({
      picture,
      title: `${id}. ${title}`,
      note: plateWords(picture, `${note}. Illustration`),
    })),
  );
  const grid = (category: GalleryItem['category']) => ({
    label: labelOf(category),
    items: itemsIn(category, items),
    hidden: filter !== 'all' && filter !== category,
    openerOf: (item: GalleryItem) => opener(shown.indexOf(item)),
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
  openerOf: (item: GalleryItem) => LightboxOpener;
}

interface CategoryGridProps extends GridProps {
  /** Side of the large plate: `largeFirst` is left of the two small ones, `largeLast` right of them. */
  layout: 'largeFirst' | 'largeLast';
}

const grounds = { largeFirst: 'bg-porcelain', largeLast: 'bg-plaster' } as const;
const smallColumns = { largeFirst: 'md:col-start-9', largeLast: 'md:col-start-1' } as const;
const largeColumns = { largeFirst: 'md:col-start-1', largeLast: 'md:col-start-5' } as const;

/** One large plate and two small ones of the same total height, on a light background. */
function CategoryGrid({ label, number, items, layout, hidden, openerOf }: CategoryGridProps) {
  const large = layout === 'largeFirst' ? 0 : items.length - 1;
  return (
    <section hidden={hidden} className={`pt-12 pb-16 md:py-20 ${grounds[layout]}`}>
      <div className="wide">
        <CategoryHeading label={label} number={number} />
        <ul className="grid-12 mt-6 gap-y-6 md:mt-10">
          {items.map((item, index) => (
            <li
              key={item.id}
              className={classNames(
                'flex',
                index === large
                  ? `col-span-12 md:col-span-8 md:row-span-2 md:row-start-1 ${largeColumns[layout]}`
                  : `col-span-6 md:col-span-4 ${smallColumns[layout]}`,
              )}
            >
              <GalleryButton
                item={item}
                opener={openerOf(item)}
                shape={index === large ? 'large' : 'small'}
                sizes={
                  index === large
                    ? '(min-width: 1504px) 899px, (min-width: 768px) 60vw, calc(100vw - 40px)'
                    : '(min-width: 1504px) 437px, (min-width: 768px) 29vw, calc(50vw - 26px)'
                }
              />
            </li>
          ))}
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

/** Two plates on a dark background, aligned at the bottom. The plate with the profile bleeds off the left edge. */
function SkinGrid({ label, number, items, note, hidden, first, openerOf }: SkinGridProps) {
  return (
    <section hidden={hidden} className={classNames('on-dark overflow-hidden bg-oxblood-deep text-porcelain', first && 'mt-10 md:mt-16')}>
      <div className="wide md:grid-12 md:grid-rows-[auto_1fr]">
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
                  ? 'bleed-start flex pb-8 max-md:-me-gutter md:col-span-6 md:row-span-2 md:row-start-1 md:pb-12'
                  : 'flex pb-8 md:col-span-5 md:col-start-8 md:row-start-2 md:self-end md:pt-8 md:pb-12'
              }
            >
              <GalleryButton
                item={item}
                opener={openerOf(item)}
                shape={index === 0 ? 'tall' : 'small'}
                sizes={
                  index === 0 ? '(min-width: 768px) 50vw, 100vw' : '(min-width: 1504px) 553px, (min-width: 768px) 37vw, calc(100vw - 40px)'
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

interface GalleryButtonProps {
  item: GalleryItem;
  opener: LightboxOpener;
  /** `large` fills the given height from 768 px; `tall` bleeds off the left edge. */
  shape: keyof typeof frames;
  sizes: string;
}

const frames = { large: 'aspect-5/4 md:aspect-auto md:flex-1', small: 'aspect-5/4', tall: 'aspect-4/5' } as const;

/** A plate with its number and label, which opens the lightbox. On hover it shows an inner line. */
function GalleryButton({ item: { id, picture, focus, title, note }, opener, shape, sizes }: GalleryButtonProps) {
  return (
    <button {...opener} className="group flex min-w-0 flex-1 flex-col text-start">
      <span className={`relative ${frames[shape]}`}>
        <Picture source={picture} sizes={sizes} fit="fill" focus={focus} priority={id === 1} />
        <span className="absolute inset-3.5 border border-porcelain opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100" />
      </span>{' '}
      <span className={`flex gap-2 pt-3 ${shape === 'tall' ? 'ps-(--bleed)' : ''}`}>
        <span className="min-w-4 font-serif text-figure/none text-rosewood in-[.on-dark]:text-champagne">
          <span className="sr-only">Enlarge plate</span> {id}
        </span>{' '}
        <span className="text-caption text-ink-soft in-[.on-dark]:text-on-deep">
          <b className="block font-serif text-label text-ink decoration-1 group-hover:underline in-[.on-dark]:text-porcelain">{title}</b>{' '}
          {plateWords(picture, note)}
        </span>
      </span>
    </button>
  );
}
