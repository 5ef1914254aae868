import { microblading } from '@/content/microblading';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { hair } from './strokes';

/** From 1024 px each story stands two columns further in: together they lean like a stroke. */
const places = ['lg:col-span-7 lg:col-start-1', 'lg:col-span-7 lg:col-start-4', 'lg:col-span-6 lg:col-start-7'] as const;

const mark = [0, 1, 2].map((order) => hair({ x: 2 + order * 13, y: 30, angle: -38 + order * 5, length: 46, width: 3.4, bend: 0.12 }));

/** Testimonials (§2): three stories, each with one stroke more than the one before it. Their stars are words. */
export function Voices() {
  const { eyebrow, headline, rating, stars, stories } = microblading.voices;
  return (
    <section id="testimonials" className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="mb-9 gap-y-5 md:mb-14 md:flex md:items-end md:justify-between">
          <div>
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-3.5 text-display-2 lg:[&_em]:block">
              <Emphasis text={headline} />
            </h2>
          </div>
          <p className="flex items-end gap-3.5 text-small/[1.4] text-ink-soft max-md:mt-5">
            <span className="font-serif text-[64px]/[0.8] font-medium tracking-[-0.02em] text-ink md:text-[84px]/[0.8]">
              {rating.figure}
            </span>{' '}
            <span className="max-w-[12ch]">{rating.text}</span>
          </p>
        </div>
        <ol className="grid lg:gap-y-11">
          {stories.map(({ id, quote, client, location }, order) => (
            <li key={id} className="lg:grid-12">
              <figure className={`border-t border-graphite/50 pt-6 max-lg:pb-9 md:grid md:grid-cols-[120px_1fr] ${places[order] ?? ''}`}>
                <svg viewBox="0 0 84 34" aria-hidden="true" className="mb-3 h-10 w-25 fill-graphite md:mt-2.5 md:mb-0">
                  <path d={mark.slice(0, order + 1).join('')} />
                </svg>
                <div>
                  <blockquote>
                    <p className="hanging-quote font-serif text-[clamp(28px,2.700vw,38px)]/[1.18] font-medium text-balance">
                      “<Emphasis text={quote} />”
                    </p>
                  </blockquote>
                  <figcaption className="mt-4.5 text-small text-ink-soft">
                    <b className="mr-2 font-semibold text-ink">{client}</b> {location}
                    <span className="block">{stars}</span>
                  </figcaption>
                </div>
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
