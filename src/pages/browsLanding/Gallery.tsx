import type { browsLanding as content, GalleryItem } from '@/content/browsLanding';
import { classNames } from '@/lib/classNames';
import { SectionHead } from '@/sections/SectionHead';
import { Picture } from '@/ui/Picture';
import { ReadableButton } from '@/ui/ReadableButton';
import { StripButtons } from '@/ui/StripButtons';
import { type GalleryButtonProps, useGallery } from '@/ui/useGallery';
import { useStrip } from '@/ui/useStrip';

/** Four plates that hang from a rail, or two rails on tablets. On phones they are a strip with a counter and arrows. A plate opens the lightbox. */
export function Gallery({ headline, illustrationNote, plates }: typeof content.gallery) {
  const { allDrawn, buttonOf, lightbox } = useGallery('Gallery', plates);
  const { strip, index, follow, previous, next } = useStrip();
  return (
    <section id="gallery" className="on-dark overflow-hidden bg-umber-deep py-section text-on-umber">
      <div className="wide">
        <SectionHead text={headline}>{allDrawn && illustrationNote}</SectionHead>
        <ul
          ref={strip}
          onScroll={follow}
          className={classNames(
            'swipe-row relative gap-x-3 border-brass [--swipe-item:auto] max-md:border-t max-md:pt-6',
            'md:grid md:grid-cols-2 md:gap-x-(--gap) md:gap-y-8 lg:grid-cols-4 lg:border-t',
          )}
        >
          {plates.map((plate) => (
            <GalleryButton key={plate.title} {...buttonOf(plate)} />
          ))}
        </ul>
        <div className="scripted mt-6 flex items-center gap-4 md:hidden">
          <p className="font-serif text-label/none whitespace-nowrap text-porcelain">
            <span>{index + 1}</span> <span className="font-medium text-on-umber">of {plates.length}</span>
          </p>
          <div aria-hidden="true" className="relative h-px flex-1 bg-on-umber/25">
            <span
              className="absolute top-0 h-0.5 bg-brass transition-[inset-inline-start] duration-carousel"
              style={{ insetInlineStart: `${(100 * index) / plates.length}%`, width: `${100 / plates.length}%` }}
            />
          </div>
          <StripButtons index={index} previous={previous} next={next} count={plates.length} noun="picture" />
        </div>
      </div>
      {lightbox}
    </section>
  );
}

/** A framed plate on a wire from the rail. It opens the lightbox. */
function GalleryButton({ title, note, picture, focus, opener }: GalleryButtonProps & Pick<GalleryItem, 'focus'>) {
  return (
    <li
      className={classNames(
        'relative flex snap-start border-brass max-md:not-print:w-68 md:pt-10 md:max-lg:border-t',
        'before:absolute before:inset-s-1/2 before:h-6 before:w-px before:bg-brass max-md:before:bottom-full md:before:top-0 md:before:h-10',
      )}
    >
      <ReadableButton {...opener} className="group flex min-w-0 flex-1 flex-col">
        <span className="relative block aspect-8/7 w-full overflow-hidden border-8 border-plaster group-hover:border-champagne md:aspect-5/4">
          <Picture
            source={picture}
            sizes="(min-width: 1504px) 306px, (min-width: 1024px) 21vw, (min-width: 768px) 43vw, 305px"
            fit="fill"
            focus={focus}
          />
        </span>
        <span className="mt-3 flex w-full flex-wrap items-baseline justify-between gap-x-3 text-caption text-on-umber">
          <span className="sr-only">Enlarge</span> <b className="font-serif text-label text-porcelain">{title}</b> <span>{note}</span>
        </span>
      </ReadableButton>
    </li>
  );
}
