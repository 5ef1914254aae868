import type { permanentMakeupLanding as content } from '@/content/permanentMakeupLanding';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Caption } from '@/ui/Caption';
import { Dot } from '@/ui/Dot';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

/** Silk beside a light panel, with the card of the consultation form over the seam. Below 1024 px the silk ends behind the card's top. */
export function Hero({
  headline,
  lead,
  ask,
  picture,
  card,
  from,
  promise,
  categories,
}: typeof content.hero & Pick<typeof content.pricing, 'categories'>) {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="wide grid-12 lg:grid-rows-[minmax(756px,auto)]">
        <div className="on-dark col-span-12 pt-20 pb-16 text-on-deep max-lg:relative md:pt-bar md:pb-24 lg:col-span-7 lg:grid lg:pb-8">
          <div aria-hidden="true" className="absolute -inset-x-gutter inset-y-0 -z-1 print:hidden lg:inset-x-0 lg:h-189">
            <Picture source={picture} sizes="(min-width: 1024px) 100vw, 130vw" fit="fill" focus="50% 30%" alt="" priority />
            <div
              className={classNames(
                'absolute inset-0 bg-linear-to-b from-oxblood-deep/75 to-oxblood-deep/50',
                'lg:bg-linear-to-r lg:from-oxblood-deep/90 lg:to-transparent lg:to-80%',
              )}
            />
            <div className="from-column-9 absolute inset-y-0 bg-porcelain max-lg:hidden" />
          </div>
          <div className="md:pt-4">
            <Breadcrumbs page="permanentMakeupLanding" />
          </div>
          <div className="lg:my-auto">
            <Heading
              level={1}
              text={headline}
              size="display-form"
              className="mb-3 text-porcelain md:my-5 md:max-w-[7.9em] md:text-wrap [&_em]:block"
            />
            <PriceAndRating price={from} className="mb-3 md:mb-5" />
            <p className="max-w-[25em] text-body/normal md:text-lead">
              <NoBreak text={lead} />
            </p>
            <p className="mt-8 max-md:hidden">
              <Action {...ask} variant="lineOnDark" icon="chat" />
            </p>
          </div>
        </div>
        <div
          className={classNames(
            'relative col-span-12 -mt-12 self-start lg:col-span-5 lg:mt-32',
            'first-form paired-form rounded-sm border border-sand bg-white px-[16px] pt-5 md:px-12 md:pt-10',
          )}
        >
          <Heading eyebrow={card.eyebrow} eyebrowClass="max-md:hidden" text={card.headline} size="h3" className="mb-3 md:mt-1.5 md:mb-5" />
          <LateLeadForm form="permanentMakeupHero" />
          <p className="mt-1 pb-5 text-caption text-ink-soft md:pb-8">
            <NoBreak text={promise} />
          </p>
        </div>
        <CategoryLinks categories={categories} />
      </div>
    </section>
  );
}

/** Three plates below the hero, each a link to its price card. */
function CategoryLinks({ categories }: Pick<typeof content.pricing, 'categories'>) {
  return (
    <ul aria-label="Treatments" className="col-span-12 mt-6 pb-6 md:grid-12 md:pb-0 lg:mt-0">
      {categories.map(({ id, title, from, heroPicture }) => (
        <li key={id} className="border-sand max-md:border-t md:col-span-4 md:not-last:border-e">
          <a href={`#${id}`} className="group flex items-center gap-x-4 py-2 no-underline max-md:flex-wrap md:py-5">
            <span className="relative h-14 w-23 flex-none md:w-14 lg:h-21 lg:w-32">
              <Picture source={heroPicture} sizes="132px" fit="fill" focus="50% 58%" alt="" />
            </span>
            <span className="text-small text-mute *:whitespace-normal">
              <b className="block font-serif text-card text-ink group-hover:text-rosewood">{title}</b>
              <Amount price={from} lowest="from" inText /> <span aria-hidden="true">↓</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Five reasons on a brass line with a dot for each. The line is vertical below 1024 px. */
export function PerfectFor({ headline, items }: typeof content.perfectFor) {
  return (
    <section className="bg-petal py-section-quiet">
      <div ref={reveal} className="wide grid-12 gap-y-6 lg:gap-y-16">
        <Heading text={headline} className="col-span-12 max-w-[11em] text-oxblood md:max-lg:col-span-5 lg:max-w-none" />
        <ol className="col-span-12 md:max-lg:col-span-7 lg:grid lg:grid-cols-5">
          {items.map(({ title, text }) => (
            <li key={title} className="relative border-brass max-lg:border-s max-lg:ps-5 max-lg:pb-5 lg:border-t lg:pt-8 lg:pe-6">
              <Dot
                filled={false}
                className="absolute top-2.5 -inset-s-1.25 rounded-full bg-petal text-brass-ink *:size-2.25 lg:-top-1.25 lg:inset-s-0"
              />
              <h3 className="mb-1 text-card lg:text-label lg:max-xl:min-h-12">{title}</h3>
              <p className="text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Six reasons, with a plate that bleeds off the right edge. */
export function WhyChoose({ headline, reasons, picture, caption, ask }: typeof content.why) {
  return (
    <section className="overflow-hidden bg-plaster">
      <div className="wide grid-12 items-stretch">
        <div className="col-span-12 py-section max-md:pb-8 md:col-span-8 lg:col-span-7">
          <Heading text={headline} className="mb-8 md:mb-16" />
          <ol className="grid gap-x-(--gap) md:grid-cols-2">
            {reasons.map(({ title, text }) => (
              <li key={title} className="border-t border-hair-strong py-3 md:pt-5 md:pe-6 md:pb-8">
                <h3 className="mb-1.5 text-h3">
                  <NoBreak text={title} />
                </h3>
                <p className="max-w-[30ch] text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
          <div className="mt-4">
            <Action {...ask} variant="chat" block />
          </div>
        </div>
        <figure className="relative bleed-end col-span-12 h-50 max-md:bleed-start md:col-span-4 md:h-auto lg:col-span-5 lg:ms-12">
          <Picture source={picture} sizes="(min-width: 1024px) 72vw, (min-width: 768px) 60vw, 100vw" fit="fill" focus="50% 46%" />
          <Caption
            of={picture}
            text={caption}
            className="absolute bottom-0 inset-s-0 bg-plaster pt-3 pe-4 ps-gutter text-ink-soft md:ps-4"
          />
        </figure>
      </div>
    </section>
  );
}

/** A scroller without controls inside must itself be focusable by keyboard. */
const focusable = { tabIndex: 0 };

/** One mouth in three states. On phones they are a strip to swipe. */
export function WhatIs({ eyebrow, headline, text, steps, legend, illustrationNote }: typeof content.what) {
  return (
    <section className="py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 gap-y-5">
          <div className="col-span-12 md:col-span-10 lg:col-span-6">
            <Heading eyebrow={eyebrow} text={headline} className="mt-3 max-w-[9em]" />
          </div>
          <p className="col-span-12 self-end text-ink-soft md:col-span-10 lg:col-span-5 lg:col-start-8">{text}</p>
        </div>
        <ol {...focusable} className="swipe-row mt-6 grid gap-3 md:mt-16 md:grid-cols-3 md:gap-0.5">
          {steps.map(({ title, text, picture }) => (
            <li key={title}>
              <Picture
                source={picture}
                box="relative aspect-3/2 overflow-hidden rounded-sm md:aspect-4/3"
                sizes="(min-width: 1504px) 453px, (min-width: 768px) 31vw, 90vw"
                focus="50% 55%"
              />
              <h3 className="mt-3 mb-1 text-card md:mt-5">{title}</h3>
              <p className="max-w-[36ch] text-small text-ink-soft md:pe-6">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-5 text-caption text-mute md:mt-10">
          {steps.every(({ picture }) => picture.illustration) ? `${legend}. ${illustrationNote}` : legend}
        </p>
      </div>
    </section>
  );
}

export function About({ eyebrow, headline, experience, text, ask }: typeof content.about) {
  return (
    <section className="on-dark bg-oxblood-deep py-section-quiet text-on-deep">
      <div ref={reveal} className="wide gap-x-(--gap) md:grid md:grid-cols-2">
        <div>
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 text-porcelain [&_em]:block md:mb-10" />
          <p className="text-small max-md:hidden">
            <span className="mb-4 block font-serif text-scale text-champagne lining-nums">{experience.figure}</span> {experience.unit}
          </p>
        </div>
        <div>
          {text.map((paragraph) => (
            <p key={paragraph} className="mb-4 max-w-[56ch]">
              <NoBreak text={paragraph} />
            </p>
          ))}
          <p>
            <TextLink {...ask} className="inline-block py-3 text-champagne" />
          </p>
        </div>
      </div>
    </section>
  );
}

/** Quotes in equal columns. */
export function Testimonials({ headline, quotes }: typeof content.testimonials) {
  return (
    <section className="py-section-quiet">
      <div ref={reveal} className="wide">
        <Heading text={headline} className="mb-8 lg:mb-20 lg:text-center" />
        <div className="grid lg:grid-cols-3 lg:gap-x-10">
          {quotes.map(({ id, quote, client, about }) => (
            <figure
              key={id}
              className={classNames(
                'flex flex-col justify-between gap-x-10 gap-y-4 border-sand pt-4 pb-5',
                'max-lg:border-t md:max-lg:flex-row md:max-lg:items-end lg:gap-y-8 lg:pe-10 lg:not-last:border-e',
              )}
            >
              <Quote text={quote} className="text-h3 font-medium" />
              <figcaption className="shrink-0 text-small text-mute md:max-lg:w-1/3">
                <b className="me-1.5 font-semibold text-ink">{client}</b> <span className="md:max-lg:block">{about}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The mirrored hero: the silk is on the right, or in a strip at the top below 1024 px. */
export function FinalForm({ eyebrow, headline, note, picture, visit, ask }: typeof content.final) {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="relative -z-1 h-14 lg:from-column-9 lg:absolute lg:inset-y-0 lg:h-auto" aria-hidden="true">
        <Picture source={picture} sizes="(min-width: 1280px) 38vw, (min-width: 1024px) 62vw, 100vw" fit="fill" focus="60% 50%" alt="" />
        <div className="absolute inset-0 bg-linear-to-b from-oxblood-deep/15 to-oxblood-deep/25 lg:from-oxblood-deep/40 lg:to-oxblood-deep/75" />
      </div>
      <div className="wide grid-12">
        <div className="paired-form col-span-12 pt-10 pb-6 md:py-12 lg:col-span-7 lg:py-section-quiet">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 max-md:[&_em]:block" />
          <LateLeadForm form="permanentMakeupFinal" layout="pairs" />
          <div className="mt-5 items-start justify-between gap-10 md:flex">
            <p className="max-w-[58ch] text-caption text-mute">
              <NoBreak text={note} />
            </p>
            <TextLink {...ask} className="inline-block shrink-0 py-3 md:-mt-3" />
          </div>
        </div>
        <dl
          className={classNames(
            'col-span-12 gap-x-(--gap) pb-8 md:max-lg:grid md:max-lg:grid-cols-3',
            'lg:col-span-3 lg:col-start-10 lg:self-end lg:pb-section-quiet lg:text-porcelain',
          )}
        >
          {visit.map(({ name, text }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 border-t border-sand py-3 md:block lg:border-on-deep/50 lg:pb-4"
            >
              <dt className="text-caption text-mute lg:text-on-deep">{name}</dt>
              <dd className="font-serif text-card max-md:text-end">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
