import { patientRights } from '@/content/patientRights';

import { anchors, numberedGroups } from './anchors';
import { Contents } from './Contents';
import { RightsOf } from './RightsOf';

/** The fourteen rights (§2) in four groups, with the page's index beside them. */
export function Rights() {
  return (
    <section id={anchors.rights} className="border-t border-brass bg-white pt-12 md:pt-20 lg:pt-24 print:border-0 print:pt-8">
      <div className="wide grid-12 print:block">
        <Contents />
        <div className="col-span-12 md:grid-12 lg:col-span-9 lg:grid-cols-9 print:block">
          <h2 className="mb-8 text-display-2 md:col-span-10 md:col-start-2 md:mb-12 lg:col-span-8 lg:col-start-2 lg:mb-14 print:mb-2 print:text-[26px]/[1.2]">
            {patientRights.rights.title}
          </h2>
          {numberedGroups.map(({ group, first }) => (
            <RightsOf key={group.id} group={group} first={first} />
          ))}
        </div>
      </div>
    </section>
  );
}
