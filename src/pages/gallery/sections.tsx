import type { ReactNode } from 'react';

import type { gallery as words, GalleryItem } from '@/content/gallery';
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
  return (
    <section className="pt-24 md:pt-36">
      <div className="wide grid-12">
        <Heading level={1} size="display-1" text={headline} className="col-span-12 lg:col-span-8" />
        <p className="col-span-12 mt-5 text-small text-ink-soft md:col-span-8 md:mt-6 lg:col-span-3 lg:col-start-10 lg:mt-0 lg:self-end lg:pb-2">
          {text} {items.some(isDrawn) && `${items.every(isDrawn) ? illustrationNote.all : illustrationNote.some} `}
          {consent}
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
        <div className="mt-8 mb-6 overflow-hidden border-b border-brass-ink/40 md:mt-16 md:mb-12">
          <ol className="-ms-3 grid min-[360px]:grid-cols-2 md:-ms-5 md:grid-cols-4 lg:grid-cols-8">
            {plates.map(({ id, name, picture, focus }) => (
              <li key={id} className="border-t border-s border-brass-ink/40">
                <a
                  {...linkTo(chatWith(`I am writing about plate ${id} in the gallery: ${name}`))}
                  className="group grid h-full grid-cols-[52px_1fr] content-start gap-x-2 py-3 ps-2 no-underline focus-visible:-outline-offset-3 md:block md:py-4 md:pe-4 md:ps-4"
                >
                  <Picture
                    source={picture}
                    sizes="(min-width: 1024px) 12vw, (min-width: 768px) 20vw, 52px"
                    box="relative row-span-2 aspect-4/5 overflow-hidden md:mb-5 md:aspect-square"
                    focus={focus}
                    alt=""
                  />
                  <span className="sr-only">Ask on WhatsApp about plate</span>{' '}
                  <b className="block self-end font-serif text-display-2/none text-oxblood transition-colors group-hover:text-rosewood">
                    {id}
                  </b>{' '}
                  <span className="mt-1.5 block text-caption md:text-small/snug text-ink-soft md:mt-3">{name}</span>
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
