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
    <section hidden={hidden} className={`pt-12 pb-16 md:pt-20 md:pb-28 ${grounds[layout]}`}>
      <div className="wide">
        <CategoryHeading label={label} number={number} />
        <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-6 md:mt-10 md:grid-12 md:gap-x-(--gap) md:gap-y-8">
          {items.map((item, index) => (
            <li
              key={item.id}
              className={classNames(
                'flex min-w-0',
                index === large
                  ? `max-md:col-span-2 md:col-span-8 md:row-span-2 md:row-start-1 ${largeColumns[layout]}`
                  : `md:col-span-4 ${smallColumns[layout]}`,
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
        <div className="pt-12 md:col-span-5 md:col-start-8 md:row-start-1 md:pt-10 lg:pt-28">
          <CategoryHeading label={label} number={number} />
          <p className="mt-5 max-w-[42ch] text-on-deep max-lg:text-small max-md:mb-8 md:mt-4 lg:mt-8">{note}</p>
        </div>
        <ul className="contents">
          {items.map((item, index) => (
            <li
              key={item.id}
              className={
                index === 0
                  ? '-mx-gutter flex pb-8 md:bleed-start md:col-span-6 md:col-start-1 md:row-span-2 md:row-start-1 md:me-0 md:pb-12'
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
    <div className="flex items-end gap-4 md:gap-5">
      <span
        aria-hidden="true"
        className="grid h-[50px] w-9 shrink-0 place-items-center rounded-t-full border border-brass pt-2 font-serif text-card/none text-brass-ink md:h-15 md:w-11 in-[.on-dark]:text-champagne"
      >
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
      <span
        className={`relative block w-full overflow-hidden after:absolute after:inset-3.5 after:border after:border-porcelain after:opacity-0 after:transition-opacity group-hover:after:opacity-100 group-focus-visible:after:opacity-100 ${frames[shape]}`}
      >
        <Picture source={picture} sizes={sizes} fit="fill" focus={focus} priority={id === 1} />
      </span>{' '}
      <span className={`flex gap-2 pt-3 md:gap-3 ${shape === 'tall' ? 'ps-(--bleed)' : ''}`}>
        <span className="min-w-4 shrink-0 font-serif text-figure/none text-rosewood md:min-w-4.5 in-[.on-dark]:text-champagne">
          <span className="sr-only">Enlarge plate</span> {id}
        </span>{' '}
        <span className="min-w-0 text-caption text-ink-soft in-[.on-dark]:text-on-deep">
          <b className="block font-serif text-label text-ink decoration-1 underline-offset-5 group-hover:underline in-[.on-dark]:text-porcelain">
            {title}
          </b>{' '}
          {plateWords(picture, note)}
        </span>
      </span>
    </button>
  );
}
