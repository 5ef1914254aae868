import { ViewTransition } from 'react';

import type { ledLight as content, LedOption } from '@/content/ledLight';
import type { Link } from '@/content/shapes';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { NoBreak } from '@/ui/NoBreak';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';

import { BookButton } from './Booking';
import { LightArches, LightDot, SessionArches } from './drawings';

/** A section that is dark up to the top of the page. Three arches of light are beside the text, or below it on phones. */
export function Hero({ eyebrow, headline, from, lead, book, call }: typeof content.hero) {
  return (
    <section className="on-dark bg-night bg-radial-[60%_70%_at_72%_100%] from-night-glow via-night-glow/30 to-transparent to-82% text-night-text">
      <div className="wide grid-12 relative lg:min-h-[clamp(720px,62.5vw,900px)]">
        <div className="relative z-1 col-span-12 flex flex-col pt-20 pb-75 md:pt-bar md:pb-105 lg:col-span-6 lg:pb-20">
          <div className="md:pt-5">
            <Breadcrumbs page="ledLight" />
          </div>
          <div className="md:pt-16 lg:my-auto lg:pt-6">
            <Heading
              level={1}
              eyebrow={eyebrow}
              text={headline}
              size="display-1"
              className="mt-3 mb-4 text-porcelain md:mt-5 md:mb-6 [&_em]:block"
            />
            <PriceAndRating price={from} className="mb-3 md:mb-5" />
            <p className="max-w-[25em] md:text-lead">
              <NoBreak text={lead} />
            </p>
            <div className="mt-6 mb-6 grid gap-3 md:mt-10 md:mb-12 md:flex">
              <BookButton variant="primaryOnDark">{book}</BookButton>
              <div className="max-md:hidden">
                <CallLink {...call} />
              </div>
            </div>
          </div>
        </div>
        <ViewTransition name="/skin-therapy" share="plate-grows" default="none">
          <div className="absolute inset-e-0 bottom-0 h-75 w-full md:h-105 lg:top-bar lg:h-auto lg:w-[calc(50%-12px)]">
            <LightArches />
          </div>
        </ViewTransition>
      </div>
    </section>
  );
}

function CallLink({ label, href }: Link) {
  return (
    <Action href={href} variant="lineOnDark">
      <Icon name="call" size={20} />
      {label}
    </Action>
  );
}

/** Rows with a name, a note and a light. The light is shown as a dot and a word. */
export function PerfectFor({ eyebrow, headline, occasions, note }: typeof content.perfectFor) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div ref={reveal} className="wide">
        <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-8 md:mb-16" />
        <ul className="border-b border-hair-strong">
          {occasions.map(({ name, note, lights }) => (
            <li
              key={name}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 border-t border-hair-strong py-4 md:grid-cols-[4fr_4fr_3fr] md:py-5"
            >
              <h3 className="text-h2">{name}</h3>
              <p className="text-balance text-ink-soft max-md:order-last max-md:col-span-2">{note}</p>
              <ul className="flex flex-wrap gap-x-4 text-caption text-ink-soft">
                {lights.map((light) => (
                  <li key={light.id} className="flex items-center gap-2">
                    <LightDot light={light.id} />
                    {light.name}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-[70ch] text-caption text-mute">{note}</p>
      </div>
    </section>
  );
}

/** The service options (id `services`) side by side, each with one small arch per session. */
export function Options({ eyebrow, headline, label, options, book }: typeof content.services) {
  return (
    <section id="services" className="py-section">
      <div ref={reveal} className="wide">
        <Heading eyebrow={eyebrow} text={headline} className="mt-3" />
        <ul aria-label={label} className="mt-8 grid gap-x-(--gap) gap-y-8 md:gap-y-12 md:mt-16 md:grid-cols-2 lg:grid-cols-4">
          {options.map((option) => (
            <Option key={option.id} option={option} book={book} />
          ))}
        </ul>
        <LateTreatmentSummary of="led" />
      </div>
    </section>
  );
}

function Option({ option, book }: { option: LedOption; book: string }) {
  const { name, price, note, sessions } = option;
  return (
    <li className="flex flex-col">
      <SessionArches sessions={sessions} />
      <div className="grid grid-cols-[1fr_auto] items-start gap-x-4 border-t border-ink pt-4 md:flex md:flex-1 md:flex-col md:items-stretch md:pt-5">
        <div className="col-span-2 flex items-baseline justify-between gap-4 md:block">
          <h3 className="text-h3">{name}</h3>
          <p className="text-price-card md:mt-2">
            <Amount price={price} />
          </p>
        </div>
        <p className="mt-1.5 text-small text-ink-soft md:mt-3 md:mb-6">{note}</p>
        <p className="mt-2 md:mt-auto">
          <BookButton variant="line" wide option={option}>
            <span>
              {book}
              <span className="sr-only">: {name}</span>
            </span>
          </BookButton>
        </p>
      </div>
    </li>
  );
}

/** The rating as one large number, one large quote and two small ones. Clients appear by first name and initial only. */
export function Reviews({ eyebrow, headline, rating, scale, count, quotes }: typeof content.reviews) {
  return (
    <section className="on-dark bg-night py-section-quiet text-night-text">
      <div ref={reveal} className="wide grid-12 gap-y-12">
        <div className="col-span-12 grid grid-cols-[auto_1fr] items-end gap-x-4 lg:col-span-4 lg:flex lg:flex-col lg:items-start lg:justify-between">
          <div className="max-lg:col-span-2">
            <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 text-porcelain lg:mb-16" />
          </div>
          <p aria-hidden="true" className="-ms-1 font-serif text-scale text-champagne lg:mt-auto">
            {rating}
          </p>
          <p className="text-small *:block lg:mt-5">
            <span className="sr-only">{rating}</span> <span>{scale}</span> <span>{count}</span>
          </p>
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) gap-y-8 md:grid-cols-2 md:gap-y-16 lg:col-span-8 lg:border-s lg:border-brass lg:ps-12">
          {quotes.map(({ id, quote, client, location }, index) => (
            <li key={id} className={index === 0 ? 'md:col-span-2' : 'border-t border-night-rule/45 pt-6'}>
              <figure>
                <Quote
                  text={quote}
                  className={
                    index === 0
                      ? 'max-w-[15em] text-quote text-porcelain [&_em]:whitespace-nowrap'
                      : 'text-card font-medium text-porcelain [&_em]:whitespace-nowrap'
                  }
                />
                <figcaption className="mt-5 text-small">
                  <b className="me-3 font-semibold text-porcelain">{client}</b>
                  {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The invitation to book, above the hero's three lights, or left of them from 1024 px. */
export function Closing({ headline, text, book, call, chat }: typeof content.closing) {
  return (
    <section className="on-dark relative overflow-hidden bg-night-deep pt-section pb-44 text-night-text md:pb-60 lg:pb-section">
      <div className="absolute inset-e-0 bottom-0 h-42 w-full md:h-60 lg:h-[84%] lg:w-[38%] xl:w-[calc(50%-12px)]">
        <LightArches rising />
      </div>
      <div className="wide relative">
        <Heading text={headline} size="display-call" className="text-porcelain lg:[&_em]:block" />
        <p className="mt-6 max-w-[42ch] md:text-lead">{text}</p>
        <div className="mt-8 grid gap-3 md:mt-10 md:flex md:flex-wrap">
          <BookButton variant="primaryOnDark">{book}</BookButton>
          <CallLink {...call} />
          <Action {...chat} variant="chat" />
        </div>
      </div>
    </section>
  );
}
