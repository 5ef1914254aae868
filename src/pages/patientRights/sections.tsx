import type { ReactNode } from 'react';

import type { patientRights as words, RightsGroup } from '@/content/patientRights';
import type { Link } from '@/content/shapes';
import { facts } from '@/site/facts';
import { pathOf } from '@/site/pages';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';

/** The title, and two arched links in the background colours of the parts they lead to. */
export function Hero({ eyebrow, headline, lead, print, toRights, toResponsibilities }: typeof words.hero) {
  return (
    <section className="pt-16 md:pt-bar print:pt-0">
      <p className="wide hidden text-small text-ink-soft print:mb-8 print:block">
        {facts.studioName}, {facts.hotel}, {facts.district}, {facts.city}. {facts.siteUrl}
        {pathOf('patientRights')}
      </p>
      <div className="wide grid-12 lg:min-h-149 print:block print:min-h-0">
        <div className="col-span-12 pt-6 pb-10 md:py-16 lg:col-span-7 lg:self-center lg:pb-20 print:p-0">
          <Heading
            level={1}
            size="display-1"
            eyebrow={eyebrow}
            text={headline}
            className="mt-4 mb-5 print:text-h2 md:mt-6 md:mb-8 [&_em]:block print:mt-0 print:[&_em]:inline print:[&_em]:text-ink"
            eyebrowClass="print:hidden"
          />
          <p className="max-w-[44ch] text-lead text-ink-soft print:max-w-none print:text-small">{lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-sand pt-3 text-small text-ink-soft md:mt-10 print:hidden [@media(scripting:none)]:hidden">
            <button type="button" className="text-link min-h-11" onClick={() => window.print()}>
              {print.label}
            </button>
            <span>{print.note}</span>
          </p>
        </div>
        <div className="col-span-12 grid grid-cols-2 lg:col-span-5 lg:self-end print:hidden">
          <PartLink {...toRights} ground="bg-white" />
          <PartLink {...toResponsibilities} ground="bg-plaster -ms-px" />
        </div>
      </div>
    </section>
  );
}

function PartLink({ count, label, href, ground }: Link & { count: number; ground: string }) {
  return (
    <a
      href={href}
      className={`group flex h-57 flex-col items-center justify-end rounded-t-full border border-b-0 border-brass pb-8 no-underline md:h-75 lg:h-110 lg:pb-16 ${ground}`}
    >
      <b className="font-serif text-numeral text-oxblood">{count}</b>{' '}
      <span className="mt-4 text-small text-ink-soft decoration-1 underline-offset-6 group-hover:underline md:mt-8 md:text-body">
        {label}
      </span>
    </a>
  );
}

export function Rights({ id, title, groups, children }: typeof words.rights & { children: ReactNode }) {
  return (
    <section id={id} className="border-t border-brass bg-white pt-12 md:pt-20 lg:pt-24 print:border-0 print:pt-8">
      <div className="wide grid-12 print:block">
        {children}
        <div className="col-span-12 md:grid-12 lg:col-span-9 lg:grid-cols-9 print:block">
          <Heading
            text={title}
            className="mb-8 md:col-span-10 md:col-start-2 md:mb-12 lg:col-span-8 lg:col-start-2 lg:mb-16 print:mb-2 print:text-card"
          />
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** One group of rights: a title, a remark in the margin, and sentences with hanging numbers. */
function Group({ id, title, remark, first, rights }: RightsGroup) {
  return (
    <div
      id={id}
      className="col-span-full pb-10 last:pb-16 md:grid-12 md:pb-16 md:last:pb-24 lg:grid-cols-9 lg:last:pb-28 print:block print:pb-4 print:last:pb-0"
    >
      <h3 className="border-t border-brass pt-4 text-h2 print:text-card text-oxblood md:col-span-10 md:col-start-2 lg:col-span-8 lg:col-start-2 xl:col-span-5 xl:col-start-2 print:break-after-avoid print:border-0 print:pt-3 print:text-ink">
        {title}
      </h3>
      <p className="pt-1.5 font-serif text-card font-medium text-rosewood italic md:col-span-10 md:col-start-2 lg:col-span-8 lg:col-start-2 xl:col-span-2 xl:col-start-8 xl:row-span-2 xl:row-start-1 xl:self-start xl:border-t xl:border-brass xl:pt-5 print:hidden">
        {remark}
      </p>
      <ol
        start={first}
        className="md:col-span-11 md:col-start-1 md:grid-12 md:grid-cols-11 lg:col-span-9 lg:grid-cols-9 xl:col-span-6 xl:col-start-1 xl:grid-cols-6 print:block"
      >
        {rights.map((right, index) => (
          <li
            key={right.title}
            className="grid grid-cols-[44px_1fr] items-baseline pt-6 md:col-span-full md:grid-12 md:grid-cols-11 md:pt-6 lg:grid-cols-9 xl:grid-cols-6 print:grid-cols-[32px_1fr] print:gap-x-0 print:break-inside-avoid print:pt-2"
          >
            <span className="md:pe-2 md:text-end print:p-0 print:text-start">
              <ItemNumber value={first + index} />
            </span>
            <div className="md:col-span-10 lg:col-span-8 xl:col-span-5 print:col-span-1">
              <h4 className="font-serif text-card font-semibold print:font-sans print:text-small">{right.title}</h4>
              <p className="mt-1 max-w-[58ch] text-ink-soft print:mt-0 print:max-w-none print:text-small print:text-ink">{right.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The responsibilities in two columns, read column by column. */
export function Responsibilities({ id, title, text, items }: typeof words.responsibilities) {
  return (
    <section id={id} className="bg-plaster py-section print:bg-transparent print:pt-8 print:pb-0">
      <div className="wide grid-12 gap-y-8 md:gap-y-12 print:block">
        <div className="col-span-12 lg:col-span-4">
          <Heading text={title} className="print:break-after-avoid print:text-card" />
          <p className="mt-4 max-w-[48ch] text-ink-soft lg:mt-6 lg:max-w-[34ch] print:hidden">{text}</p>
        </div>
        <ol className="col-span-12 md:grid md:grid-flow-col md:grid-cols-2 md:grid-rows-[repeat(5,auto)] md:gap-x-(--gap) lg:col-span-7 lg:col-start-6 print:mt-2 print:block">
          {items.map((item, index) => (
            <li
              key={item.title}
              className="grid grid-cols-[44px_1fr] items-baseline border-t border-hair-strong pt-5 pb-6 md:grid-cols-[48px_1fr] print:grid-cols-[32px_1fr] print:break-inside-avoid print:border-0 print:pt-2 print:pb-0"
            >
              <span>
                <ItemNumber value={index + 1} />
              </span>
              <div>
                <h3 className="text-card font-semibold print:font-sans print:text-small">{item.title}</h3>
                <p className="mt-1 text-small text-ink-soft md:max-w-[36ch] print:mt-0 print:max-w-none print:text-ink">{item.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The number of a right or responsibility. It is text, so that it is read aloud, copied and printed with its sentence. */
function ItemNumber({ value }: { value: number }) {
  return (
    <span className="font-serif text-figure/none print:text-small font-medium text-brass-ink print:font-sans print:text-ink">{value}</span>
  );
}

export function Privacy({ id, headline, text, items }: typeof words.privacy) {
  return (
    <section id={id} className="bg-white py-section print:bg-transparent print:pt-8 print:pb-0">
      <div className="wide grid-12 gap-y-8 md:gap-y-12 print:block">
        <div className="col-span-12 lg:col-span-4">
          <Heading text={headline} className="print:break-after-avoid print:text-card" />
          <p className="mt-4 max-w-[48ch] text-ink-soft lg:mt-6 lg:max-w-[34ch] print:mt-1 print:max-w-none print:text-small print:text-ink">
            {text}
          </p>
        </div>
        <dl className="col-span-12 md:grid md:grid-cols-2 md:gap-x-(--gap) lg:col-span-7 lg:col-start-6 print:mt-2 print:block">
          {items.map((item) => (
            <div
              key={item.title}
              className="border-t border-hair-strong pt-5 pb-6 print:break-inside-avoid print:border-0 print:pt-2 print:pb-0"
            >
              <dt className="font-serif text-card font-semibold print:font-sans print:text-small">{item.title}</dt>
              <dd className="mt-1 text-small text-ink-soft md:max-w-[40ch] print:mt-0 print:max-w-none print:text-ink">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Questions({ id, headline, studio, authority }: typeof words.questions) {
  return (
    <section id={id} className="py-[clamp(72px,7vw,104px)] print:break-inside-avoid print:pt-8 print:pb-0">
      <div className="wide grid-12 gap-y-6 print:block">
        <Heading size="display-3" text={headline} className="col-span-12 print:text-card lg:col-span-4 lg:max-w-[7em] print:max-w-none" />
        <div className="col-span-12 max-md:mb-3 md:col-span-7 lg:col-span-4 lg:col-start-6">
          <h3 className="text-h3 print:text-card print:pt-3">{studio.title}</h3>
          <p className="mt-2 mb-6 max-w-[42ch] text-ink-soft print:mb-0 print:max-w-none print:text-small print:text-ink">{studio.text}</p>
          <p className="flex flex-col gap-x-6 gap-y-3 md:flex-row md:flex-wrap md:items-center print:hidden">
            <Action {...studio.chat} look="chat" />
            <TextLink {...studio.mail} className="inline-flex min-h-11 items-center self-start md:self-auto" />
          </p>
          <p className="hidden text-small print:block">
            {facts.phoneShown}, {facts.email}
          </p>
        </div>
        <div className="col-span-12 md:col-span-5 lg:col-span-3">
          <h3 className="text-h3 print:text-card print:pt-3">{authority.title}</h3>
          <p className="mt-2 max-w-[42ch] text-ink-soft print:max-w-none print:text-small print:text-ink">{authority.text}</p>
        </div>
      </div>
    </section>
  );
}
