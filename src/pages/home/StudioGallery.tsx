import type { home as content } from '@/content/home';
import { Carousel } from '@/ui/Carousel';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { useCarousel } from '@/ui/useCarousel';

const AUTOPLAY_MS = 4000;

/** Six pictures on three slides. Each slide has a room that bleeds off the edge, and a detail aligned to its bottom. */
export function StudioGallery({ eyebrow, headline, slides, blurbs }: typeof content.studio) {
  const carousel = useCarousel({ count: slides.length, autoplayMs: AUTOPLAY_MS, end: 'loop', effect: 'fade' });
  return (
    <section className="overflow-hidden py-section">
      <div className="wide relative">
        <div ref={reveal} className="pb-6 lg:absolute lg:inset-e-0 lg:w-[calc((100%-2*var(--gap))/3)]">
          <Heading eyebrow={eyebrow} text={headline} className="mt-5" />
        </div>
        <Carousel carousel={carousel} label={eyebrow}>
          <div className="[--bleed-end:var(--bleed)] [--bleed-start:var(--bleed)] [--slide-gap:calc(2*var(--bleed))]">
            <CarouselSlides
              carousel={carousel}
              slides={slides.map((slide) => ({ key: slide.room.caption, content: <Slide {...slide} /> }))}
            />
          </div>
          <div className="mt-6 md:mt-10">
            <CarouselRail carousel={carousel} />
          </div>
        </Carousel>
        <ul ref={reveal} className="mt-6 grid gap-x-(--gap) md:mt-12 md:grid-cols-3">
          {blurbs.map(({ title, text }) => (
            <li key={title} className="border-sand max-md:border-t max-md:py-3">
              <h3 className="text-card">{title}</h3>
              <p className="mt-1 max-w-[34ch] text-ink-soft max-md:text-small">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Slide({ room, detail }: (typeof content.studio.slides)[number]) {
  return (
    <div className="grid-12 items-end gap-y-4">
      <figure className="bleed-start col-span-12 max-md:-me-gutter md:col-span-8 md:me-6">
        <Picture source={room.picture} sizes="(min-width: 768px) 64vw, 100vw" box="relative aspect-2/1 md:aspect-7/5" />
        {room.picture.illustration && <figcaption className="pt-3 ps-(--bleed) text-caption text-mute">{room.caption}</figcaption>}
      </figure>
      <figure className="col-span-12 items-end gap-x-4 max-md:-me-gutter max-md:grid max-md:grid-cols-[1fr_46%] md:col-span-4">
        <Picture
          source={detail.picture}
          sizes="(min-width: 1504px) 437px, (min-width: 768px) 30vw, 66vw"
          box="relative aspect-square max-md:col-start-2 max-md:row-start-1"
          focus="50% 88%"
        />
        {detail.picture.illustration && (
          <figcaption className="text-caption text-balance text-mute pt-3 max-md:text-end">{detail.caption}</figcaption>
        )}
      </figure>
    </div>
  );
}
