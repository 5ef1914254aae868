import { microbladingNew } from '@/content/microbladingNew';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** Testimonials (§2): three letters under each other, who wrote them in the margin. */
export function Voices() {
  const { eyebrow, headline, stories } = microbladingNew.voices;
  return (
    <section id="testimonials" className="py-section">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-12">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2">
            <Emphasis text={headline} />
          </h2>
        </div>
        <ul className="border-b border-hair-strong">
          {stories.map(({ id, quote, client, location }) => (
            <li key={id} className="border-t border-hair-strong py-7 md:py-10">
              <figure className="flex flex-col-reverse gap-x-(--gap) gap-y-4 md:grid-12 md:items-baseline">
                <figcaption className="text-small text-ink-soft md:col-span-3 md:row-start-1">
                  <b className="block font-serif text-card font-semibold text-ink max-md:inline">{client}</b> {location}
                </figcaption>
                <blockquote className="md:col-span-9 md:col-start-4 md:row-start-1 lg:col-span-8">
                  <p className="hanging-quote font-serif text-[clamp(28px,3.100vw,44px)]/[1.16] font-medium tracking-[-0.006em] text-balance">
                    “<Emphasis text={quote} />”
                  </p>
                </blockquote>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
