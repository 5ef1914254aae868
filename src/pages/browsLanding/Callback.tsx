import type { ReactNode } from 'react';

import { browsLanding } from '@/content/browsLanding';
import { LateLeadForm } from '@/leads/late';
import { Emphasis } from '@/ui/Emphasis';

import { LashFringe } from './LashFringe';

/** The callback form, and the phone and address that end the page (§2): the hero in the mirror, form right. */
export function Callback() {
  const { eyebrow, headline, text, form, reach } = browsLanding.callback;
  const { phone, chat, address, hours } = reach;
  return (
    <section id="callback" className="relative overflow-hidden border-t border-sand bg-plaster pt-43 pb-section md:pt-50 xl:pt-62">
      <LashFringe />
      <div className="wide relative grid-12 gap-y-10">
        <div className="col-span-12 lg:col-span-6">
          <p className="eyebrow">{eyebrow}</p>
          <h2 className="mt-4 text-display-2">
            <Emphasis text={headline} />
          </h2>
          <p className="mt-5 max-w-[48ch] text-ink-soft">{text}</p>
        </div>
        <div className="col-span-12 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:self-end">
          <div className="border border-sand bg-white px-5 pt-6 pb-6 md:px-9 md:pt-8 md:pb-9">
            <h3 className="mb-5 text-h3 font-semibold">{form}</h3>
            <LateLeadForm form="browsCallback" />
          </div>
        </div>
        <div className="col-span-12 self-end lg:col-span-6">
          <h3 className="text-card font-semibold text-umber">{reach.headline}</h3>
          <dl className="mt-3 grid border-t border-umber sm:grid-cols-2 sm:gap-x-(--gap)">
            <Way label={phone.label}>
              <a
                href={phone.href}
                className="-my-2 inline-flex min-h-11 items-center underline decoration-1 underline-offset-5 hover:text-umber"
              >
                {phone.text}
              </a>
            </Way>
            <Way label={chat.label}>
              <a
                href={chat.href}
                target="_blank"
                rel="noopener noreferrer"
                className="-my-2 inline-flex min-h-11 items-center underline decoration-1 underline-offset-5 hover:text-umber"
              >
                {chat.text}
              </a>
            </Way>
            <Way label={address.label}>
              <address className="not-italic *:block">
                {address.lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            </Way>
            <Way label={hours.label}>{hours.text}</Way>
          </dl>
        </div>
      </div>
    </section>
  );
}

function Way({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[108px_1fr] content-start border-b border-hair-strong py-3.5 sm:block">
      <dt className="text-caption text-mute max-sm:pt-0.5">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
