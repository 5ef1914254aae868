import { permanentMakeupLanding } from '@/content/permanentMakeupLanding';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

/** §2: the Perfect For list, as five hours of one day on a brass line; below 1024 px the line stands upright. */
export function PerfectFor() {
  const { headline, items } = permanentMakeupLanding.perfectFor;
  return (
    <section className="bg-petal py-section">
      <div ref={reveal} className="wide grid-12 gap-y-9 lg:gap-y-18">
        <h2 className="col-span-12 max-w-[11em] text-display-2 text-oxblood md:max-lg:col-span-5 lg:col-span-8">
          <Emphasis text={headline} />
        </h2>
        <ol className="relative col-span-12 border-brass max-lg:before:absolute max-lg:before:top-3 max-lg:before:bottom-10 max-lg:before:left-21 max-lg:before:w-px max-lg:before:bg-brass md:max-lg:col-span-7 lg:grid lg:grid-cols-5 lg:border-t">
          {items.map(({ hour, title, text }) => (
            <li
              key={hour}
              className="relative pb-7 before:absolute before:top-2.75 before:left-20 before:size-2.25 before:rounded-full before:border before:border-brass-ink before:bg-petal max-lg:grid max-lg:grid-cols-[64px_1fr] max-lg:gap-x-10 max-lg:last:pb-0 lg:pt-7 lg:pr-6 lg:pb-0 lg:before:-top-1.25 lg:before:left-0 lg:last:pr-0 xl:pr-7"
            >
              <p className="row-span-2 font-serif text-[26px]/[30px] font-medium text-rosewood tabular-nums lining-nums lg:mb-5.5 lg:text-[40px]/none">
                {hour}
              </p>
              <h3 className="mb-1 text-[24px]/[1.2] font-semibold lg:mb-2 lg:max-xl:min-h-15">{title}</h3>
              <p className="text-small text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
