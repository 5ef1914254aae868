import type { browsLanding as content } from '@/content/browsLanding';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { ContactList } from '@/sections/ContactList';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Caption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { Quote } from '@/ui/Quote';
import { reveal } from '@/ui/reveal';

import { tools } from './drawings';

/**
 * The consultation form on the left and the text on the right. Below them, many strokes form a brow. The picture is masked on two sides to
 * keep it off the text; on phones it is a strip between the headline and the form.
 */
export function Hero({ headline, lead, from, form, plate }: typeof content.hero) {
  return (
    <section className="relative isolate overflow-hidden bg-plaster pt-20 pb-8 md:min-h-220 md:pt-bar lg:min-h-205 xl:min-h-200 md:pb-16">
      <div className="wide grid-12">
        <div className="col-span-12 md:col-span-6 md:col-start-7 md:row-start-1 xl:col-span-7 xl:col-start-6">
          <div className="md:pt-5">
            <Breadcrumbs page="browsLanding" />
          </div>
          <Heading
            level={1}
            size="display-form"
            text={headline}
            className="mb-3 text-wrap md:mt-3 md:mb-5 md:text-display-2 [&_em]:block"
          />
          <PriceAndRating price={from} className="md:mb-5 md:w-fit" />
          <p className="max-w-[17em] text-lead text-balance text-ink-soft max-md:not-print:sr-only">
            <NoBreak text={lead} />
          </p>
        </div>

        <div
          className={classNames(
            'relative col-span-12 -mx-gutter h-[37vw] overflow-hidden mask-y-from-76% mix-blend-multiply',
            'md:absolute md:-inset-e-[min(2vw,40px)] md:top-86 md:-z-10 md:mx-0 lg:top-66 xl:top-36',
            'md:aspect-36/23 md:h-auto md:w-[clamp(1150px,120vw,1900px)] xl:w-[min(100vw,1500px)]',
            'md:mask-t-from-54% md:mask-t-to-92% md:mask-l-from-58% md:mask-l-to-92%',
          )}
        >
          {/* Less than the real 165vw on phones: the next picture size adds 19 KB and makes no visible difference in a strip. */}
          <Picture
            source={plate}
            sizes="(min-width: 1500px) 1500px, (min-width: 1280px) 100vw, (min-width: 958px) 120vw, (min-width: 768px) 1150px, 152vw"
            box="absolute top-[calc(50%-57.5vw)] inset-s-[-56vw] aspect-36/23 w-[165vw] md:inset-0 md:w-full"
            alt=""
            priority
          />
        </div>

        <Caption
          of={plate}
          as="p"
          className={classNames(
            'col-span-12 mb-2 text-ink-soft',
            'md:absolute md:bottom-4 md:inset-s-[calc(50%+12px)] md:m-0 xl:inset-s-[calc(50%-min(1360px,100vw-2*var(--gutter))/12+10px)]',
          )}
        />
        <div className="col-span-12 md:col-span-6 md:row-start-1 md:mt-12 lg:col-span-5 xl:col-span-4">
          <div className="first-form paired-form border border-sand bg-white px-[16px] py-5 md:p-6 lg:p-8">
            <Heading eyebrow={form.eyebrow} text={form.headline} size="h3" className="mt-1 mb-3 md:mb-5" />
            <LateLeadForm form="browsHero" />
            <p className="mt-1 text-caption text-ink-soft">
              <NoBreak text={form.promise} />
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** A linen roll with four tools. A text on each pocket says what its tool is for. */
export function Why({ eyebrow, headline, points, experience, claims }: typeof content.why) {
  return (
    <section className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="md:grid-12 md:items-end">
          <div className="md:col-span-12 lg:col-span-7">
            <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
          </div>
          <div className="mt-8 flex flex-wrap items-end gap-x-5 text-small text-ink-soft md:grid md:grid-cols-[auto_1fr] md:col-span-12 lg:col-span-5 lg:mt-0 xl:gap-x-8">
            <p className="font-serif text-scale text-umber md:row-span-2">{experience.figure}</p>
            <p className="min-w-min flex-1 pb-2">{experience.unit}</p>
            <ul className="max-md:mt-6 max-md:w-full max-md:border-b max-md:border-hair-strong">
              {claims.map((claim) => (
                <li key={claim} className="border-t border-hair-strong py-2">
                  {claim}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div aria-hidden="true" className="mt-10 grid grid-cols-4 items-end gap-x-2">
          {tools.map(({ src, height }) => (
            <img key={src} src={src} alt="" width="120" height={height} loading="lazy" className="mx-auto w-full max-w-36" />
          ))}
        </div>
        {/* The seams are the top and start borders of the pockets. The first start border of each row is outside and cut off. */}
        <ol className="grid overflow-hidden border border-umber/35 border-t-umber bg-porcelain pt-2 md:grid-cols-2 lg:grid-cols-4">
          {points.map(({ title, text }) => (
            <li key={title} className="-ms-px border-s border-t border-dashed border-brass px-5 py-6 md:px-8 md:pb-10">
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Distance of each quote from the drawn hair, from 1024 px. */
const quoteOffsets = [
  'lg:pt-[clamp(120px,12.800vw,178px)]',
  'lg:pt-[clamp(64px,6.400vw,92px)]',
  'lg:pt-[clamp(84px,8.600vw,120px)]',
] as const;

/** Three quotes below one drawn hair, which follows the line of a brow. */
export function Testimonials({ eyebrow, headline, stories }: typeof content.testimonials) {
  return (
    <section className="overflow-hidden bg-porcelain py-section-quiet">
      <div className="wide">
        <div ref={reveal} className="lg:text-center">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
        </div>
        <div className="relative mt-8 md:mt-16 lg:mt-10">
          <svg viewBox="0 0 1296 150" aria-hidden="true" className="absolute inset-x-0 top-0 h-auto w-full fill-umber max-lg:hidden">
            <path d="M0 146C200 74 480 10 760 6c220-3 400 50 536 140C1150 62 980 14 760 12 490 12 214 78 3 150Z" />
          </svg>
          <ul className="lg:grid-12">
            {stories.map(({ id, quote, client, location }, order) => (
              <li
                key={id}
                className={classNames('max-lg:border-t max-lg:border-umber/40 max-lg:py-8 lg:col-span-4 lg:pe-6', quoteOffsets[order])}
              >
                <figure className="md:max-lg:grid md:max-lg:grid-cols-[1fr_200px]">
                  <Quote text={quote} className="text-h2" />
                  <figcaption className="mt-5 text-small text-ink-soft">
                    <b className="me-2 font-semibold text-ink">{client}</b> {location}
                  </figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

/** The callback form with phone and address. It mirrors the hero: the form is on the right. */
export function CallbackForm({ eyebrow, headline, text, formHeadline, contact }: typeof content.callback) {
  return (
    <section id="callback" className="overflow-hidden border-t border-sand bg-plaster py-section-quiet">
      <div className="wide grid-12 gap-y-10">
        <div className="col-span-12 lg:col-span-6">
          <Heading eyebrow={eyebrow} text={headline} className="mt-4" />
          <p className="mt-5 max-w-[48ch] text-ink-soft">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:self-end">
          <div className="paired-form border border-sand bg-white p-4 md:p-10">
            <h3 className="mb-5 text-h3">{formHeadline}</h3>
            <LateLeadForm form="browsCallback" />
          </div>
        </div>
        <div className="col-span-12 self-end lg:col-span-6">
          <h3 className="text-card text-umber">{contact.headline}</h3>
          <ContactList
            entries={contact.entries}
            className="mt-3 border-t border-umber sm:grid-cols-2 sm:gap-x-(--gap)"
            rowClass="content-start border-b border-hair-strong sm:block"
            labelClass="text-mute max-sm:pt-0.5"
            linkClass="-my-2 text-rosewood"
          />
        </div>
      </div>
    </section>
  );
}
