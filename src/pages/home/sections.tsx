import { ViewTransition } from 'react';

import type { home as content } from '@/content/home';
import { classNames } from '@/lib/classNames';
import { LateMapFrame } from '@/sections/late';
import { NumberedPoints } from '@/sections/NumberedPoints';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { SideCaption } from '@/ui/Caption';
import { Dot } from '@/ui/Dot';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

import { AnnotatedBrow } from './AnnotatedBrow';

/** The text is on the left. On the right is an arch that touches the next section. */
export function Hero({ eyebrow, headline, priceOf, from, tagline, book, explore, arch, facts }: typeof content.hero) {
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 md:min-h-194 md:grid-rows-[1fr_auto]">
        <div className="col-span-12 self-center py-5 md:max-lg:self-start md:max-lg:pt-2 md:col-span-7 md:col-start-1 md:row-start-1 md:pb-16">
          <Heading
            eyebrow={eyebrow}
            eyebrowClass="mb-4 md:mb-6"
            text={headline}
            level={1}
            size="display-form"
            className="md:-me-6 lg:text-display-call [&_em]:block"
          />
          <PriceAndRating of={priceOf} price={from} className="mt-4" />
          <p className="mt-4 mb-5 text-lead text-ink-soft md:mb-8">{tagline}.</p>
          <p className="button-row">
            <Action {...book} />
            <Action {...explore} variant="line" />
          </p>
        </div>

        <figure className="relative col-span-12 ms-3 max-md:mt-6 max-md:h-62 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-12 md:ms-11">
          <Picture source={arch.picture} sizes="(min-width: 768px) 620px, 94vw" box="arch arch-framed h-full" focus="70% 50%" priority />
          {arch.picture.illustration && <SideCaption>{arch.caption}</SideCaption>}
        </figure>

        <dl className="col-span-12 flex justify-between gap-4 border-t border-sand py-5 max-md:mt-6 md:col-span-6 md:col-start-1 md:row-start-2 md:pb-8">
          {facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-caption text-ink-soft max-lg:max-w-[11ch]">{label}</dt>
              <dd className="font-serif text-figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The headline, the years of experience as one large figure, and a text, above a timeline that ends with a button. */
export function Founder({ eyebrow, headline, experience, lead, text, timeline, more }: typeof content.founder) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div ref={reveal} className="wide">
        <div className="lg:grid-12">
          <div className="lg:col-span-5">
            <Heading eyebrow={eyebrow} text={headline} className="mt-5 mb-5 lg:mb-0" />
          </div>
          <p className="text-lead max-lg:mb-2 lg:col-span-3 lg:self-end lg:text-small lg:text-ink-soft">
            <span className="lg:block lining-nums lg:font-serif lg:text-scale lg:text-oxblood">{experience.figure}</span> {experience.unit}
          </p>
          <div className="lg:col-span-4 lg:self-end">
            <p className="text-lead">{lead}</p>
            <p className="mt-5 max-w-[56ch] text-ink-soft max-md:hidden">{text}</p>
          </div>
        </div>
        <div className="relative mt-6 md:mt-10">
          <ol aria-label="Studio timeline" className="grid grid-cols-3 border-t border-brass lg:grid-12">
            {timeline.map(({ year, what, where }) => (
              <li key={year} className="relative pt-4 lg:col-span-4 lg:first:col-span-5 lg:nth-2:col-span-3">
                <Dot filled className="absolute -top-1 text-brass-ink *:size-[7px]" />
                <b className="block font-serif text-figure">{year}</b>
                <span className="text-small text-ink-soft *:block">
                  <span>{what}</span> <span>{where}</span>
                </span>
              </li>
            ))}
          </ol>
          <p className="mt-6 grid md:mt-10 md:block lg:absolute lg:inset-e-0 lg:bottom-0 lg:m-0">
            <Action {...more} variant="line" />
          </p>
        </div>
      </div>
    </section>
  );
}

/** A grid of equal cells: text, four services, text. On phones the services are rows. */
export function Services({ eyebrow, headline, text, more, cards, ask }: typeof content.services) {
  return (
    <section id="services" className="py-section">
      <div className="wide grid-12 md:gap-y-16">
        <div ref={reveal} className="col-span-12 flex flex-col max-md:pb-6 lg:col-span-4 lg:aspect-4/5 lg:self-start">
          <Heading eyebrow={eyebrow} text={headline} className="my-5" />
          <p className="max-w-[56ch] border-brass text-ink-soft max-md:text-small lg:mt-auto lg:border-t lg:pt-5">{text}</p>
        </div>
        {cards.map((card) => (
          <ServiceCard key={card.href} {...card} more={more} />
        ))}
        <div
          className={classNames(
            'col-span-12 flex flex-wrap content-between items-end justify-between gap-6 bg-petal p-6 max-md:mt-6',
            'md:max-lg:flex-nowrap lg:col-span-4 lg:aspect-4/5 lg:self-start xl:p-10',
          )}
        >
          <p className="max-w-[7em] font-serif text-display-3 text-balance text-oxblood">{ask.title}</p>
          <div className="max-w-[34ch]">
            <p className="mb-5 max-md:text-small">{ask.text}</p>
            <Action {...ask.chat} variant="chat" block />
            <a href={ask.more.href} target="_blank" rel="noopener" className="text-link -mb-3 inline-block py-3">
              {ask.more.label}
            </a>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The whole card is a link. On phones it is a row with a small plate. On navigation the plate grows into the next page's hero. */
function ServiceCard({ title, text, from, href, picture, more }: (typeof content.services.cards)[number] & { more: string }) {
  return (
    <article
      className={classNames(
        'group relative col-span-12 md:col-span-6 md:flex md:flex-col lg:col-span-4',
        'max-md:grid max-md:grid-cols-[108px_1fr] max-md:gap-x-4 max-md:border-t max-md:border-sand max-md:py-3',
      )}
    >
      <ViewTransition name={href} share="plate-grows" default="none">
        <Picture
          source={picture}
          sizes="(min-width: 1504px) 437px, (min-width: 1024px) 30vw, (min-width: 768px) 44vw, 108px"
          box="relative aspect-square md:aspect-4/5"
          alt=""
        />
      </ViewTransition>
      <div className="flex flex-1 flex-col md:mt-4">
        <h3 className="text-card">{title}</h3>
        <p className="mt-1 max-w-[38ch] text-ink-soft max-md:text-small">
          <NoBreak text={text} />
        </p>
        <p className="mt-auto flex items-baseline justify-between gap-4 pt-2 text-small">
          <span className="whitespace-nowrap">{from}</span>
          <a href={href} aria-label={`${more}: ${title}`} className="text-link group-hover:text-oxblood after:absolute after:inset-0">
            {more}
          </a>
        </p>
      </div>
    </article>
  );
}

/** A dark section with numbered points on the left. A plate bleeds off the right edge; on phones it is at the top. */
export function WhyChoose({ eyebrow, headline, points, plate }: typeof content.why) {
  return (
    <section className="on-dark overflow-hidden bg-oxblood-deep text-porcelain">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 pt-6 pb-section max-lg:row-start-2 lg:col-span-6 lg:pt-section">
          <Heading eyebrow={eyebrow} text={headline} className="mt-5 mb-6 md:mb-16" />
          <NumberedPoints points={points} />
        </div>
        <div className="bleed-end col-span-12 max-lg:-ms-gutter lg:col-span-5 lg:col-start-8">
          <AnnotatedBrow {...plate} />
        </div>
      </div>
    </section>
  );
}

/** The invitation and the map, on silk. */
export function ClosingCall({ eyebrow, headline, place, book, map, parking, silk }: typeof content.closing) {
  return (
    <section className="on-dark relative isolate overflow-hidden bg-oxblood-deep text-on-deep">
      <div aria-hidden="true" className="absolute inset-0 -z-1 print:hidden">
        <Picture source={silk} sizes="100vw" fit="fill" alt="" />
        <div className="absolute inset-0 bg-scrim" />
      </div>
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 self-center pt-section md:col-span-7 md:py-section">
          <Heading eyebrow={eyebrow} text={headline} size="display-call" className="my-5 text-porcelain md:mb-8" />
          {/* Each part starts with a dot. If the part begins a line, its dot is clipped 4 px left of the text. */}
          <p className="-ms-1 overflow-hidden ps-1 text-small md:text-lead">
            <span className="-ms-[1.1em] block text-balance *:inline-block">
              {place.split(' • ').map((part, index) => (
                <span key={part} className="ps-[1.1em]">
                  <span className="-ms-[1.1em] inline-block w-[1.1em] text-center">{index > 0 && ' • '}</span>
                  {part}
                </span>
              ))}
            </span>
          </p>
          <p className="my-5 flex flex-wrap items-center gap-x-4 *:first:max-md:w-full md:my-8">
            <Action {...book} variant="primaryOnDark" />
            <TextLink {...map} className="inline-block py-3 text-champagne" />
          </p>
          <p className="max-w-[56ch] border-t border-hair-dark pt-6 text-small">{parking}</p>
        </div>
        <div className="col-span-12 ms-3 pt-6 md:col-span-5 md:col-start-8 md:pt-20">
          <div className="arch arch-framed h-full min-h-75">
            <LateMapFrame crop="arch" />
          </div>
        </div>
      </div>
    </section>
  );
}
