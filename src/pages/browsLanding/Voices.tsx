import { browsLanding } from '@/content/browsLanding';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** Where each quote hangs below the hair, from 1024 px. */
const drops = ['lg:pt-[clamp(120px,12.800vw,178px)]', 'lg:pt-[clamp(64px,6.400vw,92px)]', 'lg:pt-[clamp(84px,8.600vw,120px)]'] as const;

/** Testimonials (§2): three quotes that hang below one drawn hair, which rises, turns and thins out as a brow does. */
export function Voices() {
  const { eyebrow, headline, stories } = browsLanding.voices;
  return (
    <section className="overflow-hidden bg-porcelain py-section">
      <div className="wide">
        <div ref={reveal} className="text-center">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2">
            <Emphasis text={headline} />
          </h2>
        </div>
        <div className="relative mt-9 md:mt-14 lg:mt-10">
          <svg viewBox="0 0 1296 150" aria-hidden="true" className="absolute inset-x-0 top-0 h-auto w-full fill-umber max-lg:hidden">
            <path d="M0 146C200 74 480 10 760 6c220-3 400 50 536 140C1150 62 980 14 760 12 490 12 214 78 3 150Z" />
          </svg>
          <ul className="lg:grid-12">
            {stories.map(({ id, quote, client, location }, order) => (
              <li key={id} className={`max-lg:border-t max-lg:border-umber/40 max-lg:py-8 lg:col-span-4 lg:pr-6 ${drops[order] ?? ''}`}>
                <figure className="md:max-lg:grid md:max-lg:grid-cols-[1fr_200px] md:max-lg:gap-x-8">
                  <blockquote>
                    <p className="hanging-quote font-serif text-[clamp(28px,2.600vw,38px)]/[1.18] font-medium text-balance">
                      “<Emphasis text={quote} />”
                    </p>
                  </blockquote>
                  <figcaption className="mt-5 text-small text-ink-soft md:max-lg:mt-2 lg:mt-7">
                    <b className="block font-semibold text-ink">{client}</b>
                    {location}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
