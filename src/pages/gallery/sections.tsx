import type { ReactNode } from 'react';

import type { gallery as words, GalleryItem } from '@/content/gallery';
import { plateWords } from '@/lib/picture';
import { chatWith } from '@/site/links';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { linkTo } from '@/ui/linkTo';
import { reveal } from '@/ui/reveal';

/** The statement, what hangs here, and the filters over a hairline. */
export function Hero({
  headline,
  text,
  illustrationNote,
  consent,
  items,
  children,
}: typeof words.hero & Pick<typeof words, 'items'> & { children: ReactNode }) {
  const isDrawn = ({ picture }: GalleryItem) => picture.illustration;
  return (
    <section className="pt-23 md:pt-37">
      <div className="wide grid-12">
        <Heading level={1} size="display-1" text={headline} className="col-span-12 lg:col-span-8" />
        <p className="col-span-12 mt-5 text-small/[1.6] text-ink-soft md:col-span-8 md:mt-6 lg:col-span-3 lg:col-start-10 lg:mt-0 lg:self-end lg:pb-2.5">
          {text} {items.some(isDrawn) && `${items.every(isDrawn) ? illustrationNote.all : illustrationNote.some} `}
          {consent}
        </p>
        {children}
      </div>
    </section>
  );
}

const inner = 'pl-2.5 md:pl-4.5';
const third = `${inner} max-[359px]:pl-0`;
/** The first of a row of eight, of four and, on the narrowest phones, of two stands on the page's left edge. */
const indents = ['', inner, third, inner, 'lg:pl-4.5', inner, third, inner] as const;

/** Eight numbers, each a WhatsApp message with its plate named. */
export function AskAboutPlate({ headline, text, button, items }: typeof words.ask & Pick<typeof words, 'items'>) {
  const plates = items.map(({ id, picture, title, name = title }) => ({ id, name: plateWords(picture, name) ?? title }));
  return (
    <section className="bg-petal py-section">
      <div ref={reveal} className="wide">
        <div className="grid-12 items-end gap-y-5">
          <Heading text={headline} className="col-span-12 lg:col-span-6" />
          <p className="col-span-12 max-w-[66ch] text-ink-soft lg:col-span-6">{text}</p>
        </div>
        <ol className="mt-8 mb-7 grid grid-cols-2 border-b border-brass-ink/40 md:mt-14 min-[360px]:grid-cols-4 md:mb-12 lg:grid-cols-8">
          {plates.map(({ id, name }) => (
            <li
              key={id}
              className="border-t border-l border-brass-ink/40 [&:nth-child(4n+1)]:border-l-0 max-[359px]:odd:border-l-0 lg:[&:nth-child(5)]:border-l"
            >
              <a
                {...linkTo(chatWith(`I am writing about plate ${id} in the gallery: ${name}`))}
                className={`group block h-full pt-4.5 pr-1 pb-4 no-underline md:pt-7.5 md:pr-2 md:pb-5.5 ${indents[(id - 1) % indents.length]}`}
              >
                <span className="sr-only">Ask on WhatsApp about plate</span>{' '}
                <b className="block font-serif text-[48px]/[0.9] font-medium text-oxblood transition-colors group-hover:text-rosewood md:text-[72px]/[0.9]">
                  {id}
                </b>{' '}
                <span className="mt-2 block text-caption wrap-break-word text-ink-soft md:mt-3.5 md:text-small/[1.4]">{name}</span>
              </a>
            </li>
          ))}
        </ol>
        <Action {...button} look="chat" block />
      </div>
    </section>
  );
}
