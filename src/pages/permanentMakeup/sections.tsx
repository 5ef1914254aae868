import { ViewTransition } from 'react';

import type { permanentMakeup as words, PriceCategory } from '@/content/permanentMakeup';
import { classNames } from '@/lib/classNames';
import { plateWords } from '@/lib/picture';
import { PriceAndRating } from '@/sections/PriceAndRating';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { LogoMark } from '@/ui/Logo';
import { NoBreak } from '@/ui/NoBreak';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Row sizes shared by the arch and the index beside it, so that the gaps in the arch line up with the lines in the index. */
const rows =
  'grid grid-rows-[minmax(0,33fr)_minmax(0,29fr)_minmax(0,38fr)] gap-1.5 md:grid-rows-[minmax(0,35fr)_minmax(0,28fr)_minmax(0,37fr)]';

/** One arch in three parts. The index beside it links to the price cards. */
export function Hero({ eyebrow, headline, lead, book, prices, from, face, illustrationNote }: typeof words.hero) {
  const allDrawn = face.every(({ picture }) => picture.illustration);
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 lg:min-h-[776px]">
        <div className="col-span-12 self-center pt-5 pb-10 md:py-10 lg:col-span-5">
          <Heading eyebrow={eyebrow} text={headline} level={1} size="display-1" className="my-4 md:mt-6" />
          <PriceAndRating price={from} className="mb-4 md:mb-6" />
          <p className="mb-6 text-lead text-ink-soft md:mb-10 md:max-w-[44ch] lg:max-w-[30ch]">{lead}</p>
          <p className="button-row">
            <Action {...book} />
            <Action {...prices} look="line" />
          </p>
        </div>

        <div className="col-span-8 ms-4 h-103 md:h-155 lg:col-span-5 lg:mt-12 lg:ms-8 lg:h-auto">
          <ViewTransition name="/permanent-makeup" share="plate-grows" default="none">
            <div className="arch arch-framed h-full">
              <div className={classNames('h-full overflow-hidden rounded-[inherit]', rows)}>
                {face.map(({ category, picture, focus }, index) => (
                  <Picture
                    key={category.id}
                    source={picture}
                    sizes="(min-width: 1504px) 495px, (min-width: 1024px) 36vw, (min-width: 768px) 58vw, 60vw"
                    box="relative"
                    focus={focus}
                    priority={index === 0}
                  />
                ))}
              </div>
            </div>
          </ViewTransition>
        </div>

        <ol aria-label="Treatments" className={classNames('col-span-4 h-103 md:h-155 lg:col-span-2 lg:mt-12 lg:h-auto', rows)}>
          {face.map(({ category }, index) => {
            const isLast = index === face.length - 1;
            return <IndexEntry key={category.id} category={category} isLast={isLast} note={isLast && allDrawn && illustrationNote} />;
          })}
        </ol>
      </div>
    </section>
  );
}

interface IndexEntryProps {
  category: PriceCategory;
  isLast: boolean;
  note: string | false;
}

/** A link to a price card. The line below it continues the gap in the arch. */
function IndexEntry({ category: { id, title, items }, isLast, note }: IndexEntryProps) {
  return (
    <li className="relative flex flex-col justify-end">
      {!isLast && <span className="absolute inset-e-0 -inset-s-(--gap) -bottom-1 h-px bg-brass" />}
      {note !== false && <small className="mb-auto pt-3 text-caption text-mute max-lg:hidden">{note}</small>}
      <a href={`#${id}`} className="group py-3 no-underline">
        <b className="block font-serif text-card group-hover:text-rosewood md:text-figure">{title}</b>
        <span className="flex items-center justify-between gap-2 text-caption whitespace-nowrap text-ink-soft">
          {items.length} treatments
          <svg
            viewBox="0 0 12 12"
            width="12"
            height="12"
            fill="none"
            stroke="currentColor"
            aria-hidden="true"
            className="shrink-0 max-[359px]:hidden"
          >
            <path d="M6 1.5V10M2 6.5l4 4 4-4" strokeWidth="1.2" />
          </svg>
        </span>
      </a>
    </li>
  );
}

export function Intro({ headline, text, badge }: typeof words.intro) {
  return (
    <section className="bg-plaster py-section">
      <div ref={reveal} className="wide grid-12 items-center gap-y-12">
        <div className="col-span-12 md:col-span-7 lg:col-span-8">
          <Heading text={headline} size="display-3" className="max-w-[22em]" />
          <p className="mt-5 max-w-[62ch] text-ink-soft md:mt-8">{text}</p>
        </div>
        <div
          className={classNames(
            'framed col-span-12 mx-2 h-73 w-55 max-w-[calc(100%-16px)] md:col-span-5 md:justify-self-end lg:col-span-4 lg:h-80 lg:w-60',
            'flex flex-col items-center justify-end rounded-t-full bg-porcelain px-5 pb-6 text-center',
          )}
        >
          <LogoMark width={26} />
          <p className="mt-4 font-serif text-card text-balance">{badge.title}</p>
          <p className="mt-4 w-full border-t border-sand pt-3 text-caption text-ink-soft *:block">
            {badge.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

/** A skyline of plates: the heading is above two low ones, and the third rises beside it. */
export function Why({ eyebrow, headline, points }: typeof words.why) {
  return (
    <section className="bg-petal py-section">
      <div className="wide grid-12 md:grid-rows-[1fr_auto_auto]">
        <div
          ref={reveal}
          className="z-1 col-span-12 pb-10 md:col-span-8 md:col-start-1 md:row-start-1 md:pb-16 supports-[grid-template-rows:subgrid]:md:self-end"
        >
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 max-w-[13em]" />
        </div>
        <ul className="grid-12 col-span-12 gap-y-10 md:col-start-1 md:row-span-3 md:row-start-1 md:grid-rows-subgrid md:gap-y-0">
          {points.map(({ title, text, plate: { picture, focus, caption } }, index) => {
            const tall = index === points.length - 1;
            return (
              <li
                key={title}
                className={classNames(
                  'col-span-12 md:col-span-4 md:grid md:grid-rows-subgrid',
                  tall ? 'md:col-start-9 md:row-span-3 md:row-start-1' : 'md:row-span-2 md:row-start-2',
                )}
              >
                <Picture
                  source={picture}
                  sizes={
                    tall
                      ? '(min-width: 1504px) 860px, (min-width: 768px) 58vw, 90vw'
                      : '(min-width: 1504px) 437px, (min-width: 768px) 29vw, 90vw'
                  }
                  box={classNames('relative aspect-7/5', tall && 'md:row-span-2 md:aspect-7/10')}
                  focus={focus}
                />
                <div>
                  {/* A photograph has no caption, but the space for it is kept so that the titles align. */}
                  <p className="mt-2 min-h-5 text-caption text-ink-soft md:max-lg:min-h-10">
                    {plateWords(picture, `${caption}. Illustration`)}
                  </p>
                  <h3 className="mt-4 text-h3 md:max-lg:text-card">{title}</h3>
                  <p className="mt-2 max-w-[40ch] md:max-lg:text-small">
                    <NoBreak text={text} />
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The invitation to book, over silk that runs down to the footer. */
export function Closing({ headline, text, book, callback, picture }: typeof words.closing) {
  return (
    <section className="pt-section">
      <div ref={reveal} className="wide grid-12 items-end gap-y-6 pb-12 md:pb-20">
        <Heading text={headline} size="display-1" className="col-span-12 max-w-[11em] md:col-span-7 lg:col-span-8" />
        <div className="col-span-12 grid gap-3 md:col-span-5 lg:col-span-4">
          <p className="mb-2 text-small text-ink-soft">{text}</p>
          <Action {...book} look="chat" wide />
          <Action {...callback} look="line" icon="call" wide />
        </div>
      </div>
      <Picture source={picture} sizes="100vw" box="relative h-50 md:h-70 lg:h-85" focus="50% 30%" alt="" />
    </section>
  );
}
