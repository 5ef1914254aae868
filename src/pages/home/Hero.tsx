import nano from 'picture:home-hero-nano';
import silk from 'picture:home-hero-silk';

import { home } from '@/content/home';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

/** Text left, an arch that stands on the next band right, a small plate across its edge. */
export function Hero() {
  const { eyebrow, headline, tagline, book, explore, note, plate, facts } = home.hero;
  return (
    <section className="overflow-hidden pt-17 md:pt-bar">
      <div className="wide grid-12 md:min-h-[min(776px,calc(100svh-84px))] md:grid-rows-[1fr_auto] lg:min-h-[776px]">
        <div className="z-3 col-span-12 self-center pt-5 pb-9 md:col-span-7 md:col-start-1 md:row-start-1 md:py-14 lg:pb-16">
          <p className="eyebrow mb-4.5 max-md:tracking-[0.1em] md:mb-7">{eyebrow}</p>
          <h1 className="text-display-1">
            <Emphasis text={headline} />
          </h1>
          <p className="mt-4.5 mb-6.5 text-[19px]/[1.55] text-ink-soft md:mt-7 md:mb-10 md:text-lead md:max-xl:max-w-[30ch]">{tagline}.</p>
          <p className="flex flex-wrap gap-4 *:max-md:flex-1 *:max-md:px-4.5">
            <ButtonLink href={book.href} newTab>
              {book.label}
            </ButtonLink>
            <ButtonLink href={explore.href} look="line">
              {explore.label}
            </ButtonLink>
          </p>
        </div>

        <figure className="relative col-span-12 ml-3.5 h-100 md:col-span-5 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-11 md:ml-0 md:h-auto">
          <div className="arch arch-framed h-full">
            <Picture source={silk} sizes="(min-width: 768px) 620px, 94vw" fit="fill" priority />
          </div>
          {silk.illustration && (
            <figcaption className="absolute bottom-[236px] left-full ml-5 text-caption tracking-[0.02em] whitespace-nowrap text-mute [writing-mode:vertical-rl] max-xl:hidden">
              {note}
            </figcaption>
          )}
        </figure>

        <figure className="relative z-4 col-span-12 -mt-29 w-42 border border-sand bg-white p-2 pb-0 md:col-span-3 md:col-start-8 md:row-span-2 md:row-start-1 md:mt-0 md:mb-8 md:-ml-10 md:self-end md:p-2.5 md:pb-0 lg:col-span-2 lg:col-start-7 lg:row-span-1 lg:row-start-1 lg:mb-0 lg:-mr-8.5 lg:ml-1.5 lg:w-auto">
          <Picture source={nano} sizes="(min-width: 1024px) 210px, 168px" />
          <figcaption className="px-0.5 pt-2.5 pb-3 text-caption text-mute">
            <b className="block font-serif text-label font-semibold text-ink">{plate.title}</b>
            {plate.note}
            {nano.illustration && '. Illustration'}
          </figcaption>
        </figure>

        <dl className="col-span-12 mt-6 flex justify-between gap-4 border-t border-sand pt-6 pb-7 md:col-span-6 md:col-start-1 md:row-start-2 md:mt-0 md:pt-5.5 md:pb-10">
          {facts.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-caption text-ink-soft max-lg:max-w-[11ch] md:text-small">{label}</dt>
              <dd className="font-serif text-[30px]/[1.1] font-medium md:text-[34px]/[1.1]">{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
