import { microblading } from '@/content/microblading';
import { LateLeadForm } from '@/leads/late';
import { Emphasis } from '@/ui/Emphasis';

import { StrokeRule } from './StrokeRule';

/** The second short form (§2): a name and a number in one line, under a rule of hair strokes. */
export function ShortForm() {
  return (
    <section id="callback" className="overflow-hidden bg-plaster pt-14 pb-14 md:pt-18 md:pb-20">
      <div className="wide">
        <StrokeRule />
        <div className="mt-8 gap-y-6 md:mt-11 lg:grid-12 lg:items-end">
          <h2 className="text-[36px]/[1.08] lg:col-span-4 lg:text-[40px]/[1.08] [&_em]:block">
            <Emphasis text={microblading.short.headline} />
          </h2>
          <div className="max-lg:mt-6 lg:col-span-8">
            <LateLeadForm form="microbladingShort" layout="line" />
          </div>
        </div>
      </div>
    </section>
  );
}
