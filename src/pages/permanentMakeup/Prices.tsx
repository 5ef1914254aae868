import type { ReactNode } from 'react';

import type { permanentMakeup as content, PriceCategory } from '@/content/permanentMakeup';
import { classNames } from '@/lib/classNames';
import { Amount, AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceLedger } from '@/sections/PriceLedger';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

/** Price cards by category, and the package. */
export function Prices({ eyebrow, headline, legend, categories, removal, children }: typeof content.prices & { children: ReactNode }) {
  return (
    <section id="prices" className="overflow-x-clip py-section max-md:pb-0">
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
            <AskHint />
          </div>
        </div>
        {categories.map((category) => (
          <PriceCard key={category.id} {...category} items={category.glyph === 'lips' ? [...category.items, removal] : category.items} />
        ))}
        <LateTreatmentSummary of="makeup" />
        {children}
      </div>
    </section>
  );
}

/** A category: its name, its drawing, one row per treatment. */
function PriceCard({ id, title, glyph, photograph, items, more }: PriceCategory) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-12 md:mt-16">
      {photograph && <Picture source={photograph} sizes="(min-width: 1504px) 1360px, 90vw" box="relative mb-8 aspect-2/1 md:aspect-4/1" />}
      <div className="mb-4 flex items-end justify-between gap-6 md:mb-6">
        <h3 id={`${id}-title`} className="text-display-3">
          {title}
        </h3>
        <Glyph of={glyph} />
      </div>
      <PriceLedger items={items} label={title} notes="beside" background="porcelain" />
      <p className="mt-3">
        <TextLink {...more} className="inline-block py-3" />
      </p>
    </section>
  );
}

const glyphs: Record<PriceCategory['glyph'], string> = {
  brow: 'M3 42C22 24 50 12 78 13c17 1 29 8 39 20C104 26 92 22 77 22 50 22 26 32 3 42ZM12 36l5-9M24 31l7-11M37 26l9-11M51 23l11-10M65 22l12-9M80 22l9-6M94 25l5-4',
  lash: 'M6 14c26 24 82 24 108 0M14 20 7 29M26 27l-6 10M40 31l-4 12M54 33l-1 13M68 33l2 13M81 31l5 11M94 27l7 9M106 20l8 7',
  lips: 'M4 26C20 21 34 4 47 4c6 0 9 4 13 4s7-4 13-4c13 0 27 17 43 22-16 19-35 28-56 28S20 45 4 26ZM4 26c20 1 32 3 42 3 6 0 10-2 14-2s8 2 14 2c10 0 22-2 42-3',
};

/** A hairline drawing of the feature that a category treats. */
function Glyph({ of }: { of: PriceCategory['glyph'] }) {
  return (
    <svg viewBox="0 0 120 56" fill="none" stroke="currentColor" aria-hidden="true" className="mb-1 w-24 text-brass-ink md:mb-2 md:w-33">
      <path d={glyphs[of]} strokeLinecap="round" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Two packages with one price each, on a dark card. An arch rises above its top edge. */
export function FullFacePackage({ name, headline, packages, plan, picture }: typeof content.fullFace) {
  return (
    <section
      aria-label={name}
      className={classNames(
        'on-dark mt-24 bg-oxblood-deep text-porcelain max-md:-mx-gutter max-md:px-gutter max-md:pb-section',
        'md:grid-12 md:mt-40 md:items-end md:rounded-sm',
      )}
    >
      <Picture
        source={picture}
        sizes="(min-width: 1504px) 300px, (min-width: 768px) 24vw, 220px"
        box={classNames(
          'arch arch-framed ms-4 h-52 w-44 max-md:-translate-y-11 print:mt-0! print:translate-y-0!',
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
          <Action {...plan} variant="primaryOnDark" block />
        </div>
      </div>
    </section>
  );
}
