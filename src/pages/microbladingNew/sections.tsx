import type { microbladingNew as content } from '@/content/microbladingNew';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { requestPopup } from '@/lib/popupRequests';
import { Amount, AskHint } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { SectionHead } from '@/sections/SectionHead';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';

import { MeasuredBrow } from './drawings';

/** A full-width headline, and a measured brow that stands on the line above the numbers, until a photograph fills its slot. */
export function Hero({ headline, lead, from, book, callback, picture }: typeof content.hero) {
  return (
    <section className="overflow-hidden bg-plaster pt-20 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 md:pt-5">
          <Breadcrumbs page="microbladingNew" />
        </div>
        <Heading level={1} size="poster" text={headline} className="z-1 col-span-12 mb-3 md:mt-3 [&_em]:block" />
        <div className="z-1 col-span-12 md:col-span-5 md:pt-6 md:pb-16 lg:col-span-4">
          <PriceAndRating price={from} className="mb-4 md:mb-5 md:max-xl:-me-16" />
          <p className="text-ink-soft md:text-lead">
            <NoBreak text={lead} />
          </p>
          <Booking book={book} callback={callback} />
        </div>
        <div className="col-span-12 mt-6 self-end md:col-span-7 md:col-start-6 md:-mt-8 md:ps-6">
          {picture ? (
            <div className="framed half-circle-top [--frame:12px]">
              <Picture
                source={picture}
                sizes="(min-width: 1504px) 784px, (min-width: 768px) 53vw, 92vw"
                box="half-circle-top relative aspect-746/404 overflow-hidden"
                priority
              />
            </div>
          ) : (
            <MeasuredBrow />
          )}
        </div>
      </div>
    </section>
  );
}

/** Four figures in cells, below the brass line under the hero's half circle. */
export function Stats({ label, items }: typeof content.stats) {
  return (
    <section aria-label={label} className="border-t border-brass bg-porcelain">
      <dl className="wide grid grid-cols-2 md:grid-cols-4 md:gap-x-(--gap)">
        {items.map((item) => (
          <div
            key={item.label}
            className={classNames(
              'flex flex-col-reverse justify-end border-sand py-5 even:border-s even:ps-5 nth-[n+3]:border-t',
              'md:border-t-0! md:py-12 md:not-first:border-s md:not-first:ps-5',
            )}
          >
            <dt className="mt-3 max-w-[22ch] text-small text-ink-soft">{item.label}</dt>
            <dd className="font-serif text-display-1 whitespace-nowrap">
              {item.figure.replace('+', '')}
              {item.figure.endsWith('+') && <sup className="text-h2">+</sup>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

export function Why({ eyebrow, headline, points }: typeof content.why) {
  return (
    <section id="why" className="overflow-hidden py-section-quiet">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-12">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
        </div>
        <ol className="md:grid md:grid-cols-2 md:gap-x-(--gap) lg:grid-cols-3">
          {points.map(({ title, text }, order) => (
            <li key={title} className="flex gap-4 border-t border-hair-strong py-3 lg:pb-8">
              <span aria-hidden="true" className="min-w-5 shrink-0 font-serif text-card text-rosewood">
                {order + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-1.5 max-w-[34ch] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Pricing({ eyebrow, headline, text, list, prices, book, callback }: typeof content.pricing) {
  return (
    <section id="pricing" className="bg-petal py-section">
      <div className="wide">
        <SectionHead eyebrow={eyebrow} text={headline}>
          {text}
        </SectionHead>
        <div className="-mt-4 mb-3">
          <AskHint />
        </div>
        <ul aria-label={list} className="border-y border-oxblood md:grid md:grid-cols-3 md:gap-x-(--gap)">
          {prices.map(({ id, name, price, note }) => (
            <li
              key={id}
              className={classNames(
                'grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-oxblood/25 py-4 not-first:border-t',
                'md:flex md:flex-col md:items-start md:py-8 md:not-first:border-s md:not-first:border-t-0 md:not-first:ps-5',
              )}
            >
              <h3 className="text-h3 text-oxblood">
                <NoBreak text={name} />
              </h3>
              <p className="mt-1.5 max-w-[34ch] text-small text-ink-soft max-md:order-last max-md:col-span-2 md:mb-10">{note}</p>
              <p className="mt-auto text-price-large">
                <Amount price={price} of={`Microblading, ${name}`} />
              </p>
            </li>
          ))}
        </ul>
        <LateTreatmentSummary of="brows" />
        <Booking book={book} callback={callback} />
      </div>
    </section>
  );
}

/** The button to the chat, and the link to the callback. */
function Booking({ book, callback }: { book: typeof content.pricing.book; callback: string }) {
  return (
    <div className="mt-6 grid gap-x-8 gap-y-3 md:mt-8 md:flex md:flex-wrap md:items-center">
      <Action {...book} />
      <CallbackButton label={callback} />
    </div>
  );
}

/** Opens this page's callback popup. */
export function CallbackButton({ label }: { label: string }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => {
        // Focus the button, because Safari does not focus it on click and the popup later returns the focus to it.
        currentTarget.focus({ preventScroll: true });
        requestPopup('microbladingNew');
      }}
      className="text-link min-h-11 py-2"
    >
      {label}
    </button>
  );
}

/** Client quotes below each other, with the names in the margin. */
export function Testimonials({ eyebrow, headline, stories }: typeof content.testimonials) {
  return (
    <section id="testimonials" className="py-section-quiet">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-12">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
        </div>
        <ul className="border-b border-hair-strong">
          {stories.map(({ id, quote, client, location }) => (
            <li key={id} className="border-t border-hair-strong py-5 md:py-10">
              <figure className="flex flex-col-reverse gap-y-4 md:grid-12 md:items-baseline">
                <figcaption className="text-small text-ink-soft md:col-span-3 md:row-start-1">
                  <b className="me-2 font-semibold text-ink">{client}</b> {location}
                </figcaption>
                <Quote text={quote} className="text-h2" place="md:col-span-9 md:col-start-4 md:row-start-1 lg:col-span-8" />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The consultation form and its next steps, with chat and call links below. */
export function Consultation({ eyebrow, headline, text, steps, talk }: typeof content.consultation & { talk: typeof content.closing }) {
  return (
    <section id="consultation" className="bg-petal py-section-quiet">
      <div className="wide grid-12 gap-y-6 md:gap-y-10 lg:grid-rows-[auto_1fr]">
        <div className="col-span-12 lg:col-span-4">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 lg:[&_em]:block" />
          <p className="mt-5 text-ink-soft">{text}</p>
        </div>
        <div className="paired-form col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
          <LateLeadForm form="microbladingNewConsultation" layout="pairs" />
        </div>
        <ol className="col-span-12 grid gap-x-(--gap) md:max-lg:grid-cols-3 lg:col-span-4 lg:row-start-2 lg:self-end">
          {steps.map((step) => (
            <li key={step.title} className="border-t border-oxblood/25 py-2 md:py-4">
              <h3 className="text-card text-oxblood">{step.title}</h3>
              <p className="mt-0.5 text-small text-ink-soft">
                <NoBreak text={step.text} />
              </p>
            </li>
          ))}
        </ol>
      </div>
      <div className="wide mt-6 items-center justify-between border-t border-oxblood/25 pt-6 md:mt-12 md:pt-10 lg:flex">
        <div>
          <Heading size="display-3" text={talk.headline} />
          <p className="mt-1.5 text-ink-soft">{talk.text}</p>
        </div>
        <p className="button-row mt-5 lg:mt-0">
          <Action {...talk.chat} variant="chat" />
          <Action {...talk.call} variant="line" icon="call" />
        </p>
      </div>
    </section>
  );
}
