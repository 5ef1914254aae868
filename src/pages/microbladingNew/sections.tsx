import type { microbladingNew as words } from '@/content/microbladingNew';
import { LateLeadForm } from '@/leads/late';
import { requestPopup } from '@/lib/popupRequests';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';

import { MeasuredBrow } from './drawings';

/** A full-width headline, and a brow in a half circle that stands on the line above the numbers. */
export function Hero({ eyebrow, headline, lead, from, book, callback, picture }: typeof words.hero) {
  return (
    <section className="overflow-hidden bg-plaster pt-20 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 md:pt-5">
          <Breadcrumbs page="microbladingNew" />
        </div>
        <Heading
          level={1}
          size="poster"
          eyebrow={eyebrow}
          eyebrowClass="col-span-12 max-md:hidden md:mt-4"
          text={headline}
          className="z-1 col-span-12 mb-3 md:mt-3 md:mb-0 [&_em]:block"
        />
        <div className="z-1 col-span-12 md:col-span-5 md:pt-10 md:pb-16 lg:col-span-4">
          <PriceAndRating price={from} className="mb-4 md:mb-5 md:max-lg:-me-16" />
          <p className="text-body/normal md:text-lead text-ink-soft">{lead}</p>
          <div className="mt-6 flex flex-col items-stretch gap-3 text-center md:mt-8 md:items-start">
            <Action {...book} />
            <CallbackButton label={callback} />
          </div>
        </div>
        <figure className="relative col-span-12 mt-6 self-end [--frame:10px] before:pointer-events-none before:absolute before:-inset-x-(--frame) before:-top-(--frame) before:bottom-0 before:rounded-[50%_50%_0_0/100%_100%_0_0] before:border before:border-b-0 before:border-brass md:col-span-7 md:col-start-6 md:-mt-6 md:me-(--frame) md:[--frame:14px] lg:-mt-10">
          <Picture
            source={picture}
            sizes="(min-width: 1504px) 784px, (min-width: 768px) 53vw, 92vw"
            box="relative aspect-746/404 overflow-hidden rounded-[50%_50%_0_0/100%_100%_0_0]"
            focus="50% 50%"
            priority
          />
          {picture.illustration && (
            <figcaption className="absolute top-[8%] inset-e-0 text-caption text-mute md:-inset-e-(--frame) lg:top-[16%] xl:top-[26%]">
              Illustration
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}

/** Four figures in cells, below the brass line under the hero's half circle. */
export function Stats({ label, items }: typeof words.stats) {
  return (
    <section aria-label={label} className="border-t border-brass bg-porcelain">
      <dl className="wide grid grid-cols-2 md:grid-cols-4 md:gap-x-(--gap)">
        {items.map((item) => (
          <div
            key={item.label}
            className="flex flex-col-reverse justify-end border-sand py-5 even:border-s even:ps-5 nth-[n+3]:border-t md:border-t-0! md:pt-12 md:pb-12 md:ps-4 md:not-first:border-s md:first:ps-0 lg:ps-6"
          >
            <dt className="mt-3 max-w-[22ch] text-small/normal text-ink-soft md:mt-3">{item.label}</dt>
            <dd className="font-serif text-display-1 whitespace-nowrap">
              {item.figure.replace('+', '')}
              {item.figure.endsWith('+') && <span className="ms-[0.1em] align-[0.62em] text-h2">+</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** From 1024 px the first three points are left of the drawing and the others right of it. */
const places = [
  'lg:col-start-1 lg:row-start-1',
  'lg:col-start-1 lg:row-start-2',
  'lg:col-start-1 lg:row-start-3',
  'lg:col-start-10 lg:row-start-1',
  'lg:col-start-10 lg:row-start-2',
  'lg:col-start-10 lg:row-start-3',
] as const;

export function Why({ eyebrow, headline, points }: typeof words.why) {
  return (
    <section id="why" className="overflow-hidden py-section">
      <div className="wide lg:grid-12 lg:grid-rows-3">
        <div className="lg:col-span-6 lg:col-start-4 lg:row-span-3 lg:flex lg:flex-col lg:justify-between lg:px-4">
          <div ref={reveal} className="mb-6 lg:text-center">
            <Heading eyebrow={eyebrow} text={headline} className="mt-4 lg:[&_em]:block" />
          </div>
          <div className="mx-auto max-lg:mb-8 max-lg:max-w-150 lg:w-full">
            <MeasuredBrow />
          </div>
        </div>
        <ol className="gap-x-(--gap) md:max-lg:grid md:max-lg:grid-flow-col md:max-lg:grid-cols-2 md:max-lg:grid-rows-3 lg:contents">
          {points.map(({ title, text }, order) => (
            <li
              key={title}
              className={`flex gap-4 border-t border-hair-strong py-3 lg:col-span-3 lg:block lg:pt-5 lg:pb-8 ${places[order] ?? ''}`}
            >
              <span aria-hidden="true" className="w-5 shrink-0 font-serif text-card text-rosewood">
                {order + 1}
              </span>
              <div className="lg:mt-2">
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

export function Pricing({ eyebrow, headline, text, list, prices, book, callback }: typeof words.pricing) {
  return (
    <section id="pricing" className="bg-petal py-section">
      <div className="wide">
        <div ref={reveal} className="items-end gap-y-4 lg:grid-12">
          <div className="lg:col-span-7">
            <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
          </div>
          <p className="max-w-[44ch] text-ink-soft max-lg:mt-4 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <ul aria-label={list} className="mt-8 border-y border-oxblood md:mt-16 md:grid md:grid-cols-3 md:gap-x-(--gap)">
          {prices.map(({ id, name, price, note }) => (
            <li
              key={id}
              className="border-oxblood/25 py-4 max-md:grid max-md:grid-cols-[1fr_auto] max-md:items-baseline max-md:gap-x-4 max-md:not-first:border-t md:flex md:flex-col md:pt-8 md:pb-10 md:not-first:border-s md:not-first:ps-4 lg:not-first:ps-6"
            >
              <h3 className="text-h3 text-oxblood">{name}</h3>
              <p className="max-w-[34ch] text-ink-soft max-md:order-last max-md:col-span-2 max-md:mt-1.5 max-md:text-small md:mt-2 md:mb-12">
                {note}
              </p>
              <p className="mt-auto text-display-2/none [&_.tabular-nums]:font-normal [&_.text-caption]:me-2 [&_.text-caption]:text-ink-soft">
                <Amount price={price} of={`Microblading, ${name}`} />
              </p>
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-col items-stretch gap-x-8 gap-y-3 text-center md:mt-10 md:flex-row md:items-center">
          <Action {...book} />
          <CallbackButton label={callback} />
        </div>
      </div>
    </section>
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
export function Testimonials({ eyebrow, headline, stories }: typeof words.testimonials) {
  return (
    <section id="testimonials" className="py-section">
      <div className="wide">
        <div ref={reveal} className="mb-8 md:mb-12">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
        </div>
        <ul className="border-b border-hair-strong">
          {stories.map(({ id, quote, client, location }) => (
            <li key={id} className="border-t border-hair-strong py-5 md:py-10">
              <figure className="flex flex-col-reverse gap-x-(--gap) gap-y-4 md:grid-12 md:items-baseline">
                <figcaption className="text-small text-ink-soft md:col-span-3 md:row-start-1">
                  <b className="block font-serif text-card text-ink max-md:inline">{client}</b> {location}
                </figcaption>
                <Quote text={quote} className="text-quote" place="md:col-span-9 md:col-start-4 md:row-start-1 lg:col-span-8" />
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The consultation form and its next steps, with chat and call links below. */
export function Consultation({ eyebrow, headline, text, steps, talk }: typeof words.consultation & { talk: typeof words.closing }) {
  return (
    <section id="consultation" className="bg-petal py-section">
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
              <p className="mt-0.5 text-small text-ink-soft">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
      <div className="wide mt-6 items-center justify-between gap-x-8 border-t border-oxblood/25 pt-6 md:mt-16 md:pt-10 lg:flex">
        <div>
          <Heading size="display-3" text={talk.headline} />
          <p className="mt-1.5 text-ink-soft">{talk.text}</p>
        </div>
        <p className="mt-5 grid gap-3 sm:flex lg:mt-0">
          <Action {...talk.chat} look="chat" />
          <Action {...talk.call} look="line" icon="call" />
        </p>
      </div>
    </section>
  );
}
