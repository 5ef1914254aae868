import type { ReactNode } from 'react';

import type { lipBlush as words } from '@/content/lipBlush';
import type { Head } from '@/content/shapes';
import { LateLeadForm } from '@/leads/late';
import type { SharedValues } from '@/leads/sharedValues';
import { classNames } from '@/lib/classNames';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Heading } from '@/ui/Heading';
import { Plate } from '@/ui/Plate';

/**
 * Text on the left, lips in an arch, and the booking form over the arch's edge. Below them are links to sections of the page. The arch is
 * only a little wider than its four columns, which keeps the mouth clear of the card. From 1280 px the arch and the card end on one line.
 * On phones the card overlaps the bottom of the arch.
 */
export function Hero({
  headline,
  lead,
  from,
  plate,
  form,
  promise,
  badges,
  pageLinks,
  shared,
}: typeof words.hero & { shared: SharedValues }) {
  const { illustration } = plate.picture;
  return (
    <section className="overflow-hidden bg-radial-[64%_74%_at_60%_30%] from-petal via-petal/55 via-44% to-porcelain to-86% pt-20 md:pt-bar">
      <div className="wide grid-12 md:grid-rows-[auto_1fr] md:pt-3 lg:pt-5">
        <div className="z-3 col-span-12 md:col-span-6 md:col-start-1 md:row-start-1 lg:col-span-4 lg:col-start-1">
          <Breadcrumbs page="lipBlush" />
          <Heading text={headline} level={1} size="display-form" className="md:mt-5 md:[&_em]:block" />
          <PriceAndRating price={from} className="mt-3 md:mt-5" />
          <p className="mt-3 text-ink-soft md:mt-5 md:max-w-[23.5em] md:text-lead lg:max-w-[18.5em]">{lead}</p>
        </div>
        <div className="col-span-12 max-md:order-last max-md:mt-6 md:col-span-5 md:col-start-1 md:row-start-2 md:self-end md:pt-10 lg:col-span-4 lg:col-start-1">
          <BadgeList {...badges} />
        </div>
        {illustration && (
          <p className="col-span-12 h-0 text-end text-caption text-ink-soft md:col-span-6 md:col-start-7 md:row-start-1 lg:hidden">
            <span className="relative top-5">Illustration</span>
          </p>
        )}
        <Plate
          {...plate}
          sizes="(min-width: 1024px) 480px, (min-width: 768px) 44vw, 92vw"
          box="arch arch-framed h-[clamp(150px,24svh,220px)] md:h-90 md:max-lg:before:bottom-[78px] lg:h-[46vw] xl:h-auto xl:min-h-[min(620px,46vw)] xl:flex-1"
          focus="var(--lip-focus)"
          priority
          className="col-span-12 mt-6 ms-3 [--lip-focus:50%_57%] md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 md:mt-3 md:ms-0 lg:col-span-4 lg:col-start-5 lg:-me-12 xl:flex xl:flex-col lg:[--lip-focus:62%_100%]"
          captionClass="mt-4 text-ink-soft max-lg:hidden"
        />
        <div
          className={classNames(
            'z-2 col-span-12 -mt-12 md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 md:mt-[calc(360px-64px)] lg:col-span-4 lg:col-start-9 lg:mt-20 xl:self-end',
            illustration && 'xl:mb-[35.5px]',
          )}
        >
          <FormCard {...form} promise={promise} shared={shared} />
        </div>
      </div>
      <PageLinks links={pageLinks} />
    </section>
  );
}

function BadgeList({ experience, natural, licence, pigments }: typeof words.hero.badges) {
  return (
    <ul className="grid grid-cols-4 gap-x-2 md:gap-x-4 md:max-lg:grid-cols-2 md:max-lg:gap-y-6">
      <Badge {...experience} />
      <Badge {...natural} mark={<Mouth />} />
      <Badge {...licence} />
      <Badge {...pigments} />
    </ul>
  );
}

function Badge({ mark, words }: { mark: ReactNode; words: string }) {
  return (
    <li className="text-caption/snug text-ink-soft">
      <span className="mb-2 grid h-17.5 w-14.5 place-items-center rounded-t-full border border-brass pt-3 font-serif text-label/none text-ink md:h-19.5 md:w-16">
        {mark}
      </span>{' '}
      <span className="block max-w-[12ch]">{words}</span>
    </li>
  );
}

function Mouth() {
  return (
    <svg viewBox="0 0 36 22" fill="none" stroke="currentColor" strokeWidth="1.1" aria-hidden="true" className="w-8.5">
      <path d="M1 10C6 8 10 2 14 2c2 0 3 1 4 1s2-1 4-1c4 0 8 6 13 8-5 7-11 10-17 10S6 17 1 10z" />
      <path d="M1 10c6 .4 10 1 13 1 2 0 3-.7 4-.7s2 .7 4 .7c3 0 7-.6 13-1" />
    </svg>
  );
}

/** The first form on a white card, with the answer promise at the bottom. */
function FormCard({ eyebrow, headline, promise, shared }: Head & { promise: string; shared: SharedValues }) {
  return (
    <div className="first-form paired-form border border-sand bg-white px-[16px] pt-5 md:px-6 md:pt-8 xl:px-8">
      <Heading eyebrow={eyebrow} text={headline} size="h3" className="mt-1 mb-3 md:mb-4" />
      <LateLeadForm form="lipBlushHero" shared={shared} />
      <p className="mt-1 pb-5 text-caption text-ink-soft md:pb-8">{promise}</p>
    </div>
  );
}

/** Links to four of the page's sections, as a printed table of contents. */
function PageLinks({ links }: { links: typeof words.hero.pageLinks }) {
  return (
    <nav aria-label="On this page" className="wide mt-6 md:mt-16">
      <ul className="grid grid-cols-2 border-t border-hair-strong md:grid-cols-4 md:gap-x-(--gap)">
        {links.map(({ href, label, note }) => (
          <li key={href} className="max-md:border-b max-md:border-hair-strong max-md:odd:border-e max-md:odd:pe-4 max-md:even:ps-4">
            <a href={href} className="group grid grid-cols-[1fr_auto] py-3 no-underline md:pt-5 md:pb-6">
              <b className="font-serif text-label lg:text-card group-hover:text-lip-ink">{label}</b>
              <Down />
              <span className="text-small/normal text-ink-soft max-lg:hidden">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Down() {
  return (
    <svg viewBox="0 0 14 14" fill="none" stroke="currentColor" aria-hidden="true" className="mt-2 me-1 size-3.5 text-brass-ink">
      <path d="m1.500 4 5.500 5.500L12.500 4" />
    </svg>
  );
}
