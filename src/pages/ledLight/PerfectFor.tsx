import { ledLight, lightNames } from '@/content/ledLight';
import { classNames } from '@/lib/classNames';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { dots } from './beams';

/** The Perfect For list (§2): six ruled lines, each with a name, a note, and which light as a dot and a word. */
export function PerfectFor() {
  const { eyebrow, headline, occasions, note } = ledLight.perfectFor;
  return (
    <section className="bg-plaster py-section">
      <div ref={reveal} className="wide">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="mt-3.5 mb-8 text-display-2 md:mb-14">
          <Emphasis text={headline} />
        </h2>
        <ul className="border-b border-hair-strong">
          {occasions.map(({ name, note: line, lights }) => (
            <li key={name} className="md:grid-12 border-t border-hair-strong py-5 md:items-baseline md:pb-5.5">
              <h3 className="mb-1 text-[27px]/[1.15] md:col-span-4 md:mb-0 md:text-[30px]/[1.15] lg:col-span-5 lg:text-[36px]/[1.15]">
                {name}
              </h3>
              <p className="text-balance text-ink-soft md:col-span-5 lg:col-span-4">{line}</p>
              <ul className="mt-2 flex flex-wrap gap-x-4.5 text-caption text-ink-soft md:col-span-3 md:mt-0 lg:gap-x-6">
                {lights.map((light) => (
                  <li key={light} className="flex items-center gap-2.25">
                    <span aria-hidden="true" className={classNames('size-2.5 rounded-full', dots[light])} />
                    {lightNames[light]}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className="mt-5 max-w-[70ch] text-caption text-mute">{note}</p>
      </div>
    </section>
  );
}
