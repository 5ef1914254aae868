import { ViewTransition } from 'react';
import type { ReactNode } from 'react';

import type { browsLashes as content } from '@/content/browsLashes';
import type { PriceItem } from '@/content/shapes';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { illustrationText } from '@/lib/picture';
import { AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { PriceRows } from '@/sections/PriceRows';
import { SectionHead } from '@/sections/SectionHead';
import { FaqData } from '@/sections/structuredData';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { LateAccordion } from '@/ui/late';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Plate } from '@/ui/Plate';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

import lashFringe from './lash-fringe.svg';

/** The headline and the booking link. The plate of one eye and its brow reaches the right edge and the bottom, or both edges on phones. */
export function Hero({ headline, from, priceOf, lead, book, plate }: typeof content.hero) {
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 items-end pt-5 md:pt-0">
        <div className="z-1 col-span-12 pb-6 md:col-span-7 md:pt-12 md:pb-16">
          <Heading level={1} size="poster" text={headline} className="[&_em]:block" />
          <PriceAndRating of={priceOf} price={from} className="mt-3 md:mt-6" />
          <p className="mt-4 mb-6 max-w-[36ch] text-lead text-ink-soft md:mb-8">
            <NoBreak text={lead} />
          </p>
          <Action {...book} block />
        </div>
        <div className="edge-end col-span-12 md:col-span-5">
          <ViewTransition name="/brows-lashes" share="plate-grows" default="none">
            <Plate
              {...plate}
              split
              sizes="(min-width: 1280px) 1470px, (min-width: 768px) 1103px, 942px"
              box="relative h-[min(320px,82vw)] overflow-hidden md:aspect-6/5 md:h-auto md:max-h-145 md:w-full"
              focus="96% 50%"
              priority
              captionClass="pt-3 text-mute max-md:px-gutter max-md:pb-6 md:absolute md:bottom-0 md:inset-s-0 md:bg-porcelain md:pt-2 md:pe-4 md:pb-1.5"
            />
          </ViewTransition>
        </div>
      </div>
    </section>
  );
}

/** The brow and lash prices as an open menu: two facing white pages with a fold and page numbers. */
export function PriceMenu({ brows, lashes }: typeof content.menu) {
  const { picture, caption } = lashes.plate;
  return (
    <section className="bg-petal py-5 md:py-16 lg:pt-28 lg:pb-32">
      <div
        ref={reveal}
        className="framed wide grid grid-cols-1 bg-white [--frame:-8px] max-md:[--gutter:10px] md:[--frame:-14px] lg:grid-cols-2"
      >
        <MenuPage {...brows} number={1} hint>
          <p className="mt-3">
            <TextLink {...brows.more} className="inline-block py-3" />
          </p>
        </MenuPage>
        <MenuPage {...lashes} footnote={illustrationText(picture, `${caption}. Illustration`)} number={2}>
          <Picture
            source={picture}
            box="relative mt-6 min-h-40 flex-1 md:max-lg:min-h-72"
            sizes="(min-width: 1504px) 536px, (min-width: 1024px) 36vw, (min-width: 768px) 78vw, 88vw"
            focus="50% 46%"
          />
        </MenuPage>
      </div>
    </section>
  );
}

interface MenuPageProps {
  headline: string;
  tagline: string;
  items: readonly PriceItem[];
  footnote: string | undefined;
  number: number;
  /** Says above the prices that they are buttons. */
  hint?: boolean;
  children: ReactNode;
}

function MenuPage({ headline, tagline, items, footnote, number, hint = false, children }: MenuPageProps) {
  return (
    <div
      className={classNames(
        'flex flex-col border-sand px-6 pt-12 pb-10 not-first:border-t',
        'md:px-16 md:pt-20 md:pb-16 lg:not-first:border-s lg:not-first:border-t-0',
      )}
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 md:mb-10">
        <Heading text={headline} />
        <p className="text-small text-ink-soft">{tagline}</p>
      </div>
      {hint && (
        <div className="-mt-3 mb-3 md:-mt-8 md:h-5">
          <AskHint />
        </div>
      )}
      <PriceRows label={`${headline}: prices`} items={items} />
      {children}
      <p className="mt-auto flex justify-between gap-4 pt-5 text-caption text-mute md:pt-8">
        <span>{footnote}</span>
        <span aria-hidden="true">{number}</span>
      </p>
    </div>
  );
}

/** Lash extensions: one drawn lash line, and below each third of it the price of one style. */
export function Extensions({ headline, text, drawing, styles, removal }: typeof content.extensions) {
  return (
    <section className="on-dark overflow-hidden bg-oxblood-deep py-section text-porcelain">
      <div className="wide">
        <SectionHead text={headline}>{text}</SectionHead>
        <div className="max-md:-mx-gutter">
          <img src={lashFringe} alt={drawing} width="1296" height="300" loading="lazy" className="block w-full" />
        </div>
        <ul className="mt-3 grid gap-x-8 md:grid-cols-3 lg:gap-x-16">
          {styles.map(({ id, title, text: way, items }) => (
            <li key={id} className="grid content-start pt-6 md:row-span-2 md:grid-rows-subgrid">
              <div>
                <h3 className="text-h2">{title}</h3>
                <p className="mt-1 mb-3 text-small text-on-deep md:mb-5">{way}</p>
              </div>
              <PriceRows label={`${title} extensions: prices`} items={items} />
            </li>
          ))}
        </ul>
        <div className="mt-8 md:mt-10">
          <PriceRows label="Extensions, removal: price" items={[removal]} />
        </div>
        <LateTreatmentSummary of="browsLashes" />
      </div>
    </section>
  );
}

export function Booking({ headline, text, direct, chat, call, faq }: typeof content.booking & Pick<typeof content, 'faq'>) {
  return (
    <section className="bg-plaster py-section-quiet">
      <div className="wide grid-12 gap-y-12">
        <div id="faq" className="col-span-12 flex flex-col lg:col-span-6">
          <Heading text={faq.headline} className="mb-6 md:mb-10" />
          <LateAccordion items={faq.questions} />
          <Plate
            {...faq.plate}
            split
            sizes="(min-width: 1504px) 668px, 46vw"
            box="relative min-h-60 flex-1"
            focus="50% 80%"
            className="mt-12 flex flex-1 flex-col max-lg:hidden"
            captionClass="pt-3 text-mute"
          />
        </div>
        <div id="book" className="col-span-12 border border-sand bg-white px-5 py-8 md:p-10 lg:col-span-5 lg:col-start-8 lg:self-start">
          <Heading size="display-3" text={headline} />
          <p className="mt-2 mb-6 text-small text-ink-soft">{text}</p>
          <LateLeadForm form="browsPage" />
          <p className="mt-5 flex flex-wrap items-center gap-x-5 border-t border-sand pt-3 text-small text-ink-soft">
            <span className="max-xl:w-full max-xl:pt-1.5">{direct}</span>
            <TextLink {...chat} className="inline-block py-3" />
            <TextLink {...call} className="inline-block py-3 whitespace-nowrap" />
          </p>
        </div>
      </div>
      <FaqData questions={faq.questions} />
    </section>
  );
}
