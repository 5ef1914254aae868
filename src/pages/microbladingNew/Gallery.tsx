import type { microbladingNew as words } from '@/content/microbladingNew';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { type LightboxOpener, useLightbox } from '@/ui/useLightbox';

const sides = ['before', 'after'] as const;
const sideNames = { before: 'Before', after: 'After' } as const;

/** Three brows in round frames. The upper half is before the treatment, the lower half after it. A half opens the lightbox. */
export function Gallery({ eyebrow, headline, illustrationNote, pairs }: typeof words.gallery) {
  const plates = pairs.flatMap((pair) => sides.map((side) => ({ picture: pair[side], title: pair.title, side: sideNames[side] })));
  const { opener, lightbox } = useLightbox(
    'Gallery: before and after',
    plates.map(({ picture, title, side }) => ({ picture, title, note: picture.illustration ? `${side}. Illustration` : side })),
  );
  return (
    <section id="gallery" className="on-dark overflow-hidden bg-oxblood-deep py-section text-on-deep">
      <div className="wide">
        <div ref={reveal} className="mb-6 items-end md:mb-12 lg:grid-12">
          <div className="lg:col-span-8">
            <Heading eyebrow={eyebrow} text={headline} className="mt-4 text-porcelain" eyebrowClass="text-champagne" />
          </div>
          {plates.every(({ picture }) => picture.illustration) && (
            <p className="max-w-[40ch] text-small max-lg:mt-4 lg:col-span-4 lg:col-start-9">{illustrationNote}</p>
          )}
        </div>
        <ul className="-mx-gutter flex snap-x snap-mandatory scroll-px-gutter gap-x-6 overflow-x-auto overscroll-x-contain px-gutter pt-6 [scrollbar-width:none] md:mx-0 md:grid md:snap-none md:grid-cols-3 md:gap-x-8 md:overflow-visible md:px-0 lg:gap-x-16">
          {pairs.map((pair, order) => (
            <li key={pair.id} className="w-[64%] shrink-0 snap-start max-w-90 md:w-auto md:max-w-none">
              <div className="relative before:pointer-events-none before:absolute before:-inset-2.5 before:rounded-full before:border before:border-brass md:before:-inset-3">
                {sides.map((side, half) => (
                  <GalleryButton
                    key={side}
                    side={side}
                    picture={pair[side]}
                    label={`Enlarge: ${pair.title}, ${side}`}
                    opener={opener(order * sides.length + half)}
                  />
                ))}
              </div>
              <h3 className="mt-6 text-center text-card text-porcelain">{pair.title}</h3>
              {pair.before.illustration && <p className="text-center text-small">{pair.note}</p>}
            </li>
          ))}
        </ul>
      </div>
      {lightbox}
    </section>
  );
}

const shapes = {
  before: 'rounded-[50%_50%_0_0/100%_100%_0_0]',
  after: 'rounded-[0_0_50%_50%/0_0_100%_100%]',
} as const;

interface GalleryButtonProps {
  side: keyof typeof shapes;
  picture: PictureSource;
  label: string;
  opener: LightboxOpener;
}

/**
 * Half of a round frame. The brow is close to the straight edge, where the half is widest, and the label is on the outer edge. The plate is
 * narrower than the half, so that the round edge does not cut the brow. It fades into its average colour.
 */
function GalleryButton({ side, picture, label, opener }: GalleryButtonProps) {
  return (
    <button
      {...opener}
      aria-label={label}
      className={classNames('group relative block w-full', side === 'after' && 'mt-0.5', shapes[side])}
    >
      <span className={classNames('relative block aspect-2/1 overflow-hidden', shapes[side])} style={{ backgroundColor: picture.colour }}>
        <span className="absolute inset-x-[7%] inset-y-0 mask-x-from-91%">
          <Picture
            source={picture}
            sizes="(min-width: 1504px) 358px, (min-width: 768px) 25vw, 62vw"
            fit="fill"
            focus={side === 'before' ? '50% 12%' : '50% 75%'}
          />
        </span>
      </span>
      <span
        className={classNames(
          'absolute left-1/2 -translate-x-1/2 bg-oxblood-deep px-3 text-caption/5 text-on-deep group-hover:text-champagne',
          side === 'before' ? '-top-5 md:-top-5.5' : '-bottom-5 md:-bottom-5.5',
        )}
      >
        {sideNames[side]}
      </span>
    </button>
  );
}
