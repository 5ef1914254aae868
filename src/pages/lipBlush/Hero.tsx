import type { ReactNode } from 'react';

import type { lipBlush as content } from '@/content/lipBlush';
import type { Head } from '@/content/shapes';
import { LateLeadForm } from '@/leads/late';
import type { SharedValues } from '@/leads/sharedValues';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Caption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';

/**
 * Text and badges, lips in an arch, and the booking form: three columns that end on one line. Below 1024 px the form is under the arch and
 * covers its lower edge. Below the hero are links to sections of the page.
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
}: typeof content.hero & { shared: SharedValues }) {
  return (
    <section className="overflow-hidden bg-radial-[64%_74%_at_60%_30%] from-petal to-porcelain to-86% pt-20 md:pt-bar">
      <div className="wide grid-12 md:grid-rows-[auto_1fr] md:pt-4">
        <div className="col-span-12 md:col-span-6 lg:col-span-4">
          <Breadcrumbs page="lipBlush" />
          <Heading text={headline} level={1} size="display-form" className="md:mt-5 [&_em]:block" />
          <PriceAndRating price={from} className="mt-2 md:mt-5" />
          <p className="mt-2 text-ink-soft md:mt-5 md:max-w-[19em] md:text-lead">
            <NoBreak text={lead} />
          </p>
        </div>
        <div className="col-span-12 max-md:order-last max-md:mt-6 md:col-span-6 md:row-start-2 md:self-end md:pt-10 lg:col-span-4">
          <BadgeList {...badges} />
        </div>
        <div className="col-span-12 md:col-span-6 md:row-span-2 lg:contents">
          <figure className="relative ms-4 max-md:mt-6 lg:col-span-4 lg:row-span-2 lg:ms-0 lg:self-end">
            <div className="arch arch-framed h-[clamp(150px,24svh,220px)] max-lg:before:bottom-8 md:h-86 lg:aspect-13/17 lg:h-auto">
              <Picture
                source={plate.picture}
                sizes="(min-width: 1024px) 440px, (min-width: 768px) 44vw, 92vw"
                focus="50% 60%"
                fit="fill"
                priority
              />
            </div>
            <Caption of={plate.picture} text={plate.caption} className="absolute top-full mt-3 text-ink-soft max-lg:hidden" />
          </figure>
          <div className="relative z-2 -mt-8 lg:col-span-4 lg:row-span-2 lg:mt-0 lg:self-end">
            <FormCard {...form} promise={promise} shared={shared} />
            <Caption of={plate.picture} text={plate.caption} as="p" className="mt-3 text-ink-soft lg:hidden" />
          </div>
        </div>
      </div>
      <PageLinks links={pageLinks} />
    </section>
  );
}

function BadgeList({ experience, natural, licence, pigments }: typeof content.hero.badges) {
  return (
    <ul className="grid grid-cols-4 gap-x-2 gap-y-6 md:max-lg:grid-cols-2">
      <Badge {...experience} />
      <Badge {...natural} value={<LipsMark />} />
      <Badge {...licence} />
      <Badge {...pigments} />
    </ul>
  );
}

function Badge({ value, label }: { value: ReactNode; label: string }) {
  return (
    <li className="text-caption/snug text-ink-soft">
      <span className="arch-number mb-2 h-19 w-16 pt-3 text-label/none text-ink">{value}</span>{' '}
      <span className="block min-w-min max-w-[9ch] md:max-w-[12ch] lg:max-w-[9ch]">{label}</span>
    </li>
  );
}

function LipsMark() {
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
    <div className="first-form paired-form border border-sand bg-white px-[16px] pt-4 md:px-6 md:pt-8">
      <Heading eyebrow={eyebrow} text={headline} size="h3" className="mb-3 md:mt-2" />
      <LateLeadForm form="lipBlushHero" shared={shared} />
      <p className="mt-1 pb-5 text-caption text-ink-soft">
        <NoBreak text={promise} />
      </p>
    </div>
  );
}

/** Links to four of the page's sections, as a printed table of contents. */
function PageLinks({ links }: { links: typeof content.hero.pageLinks }) {
  return (
    <nav aria-label="On this page" className="wide mt-6 md:mt-16">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] border-t border-hair-strong [border-image:linear-gradient(theme(colors.hair-strong)_0_0)_1] md:grid-cols-4 md:gap-x-(--gap)">
        {links.map(({ href, label, note }) => (
          <li key={href} className="max-md:border-b max-md:border-hair-strong max-md:odd:border-e max-md:odd:pe-4 max-md:even:ps-4">
            <a href={href} className="group grid grid-cols-[1fr_auto] py-3 no-underline md:py-5">
              <b className="font-serif text-label group-hover:text-lip-ink">{label}</b>
              <span className="me-0.5 mt-1.5 text-brass-ink">
                <Icon name="down" size={18} />
              </span>
              <span className="text-small/normal text-ink-soft max-lg:hidden">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
