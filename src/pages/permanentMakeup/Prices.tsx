import type { ReactNode } from 'react';

import type { permanentMakeup as words, PriceCategory } from '@/content/permanentMakeup';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { PriceLedger } from '@/sections/PriceLedger';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { Plate } from '@/ui/Plate';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

/** Price cards by category, the removal in a separate row, and the package. */
export function Prices({ eyebrow, headline, legend, categories, removal, children }: typeof words.prices & { children: ReactNode }) {
  return (
    <section id="prices" className="overflow-x-clip py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-5">
          <div className="col-span-12 lg:col-span-7">
            <Heading eyebrow={eyebrow} text={headline} className="mt-4 [&_em]:block" />
          </div>
          <div className="col-span-12 grid gap-x-(--gap) gap-y-2 text-small text-ink-soft md:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9">
            {legend.map(({ name, text }) => (
              <p key={name}>
                <b className="me-1.5 font-semibold text-ink">{name}</b> {text}
              </p>
            ))}
          </div>
        </div>
        {categories.map((category) => (
          <PriceCard key={category.id} {...category} />
        ))}
        <section className="mt-10 md:mt-16">
          <h3 className="sr-only">{removal.title}</h3>
          <PriceLedger items={removal.items} label={removal.title} notes="beside" ground="porcelain" />
        </section>
        {children}
      </div>
    </section>
  );
}

/** A category: its name, a low crop of its plate, one row per treatment. */
function PriceCard({ id, title, plate, items, more }: PriceCategory) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-16 md:mt-24">
      <div className="grid-12 mb-5 items-end md:mb-8">
        <h3 id={`${id}-title`} className="col-span-12 pb-3 text-display-2 md:col-span-4 md:pb-8">
          {title}
        </h3>
        <Plate
          {...plate}
          split
          sizes="(min-width: 1504px) 899px, (min-width: 768px) 60vw, 90vw"
          box="relative h-29 overflow-hidden rounded-sm md:h-44 lg:h-55"
          className="col-span-12 md:col-span-8"
          captionClass="mt-2 text-mute"
        />
      </div>
      <PriceLedger items={items} label={title} notes="beside" ground="porcelain" />
      <p className="mt-3">
        <TextLink {...more} className="inline-block py-3" />
      </p>
    </section>
  );
}

/** Two packages with one price each, on a dark card. An arch rises above its top edge. */
export function FullFacePackage({ name, headline, packages, plan, picture }: typeof words.fullFace) {
  return (
    <section
      aria-label={name}
      className={classNames(
        'on-dark mt-24 bg-oxblood-deep text-porcelain max-md:-mx-gutter max-md:px-gutter max-md:pb-10',
        'md:grid-12 md:mt-40 md:items-end md:rounded-sm',
      )}
    >
      <Picture
        source={picture}
        sizes="(min-width: 1504px) 300px, (min-width: 768px) 24vw, 220px"
        box={classNames(
          'arch arch-framed ms-4 h-68 w-55 max-md:-translate-y-11',
          'md:col-span-4 md:-mt-24 md:ms-12 md:h-[calc(100%+96px)] md:w-auto lg:col-span-3 lg:col-start-2 lg:ms-0',
        )}
        alt=""
      />
      <div ref={reveal} className="max-md:-mt-2 md:col-span-7 md:col-start-6 md:py-16 md:pe-10 lg:pe-20">
        <Heading eyebrow={name} text={headline} level={3} size="display-3" className="mt-3 mb-6" />
        <dl className="border-t border-hair-dark">
          {packages.map((each) => (
            <div key={each.id} className="flex items-baseline justify-between gap-4 border-b border-hair-dark py-5">
              <dt>
                <b className="block font-serif text-card">{each.name}</b>
                <span className="mt-0.5 block text-small text-on-deep">{each.artist}</span>
              </dt>
              <dd className="text-price-card text-champagne">
                <Amount price={each.price} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6">
          <Action {...plan} look="light" block />
        </div>
      </div>
    </section>
  );
}
