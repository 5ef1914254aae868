import { microbladingNew } from '@/content/microbladingNew';
import { Amount } from '@/sections/Amount';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { CallBack } from './CallBack';

/** The three prices (§2, §9 "Microblading page") in ruled cells, as the numbers above. */
export function Pricing() {
  const { eyebrow, headline, text, list, prices, book, callBack } = microbladingNew.pricing;
  return (
    <section id="pricing" className="bg-petal py-section">
      <div className="wide">
        <div ref={reveal} className="items-end gap-y-4 lg:grid-12">
          <div className="lg:col-span-7">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-4 text-display-2">
              <Emphasis text={headline} />
            </h2>
          </div>
          <p className="max-w-[44ch] text-ink-soft max-lg:mt-4 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <ul aria-label={list} className="mt-9 border-y border-oxblood md:mt-14 md:grid md:grid-cols-3 md:gap-x-(--gap)">
          {prices.map(({ id, name, price, note }) => (
            <li
              key={id}
              className="flex flex-col border-oxblood/25 py-6 max-md:not-first:border-t md:pt-8 md:pb-9 md:not-first:border-l md:not-first:pl-4 lg:not-first:pl-6"
            >
              <h3 className="text-[28px]/[1.14] font-semibold text-oxblood md:text-[clamp(26px,2.400vw,32px)]/[1.14]">{name}</h3>
              <p className="mt-2 mb-5 max-w-[34ch] text-ink-soft max-md:text-small md:mb-12">{note}</p>
              <p className="mt-auto text-[44px]/none tracking-[-0.02em] lg:text-[clamp(48px,4.800vw,68px)]/none [&_.tabular-nums]:font-normal [&_.text-caption]:mr-2 [&_.text-caption]:tracking-normal [&_.text-caption]:text-ink-soft">
                <Amount price={price} />
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-7 flex flex-col items-stretch gap-x-8 gap-y-3 text-center md:mt-9 md:flex-row md:items-center">
          <ButtonLink href={microbladingNew.chat} newTab>
            {book}
          </ButtonLink>
          <CallBack label={callBack} />
        </div>
      </div>
    </section>
  );
}
