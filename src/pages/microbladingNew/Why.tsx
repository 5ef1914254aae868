import { microbladingNew } from '@/content/microbladingNew';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { Protractor } from './Protractor';

/** From 1024 px the first three points stand left of the drawing, the others right of it. */
const places = [
  'lg:col-start-1 lg:row-start-1',
  'lg:col-start-1 lg:row-start-2',
  'lg:col-start-1 lg:row-start-3',
  'lg:col-start-10 lg:row-start-1',
  'lg:col-start-10 lg:row-start-2',
  'lg:col-start-10 lg:row-start-3',
] as const;

/** Why choose us (§2): exactly six points around a measured brow. */
export function Why() {
  const { eyebrow, headline, points } = microbladingNew.why;
  return (
    <section id="why" className="overflow-hidden py-section">
      <div className="wide lg:grid-12 lg:grid-rows-3">
        <div className="lg:col-span-6 lg:col-start-4 lg:row-span-3 lg:flex lg:flex-col lg:justify-between lg:px-4">
          <div ref={reveal} className="mb-10 lg:text-center">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-4 text-display-2 lg:[&_em]:block">
              <Emphasis text={headline} />
            </h2>
          </div>
          <div className="mx-auto max-lg:mb-8 max-lg:max-w-150 lg:w-full">
            <Protractor />
          </div>
        </div>
        <ol className="gap-x-(--gap) md:max-lg:grid md:max-lg:grid-flow-col md:max-lg:grid-cols-2 md:max-lg:grid-rows-3 lg:contents">
          {points.map(({ title, text }, order) => (
            <li
              key={title}
              className={`flex gap-4 border-t border-hair-strong pt-4 pb-5 lg:col-span-3 lg:block lg:pt-5 lg:pb-7 ${places[order] ?? ''}`}
            >
              <span aria-hidden="true" className="w-5 shrink-0 font-serif text-card font-semibold text-rosewood">
                {order + 1}
              </span>
              <div className="lg:mt-2">
                <h3 className="text-[26px]/[1.18] font-semibold">{title}</h3>
                <p className="mt-1.5 max-w-[34ch] text-ink-soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
