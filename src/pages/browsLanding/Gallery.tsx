import type { browsLanding as words, GalleryItem } from '@/content/browsLanding';
import { classNames } from '@/lib/classNames';
import { SectionHead } from '@/sections/SectionHead';
import { Picture } from '@/ui/Picture';
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
        <SectionHead text={headline}>{allDrawn && illustrationNote}</SectionHead>
        <div
          ref={strip}
          onScroll={follow}
          className="swipe-row relative gap-x-3 gap-y-12 border-brass [--swipe-item:auto] max-md:border-t max-md:pt-6 md:grid"
        >
          {rails.map((rail) => (
            <ul key={rail[0]?.title} className="max-md:contents md:grid-12 md:border-t md:border-brass md:pt-10">
              {rail.map((item) => (
                <GalleryButton key={item.title} {...buttonOf(item)} allDrawn={allDrawn} />
              ))}
            </ul>
          ))}
        </div>
        <div className="scripted mt-6 flex items-center gap-4 md:hidden">
          <p className="font-serif text-label/none whitespace-nowrap text-porcelain">
            <span>{index + 1}</span> <span className="font-medium text-on-umber">of {items.length}</span>
          </p>
          <div aria-hidden="true" className="relative h-px flex-1 bg-on-umber/25">
            <span
              className="absolute top-0 h-0.5 bg-brass transition-[inset-inline-start] duration-carousel"
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
    <li className={classNames('relative flex snap-start', item)}>
      <span className="absolute inset-s-1/2 bottom-full h-6 w-px bg-brass md:h-10" />
      <button {...opener} className="group flex min-w-0 flex-1 flex-col text-start">
        <span
          className={classNames(
            'relative block h-61 w-full overflow-hidden md:h-[min(28vw,408px)]',
            'border-8 border-plaster group-hover:border-champagne',
          )}
        >
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
