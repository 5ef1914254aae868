import type { about as words } from '@/content/about';
import { classNames } from '@/lib/classNames';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';

/** A full-width statement. Below it, the text is on the left, and a picture bleeds off the right edge. */
export function Hero({ headline, eyebrow, lead, text, plate }: typeof words.hero) {
  return (
    <section className="overflow-hidden pt-24 md:pt-40 lg:pt-42">
      <div className="wide grid-12">
        <Heading text={headline} level={1} size="display-1" className="col-span-12 mb-8 max-w-[15.5em] md:mb-16 lg:col-span-11 lg:mb-20" />
        <div className="col-span-12 pt-8 pb-16 max-lg:row-start-3 md:max-lg:col-span-9 md:max-lg:pb-20 lg:col-span-4 lg:self-end lg:pt-0 lg:pb-24">
          <p className="eyebrow">{eyebrow}</p>
          <p className="mt-4 mb-4 text-lead md:mt-6">{lead}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
        <figure className="bleed-end col-span-12 -ms-gutter md:max-lg:ms-0 lg:col-span-7 lg:col-start-6 lg:ms-0 lg:pb-16">
          <Picture
            source={plate.picture}
            sizes="(min-width: 1024px) 58vw, 100vw"
            box="relative aspect-5/4 md:aspect-8/5"
            focus="50% 62%"
            priority
          />
          {plate.picture.illustration && (
            <figcaption className="pt-3 text-caption text-mute max-md:ps-gutter">
              <b className="me-5 font-medium text-ink-soft max-md:block">{plate.title}</b>
              {plate.caption}. Illustration
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}

export function Founder({ eyebrow, headline, lead, story, quote, portrait }: typeof words.founder) {
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 items-center gap-y-10">
        <div className="col-span-12 max-md:row-start-2 md:col-span-7">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 mb-5 max-w-[11em] md:mt-6 md:mb-8" />
          <p className="max-w-[48ch] text-lead">{lead}</p>
          <div className="mt-6 grid gap-3 text-ink-soft lg:grid-cols-2 lg:gap-(--gap)">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-8 border-t border-brass pt-6 md:mt-16">
            <p className="max-w-[19em] hanging-quote font-serif text-h2 text-balance text-oxblood">
              “<i>{quote}</i>”
            </p>
          </blockquote>
        </div>
        <figure className="col-span-12 border border-sand bg-white px-3 pt-3 md:col-span-5 md:px-4 md:pt-4 lg:col-span-4 lg:col-start-9">
          <Picture source={portrait.picture} sizes="(min-width: 1504px) 400px, (min-width: 1024px) 27vw, (min-width: 768px) 35vw, 84vw" />
          <figcaption className="flex items-start justify-between gap-4 px-0.5 pt-4 pb-4 text-caption text-mute md:max-xl:block">
            <b className="font-serif text-card text-ink">{portrait.name}</b>
            <span className="text-end *:block md:max-xl:text-start">
              <span>{portrait.role}</span>
              <span>
                {portrait.note}
                {portrait.picture.illustration && '. Illustration'}
              </span>
            </span>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

/** Only the large arch has the brass frame. */
const sizes = {
  small: { stop: 'md:col-span-3 lg:pt-75', arch: 'h-30 me-8 md:h-50 md:me-0 md:w-[74%] lg:h-62.5 lg:w-[58%]' },
  middle: { stop: 'md:col-span-4 lg:col-span-3 lg:col-start-5', arch: 'h-42 me-4 md:h-75 md:me-0 md:w-[82%] lg:h-92.5' },
  large: {
    stop: 'md:col-span-5 lg:col-span-4 lg:col-start-9 max-md:border-b-0',
    arch: 'h-54 md:h-105 lg:h-130 arch-framed max-md:before:inset-[-8px_8px_0_-8px]',
  },
} as const;

/**
 * The history of the studio as three arches, each larger than the one before. They are side by side, or in a column on phones. The timeline
 * fades in 500 ms after load. It uses CSS alone, so that it also shows without scripts. Where motion is paused, it shows immediately.
 */
export function Timeline({ eyebrow, headline, stops: [academy, clinic, flagship] }: typeof words.timeline) {
  return (
    <section className="overflow-hidden pt-section">
      <div className="wide grid-12">
        <div className="col-span-12 mb-10 md:mb-16 lg:col-span-7 lg:col-start-1 lg:row-start-1 lg:mb-0">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 md:mt-6" />
        </div>
        <ol className="col-span-12 motion-safe:animate-[fade_700ms_500ms_backwards] in-data-[motion=paused]:animate-none md:grid-12 md:items-end lg:col-start-1 lg:row-start-1">
          <TimelineStop {...academy} size="small" />
          <TimelineStop {...clinic} size="middle" />
          <TimelineStop {...flagship} size="large" />
        </ol>
      </div>
    </section>
  );
}

function TimelineStop({ year, location, milestone, picture, size }: (typeof words.timeline.stops)[number] & { size: keyof typeof sizes }) {
  return (
    <li
      className={classNames(
        'max-md:grid max-md:grid-cols-[112px_1fr] max-md:items-end max-md:gap-x-6 max-md:border-b max-md:border-brass max-md:not-first:mt-8',
        sizes[size].stop,
      )}
    >
      <div className="max-md:order-last max-md:mb-5 md:mb-8 md:border-s md:border-brass md:pb-1 md:ps-5 lg:mb-12">
        <b className="block font-serif text-display-3/none text-oxblood">{year}</b>
        <h3 className="my-1.5 text-h3">{location}</h3>
        <p className="max-w-[34ch] text-small text-ink-soft">{milestone}</p>
      </div>
      <Picture
        source={picture}
        sizes="(min-width: 1024px) 430px, (min-width: 768px) 40vw, 112px"
        box={classNames('arch', sizes[size].arch)}
        focus="50% 20%"
        alt=""
      />
    </li>
  );
}

export function UniquePoints({ headline, points, facts }: typeof words.uniquePoints) {
  return (
    <section className="on-dark bg-oxblood-deep py-section text-porcelain">
      <div className="wide grid-12 gap-y-10 md:gap-y-16">
        <div className="col-span-12 flex flex-col justify-between gap-6 md:max-lg:flex-row md:max-lg:items-end lg:col-span-4">
          <Heading text={headline} />
          <dl className="flex gap-12">
            {facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[15ch] text-small/normal text-balance text-on-deep">{label}</dt>
                <dd className="font-serif text-figure text-champagne">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ol className="col-span-12 grid gap-x-(--gap) md:grid-cols-2 lg:col-span-7 lg:col-start-6">
          {points.map(({ title, text }, index) => (
            <li
              key={title}
              className="border-t border-hair-dark py-6 max-md:grid max-md:grid-cols-[48px_1fr] max-md:pb-6 max-md:last:pb-0 md:pe-6 md:pb-16 md:nth-[n+3]:pb-0"
            >
              <span aria-hidden="true" className="block font-serif text-figure/none text-champagne md:mb-5">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{title}</h3>
                <p className="mt-2 max-w-[44ch] text-on-deep">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Closing({ headline, text, book }: typeof words.closing) {
  return (
    <section className="bg-petal py-[clamp(72px,7vw,104px)]">
      <div className="wide grid-12 items-end gap-y-6">
        <Heading text={headline} size="display-call" className="col-span-12 lg:col-span-7 lg:[&_em]:block" />
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <p className="mb-6 text-ink-soft">{text}</p>
          <Action {...book} look="chat" block />
        </div>
      </div>
    </section>
  );
}
