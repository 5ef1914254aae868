import { ViewTransition } from 'react';

import type { permanentMakeup as content, PriceCategory } from '@/content/permanentMakeup';
import { classNames } from '@/lib/classNames';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Dot } from '@/ui/Dot';
import { Heading } from '@/ui/Heading';
import { LogoMark } from '@/ui/Logo';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Plate } from '@/ui/Plate';
import { reveal } from '@/ui/reveal';

/** One brow in an arch with two small arches below it. Each is labelled with a link to its price card. */
export function Hero({ headline, lead, book, prices, from, brow, others, illustrationNote }: typeof content.hero) {
  const allDrawn = [brow, ...others].every(({ picture }) => picture.illustration);
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 lg:min-h-[720px]">
        <div className="col-span-12 self-center pt-5 pb-6 md:py-10 lg:col-span-5">
          <Heading
            text={headline}
            level={1}
            size="display-form"
            className="mb-4 lg:-me-10 lg:text-display-call [&_em]:block [&_em]:whitespace-nowrap"
          />
          <PriceAndRating price={from} className="mb-4 md:mb-6" />
          <p className="mb-6 text-lead text-ink-soft md:mb-10 md:max-w-[44ch] lg:max-w-[30ch]">
            <NoBreak text={lead} />
          </p>
          <p className="button-row">
            <Action {...book} />
            <Action {...prices} variant="line" />
          </p>
        </div>

        <div className="col-span-12 lg:col-span-7 lg:self-end lg:ps-6">
          <div className="ms-4 lg:mt-12">
            <ViewTransition name="/permanent-makeup" share="plate-grows" default="none">
              <Picture
                source={brow.picture}
                sizes="(min-width: 1504px) 730px, (min-width: 1024px) 52vw, 90vw"
                box="arch arch-framed aspect-13/6 md:aspect-13/7"
                focus="50% 20%"
                priority
              />
            </ViewTransition>
          </div>
          <ul
            aria-label="Treatments"
            className="grid grid-cols-[auto_auto] justify-between gap-x-2 max-[391px]:-me-5 max-[391px]:justify-start pt-4 ps-4 pb-4 md:grid-cols-3 md:gap-x-(--gap) md:pt-10 md:pb-10"
          >
            <li className="relative max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:justify-between">
              {/* A short pin from the plate to its label. */}
              <span aria-hidden="true" className="absolute start-5 -top-8 h-9 border-s border-brass md:-top-16 md:h-18">
                <Dot filled className="absolute -top-1 -left-[4.5px] rounded-full bg-porcelain p-px text-brass-ink *:size-1.5" />
              </span>
              <CategoryLink {...brow.category} />
              {allDrawn && <small className="text-caption text-mute">{illustrationNote}</small>}
            </li>
            {others.map(({ category, picture, focus }) => (
              <li key={category.id} className="flex gap-2 md:gap-4">
                <Picture source={picture} sizes="120px" box="arch h-22 w-15 shrink-0 md:h-35 md:w-22" focus={focus} />
                <CategoryLink {...category} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** A link to a price card. */
function CategoryLink({ id, title, items }: PriceCategory) {
  return (
    <a href={`#${id}`} className="group block py-2 no-underline md:py-3">
      <b className="block font-serif text-card group-hover:text-rosewood md:text-figure">{title}</b>
      <span className="flex items-center gap-2 text-caption md:whitespace-nowrap text-ink-soft">
        {items.length} treatments
        <svg
          viewBox="0 0 12 12"
          width="12"
          height="12"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
          className="shrink-0 max-[374px]:hidden"
        >
          <path d="M6 1.5V10M2 6.5l4 4 4-4" strokeWidth="1.2" />
        </svg>
      </span>
    </a>
  );
}

export function Intro({ headline, text, badge }: typeof content.intro) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div ref={reveal} className="wide grid-12 items-center gap-y-8">
        <div className="col-span-12 md:col-span-7 lg:col-span-8">
          <Heading text={headline} size="display-3" className="max-w-[22em]" />
          <p className="mt-5 max-w-[62ch] text-ink-soft md:mt-8">{text}</p>
        </div>
        <div
          className={classNames(
            'col-span-12 max-md:grid max-md:grid-cols-[auto_1fr] max-md:items-center max-md:gap-x-5 max-md:border-y max-md:border-brass max-md:py-4',
            'md:framed md:col-span-5 md:h-73 md:w-55 md:justify-self-end md:me-2 lg:col-span-4 lg:h-80 lg:w-60',
            'md:flex md:flex-col md:items-center md:justify-end md:rounded-t-full md:bg-porcelain md:px-5 md:pb-6 md:text-center',
          )}
        >
          <LogoMark width={26} />
          <p className="font-serif text-card text-balance md:mt-4">{badge.title}</p>
          <p className="w-full border-sand text-caption text-ink-soft *:block max-md:col-start-2 max-md:mt-1 md:mt-4 md:border-t md:pt-3">
            {badge.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A plate beside three points. */
export function Why({ eyebrow, headline, plate, points }: typeof content.why) {
  return (
    <section className="bg-petal py-section">
      <div className="wide grid-12 gap-y-8">
        <div ref={reveal} className="col-span-12 lg:col-span-6">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 max-w-[13em] lg:mb-12" />
          <Plate
            {...plate}
            sizes="(min-width: 1504px) 660px, (min-width: 1024px) 45vw, 90vw"
            box="relative aspect-7/5 overflow-hidden rounded-sm"
            focus="50% 46%"
            className="max-lg:mt-8"
            captionClass="mt-3 text-ink-soft"
          />
        </div>
        <ul className="col-span-12 self-end lg:col-span-5 lg:col-start-8">
          {points.map(({ title, text }) => (
            <li key={title} className="border-t border-oxblood/25 py-4 md:py-8">
              <h3 className="text-h3">{title}</h3>
              <p className="mt-2 max-w-[44ch]">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The invitation to book. */
export function Closing({ headline, text, book, callback }: typeof content.closing) {
  return (
    <section className="py-section-quiet">
      <div ref={reveal} className="wide grid-12 items-end gap-y-6">
        <Heading text={headline} size="display-1" className="col-span-12 max-w-[11em] md:col-span-7 lg:col-span-8" />
        <div className="col-span-12 grid gap-3 md:col-span-5 lg:col-span-4">
          <p className="mb-2 text-small text-ink-soft">{text}</p>
          <Action {...book} variant="chat" wide />
          <Action {...callback} variant="line" icon="call" wide />
        </div>
      </div>
    </section>
  );
}
