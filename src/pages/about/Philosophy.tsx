import orchid from 'picture:about-orchid';

import { about } from '@/content/about';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

/** A statement over the whole width; below it words left, and a picture that bleeds off the right edge. */
export function Philosophy() {
  const { headline, eyebrow, lead, text, plate } = about.hero;
  return (
    <section className="overflow-hidden pt-23 md:pt-38 lg:pt-42">
      <div className="wide grid-12">
        <h1 className="col-span-12 mb-8 max-w-[15.5em] text-display-1 md:mb-14 lg:col-span-11 lg:mb-18">
          <Emphasis text={headline} />
        </h1>
        <div className="col-span-12 pt-9 pb-16 max-lg:row-start-3 md:max-lg:col-span-9 md:max-lg:pb-20 lg:col-span-4 lg:self-end lg:pt-0 lg:pb-22">
          <p className="eyebrow">{eyebrow}</p>
          <p className="mt-4 mb-4.5 text-lead md:mt-6">{lead}</p>
          <p className="text-ink-soft">{text}</p>
        </div>
        <figure className="bleed-right col-span-12 -ml-gutter md:max-lg:ml-0 lg:col-span-7 lg:col-start-6 lg:ml-0 lg:pb-16">
          <div className="relative aspect-5/4 md:aspect-8/5">
            <Picture source={orchid} sizes="(min-width: 1024px) 58vw, 100vw" fit="fill" focus="50% 62%" priority />
          </div>
          {orchid.illustration && (
            <figcaption className="pt-3 text-caption text-mute max-md:pl-gutter">
              <b className="mr-5 font-medium text-ink-soft max-md:block">{plate.title}</b>
              {plate.note}. Illustration
            </figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
