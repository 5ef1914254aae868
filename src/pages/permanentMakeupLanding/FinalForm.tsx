import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { LateLeadForm } from '@/leads/late';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';

import { silk } from './pictures';

/** §2: the final booking form; the hero in the mirror, silk at the right. Below 1024 px the silk is a strip above. */
export function FinalForm() {
  const { chat, final } = permanentMakeupLanding;
  return (
    <section className="relative isolate overflow-hidden">
      <div
        className="relative -z-1 h-37.5 lg:absolute lg:inset-y-0 lg:right-0 lg:h-auto lg:w-[calc(50%-232px)] lg:max-xl:w-[30%]"
        aria-hidden="true"
      >
        <Picture source={silk} sizes="(min-width: 1280px) 38vw, (min-width: 1024px) 62vw, 100vw" fit="fill" focus="60% 50%" alt="" />
        <div className="absolute inset-0 bg-linear-to-b from-oxblood-deep/15 to-oxblood-deep/25 lg:from-oxblood-deep/40 lg:to-oxblood-deep/75" />
      </div>
      <div className="wide grid-12">
        <div className="col-span-12 pt-14 pb-12 md:py-section md:max-lg:pb-12 lg:col-span-8 lg:pr-10 xl:col-span-7 xl:pr-0">
          <p className="eyebrow">{final.eyebrow}</p>
          <h2 className="mt-3.5 mb-7 text-display-2 max-md:[&_em]:block">
            <Emphasis text={final.headline} />
          </h2>
          <LateLeadForm form="permanentMakeupFinal" layout="pairs" />
          <div className="mt-5 items-start justify-between gap-10 md:flex">
            <p className="max-w-[58ch] text-caption text-mute">{final.note}</p>
            <a href={chat} target="_blank" rel="noopener noreferrer" className="text-link inline-block shrink-0 py-3 md:-mt-3">
              {final.ask}
            </a>
          </div>
        </div>
        <dl className="col-span-12 pb-14 md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-(--gap) lg:col-span-3 lg:col-start-10 lg:self-end lg:pb-section lg:text-porcelain">
          {final.visit.map(({ name, text }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 border-t border-sand py-3.5 md:block lg:border-on-deep/50 lg:pb-4.5"
            >
              <dt className="text-caption text-mute lg:text-on-deep">{name}</dt>
              <dd className="font-serif text-[21px]/[1.2] font-semibold max-md:text-right lg:text-[24px]/[1.2]">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
