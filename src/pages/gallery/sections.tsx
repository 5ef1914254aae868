import type { ReactNode } from 'react';

import type { gallery as words, GalleryItem } from '@/content/gallery';
import { classNames } from '@/lib/classNames';
import { plateWords } from '@/lib/picture';
import { chatWith } from '@/site/links';
import { Action } from '@/ui/Action';
import { Heading } from '@/ui/Heading';
import { linkTo } from '@/ui/linkTo';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

export function Hero({
  headline,
  text,
  illustrationNote,
  consent,
  items,
  children,
}: typeof words.hero & Pick<typeof words, 'items'> & { children: ReactNode }) {
  const isDrawn = ({ picture }: GalleryItem) => picture.illustration;
  const note = items.some(isDrawn) && (items.every(isDrawn) ? illustrationNote.all : illustrationNote.some);
  return (
    <section className="pt-24 md:pt-36">
      <div className="wide grid-12">
        <Heading level={1} size="display-1" text={headline} className="col-span-12 lg:col-span-8" />
        <p className="col-span-12 max-w-[66ch] text-small text-ink-soft max-lg:mt-5 lg:col-span-3 lg:col-start-10 lg:self-end lg:pb-2">
          {[text, note, consent].filter(Boolean).join(' ')}
        </p>
        {children}
      </div>
    </section>
  );
}

/** Eight numbered plates, each a link to a WhatsApp message that names the plate. The divider left of the first column is clipped. */
export function AskAboutPlate({ headline, text, button, items }: typeof words.ask & Pick<typeof words, 'items'>) {
  const plates = items.map(({ name, ...item }) => ({ ...item, name: plateWords(item.picture, name ?? item.title) ?? item.title }));
  return (
    <section className="bg-petal py-section">
      <div ref={reveal} className="wide">
        <div className="grid-12 items-end gap-y-5">
          <Heading text={headline} className="col-span-12 lg:col-span-6" />
          <p className="col-span-12 max-w-[66ch] text-ink-soft lg:col-span-6">{text}</p>
        </div>
        <div className="my-8 overflow-hidden border-b border-brass-ink/40 md:my-12">
          <ol className="-ms-2 grid min-[360px]:grid-cols-2 md:-ms-4 md:grid-cols-4 lg:grid-cols-8">
            {plates.map(({ id, name, picture, focus }) => (
              <li key={id} className="border-t border-s border-brass-ink/40">
                <a
                  {...linkTo(chatWith(`I am writing about plate ${id} in the gallery: ${name}`))}
                  className={classNames(
                    'group h-full py-3 ps-2 no-underline focus-visible:-outline-offset-3 md:p-4',
                    'max-md:grid max-md:grid-cols-[52px_1fr] max-md:content-start max-md:gap-x-2 md:block',
                  )}
                >
                  <Picture
                    source={picture}
                    sizes="(min-width: 1024px) 12vw, (min-width: 768px) 20vw, 52px"
                    box="relative row-span-2 aspect-4/5 md:mb-5 md:aspect-square"
                    focus={focus}
                    alt=""
                  />
                  <span className="sr-only">Ask on WhatsApp about plate</span>{' '}
                  <b className="block font-serif text-display-3 text-oxblood transition-colors group-hover:text-rosewood">{id}</b>{' '}
                  <span className="block text-caption text-ink-soft md:mt-2">{name}</span>
                </a>
              </li>
            ))}
          </ol>
        </div>
        <Action {...button} look="chat" block />
      </div>
    </section>
  );
}
