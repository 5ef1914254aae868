import type { about as content } from '@/content/about';
import { classNames } from '@/lib/classNames';
import { type PictureSource, illustrationText } from '@/lib/picture';
import { NumberedPoints } from '@/sections/NumberedPoints';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';

/** A full-width statement. Below it, the text is on the left, and a picture bleeds off the right edge. */
export function Hero({ headline, eyebrow, lead, text, book, plate }: typeof content.hero) {
  return (
    <section className="overflow-hidden pt-24 md:pt-40">
      <div className="wide grid-12">
        <Heading text={headline} level={1} size="display-1" className="col-span-12 mb-8 max-w-[15.5em] md:mb-16" />
        <div className="col-span-12 max-w-[60ch] pt-8 pb-16 max-lg:row-start-3 lg:col-span-4 lg:pt-0">
          <p className="overtitle">{eyebrow}</p>
          <p className="my-4 text-lead">
            <NoBreak text={lead} />
          </p>
          <p className="text-ink-soft">{text}</p>
          <div className="mt-6">
            <Action {...book} variant="chat" block />
          </div>
        </div>
        <figure className="bleed-end col-span-12 max-md:-ms-gutter lg:col-span-7 lg:col-start-6 lg:pb-16">
          <Picture
            source={plate}
            sizes="(min-width: 1024px) 58vw, 100vw"
            box="relative aspect-5/4 md:aspect-8/5"
            focus="50% 62%"
            priority
          />
          {plate.illustration && <figcaption className="pt-3 text-caption text-mute max-md:ps-gutter">Illustration</figcaption>}
        </figure>
      </div>
    </section>
  );
}

export function Founder({ eyebrow, headline, lead, story, quote, portrait }: typeof content.founder) {
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 items-center gap-y-10">
        <div className="col-span-12 max-md:row-start-2 md:col-span-7">
          <Heading eyebrow={eyebrow} text={headline} className="my-5 max-w-[11em] md:mb-8" />
          <p className="max-w-[48ch] text-lead">
            <NoBreak text={lead} />
          </p>
          <div className="mt-6 grid gap-x-(--gap) gap-y-3 text-ink-soft lg:grid-cols-2">
            {story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <blockquote className="mt-8 border-t border-brass pt-6 md:mt-12">
            <p className="max-w-[19em] hanging-quote font-serif text-h2 text-balance text-oxblood">“{quote}”</p>
          </blockquote>
        </div>
        <FounderPortrait
          {...portrait}
          note={`${portrait.note}${illustrationText(portrait.picture, '. Illustration') ?? ''}`}
          sizes="(min-width: 1504px) 290px, (min-width: 1024px) 20vw, (min-width: 768px) 35vw, 84vw"
          className="col-span-12 md:col-span-5 lg:col-span-3 lg:col-start-10"
        />
      </div>
    </section>
  );
}

interface FounderPortraitProps {
  picture: PictureSource;
  name: string;
  role: string;
  /** A second line below the role. */
  note: string;
  sizes: string;
  className: string;
}

/** The founder's portrait, mounted on white, with her name below. On phones it is cropped to a square. */
function FounderPortrait({ picture, name, role, note, sizes, className }: FounderPortraitProps) {
  return (
    <figure className={`mounted ${className}`}>
      <div className="max-md:aspect-square max-md:overflow-hidden">
        <Picture source={picture} sizes={sizes} />
      </div>
      <figcaption className="flex flex-wrap justify-between gap-x-4 py-4 text-caption text-mute">
        <b className="font-serif text-card text-ink">{name}</b>
        <span className="*:block">
          <span>{role}</span>
          <span>{note}</span>
        </span>
      </figcaption>
    </figure>
  );
}

/** Only the large arch has the brass frame. */
const sizes = {
  small: { stop: 'md:col-span-3 lg:pt-75', arch: 'h-30 w-20 md:h-50 md:w-2/3 lg:h-62' },
  middle: { stop: 'md:col-span-4 lg:col-span-3 lg:col-start-5', arch: 'h-42 w-24 md:h-75 md:w-[82%] lg:h-92' },
  large: { stop: 'max-md:border-b-0 md:col-span-5 lg:col-span-4 lg:col-start-9', arch: 'arch-framed h-54 md:h-105 lg:h-130' },
} as const;

/**
 * The history of the studio as three arches, each larger than the one before. They are side by side, or in a column on phones. The timeline
 * fades in 500 ms after load. It uses CSS alone, so that it also shows without scripts. Where motion is paused, it shows immediately.
 */
export function Timeline({ eyebrow, headline, stops: [academy, clinic, flagship] }: typeof content.timeline) {
  return (
    <section className="overflow-hidden pt-section">
      <div className="wide grid-12">
        <div className="col-span-12 lg:col-span-7 lg:col-start-1 lg:row-start-1">
          <Heading eyebrow={eyebrow} text={headline} className="mt-5 max-lg:mb-10" />
        </div>
        <ol
          className={classNames(
            'col-span-12 md:grid-12 md:items-end lg:col-start-1 lg:row-start-1',
            'motion-safe:animate-[fade_700ms_500ms_backwards] in-data-[motion=paused]:animate-none',
          )}
        >
          <TimelineStop {...academy} size="small" />
          <TimelineStop {...clinic} size="middle" />
          <TimelineStop {...flagship} size="large" />
        </ol>
      </div>
    </section>
  );
}

function TimelineStop({
  year,
  location,
  milestone,
  picture,
  size,
}: (typeof content.timeline.stops)[number] & { size: keyof typeof sizes }) {
  return (
    <li
      className={classNames(
        'border-brass max-md:grid max-md:grid-cols-[112px_1fr] max-md:items-end max-md:gap-x-6 max-md:border-b max-md:not-first:mt-8',
        sizes[size].stop,
      )}
    >
      <div className="mb-5 border-brass max-md:order-last md:mb-10 md:border-s md:ps-5">
        <b className="block font-serif text-display-3 text-oxblood">{year}</b>
        <h3 className="mb-1 text-h3">{location}</h3>
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

export function UniquePoints({ headline, points, facts }: typeof content.uniquePoints) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div className="wide grid-12 gap-y-10 md:gap-y-16">
        <div className="col-span-12 flex flex-col justify-between gap-6 md:max-lg:flex-row md:max-lg:items-end lg:col-span-4">
          <Heading text={headline} />
          <dl className="flex gap-12">
            {facts.map(({ figure, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="max-w-[15ch] text-small text-balance text-ink-soft">{label}</dt>
                <dd className="font-serif text-figure">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
        <NumberedPoints points={points} className="col-span-12 md:grid-cols-2 lg:col-span-7 lg:col-start-6" />
      </div>
    </section>
  );
}

export function Closing({ headline, text, book }: typeof content.closing) {
  return (
    <section className="bg-petal py-16 md:py-24">
      <div className="wide grid-12 items-end gap-y-6">
        <Heading text={headline} size="display-call" className="col-span-12 lg:col-span-7 [&_em]:block" />
        <div className="col-span-12 lg:col-span-4 lg:col-start-9">
          <p className="mb-6 text-ink-soft">{text}</p>
          <Action {...book} variant="chat" block />
        </div>
      </div>
    </section>
  );
}
