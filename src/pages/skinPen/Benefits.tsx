import needling from 'picture:skin-needling';

import { skinPen } from '@/content/skinPen';
import { classNames } from '@/lib/classNames';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Exactly four benefits around a lens on crossed lines; on phones a ruled list under it (§2). */
export function Benefits() {
  const { headline, benefits, plate } = skinPen.benefits;
  return (
    <section className="overflow-hidden py-section">
      <div ref={reveal} className="wide">
        <h2 className="text-display-2 md:text-center max-md:[&_em]:block">
          <Emphasis text={headline} />
        </h2>
        <div className="relative mt-8 md:mt-14 md:before:absolute md:before:inset-x-0 md:before:top-1/2 md:before:h-px md:before:bg-brass/70 md:after:absolute md:after:inset-y-0 md:after:left-1/2 md:after:w-px md:after:bg-brass/70">
          <div className="relative z-1 mx-auto mb-8 size-70 rounded-full border border-brass bg-porcelain p-2.5 md:absolute md:top-1/2 md:left-1/2 md:mb-0 md:-translate-1/2 lg:size-90 lg:p-3.5 xl:size-108">
            <div className="relative size-full overflow-hidden rounded-full">
              <Picture source={needling} sizes="(min-width: 1280px) 404px, (min-width: 1024px) 332px, 260px" fit="fill" />
            </div>
          </div>
          <ul className="md:grid md:grid-cols-2 md:grid-rows-[repeat(2,minmax(190px,auto))] xl:grid-rows-[236px_236px]">
            {benefits.map(({ title, text }, index) => (
              <li
                key={title}
                className={classNames(
                  'max-md:border-t max-md:border-sand max-md:pt-4 max-md:pb-4.5',
                  index % 2 === 0 ? 'md:pr-40 lg:pr-51 xl:pr-60' : 'md:justify-self-end md:pl-40 md:text-right lg:pl-51 xl:pl-60',
                  index < 2 ? 'md:self-end md:pb-6.5' : 'md:pt-6',
                )}
              >
                <h3 className="mb-1.5 text-[34px]/[1.15] md:mb-2 md:max-lg:text-[26px]/[1.18]">{title}</h3>
                <p className="max-w-[32ch] text-ink-soft md:max-lg:text-small">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        {needling.illustration && <p className="mt-2 text-caption text-mute md:mt-6 md:text-center">{plate}. Illustration</p>}
      </div>
    </section>
  );
}
