import type { ReactNode } from 'react';

import { lipBlush } from '@/content/lipBlush';
import { LateLeadForm } from '@/leads/late';
import type { SharedValues } from '@/leads/sharedValues';
import { Emphasis } from '@/ui/Emphasis';

/** The doorway: the second form stands in a wide arch, where and when to come at its sides (§2 "second consultation form"). */
export function Consultation({ shared }: { shared: SharedValues }) {
  const { eyebrow, headline, proof, place, hours, reach, gift } = lipBlush.consultation;
  return (
    <section id="consultation" className="overflow-hidden bg-linear-to-b from-porcelain via-petal/70 via-30% to-petal py-section">
      <div className="wide grid-12 items-end gap-y-12">
        <div className="relative col-span-12 my-3.5 rounded-t-full bg-white px-6 pt-26 pb-8 before:pointer-events-none before:absolute before:-inset-2 before:rounded-t-full before:border before:border-brass md:col-span-8 md:col-start-3 md:px-16 md:pt-31 md:pb-14 md:before:-inset-3.5 lg:col-span-6 lg:col-start-4 lg:row-start-1 lg:px-12 xl:px-22">
          <div className="relative">
            <div className="mb-7 text-center">
              <p className="eyebrow">{eyebrow}</p>
              <h2 className="mx-auto mt-3 text-[36px]/[1.08] max-sm:max-w-[8em] md:text-[clamp(40px,3.4vw,48px)]/[1.06] lg:max-xl:max-w-[8em]">
                <Emphasis text={headline} />
              </h2>
            </div>
            <LateLeadForm form="lipBlushFinal" shared={shared} />
            <p className="mt-4 text-center text-caption text-balance text-mute">{proof}</p>
          </div>
        </div>
        <div className="col-span-12 md:max-lg:grid-12 lg:contents">
          <dl className="md:max-lg:col-span-6 lg:col-span-3 lg:col-start-1 lg:row-start-1 lg:pr-6 xl:pr-12">
            <Note title={place.title}>
              {place.lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </Note>
            <Note title={hours.title}>{hours.lines}</Note>
          </dl>
          <dl className="md:max-lg:col-span-6 lg:col-span-3 lg:col-start-10 lg:row-start-1 lg:pl-6 xl:pl-12">
            <Note
              title={
                <a href={reach.href} className="inline-flex min-h-11 items-center whitespace-nowrap no-underline hover:text-lip-ink">
                  {reach.title}
                </a>
              }
            >
              {reach.line}{' '}
              <a href={reach.chat.href} target="_blank" rel="noopener noreferrer" className="text-link inline-block py-2.5">
                {reach.chat.label}
              </a>
            </Note>
            <Note title={gift.title}>{gift.lines}</Note>
          </dl>
        </div>
      </div>
    </section>
  );
}

function Note({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="border-t border-brass/60 pt-3.5 pb-5.5">
      <dt className="font-serif text-card font-semibold">{title}</dt>
      <dd className="mt-0.5 text-small text-ink-soft">{children}</dd>
    </div>
  );
}
