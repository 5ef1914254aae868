import type { homeFacials as content } from '@/content/homeFacials';
import { LateLeadForm } from '@/leads/late';
import { classNames } from '@/lib/classNames';
import { Amount } from '@/sections/Amount';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { LateTreatmentSummary } from '@/sections/late';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { chatAbout } from '@/site/links';
import { Action } from '@/ui/Action';
import { Caption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { Icon } from '@/ui/Icon';
import { linkTo } from '@/ui/linkTo';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';
import { TextLink } from '@/ui/TextLink';

import { Bottle } from './Bottle';

/** The text is on the left. The picture fills the right of the page, up to its top behind the header. */
export function Hero({ headline, from, lead, book, toMenu, note, plate }: typeof content.hero) {
  return (
    <section className="overflow-hidden">
      <div className="wide grid-12 md:min-h-180 lg:min-h-215">
        <div className="col-span-12 pt-20 pb-8 md:col-span-6 md:self-center md:pt-28 md:pe-4 md:pb-16 lg:col-span-5">
          <Breadcrumbs page="homeFacials" />
          <Heading level={1} size="display-1" text={headline} className="mb-3 md:mt-4 md:mb-5" />
          <PriceAndRating price={from} className="mb-3 md:mb-5" />
          <p className="mb-6 max-w-[32ch] text-lead text-ink-soft md:mb-10">
            <NoBreak text={lead} />
          </p>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 max-md:*:first:w-full">
            <Action {...book} variant="chat" />
            <TextLink {...toMenu} className="inline-block py-3" />
          </p>
          <p className="mt-6 max-w-[46ch] border-t border-sand pt-4 text-small text-ink-soft md:mt-12">{note}</p>
        </div>
        {/* The header's text needs the veil where the browser darkens the page. */}
        <figure className="edge-end col-span-12 h-90 after:inset-x-0 after:top-0 after:h-36 after:bg-linear-to-b after:from-porcelain/85 after:from-25% md:after:absolute md:col-span-6 md:h-auto lg:col-span-7">
          <Picture
            source={plate}
            fit="fill"
            sizes="(min-width: 1440px) 60vw, (min-width: 1024px) 860px, (min-width: 768px) 720px, 100vw"
            focus="40% 60%"
            priority
          />
          <Caption of={plate} className="absolute bottom-0 inset-s-0 bg-porcelain px-4 pt-2 pb-3 text-mute max-md:ps-gutter" />
        </figure>
      </div>
    </section>
  );
}

/**
 * The facials as bottles on brass shelves, three per shelf, or one on phones. Each has a booking link to a chat that names the facial. The
 * class `content` stops reader views from taking the id for a menu of links.
 */
export function FacialMenu({ headline, text, listLabel, book, items }: typeof content.menu) {
  return (
    <section id="menu" className="content bg-plaster py-section">
      <div className="wide">
        <div className="grid-12 items-end gap-y-3 md:mb-6">
          <Heading text={headline} className="col-span-12 md:col-span-7" />
          <p className="col-span-12 text-small text-ink-soft md:col-span-5 md:col-start-8 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <ol aria-label={listLabel} className="grid gap-x-10 md:grid-cols-3 md:gap-y-6">
          {items.map(({ id, name, price, note, path }) => (
            <li
              key={id}
              className={classNames(
                'grid grid-cols-[74px_minmax(0,1fr)_auto] content-start items-baseline gap-x-3 md:grid-cols-[minmax(0,1fr)_auto]',
                'border-brass max-md:border-b max-md:pt-4 md:not-nth-[3n]:[--shelf:40px] md:max-lg:grid-rows-[auto_auto_1fr_auto]',
              )}
            >
              {/* The shelf continues to the next column. */}
              <div className="flex h-28 items-end justify-center border-brass max-md:row-span-2 md:col-span-2 md:-me-(--shelf) md:h-85 md:border-b md:pe-(--shelf) lg:h-107">
                <Bottle id={id} />
              </div>
              <h3 className="self-end text-card md:mt-4 md:self-auto md:max-lg:col-span-2 lg:text-h3">
                {path === undefined ? (
                  name
                ) : (
                  <a
                    href={path}
                    className="relative underline decoration-brass decoration-1 underline-offset-4 after:absolute after:-inset-[12px] hover:text-rosewood"
                  >
                    {name}
                  </a>
                )}
              </h3>
              <p className="self-end text-end text-price md:max-lg:order-last md:max-lg:self-auto md:max-lg:text-start">
                <Amount price={price} />
              </p>
              <p className="text-caption text-mute max-md:min-h-13 max-md:self-start max-md:pt-0.5 md:mt-1 md:text-small md:max-lg:col-span-2">
                {note}
              </p>
              <p className="text-end max-md:self-start md:max-lg:order-last">
                <a
                  {...linkTo(chatAbout(name))}
                  aria-label={`${book} ${name} on WhatsApp`}
                  className="text-link inline-block min-w-11 py-3 text-end max-md:-mt-2"
                >
                  {book}
                </a>
              </p>
            </li>
          ))}
        </ol>
        <LateTreatmentSummary of="homeFacials" />
      </div>
    </section>
  );
}

export function Advice({ headline, text, ask, photograph }: typeof content.advice) {
  return (
    <section className="py-section-quiet">
      <div ref={reveal} className="wide grid-12 gap-y-5">
        <div className="col-span-12 lg:col-span-6">
          <Heading text={headline} />
          {photograph && <Picture source={photograph} box="relative mt-8 aspect-3/2" sizes="(min-width: 1024px) 44vw, 90vw" />}
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8">
          <p className="max-w-[52ch] text-ink-soft">{text}</p>
          <a {...linkTo(ask.href)} className="text-link mt-2 inline-flex items-center gap-2 py-3">
            <Icon name="chat" size={22} />
            {ask.label}
          </a>
        </div>
      </div>
    </section>
  );
}

export function Benefits({ headline, points, callback }: typeof content.benefits & Pick<typeof content, 'callback'>) {
  return (
    <section className="on-dark bg-oxblood-deep py-section-quiet text-porcelain">
      <div className="wide grid-12 items-center gap-y-12">
        <div ref={reveal} className="col-span-12 lg:col-span-6">
          <Heading text={headline} className="mb-6 md:mb-10" />
          <ol>
            {points.map(({ title, text }, index) => (
              <li key={title} className="grid grid-cols-[44px_1fr] border-t border-hair-dark py-5 md:grid-cols-[64px_1fr]">
                <span aria-hidden="true" className="font-serif text-figure/none text-champagne">
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-card">{title}</h3>
                  <p className="mt-1 max-w-[50ch] text-on-deep">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        {/* The white card inside the dark section resets the text and focus colours. */}
        <div className="col-span-12 rounded-sm bg-white px-5 py-8 text-ink md:p-10 lg:col-span-5 lg:col-start-8 [&_:focus-visible]:outline-focus">
          <Heading size="display-3" text={callback.headline} />
          <p className="mt-3 mb-6 text-small text-ink-soft">
            {callback.beforePhone} <TextLink {...callback.phone} className="-my-3 inline-block py-3 whitespace-nowrap" />.
          </p>
          <LateLeadForm form="homeFacialsCallback" />
          <p className="mt-4 text-caption text-mute">{callback.note}</p>
        </div>
      </div>
    </section>
  );
}
