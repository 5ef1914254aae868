import type { microbladingNew as content } from '@/content/microbladingNew';
import { classNames } from '@/lib/classNames';
import type { PictureSource } from '@/lib/picture';
import { SectionHead } from '@/sections/SectionHead';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { ReadableButton } from '@/ui/ReadableButton';
import { type LightboxOpener, useLightbox } from '@/ui/useLightbox';

const sides = ['before', 'after'] as const;
const sideNames = { before: 'Before', after: 'After' } as const;

/** Three brows in round frames. The upper half is before the treatment, the lower half after it. A half opens the lightbox. */
export function Gallery({ eyebrow, headline, illustrationNote, pairs }: typeof content.gallery) {
  const plates = pairs.flatMap((pair) => sides.map((side) => ({ picture: pair[side], title: pair.title, side: sideNames[side] })));
  const { opener, lightbox } = useLightbox(
    'Gallery: before and after',
    plates.map(({ picture, title, side }) => ({ picture, title, note: picture.illustration ? `${side}. Illustration` : side })),
  );
  return (
    <section id="gallery" className="on-dark overflow-hidden bg-oxblood-deep py-section text-on-deep">
      <div className="wide">
        <SectionHead eyebrow={eyebrow} text={headline}>
          {plates.every(({ picture }) => picture.illustration) && illustrationNote}
        </SectionHead>
        <ul className="swipe-row gap-x-8 pt-5 [--swipe-item:min(64%,360px)] md:grid md:grid-cols-3 lg:gap-x-16">
          {pairs.map((pair, order) => (
            <li key={pair.id}>
              <div className="framed rounded-full [--frame:10px]">
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
              <h3 className="mt-8 text-center text-card text-porcelain">{pair.title}</h3>
              {pair.before.illustration && (
                <p className="text-center text-small">
                  <NoBreak text={pair.note} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
      {lightbox}
    </section>
  );
}

const shapes = { before: 'half-circle-top', after: 'half-circle-bottom' } as const;

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
    <ReadableButton
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
          side === 'before' ? '-top-5' : '-bottom-5',
        )}
      >
        {sideNames[side]}
      </span>
    </ReadableButton>
  );
}
