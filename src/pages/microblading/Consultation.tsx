import type { ReactNode } from 'react';

import { microblading } from '@/content/microblading';
import { LateLeadForm } from '@/leads/late';
import { Emphasis } from '@/ui/Emphasis';

/** The final consultation form (§2): a clean sheet on the ink of the table, with where and how to reach us beside it. */
export function Consultation() {
  const { eyebrow, headline, text, place, hours, phone, chat } = microblading.consultation;
  return (
    <section id="consultation" className="overflow-hidden bg-ink-deep py-section text-on-ink">
      <div className="wide grid-12 gap-y-10">
        <div className="on-dark col-span-12 lg:col-span-5 lg:pr-6">
          <p className="eyebrow text-champagne">{eyebrow}</p>
          <h2 className="mt-4 text-display-2 text-porcelain lg:[&_em]:block">
            <Emphasis text={headline} />
          </h2>
          <p className="mt-5 max-w-[46ch]">{text}</p>
        </div>
        <div className="relative col-span-12 bg-porcelain px-5 py-7 text-ink md:px-10 md:py-10 lg:col-span-7 lg:row-span-2 lg:-mb-section lg:px-12 lg:pt-12 lg:pb-20">
          <LateLeadForm form="microbladingFinal" layout="pairs" />
        </div>
        <dl className="on-dark col-span-12 grid content-end md:max-lg:grid-cols-2 md:max-lg:gap-x-(--gap) lg:col-span-5 lg:pr-6">
          <Way label={phone.label}>
            <a href={phone.href} className="-my-2.5 inline-flex min-h-11 items-center underline decoration-1 underline-offset-5">
              {phone.text}
            </a>
          </Way>
          <Way label={chat.label}>
            <a
              href={chat.href}
              target="_blank"
              rel="noopener noreferrer"
              className="-my-2.5 inline-flex min-h-11 items-center underline decoration-1 underline-offset-5"
            >
              {chat.text}
            </a>
          </Way>
          <Way label={place.label}>
            <address className="not-italic *:block">
              {place.lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </Way>
          <Way label={hours.label}>{hours.text}</Way>
        </dl>
      </div>
    </section>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[108px_1fr] border-t border-on-ink/28 py-3.5">
      <dt className="pt-0.5 text-caption">{label}</dt>
      <dd className="font-medium text-porcelain">{children}</dd>
    </div>
  );
}
