import type { browsLanding as words, GalleryItem } from '@/content/browsLanding';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { StripButtons } from '@/ui/StripButtons';
import { type GalleryButtonProps, useGallery } from '@/ui/useGallery';
import { useStrip } from '@/ui/useStrip';

/** Plates on picture rails. On phones they form one strip with a counter and arrows. A plate opens the lightbox. */
export function Gallery({ headline, illustrationNote, rails }: typeof words.gallery) {
  const items = rails.flat();
  const { allDrawn, buttonOf, lightbox } = useGallery('Gallery', items);
  const { strip, index, follow, previous, next } = useStrip<HTMLDivElement>();
  return (
    <section id="gallery" className="on-dark overflow-hidden bg-umber-deep py-section text-on-umber">
      <div className="wide">
        <div ref={reveal} className="mb-8 items-end md:mb-12 md:grid-12">
          <Heading text={headline} className="text-porcelain md:col-span-8" />
          {allDrawn && <p className="mt-4 text-small md:col-span-4 md:col-start-9 md:mt-0">{illustrationNote}</p>}
        </div>
        <div
          ref={strip}
          onScroll={follow}
          className="relative grid gap-y-12 max-md:-mx-gutter max-md:flex max-md:snap-x max-md:scroll-px-gutter max-md:gap-3 max-md:overflow-x-auto max-md:border-t max-md:border-brass max-md:px-gutter max-md:pt-6 max-md:[scrollbar-width:none]"
        >
          {rails.map((rail) => (
            <ul key={rail[0]?.title} className="max-md:contents md:grid-12 md:border-t md:border-brass md:pt-10">
              {rail.map((item) => (
                <GalleryButton key={item.title} {...buttonOf(item)} allDrawn={allDrawn} />
              ))}
            </ul>
          ))}
        </div>
        <div className="mt-6 flex items-center gap-4 md:hidden [@media(scripting:none)]:hidden">
          <p className="font-serif text-label/none whitespace-nowrap text-porcelain">
            {index + 1} <span className="font-medium text-on-umber">of {items.length}</span>
          </p>
          <div aria-hidden="true" className="relative h-px flex-1 bg-on-umber/25">
            <span
              className="absolute -top-px h-[3px] bg-brass transition-[inset-inline-start] duration-carousel"
              style={{ insetInlineStart: `${(100 * index) / items.length}%`, width: `${100 / items.length}%` }}
            />
          </div>
          <StripButtons index={index} previous={previous} next={next} count={items.length} noun="plate" />
        </div>
      </div>
      {lightbox}
    </section>
  );
}

const frames = {
  wide: { item: 'max-md:w-68 md:col-span-5', sizes: '(min-width: 1504px) 536px, (min-width: 768px) 37vw, 305px' },
  middle: { item: 'max-md:w-68 md:col-span-4', sizes: '(min-width: 1504px) 490px, (min-width: 768px) 34vw, 305px' },
  narrow: { item: 'max-md:w-47.5 md:col-span-3', sizes: '(min-width: 1504px) 312px, (min-width: 768px) 24vw, 190px' },
} as const;

interface PlateButtonProps extends GalleryButtonProps, Pick<GalleryItem, 'frame' | 'focus'> {
  allDrawn: boolean;
}

/** A framed plate on a wire from the rail. It opens the lightbox. */
function GalleryButton({ title, note, picture, frame, focus, allDrawn, opener }: PlateButtonProps) {
  const { item, sizes } = frames[frame];
  return (
    <li
      className={`relative flex shrink-0 snap-start before:absolute before:bottom-full before:inset-s-1/2 before:h-7 before:w-px before:bg-brass/70 md:before:h-9 ${item}`}
    >
      <button {...opener} className="group flex min-w-0 flex-1 flex-col text-start">
        <span className="relative block h-61 w-full overflow-hidden rounded-sm border-8 border-plaster transition-colors group-hover:border-champagne md:h-[min(28.3vw,408px)]">
          <Picture source={picture} sizes={sizes} fit="fill" focus={focus} />
        </span>
        <span className="mt-3 flex w-full flex-wrap items-baseline justify-between gap-x-3 text-caption text-on-umber">
          <span className="sr-only">Enlarge</span> <b className="font-serif text-label text-porcelain">{title}</b>{' '}
          <span className={frame === 'narrow' && allDrawn ? 'max-md:hidden' : undefined}>{note}</span>
        </span>
      </button>
    </li>
  );
}
