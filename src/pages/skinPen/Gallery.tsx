import type { skinPen as words } from '@/content/skinPen';
import { classNames } from '@/lib/classNames';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { type GalleryButtonProps, useGallery } from '@/ui/useGallery';

/** Plates of skin in a strip of shades from edge to edge. Each plate opens the lightbox. Below 1024 px the strip scrolls. */
export function Gallery({ eyebrow, headline, text, illustrationNote, label, plates }: typeof words.gallery) {
  const { allDrawn, buttonOf, lightbox } = useGallery(label, plates);
  return (
    <section id="gallery" className="overflow-hidden bg-mist py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-4">
          <div className="col-span-12 lg:col-span-8">
            <Heading eyebrow={eyebrow} text={headline} className="[&_em]:block" eyebrowClass="mb-4" />
          </div>
          <p className="col-span-12 text-small text-ink-soft md:col-span-8 lg:col-span-4">
            {allDrawn ? `${text} ${illustrationNote}` : text}
          </p>
        </div>
        <ul
          aria-label={label}
          className={classNames(
            'relative mt-8 flex gap-2 md:mt-12 lg:gap-0.5',
            'max-lg:-mx-gutter max-lg:snap-x max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:[scrollbar-width:none]',
          )}
        >
          {plates.map((plate, index) => (
            <li key={plate.title} className="min-w-41 flex-1 snap-start md:min-w-52 lg:min-w-0">
              <GalleryButton {...buttonOf(plate)} edge={index === 0 ? 'left' : index === plates.length - 1 ? 'right' : 'none'} />
            </li>
          ))}
        </ul>
      </div>
      {lightbox}
    </section>
  );
}

interface ShadeButtonProps extends GalleryButtonProps {
  /** From 1024 px the first and the last plate bleed off the page. */
  edge: keyof typeof edges;
}

const edges = { left: 'lg:bleed-start', right: 'lg:bleed-end', none: '' } as const;

/** A vertical crop of a plate with its label. On hover it shows an inner line. */
function GalleryButton({ picture, title, note, edge, opener }: ShadeButtonProps) {
  return (
    <button {...opener} className="group block w-full text-start">
      <span
        className={classNames(
          'relative block h-[clamp(296px,16rem+14vw,460px)]',
          'after:absolute after:inset-3 after:border after:border-porcelain after:opacity-0 after:transition-opacity',
          'group-hover:after:opacity-100 group-focus-visible:after:opacity-100',
          edges[edge],
        )}
      >
        <Picture source={picture} sizes="(min-width: 1024px) 368px, (min-width: 768px) 320px, 237px" fit="fill" />
      </span>
      <span className="block pt-3 pe-2 text-caption text-ink-soft">
        <span className="sr-only">Enlarge:</span>{' '}
        <b className="block font-serif text-label text-ink decoration-1 underline-offset-5 group-hover:underline">{title}</b> {note}
      </span>
    </button>
  );
}
