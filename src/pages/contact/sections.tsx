import { Fragment, type ReactNode, useSyncExternalStore } from 'react';

import type { contact as content } from '@/content/contact';
import type { SpecialHours } from '@/content/specialHours';
import { classNames } from '@/lib/classNames';
import { illustrationText } from '@/lib/picture';
import { LateMapFrame } from '@/sections/late';
import { Action } from '@/ui/Action';
import { SideCaption } from '@/ui/Caption';
import { Heading } from '@/ui/Heading';
import { linkTo } from '@/ui/linkTo';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { TextLink } from '@/ui/TextLink';

import { HoursDial } from './drawings';

/** The text and two buttons on the left. On the right is the arch, whose brass frame is a dial of the opening hours. */
export function Hero({ headline, lead, chat, call, dial, note, plate }: typeof content.hero) {
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 pt-6 md:col-span-7 md:col-start-1 md:row-start-1 md:self-center md:py-20">
          <Heading level={1} size="display-1" text={headline} className="[&_em]:block" />
          <p className="my-5 max-w-[24em] text-lead text-ink-soft md:my-8 md:max-lg:max-w-[16em]">
            <NoBreak text={lead} />
          </p>
          <p className="button-row">
            <Action {...chat} variant="chat" />
            <Action {...call} variant="line" icon="call" />
          </p>
        </div>
        <figure
          className={classNames(
            'relative col-span-12 mt-4 h-[calc(var(--dial)*1.17)] [--dial:min(480px,95.4vw)]',
            'md:col-span-6 md:col-start-7 md:row-start-1 md:self-end md:[--dial:min(640px,58vw-140px)]',
          )}
        >
          <HoursDial hours={dial} />
          <Picture
            source={plate.picture}
            box="arch absolute bottom-0 left-1/2 h-[calc(var(--dial)*1.0297)] w-[calc(var(--dial)*0.772)] -translate-x-1/2"
            sizes="(min-width: 1392px) 494px, (min-width: 768px) 36vw, (min-width: 504px) 371px, 74vw"
            focus="50% 70%"
            priority
          />
          <SideCaption>
            {note}
            {illustrationText(plate.picture, `. ${plate.caption}`)}
          </SideCaption>
        </figure>
      </div>
    </section>
  );
}

const MINUTE_MS = 60_000;

interface DetailContent {
  label: string;
  note: string;
}

export function ContactDetails({ visit, hours, telephone, email }: typeof content.details) {
  return (
    <section className="bg-plaster">
      <div className="wide grid gap-x-(--gap) max-md:py-5 md:grid-cols-2 xl:grid-cols-4">
        <Detail {...visit}>
          <Lines lines={visit.lines} />
        </Detail>
        <Detail {...hours} more={<SpecialDays days={hours.exceptions} />}>
          <Lines lines={hours.lines} />
        </Detail>
        <Detail {...telephone}>
          <a href={telephone.call.href} className={line}>
            {telephone.call.label}
          </a>
          <a {...linkTo(telephone.chat.href)} className={line}>
            {telephone.chat.label}
          </a>
        </Detail>
        <Detail {...email}>
          <a href={email.href} className={line}>
            {email.lines[0]}
            <wbr />
            {email.lines[1]}
          </a>
        </Detail>
      </div>
    </section>
  );
}

/** Classes of a large line that is also a link, tall enough to tap. */
const line =
  'block w-fit max-w-full max-md:py-1.5 no-underline decoration-brass decoration-1 underline-offset-8 wrap-break-word hover:underline';

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((text) => (
    <Fragment key={text}>
      <span className="inline-block xl:block">{text}</span>{' '}
    </Fragment>
  ));
}

function Detail({ label, note, children, more }: DetailContent & { children: ReactNode; more?: ReactNode }) {
  return (
    <div
      className={classNames(
        'min-w-0 border-hair-strong py-6 md:py-12',
        'max-md:not-first:border-t md:even:border-s md:even:ps-4 md:max-xl:nth-[n+3]:border-t xl:nth-3:border-s xl:nth-3:ps-4',
      )}
    >
      <h2 className="overtitle font-sans">{label}</h2>
      <address className="mt-2 mb-1.5 font-serif text-h3 font-medium not-italic md:my-4">{children}</address>
      <p className="max-w-[34ch] text-small text-ink-soft">{note}</p>
      {more}
    </div>
  );
}

/** Days with other hours. Those that are over go once the page is hydrated. If they are in sight, their space stays, so that nothing moves. */
export function SpecialDays({ days }: { days: readonly SpecialHours[] }) {
  const minute = useSyncExternalStore(
    () => () => undefined,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => 0,
  );
  if (days.length === 0) return null;
  return (
    <div ref={keepHeight} className="mt-3 flex max-w-[34ch] flex-col justify-end gap-1 text-small">
      {days.map(
        ({ text, ends }) =>
          ends > minute * MINUTE_MS && (
            <p key={text}>
              <NoBreak text={text} />
            </p>
          ),
      )}
    </div>
  );
}

function keepHeight(element: HTMLElement | null): void {
  if (!element) return;
  const { top, height } = element.getBoundingClientRect();
  if (top < innerHeight) element.style.setProperty('min-height', `${height}px`);
}

/** The map from edge to edge, with directions to the door below it or, where both fit beside the pin, over one corner. */
export function Directions({ title, steps, map }: typeof content.directions) {
  return (
    <section aria-labelledby="way" className="relative bg-white">
      <div className="relative h-95 xl:h-160">
        <LateMapFrame crop="wide" />
      </div>
      <div className="wide pointer-events-none flex xl:absolute xl:inset-x-0 xl:bottom-12 xl:justify-end">
        <div className="pointer-events-auto w-full border-sand bg-white py-12 xl:w-107.5 xl:border xl:px-8 xl:py-6">
          <h2 id="way" className="mb-4 text-h3">
            {title}
          </h2>
          <ol>
            {steps.map((step, index) => (
              <li key={step} className="grid grid-cols-[32px_1fr] border-t border-sand py-3 text-small text-balance text-ink-soft">
                <span aria-hidden="true" className="font-serif text-label text-rosewood">
                  {index + 1}
                </span>
                {step}
              </li>
            ))}
          </ol>
          <TextLink {...map} className="mt-3 inline-block py-3" />
        </div>
      </div>
    </section>
  );
}
