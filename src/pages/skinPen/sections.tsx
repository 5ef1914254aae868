import type { skinPen as words } from '@/content/skinPen';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Caption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { NoBreak } from '@/ui/NoBreak';
import { Picture, type PictureProps } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Centred text on a grid of dots, a one-line form, and two round plates cut off by the page's edges. */
export function Hero({ eyebrow, headline, lead, from, form, facts, left, right, caption }: typeof words.hero) {
  return (
    <section className="relative overflow-hidden pt-20 md:pt-bar">
      <DotGrid />
      <div className="wide relative z-1 pb-5 text-center md:pt-5 md:pb-16 lg:pb-20">
        <div className="flex justify-center [&_ol]:justify-center">
          <Breadcrumbs page="skinPen" />
        </div>
        <Heading
          eyebrow={eyebrow}
          text={headline}
          level={1}
          size="display-form"
          className="mx-auto mb-3 max-w-[11.6em] md:mt-4 md:mb-5"
          eyebrowClass="max-md:hidden md:mt-5"
        />
        <PriceAndRating price={from} className="mb-3 justify-center md:mb-5" />
        <p className="text-balance md:text-lead text-ink-soft">{lead}</p>
      </div>
      <RoundPlate source={left} priority side="inset-s-(--cut)" />
      <RoundPlate source={right} side="inset-e-(--cut)" />
      <div className="wide relative">
        <div className="first-form paired-form rounded-sm border border-sand bg-white p-4 md:px-6 md:py-5">
          <h2 className="mb-3 text-card">{form}</h2>
          <LateLeadForm form="skinPenHero" layout="line" />
        </div>
      </div>
      <div
        className={classNames(
          'wide relative flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 py-6 text-small/snug text-ink-soft md:pb-12',
          'max-md:min-h-74 max-md:max-w-46 max-md:content-center max-md:text-center',
        )}
      >
        {facts.map((fact) => (
          <p key={fact}>
            <NoBreak text={fact} />
          </p>
        ))}
        {left.illustration && right.illustration && <p className="text-caption text-mute">{caption}. Illustrations</p>}
      </div>
    </section>
  );
}

const dot = 'radial-gradient(circle, currentColor 1.3px, transparent 1.9px)';

/** Staggered rows of dots that fade out behind the headline. */
const dotGrid = {
  background: `${dot} 50% 0/24px 42px, ${dot} calc(50% + 12px) 21px/24px 42px`,
  mask: 'radial-gradient(70% 52% at 50% 34%, transparent 50%, black)',
};

function DotGrid() {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-16 bottom-75 text-sea-glass/30 md:top-bar md:bottom-28" style={dotGrid} />
  );
}

/** A round plate in a brass ring. */
function RingedPicture({ ring, ...picture }: Pick<PictureProps, 'source' | 'priority' | 'sizes'> & { ring: string }) {
  return (
    <div className={classNames('rounded-full border border-brass p-2 lg:p-3', ring)}>
      <Picture {...picture} box="relative size-full overflow-hidden rounded-full" />
    </div>
  );
}

interface RoundPlateProps extends Pick<PictureProps, 'source' | 'priority'> {
  side: string;
}

/** A round plate that the edge of the page cuts off. On phones it is beside the facts below the form. */
function RoundPlate({ side, ...picture }: RoundPlateProps) {
  return (
    <RingedPicture
      {...picture}
      sizes="(min-width: 1024px) 460px, (min-width: 768px) 360px, 208px"
      ring={classNames(
        'absolute bottom-9 size-56 md:top-12 md:bottom-auto md:size-96 lg:top-20 lg:size-122',
        '[--cut:min(-72px,50vw-331px)] md:[--cut:-292px] lg:[--cut:max(-276px,25vw-636px)]',
        side,
      )}
    />
  );
}

/** The packages, with one arch per session. Both prices are shown as given. */
export function Packages({ headline, text, freeLabel, packages, book }: typeof words.packages) {
  return (
    <section id="packages" className="on-dark bg-sea-deep py-section text-on-sea">
      <div ref={reveal} className="wide grid-12 items-end gap-y-4">
        <Heading text={headline} className="col-span-12 text-porcelain lg:col-span-7 max-md:[&_em]:block" />
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
              {priceNote} <Amount price={otherPrice} />
            </p>
            <p className="mt-4 text-price-large text-champagne md:mt-6">
              <Amount price={price} />
            </p>
            <div className="mt-6 md:mt-8">
              <Action {...book} look={index === 0 ? 'light' : 'champagne'} icon="chat" block />
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

/** Four benefits around a round plate on crossed lines. On phones they are a list below the plate. */
export function Benefits({ headline, benefits, plate: { picture, caption } }: typeof words.benefits) {
  return (
    <section className="overflow-hidden py-section">
      <div ref={reveal} className="wide">
        <Heading text={headline} className="md:text-center max-md:[&_em]:block" />
        <div className="relative mt-8 [--ring:clamp(280px,34vw,432px)] [--room:calc(var(--ring)/2+24px)] md:mt-16">
          <RingedPicture
            source={picture}
            sizes="(min-width: 768px) 31vw, 260px"
            ring="mx-auto mb-8 size-(--ring) bg-porcelain md:absolute md:inset-0 md:m-auto"
          />
          <ul className="md:grid md:auto-rows-[minmax(var(--room),1fr)] md:grid-cols-2">
            {benefits.map(({ title, text }, index) => (
              <li
                key={title}
                className={classNames(
                  'border-sand max-md:border-t max-md:py-4 md:grid md:border-brass/70',
                  index % 2 === 0 ? 'md:border-e md:pe-(--room)' : 'md:justify-items-end md:ps-(--room) md:text-end',
                  index < 2 ? 'md:content-end md:border-b md:pb-6' : 'md:content-start md:pt-6',
                )}
              >
                <h3 className="mb-1.5 text-h2 md:max-lg:text-h3">{title}</h3>
                <p className="max-w-[32ch] text-ink-soft md:max-lg:text-small">
                  <NoBreak text={text} />
                </p>
              </li>
            ))}
          </ul>
        </div>
        <Caption of={picture} text={caption} as="p" className="mt-2 text-mute md:mt-1 md:text-center" />
      </div>
    </section>
  );
}

/** The treatment room, which bleeds off the left edge, and the short form on the right. */
export function CallbackForm({ eyebrow, headline, text, plate: { picture, caption } }: typeof words.callback) {
  return (
    <section id="callback" className="overflow-hidden bg-plaster">
      <div className="wide grid-12">
        <figure className="edge-start col-span-12 h-58 md:col-span-5 md:h-auto">
          <Picture source={picture} sizes="(min-width: 768px) 70vw, 100vw" fit="fill" focus="46% 50%" />
          <Caption
            of={picture}
            text={caption}
            className="absolute bottom-0 inset-s-0 bg-plaster pt-2 pe-4 ps-(--bleed) text-mute md:pb-3"
          />
        </figure>
        <div ref={reveal} className="col-span-12 pt-10 pb-12 md:col-span-6 md:col-start-7 md:py-section">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-4 [&_em]:block" />
          <p className="mb-6 text-small text-ink-soft">{text}</p>
          <LateLeadForm form="skinPenCallback" />
        </div>
      </div>
    </section>
  );
}
