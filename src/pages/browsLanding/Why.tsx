import { browsLanding } from '@/content/browsLanding';
import { Emphasis } from '@/ui/Emphasis';
import { reveal } from '@/ui/reveal';

import { Tool, type ToolName } from './Tool';

/** In the order of the points. */
const tools: readonly ToolName[] = ['pencil', 'comb', 'tweezer', 'brush'];

/** Why choose us (§2): a linen roll with four tools, and on its pockets what each is for. */
export function Why() {
  const { eyebrow, headline, points, claims } = browsLanding.why;
  return (
    <section className="overflow-hidden bg-plaster py-section">
      <div className="wide">
        <div ref={reveal} className="md:grid-12 md:items-end">
          <div className="md:col-span-7">
            <p className="eyebrow">{eyebrow}</p>
            <h2 className="mt-4 text-display-2 md:mt-6 [&_em]:whitespace-nowrap">
              <Emphasis text={headline} />
            </h2>
          </div>
          <ul className="mt-7 border-b border-hair-strong text-small text-ink-soft md:col-span-5 md:col-start-8 md:mt-0 lg:col-span-4 lg:col-start-9">
            {claims.map((claim) => (
              <li key={claim} className="border-t border-hair-strong py-2.5">
                {claim}
              </li>
            ))}
          </ul>
        </div>
        <div aria-hidden="true" className="mt-10 grid grid-cols-4 items-end gap-x-2 px-2 md:mt-12 md:gap-x-0 md:px-0">
          {tools.map((tool) => (
            <div key={tool} className="mx-auto w-full max-w-30 lg:max-w-36 xl:max-w-40">
              <Tool name={tool} />
            </div>
          ))}
        </div>
        <ol className="relative grid border border-umber/35 border-t-umber bg-porcelain px-5 pt-4 before:absolute before:inset-x-0 before:top-2 before:border-t before:border-dashed before:border-brass md:grid-cols-2 md:px-0 md:pt-2 lg:grid-cols-4">
          {points.map(({ title, text }) => (
            <li
              key={title}
              className="border-dashed border-brass py-6 max-md:not-first:border-t md:px-7 md:py-8 md:even:border-l md:nth-[n+3]:border-t lg:px-6 lg:pb-10 lg:not-first:border-l lg:nth-[n+3]:border-t-0 xl:px-8"
            >
              <h3 className="text-[25px]/[1.18] font-semibold">{title}</h3>
              <p className="mt-2 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
