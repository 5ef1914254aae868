import type { skinPen as words } from '@/content/skinPen';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Caption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { Picture, type PictureProps } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Centred text on a grid of dots, a one-line form, and two round plates cut off by the page's edges. */
export function Hero({ eyebrow, headline, lead, from, form, facts, left, right, caption }: typeof words.hero) {
  return (
    <section className="relative overflow-hidden pt-20 md:pt-bar">
      <DotGrid />
      <div className="relative z-2 wide pb-5 text-center md:pt-5 md:pb-16 lg:pb-20">
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
        <p className="text-body/normal md:text-lead text-balance text-ink-soft">{lead}</p>
      </div>
      <RoundPlate source={left} priority className="inset-s-[min(-64px,50vw-323px)] md:-inset-s-70 lg:inset-s-[max(-262px,25vw-622px)]" />
      <RoundPlate source={right} className="inset-e-[min(-64px,50vw-323px)] md:-inset-e-70 lg:inset-e-[max(-262px,25vw-622px)]" />
      <div className="relative z-3 wide">
        <div className="rounded-sm first-form paired-form border border-sand bg-white p-[16px] md:p-5 md:px-6 md:pb-6">
          <h2 className="mb-3 text-card">{form}</h2>
          <LateLeadForm form="skinPenHero" layout="line" />
        </div>
      </div>
      <div className="relative z-2 wide flex min-h-74 max-w-46 flex-col items-center justify-center gap-2 py-6 text-center text-small/snug text-ink-soft md:grid md:min-h-0 md:max-w-none md:grid-cols-2 md:items-baseline md:justify-between md:gap-x-6 md:gap-y-2 md:pt-5 md:pb-12 md:text-start xl:grid-cols-[repeat(3,auto)]">
        {facts.map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
        {left.illustration && right.illustration && <p className="text-caption text-mute">{caption}. Illustrations</p>}
      </div>
    </section>
  );
}

function DotGrid() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-[68px_0_300px] text-sea-glass opacity-28 [background:radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_50%_0/22px_38px,radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_calc(50%+11px)_19px/22px_38px] [mask:radial-gradient(90%_40%_at_50%_22%,transparent_50%,#000)] md:inset-[84px_0_126px] xl:inset-[84px_0_96px] md:opacity-34 md:[background:radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_50%_-6px/26px_45px,radial-gradient(circle,currentColor_0_1.3px,transparent_1.9px)_calc(50%+13px)_16.5px/26px_45px] md:[mask:radial-gradient(62%_58%_at_50%_40%,transparent_52%,#000)]"
    />
  );
}

interface RoundPlateProps extends Pick<PictureProps, 'source' | 'priority'> {
  className: string;
}

/** A round plate in a brass circle, cut off by the edge of the page. On phones it is beside the facts below the form. */
function RoundPlate({ className, ...picture }: RoundPlateProps) {
  return (
    <div
      className={`absolute bottom-11 size-52 rounded-full after:pointer-events-none after:absolute after:-inset-2.25 after:rounded-full after:border after:border-brass md:top-15 md:bottom-auto md:size-90 md:after:-inset-3.5 lg:top-24 lg:size-115 ${className}`}
    >
      <div className="absolute inset-0 overflow-hidden rounded-full">
        <Picture {...picture} fit="fill" sizes="(min-width: 1024px) 460px, (min-width: 768px) 360px, 208px" />
      </div>
    </div>
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
      <ul className="wide mt-10 grid-12 items-stretch gap-y-12 md:mt-12 lg:mt-16">
        {packages.map(({ id, name, paidSessions, freeSessions, priceNote, otherPrice, price }, index) => (
          <li
            key={id}
            className={classNames(
              'col-span-12 md:max-lg:col-span-6',
              index === 0
                ? 'md:pe-6 lg:col-span-7'
                : 'border-sea-glass max-md:border-t max-md:pt-10 md:border-s md:ps-6 lg:col-span-5 lg:ps-12',
            )}
          >
            <SessionArches paid={paidSessions} free={freeSessions} freeLabel={freeLabel} />
            <h3 className="mt-6 mb-1.5 text-h2 text-porcelain lg:mt-10">{name}</h3>
            <p>
              {priceNote} <Amount price={otherPrice} />
            </p>
            <p className="mt-4 text-display-3/none text-champagne md:mt-6">
              <Amount price={price} />
            </p>
            <p className="mt-6 grid md:mt-8 md:block">
              <Action {...book} look={index === 0 ? 'light' : 'champagne'} icon="chat" />
            </p>
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
      {Array.from({ length: paid + free }, (_, index) =>
        index < paid ? (
          <span
            key={index}
            className="grid h-18.5 items-end justify-items-center rounded-[999px_999px_2px_2px] border border-on-sea/55 pb-2 font-serif text-card/none font-medium text-porcelain lining-nums lg:h-29 lg:pb-3"
          >
            {index + 1}
          </span>
        ) : (
          <span
            key={index}
            className="grid h-18.5 items-end justify-items-center rounded-[999px_999px_2px_2px] bg-champagne pb-2 text-caption/none font-semibold text-ink lg:h-29 lg:pb-3 lg:text-small/none"
          >
            {freeLabel}
          </span>
        ),
      )}
    </div>
  );
}

/** Four benefits around a round plate on crossed lines. On phones they are a list below the plate. */
export function Benefits({ headline, benefits, plate: { picture, caption } }: typeof words.benefits) {
  return (
    <section className="overflow-hidden py-section">
      <div ref={reveal} className="wide">
        <Heading text={headline} className="md:text-center max-md:[&_em]:block" />
        <div className="relative mt-8 md:mt-16 md:before:absolute md:before:inset-x-0 md:before:top-1/2 md:before:h-px md:before:bg-brass/70 md:after:absolute md:after:inset-y-0 md:after:inset-s-1/2 md:after:w-px md:after:bg-brass/70">
          <div className="relative z-1 mx-auto mb-8 size-70 rounded-full border border-brass bg-porcelain p-2 md:absolute md:top-1/2 md:inset-s-1/2 md:mb-0 md:-translate-1/2 lg:size-90 lg:p-3 xl:size-108">
            <Picture
              source={picture}
              sizes="(min-width: 1280px) 404px, (min-width: 1024px) 332px, 260px"
              box="relative size-full overflow-hidden rounded-full"
            />
          </div>
          <ul className="md:grid md:grid-cols-2 md:grid-rows-[repeat(2,minmax(190px,auto))] xl:grid-rows-[236px_236px]">
            {benefits.map(({ title, text }, index) => (
              <li
                key={title}
                className={classNames(
                  'max-md:border-t max-md:border-sand max-md:pt-4 max-md:pb-4',
                  index % 2 === 0 ? 'md:pe-40 lg:pe-51 xl:pe-60' : 'md:justify-self-end md:ps-40 md:text-end lg:ps-51 xl:ps-60',
                  index < 2 ? 'md:self-end md:pb-6' : 'md:pt-6',
                )}
              >
                <h3 className="mb-1.5 text-h2 md:max-lg:text-h3 md:mb-2">{title}</h3>
                <p className="max-w-[32ch] text-ink-soft md:max-lg:text-small">{text}</p>
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
    <section id="callback" className="relative overflow-hidden bg-plaster">
      <figure className="relative h-58 [--focus:50%_50%] md:absolute md:inset-y-0 md:inset-s-0 md:h-auto md:w-[calc(50%-64px)] lg:w-[calc(50%-122px)] xl:[--focus:6%_50%]">
        <Picture source={picture} sizes="(min-width: 768px) 70vw, 100vw" fit="fill" focus="var(--focus)" />
        <Caption
          of={picture}
          text={caption}
          className="absolute bottom-0 inset-s-0 bg-plaster pt-2 pe-4 ps-gutter text-mute md:inset-e-0 md:inset-s-auto md:pe-0 md:pb-3 md:ps-4"
        />
      </figure>
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 pt-10 pb-12 md:col-span-6 md:col-start-7 md:py-section lg:col-span-5 lg:col-start-7">
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 mb-4 [&_em]:block" />
          <p className="mb-6 text-small text-ink-soft">{text}</p>
          <LateLeadForm form="skinPenCallback" />
        </div>
      </div>
    </section>
  );
}
