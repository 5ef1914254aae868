import strip from 'picture:brows-strip';

import { browsLashes } from '@/content/browsLashes';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { PlateLabel } from './PlateLabel';

/** A headline of the whole width over a strip of a face from edge to edge; on phones the strip shows one eye. */
export function Hero() {
  const { headline, lead, book, plate } = browsLashes.hero;
  return (
    <section className="overflow-hidden pt-17 md:pt-bar">
      <div className="wide grid-12 items-end pt-5 pb-7 md:pt-14 md:pb-13">
        <h1 className="col-span-12 text-[clamp(40px,13.2vw,56px)]/none tracking-[-0.016em] md:text-[clamp(46px,7.4vw,107px)]/[0.98] lg:col-span-8 [&_em]:block [&_em]:whitespace-nowrap">
          <Emphasis text={headline} />
        </h1>
        <div className="col-span-12 pt-4.5 md:max-lg:grid-12 md:max-lg:items-center md:max-lg:pt-8 lg:col-span-4 lg:pt-0 lg:pb-2.5">
          <p className="mb-6 text-[19px]/[1.55] text-ink-soft md:text-lead md:max-lg:col-span-7 md:max-lg:mb-0 lg:mb-7">{lead}</p>
          <p className="grid md:max-lg:col-span-4 md:max-lg:col-start-9 md:max-lg:justify-end lg:block">
            <ButtonLink href={book.href} newTab>
              {book.label}
            </ButtonLink>
          </p>
        </div>
      </div>
      <figure>
        <div className="relative h-[min(320px,82vw)] sm:aspect-50/17 sm:h-auto sm:max-h-170 sm:w-full">
          <Picture source={strip} sizes="(min-width: 640px) 100vw, 942px" fit="fill" focus="96% 50%" priority />
        </div>
        <PlateLabel title={plate} drawn={strip.illustration} wide />
      </figure>
    </section>
  );
}
