import restyle from 'picture:hair-restyle';
import long from 'picture:hair-styling';

import { hairMakeup } from '@/content/hairMakeup';
import type { PictureSource } from '@/lib/picture';
import { Amount } from '@/sections/Amount';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** The styling list set like the lines of a lookbook, two plates at its foot (§9 "Styling"). */
export function Styling() {
  const { headline, text, label, items, plates } = hairMakeup.styling;
  return (
    <section id="styling" className="py-section">
      <div className="wide grid-12 gap-y-9 md:grid-rows-[auto_1fr] md:gap-y-8">
        <div ref={reveal} className="col-span-12 md:col-span-5 lg:col-span-4">
          <h2 className="text-[clamp(44px,5.9vw,84px)]/none">{headline}</h2>
          <p className="mt-4 max-w-[30ch] text-balance text-ink-soft md:mt-5">{text}</p>
        </div>
        <div className="col-span-12 grid grid-cols-2 gap-3 max-md:order-last md:col-span-5 md:row-start-2 md:self-end lg:col-span-4">
          <Plate source={long} caption={plates.long} />
          <Plate source={restyle} caption={plates.short} />
        </div>
        <ul
          aria-label={label}
          className="col-span-12 self-start border-b border-sand md:col-span-6 md:col-start-7 md:row-span-2 md:row-start-1 lg:col-span-7 lg:col-start-6"
        >
          {items.map(({ id, name, price, note }) => (
            <li key={id} className="flex items-baseline justify-between gap-4 border-t border-sand pt-3.5 pb-4 md:gap-6 md:pt-4.5 md:pb-5">
              <span className="md:flex md:flex-wrap md:items-baseline md:gap-x-3.5">
                <span className="font-serif text-[clamp(27px,2.7vw,38px)]/[1.1] font-medium">{name}</span>{' '}
                {note && <span className="text-small text-mute max-md:mt-0.5 max-md:block max-md:text-caption">{note}</span>}
              </span>{' '}
              <span className="text-[18px]/[1.2] md:text-[22px]/[1.2] [&_.text-caption]:text-mute">
                <Amount price={price} />
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Plate({ source, caption }: { source: PictureSource; caption: string }) {
  return (
    <figure>
      <div className="relative aspect-3/4">
        <Picture
          source={source}
          sizes="(min-width: 1504px) 212px, (min-width: 1024px) 15vw, (min-width: 768px) 18vw, 46vw"
          fit="fill"
          focus="50% 60%"
        />
      </div>
      {source.illustration && (
        <figcaption className="pt-3 text-caption text-mute">
          {caption}
          <span className="block">Illustration</span>
        </figcaption>
      )}
    </figure>
  );
}
