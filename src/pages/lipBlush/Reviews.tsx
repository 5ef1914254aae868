import { type GoogleReview, lipBlush } from '@/content/lipBlush';
import { reveal } from '@/ui/reveal';

/** Three reviews attributed to Google (§2), their stars in words: one large, two small beneath it. */
export function Reviews() {
  const { headline, rating, count, reviews } = lipBlush.reviews;
  const [first, ...others] = reviews;
  return (
    <section id="reviews" className="py-section">
      <div ref={reveal} className="wide grid-12">
        <div className="col-span-12 mb-9 lg:col-span-3 lg:mb-0">
          <h2 className="mb-7 text-[32px]/[1.18] md:text-h3 lg:mb-11">{headline}</h2>
          <p className="flex items-end gap-4.5 lg:block">
            <span className="-ml-1 font-serif text-[84px]/[0.74] font-medium tracking-[-0.03em] lining-nums proportional-nums lg:text-[clamp(96px,9.2vw,132px)]/[0.74]">
              {rating}
            </span>{' '}
            <span className="text-small text-ink-soft lg:mt-7 lg:block">{count}</span>
          </p>
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-9">
          <li className="md:col-span-2">
            <Review review={first} large />
          </li>
          {others.map((review) => (
            <li key={review.id} className="mt-8 border-t border-sand pt-6 md:mt-14 lg:first-of-type:mr-6">
              <Review review={review} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Review({ review: { quote, client, treatment }, large = false }: { review: GoogleReview; large?: boolean }) {
  return (
    <figure>
      <blockquote
        className={
          large
            ? 'font-serif text-[clamp(30px,3.5vw,50px)]/[1.16] font-medium tracking-[-0.008em]'
            : 'max-w-[24em] font-serif text-[25px]/[1.28] font-semibold'
        }
      >
        <p className="hanging-quote text-balance">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-4.5 text-small text-ink-soft">
        <b className="mr-2 font-semibold text-ink">{client}</b> {treatment}
        <span className="block">{lipBlush.reviews.stars}</span>
      </figcaption>
    </figure>
  );
}
