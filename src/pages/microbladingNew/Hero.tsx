import brow from 'picture:microblading-lunette';

import { microbladingNew } from '@/content/microbladingNew';
import { Breadcrumbs } from '@/sections/Breadcrumbs';
import { ButtonLink } from '@/ui/ButtonLink';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { CallBack } from './CallBack';

/** A headline over the whole width, and a brow in a half circle that stands on the band of numbers below (§2). */
export function Hero() {
  const { eyebrow, headline, lead, book, callBack } = microbladingNew.hero;
  return (
    <section className="overflow-hidden bg-plaster pt-17 md:pt-bar">
      <div className="wide grid-12">
        <div className="col-span-12 flex flex-wrap items-center justify-between gap-x-8 md:pt-2">
          <p className="eyebrow max-md:hidden">{eyebrow}</p>
          <Breadcrumbs page="microbladingNew" />
        </div>
        <h1 className="z-1 col-span-12 mt-1 mb-4.5 text-[clamp(40px,12.100vw,72px)]/[1.02] tracking-[-0.014em] md:mt-3.5 md:mb-0 md:text-[clamp(46px,7.400vw,108px)]/[0.98] [&_em]:block">
          <Emphasis text={headline} />
        </h1>
        <div className="z-1 col-span-12 md:col-span-5 md:pt-9 md:pb-14 lg:col-span-4">
          <p className="text-[18px]/[1.55] text-ink-soft md:text-lead">{lead}</p>
          <div className="mt-6 flex flex-col items-stretch gap-3 text-center md:mt-7 md:items-start">
            <ButtonLink href={microbladingNew.chat} newTab>
              {book}
            </ButtonLink>
            <CallBack label={callBack} />
          </div>
        </div>
        <figure className="relative col-span-12 mt-7 self-end [--frame:10px] before:pointer-events-none before:absolute before:-inset-x-(--frame) before:-top-(--frame) before:bottom-0 before:rounded-[50%_50%_0_0/100%_100%_0_0] before:border before:border-b-0 before:border-brass md:col-span-7 md:col-start-6 md:-mt-6 md:mr-(--frame) md:[--frame:14px] lg:-mt-10">
          <div className="relative aspect-746/404 overflow-hidden rounded-[50%_50%_0_0/100%_100%_0_0]">
            <Picture source={brow} sizes="(min-width: 1504px) 784px, (min-width: 768px) 53vw, 92vw" fit="fill" focus="50% 50%" priority />
          </div>
          {brow.illustration && (
            <figcaption className="absolute -top-3 right-0 text-caption text-mute md:top-2 md:-right-(--frame)">Illustration</figcaption>
          )}
        </figure>
      </div>
    </section>
  );
}
