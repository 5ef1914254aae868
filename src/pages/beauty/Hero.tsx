import { beauty } from '@/content/beauty';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';

import { ColourCard } from './ColourCard';

/** The headline, what is on this page, and the colour card across it (§2 "Beauty"). */
export function Hero() {
  const { headline, lead, book, waxingList } = beauty.hero;
  return (
    <section className="overflow-hidden pt-17 md:pt-bar">
      <div className="wide grid-12 pt-5 md:pt-10 lg:pt-[clamp(32px,4.4vw,64px)]">
        <h1 className="col-span-12 text-[clamp(42px,13.4vw,56px)]/none tracking-[-0.016em] md:col-span-7 md:text-[clamp(46px,7.4vw,107px)]/[0.98]">
          <Emphasis text={headline} />
        </h1>
        <div className="col-span-12 pt-4.5 md:col-span-5 md:pt-3 md:pl-6">
          <p className="text-[19px]/[1.55] text-ink-soft md:text-lead">{lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 *:first:max-md:flex-1 md:mt-8">
            <ButtonLink href={book.href} newTab>
              {book.label}
            </ButtonLink>
            <a href="#waxing" className="text-link inline-block py-3">
              {waxingList}
            </a>
          </p>
        </div>
      </div>
      <ColourCard />
    </section>
  );
}
