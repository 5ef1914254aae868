import type { skinPen as words } from '@/content/skinPen';
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
            {text}
            {allDrawn && ` ${illustrationNote}`}
          </p>
        </div>
        <ul
          aria-label={label}
          className="relative mt-8 flex gap-2 max-lg:-mx-gutter max-lg:snap-x max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-2 max-lg:[scrollbar-width:none] md:mt-12 lg:grid lg:grid-cols-7 lg:gap-0.5"
        >
          {plates.map((plate, index) => (
            <li key={plate.title} className="flex w-41 shrink-0 snap-start md:max-lg:w-52 lg:w-auto">
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
    <button {...opener} className="group flex min-w-0 flex-1 flex-col text-start">
      <span
        className={`relative block h-74 self-stretch overflow-hidden after:absolute after:inset-3 after:border after:border-porcelain after:opacity-0 after:transition-opacity group-hover:after:opacity-100 group-focus-visible:after:opacity-100 md:h-100 lg:h-115 ${edges[edge]}`}
      >
        <Picture source={picture} sizes="(min-width: 1024px) 368px, (min-width: 768px) 320px, 237px" fit="fill" />
      </span>
      <span className="pt-3 pe-2 text-caption text-ink-soft">
        <span className="sr-only">Enlarge:</span>{' '}
        <b className="block font-serif text-label text-ink decoration-1 underline-offset-5 group-hover:underline">{title}</b> {note}
      </span>
    </button>
  );
}
