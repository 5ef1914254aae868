import { ViewTransition } from 'react';

import type { home as words } from '@/content/home';
import { LateMapFrame } from '@/sections/late';
import { Action } from '@/ui/Action';
import { SideCaption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

import { AnnotatedBrow } from './AnnotatedBrow';

/** The text is on the left. On the right is an arch that touches the next section, with a small plate over its edge. */
export function Hero({ eyebrow, headline, tagline, book, explore, arch, plate, facts }: typeof words.hero) {
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 md:min-h-[min(776px,calc(100svh-84px))] md:grid-rows-[1fr_auto] lg:min-h-[776px]">
        <div className="z-3 col-span-12 self-center pt-5 pb-6 md:col-span-7 md:col-start-1 md:row-start-1 md:py-16 lg:pb-16">
          <Heading eyebrow={eyebrow} eyebrowClass="mb-4 max-md:tracking-[0.1em] md:mb-8" text={headline} level={1} size="display-1" />
          <p className="mt-4 mb-6 text-lead text-ink-soft md:mt-8 md:mb-10 md:max-xl:max-w-[30ch]">{tagline}.</p>
          <p className="flex flex-wrap gap-4 *:max-md:flex-1 *:max-md:px-4">
            <Action {...book} />
            <Action {...explore} look="line" />
          </p>
        </div>

        <figure className="relative col-span-12 ms-3 h-62 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-12 md:ms-0 md:h-auto">
          <Picture source={arch.picture} sizes="(min-width: 768px) 620px, 94vw" box="arch arch-framed h-full" priority />
          {arch.picture.illustration && <SideCaption>{arch.caption}</SideCaption>}
        </figure>

        <figure className="relative z-4 col-span-12 -mt-28 w-42 border border-sand bg-white p-2 pb-0 md:col-span-3 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-0 md:mb-8 md:-ms-10 md:self-end md:p-2 md:pb-0 lg:col-span-2 lg:col-start-7 lg:row-span-1 lg:row-start-1 lg:mb-0 lg:-me-8 lg:ms-1.5 lg:w-auto">
          <Picture source={plate.picture} sizes="(min-width: 1024px) 210px, 168px" />
          <figcaption className="px-0.5 pt-2 pb-3 text-caption text-mute">
            <b className="block font-serif text-label text-ink">{plate.title}</b>
            {plate.note}
            {plate.picture.illustration && '. Illustration'}
          </figcaption>
        </figure>

        <dl className="col-span-12 mt-6 flex justify-between gap-4 border-t border-sand pt-6 pb-5 md:col-span-6 md:col-start-1 md:row-start-2 md:mt-0 md:pt-5 md:pb-10">
          {facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-caption text-ink-soft max-lg:max-w-[11ch] md:text-small">{label}</dt>
              <dd className="font-serif text-figure">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Founder({ eyebrow, headline, lead, text, portrait, timeline, more }: typeof words.founder) {
  return (
    <section className="bg-plaster py-section">
      <div className="wide grid-12 items-center gap-y-8 md:gap-y-12">
        <figure className="col-span-12 border border-sand bg-white px-3 pt-3 md:col-span-5 md:px-4 md:pt-4">
          <Picture
            source={portrait.picture}
            sizes="(min-width: 1504px) 515px, (min-width: 768px) 36vw, 88vw"
            box="max-md:aspect-square max-md:overflow-hidden"
            fit="natural"
          />
          <figcaption className="flex items-start justify-between gap-4 px-0.5 pt-4 pb-4 text-caption text-mute md:max-lg:block">
            <b className="font-serif text-card text-ink">{portrait.name}</b>
            <span className="text-end *:block md:max-lg:text-start">
              <span>{portrait.role}</span>
              {portrait.picture.illustration && <span>{portrait.caption}</span>}
            </span>
          </figcaption>
        </figure>

        <div ref={reveal} className="col-span-12 md:col-span-7 lg:col-span-6 lg:col-start-7">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4 mb-5 md:mt-6 md:mb-8" />
          <p className="max-w-[56ch] text-lead">{lead}</p>
          <p className="mt-4 max-w-[58ch] text-ink-soft max-md:hidden">{text}</p>
          <ol aria-label="The path of the studio" className="mt-6 grid grid-cols-3 border-t border-brass md:mt-12">
            {timeline.map(({ year, what, where }) => (
              <li
                key={year}
                className="relative pt-5 before:absolute before:-top-1 before:inset-s-0 before:size-[7px] before:rounded-full before:bg-brass"
              >
                <b className="mb-1 block font-serif text-figure">{year}</b>
                <span className="block text-small/normal text-ink-soft">
                  <span className="block">{what}</span> {where}
                </span>
              </li>
            ))}
          </ol>

          <p className="mt-6 grid md:mt-12 md:block">
            <Action {...more} look="line" />
          </p>
        </div>
      </div>
    </section>
  );
}

/** A grid of equal cells: text, four services, text. On phones the services are rows. */
export function Services({ eyebrow, headline, text, more, cards, ask }: typeof words.services) {
  return (
    <section id="services" className="py-section">
      <div className="wide grid-12 md:gap-y-16 lg:gap-y-20">
        <div ref={reveal} className="col-span-12 flex flex-col pb-6 md:pb-0 lg:col-span-4 lg:aspect-4/5 lg:self-start lg:pe-6">
          <Heading eyebrow={eyebrow} text={headline} className="my-4 md:my-6" />
          <p className="max-w-[40ch] border-brass text-ink-soft max-md:text-small md:max-lg:max-w-[60ch] lg:mt-auto lg:border-t lg:pt-5">
            {text}
          </p>
        </div>
        {cards.map((card) => (
          <ServiceCard key={card.href} {...card} more={more} />
        ))}
        <aside className="col-span-12 flex flex-col justify-between gap-5 bg-petal px-6 py-6 max-md:mt-5 md:max-lg:flex-row md:max-lg:items-end md:max-lg:gap-10 md:max-lg:p-10 lg:col-span-4 lg:aspect-4/5 lg:self-start lg:p-8 xl:p-10 xl:pt-10">
          <p className="font-serif text-display-3 text-balance text-oxblood md:max-w-[9em] lg:max-w-[7em]">{ask.title}</p>
          <div className="md:max-w-[44ch]">
            <p className="mb-5 max-md:text-small md:mb-8">{ask.text}</p>
            <Action {...ask.chat} look="chat" block />
          </div>
        </aside>
      </div>
    </section>
  );
}

/** The whole card is a link. On phones it is a row with a small plate. On navigation the plate grows into the next page's hero. */
function ServiceCard({ title, text, from, href, picture, more }: (typeof words.services.cards)[number] & { more: string }) {
  return (
    <article className="group relative col-span-12 grid grid-cols-[108px_1fr] items-start gap-x-4 border-t border-sand py-3 md:col-span-6 md:block md:border-0 md:p-0 lg:col-span-4">
      <ViewTransition name={href} share="plate-grows" default="none">
        <Picture
          source={picture}
          sizes="(min-width: 1504px) 437px, (min-width: 1024px) 30vw, (min-width: 768px) 44vw, 108px"
          box="relative aspect-square overflow-hidden bg-plaster md:aspect-4/5"
          alt=""
        />
      </ViewTransition>
      <div className="flex h-full flex-col gap-x-4 md:mt-4 md:h-auto xl:grid xl:grid-cols-[1fr_auto] xl:items-baseline">
        <h3 className="text-card">{title}</h3>
        <p className="mt-1 max-w-[38ch] text-small/normal md:text-body/normal text-ink-soft md:mt-1.5 xl:order-last xl:col-span-2">
          {text}
        </p>

        <p className="mt-auto flex items-baseline justify-between gap-4 pt-2 text-small xl:pt-0">
          {from}
          <a href={href} aria-label={`${more}: ${title}`} className="text-link group-hover:text-oxblood after:absolute after:inset-0">
            {more}
          </a>
        </p>
      </div>
    </article>
  );
}

/** A dark section with numbered points on the left. A plate bleeds off the right edge; on phones it is at the top. */
export function WhyChoose({ eyebrow, headline, points, plate }: typeof words.why) {
  return (
    <section className="on-dark overflow-hidden bg-oxblood-deep text-porcelain">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 pt-8 pb-section max-lg:row-start-2 md:pt-16 lg:col-span-6 lg:py-section">
          <Heading eyebrow={eyebrow} eyebrowClass="text-champagne" text={headline} className="mt-4 mb-6 md:mt-6 md:mb-16" />
          <ol className="md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-(--gap)">
            {points.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[48px_1fr] border-t border-hair-dark py-4 md:py-8 last:pb-0 md:max-lg:block md:max-lg:pb-0 lg:grid-cols-[72px_1fr]"
              >
                <span aria-hidden="true" className="font-serif text-display-3/none text-champagne md:max-lg:mb-6 md:max-lg:block">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-h3">{title}</h3>
                  <p className="mt-1.5 max-w-[50ch] text-on-deep max-md:text-small md:mt-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="col-span-12 -mx-gutter lg:col-span-5 lg:col-start-8 lg:ms-0 lg:bleed-end">
          <AnnotatedBrow {...plate} />
        </div>
      </div>
    </section>
  );
}

export function ClosingCall({ eyebrow, headline, place, book, map, parking }: typeof words.closing) {
  return (
    <section className="overflow-hidden bg-plaster">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 self-center pt-section md:col-span-7 md:py-section">
          <Heading eyebrow={eyebrow} text={headline} size="display-call" className="mt-4 mb-5 md:mt-6 md:mb-8" />
          {/* Each part starts with a dot. If the part begins a line, its dot is clipped at the left. */}
          <p className="overflow-hidden text-small text-ink-soft md:text-lead">
            <span className="-ms-[1.1em] block text-balance">
              {place.split(' • ').map((part, index) => (
                <span key={part} className="inline-block">
                  <span className="inline-block w-[1.1em] text-center">{index > 0 && ' • '}</span>
                  {part}
                </span>
              ))}
            </span>
          </p>
          <p className="my-6 flex flex-wrap items-center gap-x-5 gap-y-2 *:first:max-md:flex-[1_1_100%] md:my-10 lg:gap-x-8">
            <Action {...book} />
            <TextLink {...map} className="inline-block py-3" />
          </p>
          <p className="max-w-[520px] border-t border-sand pt-5 text-small text-ink-soft">{parking}</p>
        </div>
        <div className="col-span-12 pt-6 ps-3 md:col-span-5 md:col-start-8 md:pt-20 md:ps-0">
          <div className="arch arch-framed h-full min-h-75 md:min-h-130 lg:min-h-160">
            <LateMapFrame />
          </div>
        </div>
      </div>
    </section>
  );
}
