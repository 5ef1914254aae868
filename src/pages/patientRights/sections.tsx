import type { ReactNode } from 'react';

import type { patientRights as content, RightsGroup } from '@/content/patientRights';
import type { Link, Point } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { facts } from '@/site/facts';
import { pathOf } from '@/site/pages';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { TextLink } from '@/ui/TextLink';

/** The title, and two arched links in the background colours of the parts they lead to. */
export function Hero({ eyebrow, headline, lead, print, toRights, toResponsibilities }: typeof content.hero) {
  return (
    <section className="pt-16 md:pt-bar">
      <p className="wide hidden print:mb-8 print:block">
        {facts.studioName}, {facts.hotel}, {facts.district}, {facts.city}. {facts.siteUrl}
        {pathOf('patientRights')}
      </p>
      <div className="wide grid-12 lg:min-h-149 print:min-h-0">
        <div className="col-span-12 pt-6 pb-10 md:py-16 lg:col-span-7 lg:self-center print:p-0">
          <Heading
            level={1}
            size="display-form"
            eyebrow={eyebrow}
            text={headline}
            className="mt-4 mb-5 md:mt-6 md:mb-8 [&_em]:block print:[&_em]:inline"
            eyebrowClass="print:hidden"
          />
          <p className="max-w-[44ch] text-lead text-ink-soft">{lead}</p>
          <p className="scripted mt-6 flex flex-wrap items-center gap-x-6 border-t border-sand pt-3 text-small text-ink-soft md:mt-10 print:hidden">
            <button type="button" className="text-link min-h-11" onClick={() => window.print()}>
              {print.label}
            </button>
            <span>{print.note}</span>
          </p>
        </div>
        <div className="col-span-12 grid grid-cols-2 lg:col-span-5 lg:self-end print:hidden">
          <PartLink {...toRights} background="bg-white" />
          <PartLink {...toResponsibilities} background="bg-plaster -ms-px" />
        </div>
      </div>
    </section>
  );
}

function PartLink({ count, label, href, background }: Link & { count: number; background: string }) {
  return (
    <a
      href={href}
      className={`group flex h-57 flex-col items-center justify-end rounded-t-full border border-b-0 border-brass pb-8 md:h-75 lg:h-110 lg:pb-16 ${background}`}
    >
      <b className="font-serif text-numeral text-oxblood">{count}</b>{' '}
      <span className="mt-4 text-small text-ink-soft group-hover:underline md:mt-8 md:text-body">{label}</span>
    </a>
  );
}

export function Rights({ id, title, groups, children }: typeof content.rights & { children: ReactNode }) {
  return (
    <section id={id} className="border-t border-brass bg-white pt-12 md:pt-20 lg:pt-24">
      <div className="wide grid-12">
        {children}
        <div className="col-span-12 lg:col-span-9">
          <Heading text={title} className="mb-8 md:mb-12 md:ps-12 lg:mb-16 print:p-0" />
          {groups.map((group) => (
            <Group key={group.id} {...group} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** One group of rights: a title, a note in the margin, and sentences with hanging numbers. */
function Group({ id, title, note, first, rights }: RightsGroup) {
  return (
    <div id={id} className="gap-x-(--gap) pb-10 md:pb-16 md:ps-12 xl:grid xl:grid-cols-[5fr_2fr] print:block print:p-0">
      <h3 className="border-t border-brass pt-4 text-h2 text-oxblood">{title}</h3>
      <p className="pt-1.5 font-serif text-card font-medium text-rosewood xl:row-span-2 xl:border-t xl:border-brass xl:pt-5 print:hidden">
        {note}
      </p>
      <ol start={first} className="md:-ms-12 print:m-0">
        {rights.map((right, index) => (
          <Item
            key={right.title}
            {...right}
            number={first + index}
            title={<h4 className="font-serif text-card">{right.title}</h4>}
            className="pt-6"
          />
        ))}
      </ol>
    </div>
  );
}

/** The responsibilities in two columns, read column by column. */
export function Responsibilities({ id, title, text, items }: typeof content.responsibilities) {
  return (
    <section id={id} className="bg-plaster py-section-quiet">
      <div className="wide grid-12 gap-y-8 md:gap-y-12">
        <div className="col-span-12 lg:col-span-4">
          <Heading text={title} />
          <p className="mt-4 max-w-[34ch] text-ink-soft lg:mt-6 print:hidden">{text}</p>
        </div>
        <ol className="col-span-12 gap-x-(--gap) md:grid md:grid-flow-col md:grid-rows-[repeat(5,auto)] lg:col-span-7 lg:col-start-6 print:block">
          {items.map((item, index) => (
            <Item
              key={item.title}
              {...item}
              number={index + 1}
              title={<h3 className="text-card">{item.title}</h3>}
              className="border-t border-hair-strong pt-5 pb-6"
              textClass="text-small"
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface ItemProps extends Pick<Point, 'text'> {
  /** Text, so that it is read aloud, copied and printed with its sentence. */
  number: number;
  title: ReactNode;
  className: string;
  textClass?: string;
}

/** A numbered right or responsibility. */
function Item({ number, title, text, className, textClass }: ItemProps) {
  return (
    <li className={`grid grid-cols-[48px_1fr] items-baseline ${className}`}>
      <span className="font-serif text-figure/none font-medium text-brass-ink">{number}</span>
      <div>
        {title}
        <p className={classNames('mt-1 max-w-[58ch] text-ink-soft', textClass)}>{text}</p>
      </div>
    </li>
  );
}

export function Privacy({ id, headline, text, items }: typeof content.privacy) {
  return (
    <section id={id} className="bg-white py-section-quiet">
      <div className="wide grid-12 gap-y-8 md:gap-y-12">
        <div className="col-span-12 lg:col-span-4">
          <Heading text={headline} />
          <p className="mt-4 max-w-[34ch] text-ink-soft lg:mt-6">{text}</p>
        </div>
        <dl className="col-span-12 gap-x-(--gap) md:grid md:grid-cols-2 lg:col-span-7 lg:col-start-6 print:block">
          {items.map((item) => (
            <div key={item.title} className="border-t border-hair-strong pt-5 pb-6">
              <dt className="font-serif text-card">{item.title}</dt>
              <dd className="mt-1 max-w-[40ch] text-small text-ink-soft">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

export function Questions({ id, headline, studio, authority }: typeof content.questions) {
  return (
    <section id={id} className="py-section-quiet">
      <div className="wide grid-12 gap-y-8">
        <Heading size="h2" text={headline} className="col-span-12 lg:col-span-4 lg:max-w-[7em]" />
        <div className="col-span-12 md:col-span-7 lg:col-span-4 lg:col-start-6">
          <h3 className="text-h3">{studio.title}</h3>
          <p className="mt-2 mb-6 max-w-[42ch] text-ink-soft">{studio.text}</p>
          <p className="grid gap-x-6 gap-y-3 md:flex md:flex-wrap md:items-center print:hidden">
            <Action {...studio.chat} variant="chat" />
            <TextLink {...studio.mail} className="inline-flex min-h-11 items-center justify-self-start" />
          </p>
          <p className="hidden print:block">
            {facts.phoneShown}, {facts.email}
          </p>
        </div>
        <div className="col-span-12 md:col-span-5 lg:col-span-3">
          <h3 className="text-h3">{authority.title}</h3>
          <p className="mt-2 max-w-[42ch] text-ink-soft">{authority.text}</p>
        </div>
      </div>
    </section>
  );
}
