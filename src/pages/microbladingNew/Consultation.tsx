import { microbladingNew } from '@/content/microbladingNew';
import { LateLeadForm } from '@/leads/late';
import { Emphasis } from '@/ui/Emphasis';

/** The consultation form (§2), and what happens with it. */
export function Consultation() {
  const { eyebrow, headline, text, steps } = microbladingNew.consultation;
  return (
    <section id="consultation" className="bg-petal py-section">
      <div className="wide grid-12 gap-y-10 lg:grid-rows-[auto_1fr]">
        <div className="col-span-12 lg:col-span-4">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2 lg:[&_em]:block">
            <Emphasis text={headline} />
          </h2>
          <p className="mt-5 text-ink-soft">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1">
          <LateLeadForm form="microbladingNewConsultation" layout="pairs" />
        </div>
        <ol className="col-span-12 grid gap-x-(--gap) border-oxblood/25 md:max-lg:grid-cols-3 lg:col-span-4 lg:row-start-2 lg:self-end lg:border-b">
          {steps.map(({ title, text: words }) => (
            <li key={title} className="border-t border-oxblood/25 py-4">
              <h3 className="text-card font-semibold text-oxblood">{title}</h3>
              <p className="mt-0.5 text-small text-ink-soft">{words}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
