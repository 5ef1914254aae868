import silk from 'picture:silk-ivory';

import { permanentMakeup } from '@/content/permanentMakeup';
import { Amount } from '@/sections/Amount';
import { chatAbout } from '@/site/links';
import { ButtonLink } from '@/ui/ButtonLink';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** §9: the Full Face Package, two packages with one price each. A dark card; the arch rises out of it and stands on its floor. */
export function FullFace() {
  const { name, headline, packages, plan } = permanentMakeup.fullFace;
  return (
    <section
      aria-label={name}
      className="on-dark relative mt-26 bg-oxblood-deep text-porcelain max-md:-mx-gutter max-md:px-gutter max-md:pb-10 md:grid-12 md:mt-40 md:items-end md:rounded-sm lg:mt-44"
    >
      <div className="arch arch-framed ml-3.5 h-67.5 w-55 max-md:-translate-y-11 md:col-span-4 md:-mt-24 md:ml-12 md:h-[calc(100%+96px)] md:w-auto md:self-end lg:col-span-3 lg:col-start-2 lg:ml-0">
        <Picture source={silk} sizes="(min-width: 1504px) 300px, (min-width: 768px) 24vw, 220px" fit="fill" alt="" />
      </div>
      <div ref={reveal} className="max-md:-mt-2 md:col-span-7 md:col-start-6 md:py-14 md:pr-10 lg:pt-18 lg:pr-18 lg:pb-16">
        <p className="eyebrow text-champagne">{name}</p>
        <h3 className="mt-3 mb-6 text-[clamp(34px,3.4vw,48px)]/[1.1] md:mt-3.5 md:mb-7">{headline}</h3>
        <dl className="border-t border-hair-dark">
          {packages.map((each) => (
            <div key={each.id} className="flex items-baseline justify-between gap-4 border-b border-hair-dark py-5.5">
              <dt>
                <b className="block font-serif text-[23px]/[1.2] font-semibold md:text-[26px]/[1.2]">{each.name}</b>
                <span className="mt-0.5 block text-small text-on-deep">{each.artist}</span>
              </dt>
              <dd className="text-[21px]/[1.2] text-champagne md:text-[26px]/[1.2]">
                <Amount price={each.price} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-7 grid md:block">
          <ButtonLink href={chatAbout(plan.service)} look="light" newTab>
            {plan.label}
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
