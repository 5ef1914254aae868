import { microblading } from '@/content/microblading';
import { Amount } from '@/sections/Amount';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** Three prices at display size on ink (§2 "pricing", §9 "Microblading page"). */
export function Pricing() {
  const { headline, text, list, prices, book } = microblading.pricing;
  return (
    <section id="pricing" className="on-dark bg-ink-deep py-section text-on-ink">
      <div className="wide">
        <div ref={reveal} className="mb-9 items-end gap-y-4 md:mb-16 lg:grid-12">
          <h2 className="text-display-2 text-porcelain lg:col-span-7">
            <Emphasis text={headline} />
          </h2>
          <p className="max-w-[44ch] text-small max-lg:mt-4 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <ul aria-label={list} className="border-b border-on-ink/28">
          {prices.map(({ id, name, price, note }) => (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] items-baseline gap-y-2 border-t border-on-ink/28 pt-5 pb-5.5 md:grid-12 md:pt-6.5 md:pb-7.5"
            >
              <h3 className="text-[min(34px,8.8vw)]/none text-porcelain md:col-span-4 lg:col-span-5 md:text-[clamp(36px,4vw,58px)]/none">
                {name}
              </h3>{' '}
              <p className="max-w-[30ch] max-md:order-last max-md:col-span-2 md:col-span-5 lg:col-span-4">{note}</p>{' '}
              <p className="text-right text-[27px]/none text-champagne md:col-span-3 md:text-[clamp(30px,2.8vw,40px)]/none [&_.tabular-nums]:font-medium lg:[&_.text-caption]:mr-2.5 lg:[&_.text-caption]:text-small">
                <Amount price={price} />
              </p>
            </li>
          ))}
        </ul>
        <p className="mt-8 grid md:mt-10 md:block">
          <ButtonLink href={book.href} look="light">
            {book.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
