import silk from 'picture:silk-petal-tall';

import { lipBlush } from '@/content/lipBlush';
import { Emphasis } from '@/ui/Emphasis';
import { Picture } from '@/ui/Picture';
import { reveal } from '@/ui/reveal';

/** Silk to the edge of the page, three ruled statements beside it (§2 "studio credentials"). */
export function Credentials() {
  const { eyebrow, headline, credentials } = lipBlush.studio;
  return (
    <section id="studio" className="on-dark overflow-hidden bg-oxblood-deep text-porcelain">
      <div className="wide grid-12">
        <div className="relative col-span-12 -mx-gutter h-52 md:col-span-4 md:mr-0 md:h-auto lg:col-span-5 lg:bleed-left">
          <Picture source={silk} sizes="(min-width: 1024px) 44vw, (min-width: 768px) 38vw, 100vw" fit="fill" focus="50% 40%" />
        </div>
        <div ref={reveal} className="col-span-12 py-section md:col-span-8 md:pl-6 lg:col-span-6 lg:col-start-7 lg:pl-0">
          <p className="eyebrow text-champagne">{eyebrow}</p>
          <h2 className="mt-3 mb-8 max-w-[11em] text-display-2 md:mt-4 md:mb-12">
            <Emphasis text={headline} />
          </h2>
          <ul className="border-b border-hair-dark">
            {credentials.map(({ title, text }) => (
              <li key={title} className="gap-6 border-t border-hair-dark py-6 lg:grid lg:grid-cols-[5fr_6fr]">
                <h3 className="text-[26px]/[1.18] font-semibold">{title}</h3>
                <p className="text-on-deep max-lg:mt-1.5">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
