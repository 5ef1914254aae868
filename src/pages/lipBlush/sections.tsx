import type { ReactNode } from 'react';

import type { lipBlush as words } from '@/content/lipBlush';
import { LateLeadForm } from '@/leads/late';
import type { SharedValues } from '@/leads/sharedValues';
import { PriceLedger } from '@/sections/PriceLedger';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

/** Explains lip blush, with facts in the margin. `children` is the shade picker below. */
export function About({ eyebrow, headline, text, facts, children }: typeof words.about & { children: ReactNode }) {
  return (
    <section id="about" className="py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12">
          <p className="eyebrow col-span-12 max-xl:mb-3 xl:col-span-3 xl:pt-3">{eyebrow}</p>
          <div className="col-span-12 md:col-span-8 xl:col-span-6">
            <Heading text={headline} className="mb-5 md:mb-8" />
            <div className="grid gap-3 text-ink-soft lg:grid-cols-2 lg:gap-(--gap)">
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <dl className="col-span-12 border-sand max-md:mt-8 max-md:border-b md:col-span-4 md:border-s md:ps-6 xl:col-span-3">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="border-sand max-md:flex max-md:items-baseline max-md:justify-between max-md:border-t max-md:py-3 md:not-last:mb-5"
              >
                <dt className="text-small text-mute md:text-caption">{label}</dt>
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

export function Pricing({ eyebrow, headline, text, book, note, label, treatments }: typeof words.pricing) {
  return (
    <section id="pricing" className="bg-plaster py-section">
      <div className="wide grid-12 gap-y-8">
        <div className="col-span-12 md:max-lg:grid-12 lg:sticky lg:top-24 lg:col-span-4 lg:self-start">
          <div className="md:max-lg:col-span-6">
            <Heading eyebrow={eyebrow} text={headline} className="mt-3 md:mt-4" />
          </div>
          <div className="md:max-lg:col-span-6">
            <p className="mt-5 max-w-[44ch] text-small text-ink-soft lg:mt-6">{text}</p>
            <p className="mt-6 grid justify-items-start gap-3 lg:mt-8">
              <Action {...book} look="chat" />
              <span className="text-caption text-mute">{note}</span>
            </p>
          </div>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6">
          <PriceLedger items={treatments} label={label} notes="below" ground="plaster" />
        </div>
      </div>
    </section>
  );
}

export function Credentials({ picture, eyebrow, headline, credentials }: typeof words.studio) {
  return (
    <section id="studio" className="on-dark overflow-hidden bg-oxblood-deep text-porcelain">
      <div className="wide grid-12">
        <Picture
          source={picture}
          sizes="(min-width: 1024px) 44vw, (min-width: 768px) 38vw, 100vw"
          box="relative col-span-12 -mx-gutter h-36 md:col-span-4 md:me-0 md:h-auto lg:col-span-5 lg:bleed-start"
          focus="50% 40%"
        />
        <div ref={reveal} className="col-span-12 py-section md:col-span-8 md:ps-6 lg:col-span-6 lg:col-start-7 lg:ps-0">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-6 max-w-[11em] md:mt-4 md:mb-12" eyebrowClass="text-champagne" />
          <ul className="border-b border-hair-dark">
            {credentials.map(({ title, text }) => (
              <li key={title} className="gap-6 border-t border-hair-dark py-4 md:py-6 lg:grid lg:grid-cols-[5fr_6fr]">
                <h3 className="text-h3">{title}</h3>
                <p className="text-on-deep max-lg:mt-1.5">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** One large review, with the others small below it. */
export function Reviews({ headline, rating, count, stars, reviews }: typeof words.reviews) {
  const [first, ...others] = reviews;
  return (
    <section id="reviews" className="py-section">
      <div ref={reveal} className="wide grid-12">
        <div className="col-span-12 mb-8 lg:col-span-3 lg:mb-0">
          <h2 className="mb-6 text-h2 lg:mb-12">{headline}</h2>
          <p className="flex items-end gap-4 lg:block">
            <span className="-ms-1 font-serif text-numeral lining-nums proportional-nums">{rating}</span>{' '}
            <span className="text-small text-ink-soft lg:mt-8 lg:block">{count}</span>
          </p>
        </div>
        <ul className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-9">
          <li className="md:col-span-2">
            <Review {...first} stars={stars} className="font-serif text-quote" />
          </li>
          {others.map((review) => (
            <li key={review.id} className="mt-6 border-t border-sand pt-5 md:mt-16 md:pt-6 lg:first-of-type:me-6">
              <Review {...review} stars={stars} className="max-w-[24em] font-serif text-card" />
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
}: (typeof words.reviews.reviews)[number] & { stars: string; className: string }) {
  return (
    <figure>
      <blockquote className={className}>
        <p className="hanging-quote text-balance">“{quote}”</p>
      </blockquote>
      <figcaption className="mt-4 text-small text-ink-soft">
        <b className="me-2 font-semibold text-ink">{client}</b> {treatment}
        <span className="block">{stars}</span>
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
}: typeof words.consultation & { shared: SharedValues }) {
  return (
    <section id="consultation" className="overflow-hidden bg-linear-to-b from-porcelain via-petal/70 via-30% to-petal py-section">
      <div className="wide grid-12 items-end gap-y-8 md:gap-y-12">
        <div className="relative col-span-12 my-3 rounded-t-full bg-white px-6 pt-20 pb-6 before:pointer-events-none before:absolute before:-inset-2 before:rounded-t-full before:border before:border-brass md:col-span-8 md:col-start-3 md:px-16 md:pt-32 md:pb-16 md:before:-inset-3.5 lg:col-span-6 lg:col-start-4 lg:row-start-1 lg:px-12 xl:px-24">
          <div className="relative">
            <div className="mb-6 text-center">
              <Heading
                eyebrow={eyebrow}
                text={headline}
                size="display-3"
                className="mx-auto mt-3 max-sm:max-w-[8em] lg:max-xl:max-w-[8em]"
              />
            </div>
            <LateLeadForm form="lipBlushFinal" shared={shared} />
            <p className="mt-4 text-center text-caption text-balance text-mute">{proof}</p>
          </div>
        </div>
        <div className="col-span-12 md:max-lg:grid-12 lg:contents">
          <dl className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 md:max-lg:col-span-6 lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:pe-6 xl:pe-12">
            <Detail title={place.title}>
              {place.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Detail>
            <Detail title={hours.title}>{hours.line}</Detail>
          </dl>
          <dl className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 md:max-lg:col-span-6 lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:ps-6 xl:ps-12">
            <Detail
              title={
                <a href={reach.href} className="inline-flex min-h-11 items-center whitespace-nowrap no-underline hover:text-lip-ink">
                  {reach.title}
                </a>
              }
            >
              {reach.line} <TextLink {...reach.chat} className="inline-block py-3" />
            </Detail>
            <Detail title={complimentary.title}>{complimentary.line}</Detail>
          </dl>
        </div>
      </div>
    </section>
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
export function Compliance({ headline, note }: typeof words.compliance) {
  return (
    <section className="on-dark bg-oxblood-deep pt-8 text-small text-on-deep md:pt-20">
      <div className="wide grid-12 gap-y-2">
        <h2 className="col-span-12 font-sans text-eyebrow text-champagne uppercase lg:col-span-4">{headline}</h2>
        <p className="col-span-12 max-w-[76ch] lg:col-span-8">
          <NoBreak text={note} />
        </p>
      </div>
    </section>
  );
}
