import { patientRights } from '@/content/patientRights';
import { facts } from '@/site/facts';
import { pathOf } from '@/site/pages';
import { Emphasis } from '@/ui/Emphasis';

import { anchors, rightsCount } from './anchors';

/** The title, and two tablets of the law (§2): each leads to its part of the page and wears that part's ground. */
export function Tablets() {
  const { eyebrow, headline, lead, print, tablets } = patientRights.hero;
  return (
    <section className="pt-17 md:pt-bar print:pt-0">
      <p className="wide hidden text-small text-ink-soft print:mb-8 print:block">
        {facts.studioName}, {facts.hotel}, {facts.district}, {facts.city}. {facts.siteUrl}
        {pathOf('patientRights')}
      </p>
      <div className="wide grid-12 lg:min-h-149 print:block print:min-h-0">
        <div className="col-span-12 pt-6 pb-10 md:py-14 lg:col-span-7 lg:self-center lg:pb-18 print:p-0">
          <p className="eyebrow print:hidden">{eyebrow}</p>
          <h1 className="mt-4 mb-5 text-[min(46px,11.8vw)]/[1.03] tracking-[-0.012em] md:mt-6 md:mb-7 md:text-display-1 [&_em]:block print:mt-0 print:text-[32px]/[1.1] print:[&_em]:inline print:[&_em]:text-ink">
            <Emphasis text={headline} />
          </h1>
          <p className="max-w-[44ch] text-lead text-ink-soft print:max-w-none print:text-small">{lead}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 border-t border-sand pt-3 text-small text-ink-soft md:mt-9 print:hidden [@media(scripting:none)]:hidden">
            <button type="button" className="text-link min-h-11" onClick={() => window.print()}>
              {print.label}
            </button>
            <span>{print.note}</span>
          </p>
        </div>
        <div className="col-span-12 grid grid-cols-2 lg:col-span-5 lg:self-end print:hidden">
          <Tablet href={`#${anchors.rights}`} ground="bg-white" count={rightsCount} label={tablets.rights} />
          <Tablet
            href={`#${anchors.responsibilities}`}
            ground="bg-plaster -ml-px"
            count={patientRights.responsibilities.items.length}
            label={tablets.responsibilities}
          />
        </div>
      </div>
    </section>
  );
}

function Tablet({ href, ground, count, label }: { href: string; ground: string; count: number; label: string }) {
  return (
    <a
      href={href}
      className={`group flex h-57 flex-col items-center justify-end rounded-t-full border border-b-0 border-brass pb-8 no-underline md:h-75 lg:h-110 lg:pb-14 ${ground}`}
    >
      <b className="font-serif text-[84px]/[0.8] font-medium tracking-[-0.03em] text-oxblood md:text-[112px]/[0.8] lg:text-[132px]/[0.8]">
        {count}
      </b>{' '}
      <span className="mt-4.5 text-small text-ink-soft decoration-1 underline-offset-6 group-hover:underline md:mt-7 md:text-body">
        {label}
      </span>
    </a>
  );
}
