import { ViewTransition } from 'react';

import type { permanentMakeup as words, PriceCategory } from '@/content/permanentMakeup';
import { plateWords } from '@/lib/picture';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { LogoMark } from '@/ui/Logo';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Row sizes shared by the arch and the index beside it, so that the gaps in the arch line up with the lines in the index. */
const rows =
  'grid grid-rows-[minmax(0,33fr)_minmax(0,29fr)_minmax(0,38fr)] gap-1.5 md:grid-rows-[minmax(0,35fr)_minmax(0,28fr)_minmax(0,37fr)]';

/** One arch in three parts. The index beside it links to the price cards. */
export function Hero({ eyebrow, headline, lead, book, prices, face, illustrationNote }: typeof words.hero) {
  const allDrawn = face.every(({ picture }) => picture.illustration);
  return (
    <section className="overflow-hidden pt-16 md:pt-bar">
      <div className="wide grid-12 lg:min-h-[776px]">
        <div className="col-span-12 self-center pt-5 pb-10 md:pt-8 md:pb-16 lg:col-span-5 lg:pt-10 lg:pb-20">
          <Heading eyebrow={eyebrow} text={headline} level={1} size="display-1" className="my-4 md:my-6" />
          <p className="mb-6 max-w-[30ch] text-lead text-ink-soft md:mb-10 md:max-w-[44ch] lg:max-w-[30ch]">{lead}</p>
          <p className="flex flex-wrap gap-4 *:max-md:flex-1 *:max-md:px-4">
            <Action {...book} />
            <Action {...prices} look="line" />
          </p>
        </div>

        <div className="col-span-8 ms-3 h-103 md:h-155 lg:col-span-5 lg:mt-12 lg:ms-8 lg:h-auto">
          <ViewTransition name="/permanent-makeup" share="plate-grows" default="none">
            <div className="arch arch-framed h-full">
              <div className={`h-full overflow-hidden rounded-[inherit] ${rows}`}>
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

        <ol aria-label="Treatments" className={`col-span-4 h-103 md:h-155 lg:col-span-2 lg:mt-12 lg:h-auto ${rows}`}>
          {face.map(({ category }, index) => (
            <IndexEntry key={category.id} category={category} note={allDrawn && index === face.length - 1 && illustrationNote} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function IndexEntry({ category: { id, title, items }, note }: { category: PriceCategory; note: string | false }) {
  return (
    <li className="relative flex flex-col justify-end not-last:after:absolute not-last:after:inset-e-0 not-last:after:-bottom-1 not-last:after:-inset-s-(--gap) not-last:after:h-px not-last:after:bg-brass">
      {note !== false && <small className="mb-auto pt-3 text-caption text-mute max-lg:hidden">{note}</small>}
      <a href={`#${id}`} className="group pt-2 pb-3 no-underline md:pt-3 md:pb-4">
        <b className="block font-serif text-card md:text-figure font-medium group-hover:text-rosewood">{title}</b>
        <span className="mt-0.5 flex items-center justify-between gap-2 text-caption/snug md:text-small whitespace-nowrap text-ink-soft">
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
    <section className="bg-plaster py-[clamp(64px,7.4vw,112px)]">
      <div ref={reveal} className="wide grid-12 items-center gap-y-12">
        <div className="col-span-12 md:col-span-7 lg:col-span-8">
          <Heading text={headline} size="h2" className="max-w-[25em] text-pretty" />
          <p className="mt-5 max-w-[62ch] text-ink-soft md:mt-8">{text}</p>
        </div>
        <div className="relative col-span-12 ms-2 flex h-73 w-55 flex-col items-center justify-end rounded-t-full bg-porcelain px-5 pb-6 text-center before:absolute before:-inset-2.5 before:rounded-[inherit] before:border before:border-brass md:col-span-5 md:me-2 lg:col-span-4 md:ms-0 md:justify-self-end lg:h-81.5 lg:w-62.5 lg:px-6">
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
          className="col-span-12 pb-10 md:relative md:z-1 md:col-span-8 md:col-start-1 md:row-start-1 md:pb-16 lg:pb-16 supports-[grid-template-rows:subgrid]:md:self-end"
        >
          <Heading eyebrow={eyebrow} text={headline} className="mt-3 max-w-[13em] md:mt-5" />
        </div>
        <ul className="col-span-12 grid-12 gap-y-10 md:col-start-1 md:row-span-3 md:row-start-1 md:grid-rows-[1fr_auto_auto] md:gap-y-0 supports-[grid-template-rows:subgrid]:md:grid-rows-subgrid">
          {points.map(({ title, text, plate: { picture, focus, caption } }, index) => {
            const tall = index === points.length - 1;
            return (
              <li
                key={title}
                className={
                  tall
                    ? 'col-span-12 md:col-span-4 md:col-start-9 md:row-span-3 md:row-start-1 md:grid md:content-end supports-[grid-template-rows:subgrid]:md:grid-rows-subgrid'
                    : 'col-span-12 md:col-span-4 md:row-span-2 md:row-start-2 md:grid md:content-start supports-[grid-template-rows:subgrid]:md:grid-rows-subgrid'
                }
              >
                <Picture
                  source={picture}
                  sizes={
                    tall
                      ? '(min-width: 1504px) 860px, (min-width: 768px) 58vw, 90vw'
                      : '(min-width: 1504px) 437px, (min-width: 768px) 29vw, 90vw'
                  }
                  box={tall ? 'relative aspect-7/5 md:row-span-2 md:aspect-424/600' : 'relative aspect-7/5 md:aspect-424/300'}
                  focus={focus}
                />
                <div>
                  {/* A photograph has no caption, but the space for it is kept so that the titles align. */}
                  <p className="mt-2 text-caption text-ink-soft md:min-h-5 md:max-lg:min-h-10">
                    {plateWords(picture, `${caption}. Illustration`)}
                  </p>
                  <h3 className="mt-4 text-h3 md:mt-5 md:max-lg:text-card md:max-lg:text-balance">{title}</h3>
                  <p className="mt-2 max-w-[40ch] md:max-lg:text-small">{text}</p>
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
