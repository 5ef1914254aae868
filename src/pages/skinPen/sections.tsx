import type { skinPen as content } from '@/content/skinPen';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Caption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** The text and the form on the left, on a grid of dots that grows denser towards a round plate cut off by the page's right edge. */
export function Hero({ headline, lead, from, form, facts, plate: { picture, caption } }: typeof content.hero) {
  return (
    <section className="relative overflow-hidden pt-20 md:pt-bar">
      <DotGrid />
      <div className="wide relative z-1 grid-12 md:pb-20">
        <div className="col-span-12 md:pt-5 lg:col-span-9">
          <Breadcrumbs page="skinPen" />
          <Heading text={headline} level={1} size="display-form" className="mb-3 w-fit md:mt-5 md:mb-5 [&_em]:block" />
          <PriceAndRating price={from} className="mb-3 w-fit md:mb-5" />
          <p className="mb-5 text-balance text-ink-soft md:max-w-[28em] md:text-lead">
            <NoBreak text={lead} />
          </p>
        </div>
        <div className="first-form paired-form col-span-12 rounded-sm border border-sand bg-white p-4 md:col-span-6 lg:p-6 xl:col-span-7">
          <h2 className="mb-3 text-card">{form}</h2>
          <LateLeadForm form="skinPenHero" />
        </div>
        <ul className="col-span-7 grid min-h-80 content-center text-small/snug text-ink-soft md:col-span-12 md:mt-6 md:flex md:min-h-0 md:gap-x-8">
          {facts.map((fact) => (
            <li key={fact} className="border-brass/50 max-md:border-t max-md:py-3">
              <NoBreak text={fact} />
            </li>
          ))}
        </ul>
      </div>
      <figure className="absolute inset-e-0 bottom-4 w-30 md:top-24 md:bottom-auto md:w-45 lg:w-60 xl:top-32 xl:w-67.5">
        <div className="aspect-square w-[200%] rounded-full border border-brass p-2 lg:p-3">
          <Picture
            source={picture}
            sizes="(min-width: 1280px) 540px, (min-width: 1024px) 480px, 360px"
            box="relative size-full overflow-hidden rounded-full"
            focus="68% 50%"
            priority
          />
        </div>
        <Caption of={picture} text={caption} className="mt-2 w-fit bg-porcelain pe-4 text-mute max-md:float-end max-md:-ms-8" />
      </figure>
    </section>
  );
}

/** Grids of dots around the plate at the right edge. Each grid has twice the dots of the one around it and fades out sooner. */
const dotGrids = ['90%', '56%', '30%'].map((reach, step) => {
  const pitch = 28 / 2 ** (step / 2);
  const dot = 'radial-gradient(circle, currentColor 1.2px, transparent 1.8px)';
  return {
    background: `${dot} 100% 0/${pitch}px ${pitch}px`,
    mask: `radial-gradient(${reach} ${reach} at 100% 42%, black 20%, transparent)`,
  };
});

function DotGrid() {
  return dotGrids.map((style) => <div key={style.mask} aria-hidden="true" className="absolute inset-0 text-sea-glass/35" style={style} />);
}

/** The packages, with one arch per session. Both prices are shown as given. */
export function Packages({ headline, text, freeLabel, packages, book }: typeof content.packages) {
  return (
    <section id="packages" className="on-dark bg-sea-deep py-section text-on-sea">
      <div ref={reveal} className="wide grid-12 items-end gap-y-4">
        <Heading text={headline} className="col-span-12 text-porcelain lg:col-span-7" />
        <p className="col-span-12 text-small md:col-span-8 lg:col-span-4 lg:col-start-9">{text}</p>
      </div>
      <ul className="wide mt-10 grid gap-y-12 md:mt-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-[7fr_5fr]">
        {packages.map(({ id, name, paidSessions, freeSessions, priceNote, otherPrice, price }, index) => (
          <li
            key={id}
            className={index === 0 ? 'md:pe-6 lg:pe-12' : 'border-sea-glass max-md:border-t max-md:pt-10 md:border-s md:ps-6 lg:ps-12'}
          >
            <SessionArches paid={paidSessions} free={freeSessions} freeLabel={freeLabel} />
            <h3 className="mt-6 mb-1.5 text-h2 text-porcelain lg:mt-10">{name}</h3>
            <p>
              {priceNote} <Amount price={otherPrice} inText />
            </p>
            <p className="mt-4 text-price-large text-champagne md:mt-6">
              <Amount price={price} />
            </p>
            <div className="mt-6 md:mt-8">
              <Action {...book} variant="primaryOnDark" icon="chat" block />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One arch per session. The free one is filled and labelled. Decorative: the text beside the arches says the same. */
function SessionArches({ paid, free, freeLabel }: { paid: number; free: number; freeLabel: string }) {
  return (
    <div aria-hidden="true" className={classNames('grid grid-cols-6 gap-1.5 lg:gap-3', paid + free === 4 && 'lg:grid-cols-4')}>
      {Array.from({ length: paid + free }, (_, index) => (
        <span
          key={index}
          className={classNames(
            'flex h-18 items-end justify-center rounded-t-full border pb-1 lg:h-28 lg:pb-2',
            index < paid
              ? 'border-on-sea/55 font-serif text-card font-medium text-porcelain'
              : 'border-champagne bg-champagne text-caption font-semibold text-ink',
          )}
        >
          {index < paid ? index + 1 : freeLabel}
        </span>
      ))}
    </div>
  );
}

/** Four benefits, divided by a cross from 768 px, beside the minutes of numbing cream as one large figure. */
export function Benefits({ headline, benefits, figure }: typeof content.benefits) {
  return (
    <section className="py-section-quiet">
      <div ref={reveal} className="wide grid-12 gap-y-8">
        <div className="col-span-12 xl:col-span-5">
          <Heading text={headline} />
          <p className="mt-8 text-sea-glass md:mt-12">
            <span className="block font-serif text-scale-wide whitespace-nowrap">{figure.amount}</span>
            <span className="mt-4 block text-small text-ink-soft">{figure.unit}</span>
          </p>
        </div>
        <ul className="col-span-12 self-end md:grid md:grid-cols-2 xl:col-span-7">
          {benefits.map(({ title, text }, index) => (
            <li
              key={title}
              className={classNames(
                'border-brass/70 max-md:border-t max-md:py-4',
                index % 2 === 0 ? 'md:border-e md:pe-8 lg:pe-10' : 'md:ps-8 lg:ps-10',
                index < 2 ? 'md:border-b md:pb-8 lg:pb-12' : 'md:pt-8 lg:pt-12',
              )}
            >
              <h3 className="mb-1.5 text-h2 md:max-lg:text-h3">{title}</h3>
              <p className="max-w-[32ch] text-ink-soft">
                <NoBreak text={text} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function CallbackForm({ eyebrow, headline, text }: typeof content.callback) {
  return (
    <section id="callback" className="bg-mist py-section-quiet">
      <div className="wide grid-12 items-center gap-y-6">
        <div ref={reveal} className="col-span-12 lg:col-span-6">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-4 [&_em]:block" />
          <p className="text-small text-ink-soft">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <LateLeadForm form="skinPenCallback" />
        </div>
      </div>
    </section>
  );
}
