import brow from 'picture:pm-register-brow';

import { microblading } from '@/content/microblading';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

import { Figure } from './Figure';

/** Benefits (§2) as print: a plate left, and run-in heads in two columns right. */
export function Benefits() {
  const { eyebrow, headline, caption, items } = microblading.benefits;
  return (
    <section id="benefits" className="py-section">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 mb-7 md:mb-14">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-3.5 text-display-2">
            <Emphasis text={headline} />
          </h2>
        </div>
        <figure className="col-span-12 xl:col-span-6 xl:pr-6">
          <div className="relative aspect-16/9 overflow-hidden rounded-sm md:aspect-9/4 xl:aspect-3/2">
            <Picture source={brow} sizes="(min-width: 1504px) 720px, (min-width: 1280px) 52vw, 90vw" fit="fill" focus="55% 45%" />
          </div>
          {brow.illustration && (
            <figcaption className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 text-caption text-mute">
              <span>
                <Figure number={6} /> {caption}
              </span>
              <span>Illustration</span>
            </figcaption>
          )}
        </figure>
        <ul className="col-span-12 mt-9 md:columns-2 md:gap-x-12 xl:max-2xl:gap-x-10 md:max-xl:mt-10 xl:col-span-6 xl:mt-0 md:[column-rule:1px_solid_theme(colors.sand)]">
          {items.map(({ title, text }) => (
            <li key={title} className="break-inside-avoid border-sand pb-6.5 max-md:border-t max-md:pt-4 max-md:pb-5 md:last:pb-0">
              <h3 className="mb-2 text-[25px]/[1.16] font-semibold md:text-[26px]/[1.16]">{title}</h3>
              <p className="text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
