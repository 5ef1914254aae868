import type { ReactNode } from 'react';

import type { lipBlush as content } from '@/content/lipBlush';
import { LateLeadForm } from '@/leads/late';
import type { SharedValues } from '@/leads/sharedValues';
import { classNames } from '@/lib/classNames';
import { AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceLedger } from '@/sections/PriceLedger';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

/** Explains lip blush, with facts in the margin. `children` is the shade picker below. */
export function About({ eyebrow, headline, text, facts, children }: typeof content.about & { children: ReactNode }) {
  return (
    <section id="about" className="py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12">
          <p className="overtitle col-span-12 mb-3 xl:col-span-3 xl:pt-3">{eyebrow}</p>
          <div className="col-span-12 md:col-span-8 xl:col-span-6">
            <Heading text={headline} className="mb-6" />
            <div className="grid gap-x-(--gap) gap-y-3 text-ink-soft lg:grid-cols-2">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <dl className="col-span-12 max-md:mt-8 max-md:grid max-md:grid-cols-2 max-md:gap-x-4 md:col-span-4 xl:col-span-3">
            {facts.map(({ label, value }) => (
              <div key={label} className="border-t border-sand py-3">
                <dt className="text-caption text-mute">{label}</dt>
                <dd className="font-serif text-card">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        {children}
      </div>
    </section>
  );
}

export function Pricing({ eyebrow, headline, text, book, label, treatments }: typeof content.pricing) {
  return (
    <section id="pricing" className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-8">
        <div className="col-span-12 md:max-lg:grid md:max-lg:grid-cols-2 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <div>
            <Heading eyebrow={eyebrow} text={headline} className="mt-3" />
          </div>
          <div>
            <p className="mt-5 text-small text-ink-soft">{text}</p>
            <div className="mt-6">
              <Action {...book} variant="chat" block />
            </div>
          </div>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <div className="mb-3">
            <AskHint />
          </div>
          <PriceLedger items={treatments} label={label} notes="below" background="plaster" />
          <LateTreatmentSummary of="lips" />
        </div>
      </div>
    </section>
  );
}

/** A photograph that fills the slot stands above the text as a band. */
export function Credentials({ picture, eyebrow, headline, credentials }: typeof content.studio) {
  return (
    <section id="studio" className="on-dark bg-oxblood-deep text-on-deep">
      {picture && <Picture source={picture} sizes="100vw" box="relative h-36" />}
      <div ref={reveal} className="wide grid-12 py-section-quiet">
        <div className="col-span-12 lg:col-span-5">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 max-w-[11em] text-porcelain md:mb-12 lg:max-w-[8em]" />
        </div>
        <ul className="col-span-12 border-b border-hair-dark lg:col-span-7">
          {credentials.map(({ title, text }) => (
            <li key={title} className="grid gap-x-6 gap-y-1.5 border-t border-hair-dark py-4 md:py-6 lg:grid-cols-2">
              <h3 className="text-h3 text-porcelain">{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** One large review, with the others small below it. */
export function Reviews({ headline, rating, count, stars, onGoogle, reviews }: typeof content.reviews) {
  const [first, ...others] = reviews;
  return (
    <section id="reviews" className="py-section-quiet">
      <div ref={reveal} className="wide grid-12">
        <div className="col-span-12 mb-8 lg:col-span-3">
          <h2 className="mb-6 text-h3">{headline}</h2>
          <p className="flex flex-wrap items-end gap-4">
            <span className="font-serif text-scale">{rating}</span> <span className="text-small text-ink-soft">{count}</span>
          </p>
          <TextLink {...onGoogle} className="inline-block py-3" />
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-9">
          <li className="md:col-span-2">
            <Review {...first} stars={stars} className="text-quote" />
          </li>
          {others.map((review) => (
            <li key={review.id} className="mt-6 border-t border-sand pt-5 md:mt-16">
              <Review {...review} stars={stars} className="max-w-[24em] text-card" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Review({
  quote,
  client,
  treatment,
  stars,
  className,
}: (typeof content.reviews.reviews)[number] & { stars: string; className: string }) {
  return (
    <figure>
      <Quote text={quote} className={className} />
      <figcaption className="mt-4 flex flex-wrap gap-x-3 text-small text-ink-soft">
        <b className="font-semibold text-ink">{client}</b> <span>{treatment}</span> <span>{stars}</span>
      </figcaption>
    </figure>
  );
}

/** The second form in a wide arch, with the address and the hours beside it. */
export function Consultation({
  eyebrow,
  headline,
  proof,
  place,
  hours,
  reach,
  complimentary,
  shared,
}: typeof content.consultation & { shared: SharedValues }) {
  return (
    <section id="consultation" className="overflow-hidden bg-linear-to-b from-porcelain to-petal to-60% py-section">
      <div className="wide grid-12 items-end">
        <div
          className={classNames(
            'framed col-span-12 mt-3 mb-12 rounded-t-full bg-white px-6 pt-20 pb-6',
            'md:col-span-8 md:col-start-3 md:px-16 md:pt-32 md:pb-16 md:[--frame:14px]',
            'lg:col-span-6 lg:col-start-4 lg:row-start-1 lg:mb-3 xl:px-24',
          )}
        >
          <div className="mb-6 text-center">
            <Heading eyebrow={eyebrow} text={headline} size="display-3" className="mt-3 [&_em]:block" />
          </div>
          <LateLeadForm form="lipBlushFinal" shared={shared} />
          <p className="mt-4 text-center text-caption text-balance text-mute">
            <NoBreak text={proof} />
          </p>
        </div>
        <Details className="lg:pe-6">
          <Detail title={place.title}>
            {place.lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Detail>
          <Detail title={hours.title}>
            <NoBreak text={hours.line} />
          </Detail>
        </Details>
        <Details className="lg:ps-6">
          <Detail
            title={
              <a href={reach.href} className="pt-4 pb-0.5 max-[359px]:whitespace-nowrap no-underline hover:text-lip-ink">
                {reach.title}
              </a>
            }
          >
            {reach.line} <TextLink {...reach.chat} className="pt-0.5 pb-5" />
          </Detail>
          <Detail title={complimentary.title}>{complimentary.line}</Detail>
        </Details>
      </div>
    </section>
  );
}

/** Two details on one side of the arch, level with those on the other side. Below 1024 px they are a row under it. */
function Details({ className, children }: { className: string; children: ReactNode }) {
  return (
    <dl
      className={classNames(
        'col-span-12 grid gap-x-4 max-lg:grid-cols-[repeat(2,minmax(min-content,1fr))] lg:col-span-3 lg:row-start-1',
        'lg:auto-rows-[minmax(7rem,auto)]',
        className,
      )}
    >
      {children}
    </dl>
  );
}

function Detail({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-brass/60 pt-3 pb-5">
      <dt className="font-serif text-card">{title}</dt>
      <dd className="mt-0.5 text-small text-ink-soft">{children}</dd>
    </div>
  );
}

/** The page's compliance note, styled as the first row of the footer below it. */
export function Compliance({ headline, note }: typeof content.compliance) {
  return (
    <section className="on-dark bg-oxblood-deep pt-8 text-small text-on-deep md:pt-20">
      <div className="wide grid-12 gap-y-2">
        <h2 className="col-span-12 font-sans text-eyebrow text-champagne uppercase lg:col-span-3">{headline}</h2>
        <p className="col-span-12 max-w-[66ch] lg:col-span-9">
          <NoBreak text={note} />
        </p>
      </div>
    </section>
  );
}
