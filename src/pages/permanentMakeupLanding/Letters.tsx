import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** §2: three reviews in equal columns, with words for their stars. */
export function Letters() {
  const { headline, letters } = permanentMakeupLanding.letters;
  return (
    <section className="py-section">
      <div ref={reveal} className="wide">
        <h2 className="mb-8 text-display-2 lg:mb-18 lg:text-center">
          <Emphasis text={headline} />
        </h2>
        <div className="grid lg:grid-cols-3 lg:gap-x-10">
          {letters.map(({ id, quote, client, about, rating }) => (
            <figure
              key={id}
              className="flex flex-col justify-between gap-4.5 border-t border-sand pt-5.5 pb-7 md:max-lg:grid md:max-lg:grid-cols-[7fr_4fr] md:max-lg:items-end md:max-lg:gap-10 lg:min-h-57 lg:gap-10 lg:border-t-0 lg:py-1 lg:pr-10 lg:not-last:border-r"
            >
              <blockquote>
                <p className="hanging-quote font-serif text-[29px]/[1.2] font-medium tracking-[-0.005em] text-balance lg:max-xl:text-[28px]/[1.2] xl:text-[34px]/[1.2]">
                  “{quote}”
                </p>
              </blockquote>
              <figcaption className="text-small text-mute">
                <b className="mr-1.5 font-semibold text-ink">{client}</b> <span className="md:max-lg:block">{about}</span>
                <span className="block">{rating}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
