import type { GalleryItem, microblading as content } from '@/content/microblading';
import { BeforeAfterSlider } from '@/sections/BeforeAfterSlider';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { ReadableButton } from '@/ui/ReadableButton';
import { reveal } from '@/ui/reveal';
import { type GalleryButtonProps, useGallery } from '@/ui/useGallery';

import { FigureNumber } from './drawings';

/** Continues the figure numbers of the sections above. */
const FIRST_FIGURE = 7;

/** One brow before and after, with two plates beside it. A plate opens the lightbox. */
export function Gallery({ eyebrow, headline, illustrationNote, pair, beside, measuring }: typeof content.gallery) {
  const [before, after] = pair;
  const items = [...pair, beside, measuring];
  const { allDrawn, buttonOf, lightbox } = useGallery('Gallery', items);
  const buttonProps = (item: GalleryItem) => ({ ...buttonOf(item), figure: FIRST_FIGURE + items.indexOf(item) });
  return (
    <section id="gallery" className="py-section">
      <div className="wide grid-12 gap-y-6 md:gap-y-10">
        <div ref={reveal} className="col-span-12 lg:col-span-6 lg:col-start-7 lg:row-start-1">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 lg:[&_em]:block" />
          {allDrawn && <p className="mt-4 max-w-[44ch] text-small text-ink-soft">{illustrationNote}</p>}
        </div>
        <div className="col-span-12 flex flex-col lg:col-span-5 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <BeforeAfterSlider
            title={beside.title}
            before={before.picture}
            after={after.picture}
            sizes="(min-width: 1504px) 553px, (min-width: 1024px) 38vw, 90vw"
            className="aspect-16/9 rounded-sm bg-porcelain lg:aspect-auto lg:flex-1"
          />
          <div className="grid grid-cols-2 items-start gap-x-3 md:gap-x-(--gap)">
            <GalleryButton {...buttonProps(before)} />
            <GalleryButton {...buttonProps(after)} />
          </div>
        </div>
        <ul className="col-span-12 grid grid-cols-2 gap-x-3 md:gap-x-(--gap) lg:col-span-6 lg:col-start-7 lg:row-start-2 lg:self-end">
          {[beside, measuring].map((item) => (
            <li key={item.title}>
              <GalleryButton {...buttonProps(item)} framed />
            </li>
          ))}
        </ul>
      </div>
      {lightbox}
    </section>
  );
}

interface FigureButtonProps extends GalleryButtonProps {
  /** False if the plate is in the slider above. */
  framed?: boolean;
  /** Figure number on this page. */
  figure: number;
}

/** A plate with its figure number and title, which opens the lightbox. */
function GalleryButton({ title, note, picture, framed = false, figure, opener }: FigureButtonProps) {
  return (
    <ReadableButton {...opener} className="group block w-full">
      {framed && (
        <span className="relative block aspect-5/4 overflow-hidden rounded-sm">
          <Picture source={picture} sizes="(min-width: 1504px) 270px, (min-width: 1024px) 18vw, 45vw" fit="fill" />
        </span>
      )}
      <span className="mt-2 flex flex-wrap items-baseline gap-x-2 text-caption text-ink-soft">
        <span className="sr-only">Enlarge</span> <FigureNumber number={figure} />{' '}
        <b className="font-semibold text-ink transition-colors group-hover:text-rosewood">{title}</b>{' '}
        <span className="max-md:w-full">{note}</span>
      </span>
    </ReadableButton>
  );
}
