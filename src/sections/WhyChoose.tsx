import type { ReactNode } from 'react';

import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

interface WhyChooseProps {
  eyebrow: string;
  headline: string;
  points: readonly { title: string; text: string }[];
  /** A figure that fills the right of the band, and its top on phones. */
  plate: ReactNode;
}

/** A dark band: numbered points left, a plate that bleeds off the right edge. */
export function WhyChoose({ eyebrow, headline, points, plate }: WhyChooseProps) {
  return (
    <section className="on-dark overflow-hidden bg-oxblood-deep text-porcelain">
      <div className="wide grid-12">
        <div ref={reveal} className="col-span-12 pt-11 pb-section max-lg:row-start-2 md:pt-16 lg:col-span-6 lg:py-section">
          <p className="eyebrow text-champagne">{eyebrow}</p>
          <h2 className="mt-4 mb-8 text-display-2 md:mt-6 md:mb-14">
            <Emphasis text={headline} />
          </h2>
          <ol className="md:max-lg:grid md:max-lg:grid-cols-3 md:max-lg:gap-x-(--gap)">
            {points.map(({ title, text }, index) => (
              <li
                key={title}
                className="grid grid-cols-[48px_1fr] border-t border-hair-dark py-7 last:pb-0 md:max-lg:block md:max-lg:pb-0 lg:grid-cols-[72px_1fr]"
              >
                <span
                  aria-hidden="true"
                  className="font-serif text-[36px]/[0.8] font-medium text-champagne md:max-lg:mb-6 md:max-lg:block lg:text-[44px]/[0.8]"
                >
                  {index + 1}
                </span>
                <div>
                  <h3 className="text-[25px]/[1.18] md:text-h3">{title}</h3>
                  <p className="mt-2 max-w-[50ch] text-on-deep">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className="col-span-12 -mx-gutter lg:col-span-5 lg:col-start-8 lg:ml-0 lg:bleed-right">{plate}</div>
      </div>
    </section>
  );
}
