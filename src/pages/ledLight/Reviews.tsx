import { ledLight } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** Three reviews (§2): the rating as one large number, one quote at full size and two below it, first name and initial only. */
export function Reviews() {
  const { eyebrow, headline, rating, scale, count, quotes } = ledLight.reviews;
  return (
    <section className="bg-plaster py-section">
      <div ref={reveal} className="wide grid-12 gap-y-12">
        <div className="col-span-12 grid grid-cols-[auto_1fr] items-end gap-x-4 lg:col-span-4 lg:flex lg:flex-col lg:items-start lg:justify-between">
          <div className="max-lg:col-span-2">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-3.5 mb-7 text-display-2 lg:mb-14 lg:[&_em]:block">
              <Emphasis text={headline} />
            </h2>
          </div>
          <p
            aria-hidden="true"
            className="-ml-1 font-serif text-[96px]/[0.8] font-medium tracking-[-0.03em] text-indigo lg:mt-auto lg:text-[132px]/[0.8]"
          >
            {rating}
          </p>
          <p className="text-small/normal text-ink-soft *:block lg:mt-5.5">
            <span className="sr-only">{rating}</span> <span>{scale}</span> <span>{count}</span>
          </p>
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) gap-y-9 md:grid-cols-2 md:gap-y-14 lg:col-span-8 lg:border-l lg:border-brass lg:pl-12">
          {quotes.map(({ id, quote, client, location }, index) => (
            <li key={id} className={classNames(index === 0 ? 'md:col-span-2' : 'border-t border-hair-strong pt-6')}>
              <figure>
                <blockquote>
                  <p
                    className={classNames(
                      'hanging-quote font-serif font-medium text-balance [&_em]:whitespace-nowrap',
                      index === 0 ? 'max-w-[15em] text-[clamp(32px,3.8vw,54px)]/[1.14] tracking-[-0.008em]' : 'text-[25px]/[1.28]',
                    )}
                  >
                    “<Emphasis text={quote} />”
                  </p>
                </blockquote>
                <figcaption className="mt-5 text-small text-ink-soft">
                  <b className="mr-3 font-semibold text-ink">{client}</b>
                  {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
