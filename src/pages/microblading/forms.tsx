import type { microblading as words } from '@/content/microblading';
import { LateLeadForm } from '@/leads/late';
import { ContactList } from '@/sections/ContactList';
import { Heading } from '@/ui/Heading';

import { StrokeDivider } from './drawings';

/** The final consultation form: a clean sheet on the ink of the table, with where and how to reach us beside it. */
export function Consultation({ eyebrow, headline, text, contact }: typeof words.consultation) {
  return (
    <section id="consultation" className="overflow-hidden bg-ink-deep py-section text-on-ink">
      <div className="wide grid-12 gap-y-10">
        <div className="on-dark col-span-12 lg:col-span-5 lg:pr-6">
          <Heading eyebrow={eyebrow} text={headline} eyebrowClass="text-champagne" className="mt-4 text-porcelain lg:[&_em]:block" />
          <p className="mt-5 max-w-[46ch]">{text}</p>
        </div>
        <div className="relative col-span-12 bg-porcelain px-5 py-7 text-ink md:px-10 md:py-10 lg:col-span-7 lg:row-span-2 lg:-mb-section lg:px-12 lg:pt-12 lg:pb-20">
          <LateLeadForm form="microbladingFinal" layout="pairs" />
        </div>
        <ContactList
          entries={contact}
          className="on-dark col-span-12 content-end md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gap) lg:col-span-5 lg:pr-6"
          rowClass="border-t border-on-ink/28"
          labelClass="pt-0.5"
          textClass="text-porcelain"
          linkClass="-my-2.5"
        />
      </div>
    </section>
  );
}

/** The second short form: a name and a number in one line, under a rule of hair strokes. */
export function CallbackForm({ headline }: { headline: string }) {
  return (
    <section id="callback" className="overflow-hidden bg-plaster pt-14 pb-14 md:pt-18 md:pb-20">
      <div className="wide">
        <StrokeDivider />
        <div className="mt-8 gap-y-6 md:mt-11 lg:grid-12 lg:items-end">
          <Heading size="own" text={headline} className="text-[36px]/[1.08] lg:col-span-4 lg:text-[40px]/[1.08] [&_em]:block" />
          <div className="max-lg:mt-6 lg:col-span-8">
            <LateLeadForm form="microbladingShort" layout="line" />
          </div>
        </div>
      </div>
    </section>
  );
}
