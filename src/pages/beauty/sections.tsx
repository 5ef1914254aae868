import { ViewTransition } from 'react';

import type { beauty as content } from '@/content/beauty';
import { Amount, AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Plate } from '@/ui/Plate';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

/** Headline, lead and links, with the colour card across the page. */
export function Hero({ headline, from, lead, book, toWaxing, card }: typeof content.hero) {
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 pt-5 md:pt-10 lg:pt-[clamp(32px,4.4vw,64px)]">
        <div className="col-span-12 md:col-span-7">
          <Heading level={1} size="poster" text={headline} />
          <PriceAndRating price={from} className="mt-3 md:mt-5" />
        </div>
        <div className="col-span-12 pt-4 md:col-span-5 md:pt-3 md:max-xl:ps-6 xl:col-span-4 xl:col-start-9">
          <p className="text-lead text-ink-soft">
            <NoBreak text={lead} />
          </p>
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 *:first:max-md:flex-1 md:mt-8">
            <Action {...book} />
            <TextLink {...toWaxing} className="inline-block py-3" />
          </p>
        </div>
      </div>
      <ViewTransition name="/beauty" share="plate-grows" default="none">
        <NailColours {...card} />
      </ViewTransition>
    </section>
  );
}

/** One painted nail per column on a brass line. Below 1024 px its name runs downwards. Phones show the first six. */
function NailColours({ label, colours }: typeof content.hero.card) {
  return (
    <div className="relative [--spacing:0.25rem]">
      <ol aria-label={label} className="wide mt-8 grid grid-cols-6 items-end gap-x-2 md:mt-10 md:grid-cols-12 lg:gap-x-6">
        {colours.map(({ name, colour, height }, index) => (
          <li key={name} className="max-md:nth-[n+7]:hidden" style={{ '--lacquer': colour, '--share': height }}>
            <PaintedNail />
            <p className="h-27 pt-2 text-caption/snug text-ink-soft lg:h-13">
              <span aria-hidden="true" className="text-mute">
                {index + 1}
              </span>
              <span className="block max-lg:mt-0.5 max-lg:[writing-mode:vertical-rl]">{name}</span>
            </p>
          </li>
        ))}
      </ol>
      <span aria-hidden="true" className="absolute inset-x-0 bottom-27 h-px bg-brass lg:bottom-13" />
    </div>
  );
}

/** A long nail with a gloss and shaded sides. */
function PaintedNail() {
  return (
    <span
      aria-hidden="true"
      className="arch block h-[calc(var(--share)*clamp(226px,10rem+16.4vw,396px))] overflow-hidden bg-(--lacquer) forced-color-adjust-none"
    >
      <span className="absolute inset-0 bg-linear-to-r from-white/10 via-transparent via-40% to-ink/25" />
      <span className="absolute top-[7%] bottom-[34%] inset-s-1/5 w-[14%] rounded-full bg-white/35 blur-[2px]" />
    </span>
  );
}

export function NailMenu({ headline, text, categories }: typeof content.nails) {
  return (
    <section className="pt-12 pb-section md:pt-24">
      <div className="wide">
        <div ref={reveal} className="grid-12 mb-8 items-end gap-y-3 md:mb-16">
          <Heading text={headline} className="col-span-12 md:col-span-6" />
          <div className="col-span-12 text-small text-ink-soft md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">
            <p>{text}</p>
            <AskHint />
          </div>
        </div>
        {categories.map((category) => (
          <Category key={category.id} {...category} />
        ))}
      </div>
    </section>
  );
}

function Category({ id, title, colours, items }: (typeof content.nails.categories)[number]) {
  return (
    <div className="grid-12 border-t border-ink pt-4 pb-8 last:pb-0 md:pt-6 md:pb-12">
      <div className="col-span-12 flex items-center justify-between md:col-span-3 md:block">
        <h3 id={`nails-${id}`} className="text-h2">
          {title}
        </h3>
        <span aria-hidden="true" className="flex gap-1.5 md:mt-4">
          {colours.map(({ name, colour }) => (
            <span
              key={name}
              className="arch block h-7 w-4.5 bg-(--lacquer) forced-color-adjust-none md:h-9.5 md:w-6.5"
              style={{ '--lacquer': colour }}
            />
          ))}
        </span>
      </div>
      <ul aria-labelledby={`nails-${id}`} className="col-span-12 mt-1 grid gap-x-20 md:col-span-9 md:-mt-2 lg:grid-cols-2">
        {items.map(({ id: item, name, price, note }) => (
          <li
            key={item}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-t border-hair-strong py-3 first:border-t-0 lg:nth-2:border-t-0"
          >
            <b className="font-serif text-card">{name}</b>
            <span className="text-price">
              <Amount price={price} of={name} />
            </span>
            <span className="mt-0.5 text-small text-balance text-mute">{note}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The waxing prices in two columns, beside a plate of the same height. */
export function WaxingLists({ headline, more, plate, lists }: typeof content.waxing) {
  return (
    <section id="waxing" className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-8">
        <Plate
          {...plate}
          split
          sizes="(min-width: 1024px) 830px, 100vw"
          box="relative aspect-5/4 md:aspect-2/1 lg:aspect-auto lg:flex-1"
          focus="46% 60%"
          className="col-span-12 flex flex-col lg:col-span-4"
          captionClass="mt-3 text-mute"
        />
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <div ref={reveal} className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 md:mb-10">
            <Heading text={headline} />
            <TextLink {...more} className="inline-block py-3" />
          </div>
          <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {lists.map(({ id, title, items }) => (
              <div key={id}>
                <h3 id={`waxing-${id}`} className="pb-3 text-h3 text-rosewood">
                  {title}
                </h3>
                <ul aria-labelledby={`waxing-${id}`} className="border-b border-hair-strong">
                  {items.map((item) => (
                    <li key={item.id} className="flex items-baseline justify-between gap-6 border-t border-hair-strong py-2">
                      <b className="font-serif text-card">{item.name}</b>
                      <span className="text-price">
                        <Amount price={item.price} of={item.name} />
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <LateTreatmentSummary of="waxing" />
        </div>
      </div>
    </section>
  );
}
