import type { microblading as content } from '@/content/microblading';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Amount, AskHint } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { ContactList } from '@/sections/ContactList';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { SectionHead } from '@/sections/SectionHead';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';

import { DrawnBrow, FigureNumber, SingleStroke, StrokeMark } from './drawings';

/**
 * An open sketchbook: text and form on the left page, and on the right page a brow that draws itself, with its four steps. On phones the brow
 * is between the headline and the form, and the steps follow below the form.
 */
export function Hero({ headline, lead, from, proof, studies }: typeof content.hero) {
  return (
    <section className="overflow-hidden">
      <div className="wide grid-12 md:grid-rows-[auto_1fr]">
        <div className="col-span-12 pt-20 md:col-span-6 md:pt-bar lg:pe-6">
          <div className="md:pt-5">
            <Breadcrumbs page="microblading" />
          </div>
          <Heading level={1} size="display-call" text={headline} className="mb-3 md:mt-4 md:mb-6 [&_em]:block" />
          <PriceAndRating price={from} className="mb-3 md:mb-5" />
        </div>
        <div
          className={classNames(
            'max-md:contents md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1',
            'md:bleed-end md:ms-5 md:flex md:flex-col md:justify-center md:overflow-clip xl:justify-between md:bg-plaster lg:ms-10',
          )}
        >
          <DrawnBrow />
          <ol className="col-span-12 grid grid-cols-2 gap-x-4 pb-10 max-md:order-last md:grid-cols-1 md:ps-6 md:pe-(--bleed) 2xl:pb-12">
            {studies.map((text, order) => (
              <li key={text} className="items-baseline gap-x-4 border-t border-hair-strong py-3 text-small text-ink-soft md:flex md:py-4">
                <FigureNumber number={order + 1} /> <span className="block md:text-lead">{text}</span>
              </li>
            ))}
          </ol>
        </div>
        <div className="col-span-12 flex flex-col pb-6 md:col-span-6 md:pb-16 lg:pe-6">
          <p className="max-w-[27em] text-ink-soft max-md:order-1 max-md:mt-6 md:text-lead">
            <NoBreak text={lead} />
          </p>
          <div className="first-form paired-form border-ink md:mt-8 md:border-t md:pt-6">
            <LateLeadForm form="microbladingHero" />
            <p className="mt-4 text-caption text-mute">
              <NoBreak text={proof} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Explains microblading: text on the left, one enlarged stroke with three labels on the right, and three facts below, the first of them large. */
export function About({ eyebrow, headline, lead, text, moments, legend, lasting, facts }: typeof content.about) {
  return (
    <section id="about" className="overflow-hidden border-t border-sand bg-white py-section">
      <div className="wide grid-12 gap-y-6 md:gap-y-16">
        <div ref={reveal} className="col-span-12 lg:col-span-5 lg:self-center lg:pe-6">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 mb-6 [&_em]:block" />
          <p className="max-w-[34em] text-lead">
            <NoBreak text={lead} />
          </p>
          <p className="mt-4 max-w-[60ch] text-ink-soft">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-7">
          <SingleStroke moments={moments} legend={legend} figure={5} />
        </div>
        <dl className="col-span-12 grid md:grid-cols-2 md:gap-x-(--gap) lg:grid-12">
          <div className="flex flex-col-reverse border-t border-graphite pt-6 pb-3 md:max-lg:col-span-2 lg:col-span-5 lg:row-span-2">
            <dt className="text-small text-ink-soft">{lasting.label}</dt>
            <dd className="mb-2 font-serif text-h2">
              <span className="block text-scale-wide">{lasting.figure}</span> {lasting.unit}
            </dd>
          </div>
          {facts.map(({ figure, label }) => (
            <div
              key={label}
              className={classNames(
                'flex flex-row-reverse items-baseline justify-between gap-x-4 border-t border-graphite py-3',
                'md:max-lg:flex-col-reverse md:max-lg:justify-end lg:col-span-7 lg:items-end lg:pb-5',
              )}
            >
              <dt className="text-small text-ink-soft max-md:text-end">
                <NoBreak text={label} />
              </dt>
              <dd className="font-serif text-h2 whitespace-nowrap">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Pricing({ headline, text, label, prices, book }: typeof content.pricing) {
  return (
    <section id="pricing" className="on-dark bg-ink-deep py-section text-on-ink">
      <div className="wide">
        <SectionHead text={headline}>{text}</SectionHead>
        <div className="-mt-4 mb-3">
          <AskHint />
        </div>
        <ul aria-label={label} className="border-b border-on-ink/28">
          {prices.map(({ id, name, price, note }) => (
            <li
              key={id}
              className="grid grid-cols-[1fr_auto] items-baseline gap-y-2 border-t border-on-ink/28 py-4 md:grid-12 md:pt-6 md:pb-8"
            >
              <h3 className="text-display-2/none text-porcelain md:col-span-4 lg:col-span-5">{name}</h3>{' '}
              <p className="max-w-[30ch] max-md:order-last max-md:col-span-2 md:col-span-5 lg:col-span-4">
                <NoBreak text={note} />
              </p>{' '}
              <p className="text-end text-price-large text-champagne md:col-span-3">
                <Amount price={price} of={`Microblading, ${name}`} />
              </p>
            </li>
          ))}
        </ul>
        <LateTreatmentSummary of="brows" />
        <div className="mt-6 md:mt-8">
          <Action {...book} variant="primaryOnDark" block />
        </div>
      </div>
    </section>
  );
}

export function Benefits({ eyebrow, headline, plate: { picture, caption }, points }: typeof content.benefits) {
  return (
    <section id="benefits" className="py-section">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 mb-6 md:max-xl:mb-16 xl:col-span-6 xl:col-start-7">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3" />
        </div>
        <figure className="col-span-12 xl:col-span-5 xl:col-start-1 xl:row-span-2 xl:row-start-1">
          <Picture
            source={picture}
            sizes="(min-width: 1504px) 553px, (min-width: 1280px) 38vw, 90vw"
            box="relative aspect-16/9 overflow-hidden rounded-sm md:aspect-9/4 xl:aspect-square"
            focus="55% 45%"
          />
          {picture.illustration && (
            <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-caption text-mute">
              <span>
                <FigureNumber number={6} /> {caption}
              </span>
              <span>Illustration</span>
            </figcaption>
          )}
        </figure>
        <ul className="col-span-12 mt-8 md:columns-2 md:gap-x-10 md:[column-rule:1px_solid_theme(colors.sand)] xl:col-span-6 xl:col-start-7 xl:mt-0 xl:gap-x-8">
          {points.map(({ title, text }) => (
            <li key={title} className="break-inside-avoid border-sand pb-6 max-md:border-t max-md:py-3 md:last:pb-0">
              <h3 className="mb-2 text-card">{title}</h3>
              <p className="text-ink-soft">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** From 1024 px each story is indented further, so that together they lean like a stroke. */
const storyMargins = ['', 'lg:ms-[12.5%]', 'lg:ms-[25%]'] as const;

/** Three stories, marked by one, two and three strokes. */
export function Testimonials({ eyebrow, headline, rating, stories }: typeof content.testimonials) {
  return (
    <section id="testimonials" className="overflow-hidden bg-plaster py-section-quiet">
      <div className="wide">
        <div ref={reveal} className="mb-6 items-end justify-between gap-x-8 md:mb-16 md:flex">
          <div>
            <Heading eyebrow={eyebrow} text={headline} className="mt-3 md:[&_em]:block" />
          </div>
          <p className="flex shrink-0 items-end gap-3 text-small/snug text-ink-soft max-md:mt-5 md:text-end">
            <span className="font-serif text-display-1/none text-ink">{rating.figure}</span>{' '}
            <span className="max-w-[13ch]">{rating.text}</span>
          </p>
        </div>
        <ol>
          {stories.map(({ id, quote, client, location }, order) => (
            <li key={id}>
              <figure
                className={classNames(
                  'border-t border-graphite/50 py-5 md:grid md:grid-cols-[120px_1fr] md:pb-10 lg:w-3/4',
                  storyMargins[order],
                )}
              >
                <StrokeMark count={order + 1} />
                <Quote text={quote} className="text-h2" />
                <figcaption className="mt-4 text-small text-ink-soft md:col-start-2">
                  <b className="me-2 font-semibold text-ink">{client}</b> {location}
                </figcaption>
              </figure>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The final consultation form: a white sheet on a dark background, with contact details beside it. */
export function Consultation({ eyebrow, headline, text, contact }: typeof content.consultation) {
  return (
    <section id="consultation" className="overflow-hidden bg-ink-deep py-section-quiet text-on-ink">
      <div className="wide grid-12 gap-y-6 md:gap-y-10">
        <div className="on-dark col-span-12 lg:col-span-5 lg:pe-6">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 text-porcelain lg:[&_em]:block" />
          <p className="mt-5 max-w-[46ch]">
            <NoBreak text={text} />
          </p>
        </div>
        <div className="paired-form col-span-12 bg-porcelain px-4 py-6 text-ink md:p-10 lg:col-span-7 lg:row-span-2 lg:-mb-section-quiet">
          <LateLeadForm form="microbladingFinal" layout="pairs" />
        </div>
        <ContactList
          entries={contact}
          className="on-dark col-span-12 content-end md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gap) lg:col-span-5 lg:pe-6"
          rowClass="border-t border-on-ink/28"
          labelClass="pt-0.5"
          textClass="text-porcelain"
          linkClass="-my-2"
        />
      </div>
    </section>
  );
}

export function CallbackForm({ headline }: { headline: string }) {
  return (
    <section id="callback" className="overflow-hidden bg-plaster py-10 md:py-20">
      <div className="wide">
        <div className="items-end lg:grid-12">
          <Heading size="display-3" text={headline} className="lg:col-span-4 [&_em]:block" />
          <div className="paired-form max-lg:mt-5 lg:col-span-8">
            <LateLeadForm form="microbladingShort" layout="line" />
          </div>
        </div>
      </div>
    </section>
  );
}
