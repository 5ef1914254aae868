import type { ReactNode } from 'react';

import { contact } from '@/content/contact';
import { facts } from '@/site/facts';
import { callUrl, chatUrl, mailUrl } from '@/site/links';

/** Where, when and how, as the head of a letter: four columns between hairlines, rows on phones. */
export function Letterhead() {
  const { visit, hours, telephone, email } = contact;
  return (
    <section className="bg-plaster">
      <address className="wide grid gap-x-(--gap) not-italic max-md:py-5 md:grid-cols-2 xl:grid-cols-4">
        <Entry label={visit.label} note={visit.note}>
          <Lines lines={visit.lines} />
        </Entry>
        <Entry label={hours.label} note={hours.note}>
          <Lines lines={hours.lines} />
        </Entry>
        <Entry label={telephone.label} note={telephone.note}>
          <a href={callUrl} className={line}>
            {facts.phoneShown}
          </a>
          <a href={chatUrl} target="_blank" rel="noopener noreferrer" className={line}>
            {facts.chatNumberShown}
          </a>
        </Entry>
        <Entry label={email.label} note={email.note}>
          <a href={mailUrl} className={line}>
            {email.lines[0]}
            <wbr />
            {email.lines[1]}
          </a>
        </Entry>
      </address>
    </section>
  );
}

/** A large line that is also a link: high enough for a finger. */
const line =
  'block w-fit max-w-full max-md:py-1.5 no-underline decoration-brass decoration-1 underline-offset-8 wrap-break-word hover:underline';

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((text, index) => (
    <span key={text} className="whitespace-nowrap xl:block">
      {text}
      {index < lines.length - 1 && ' '}
    </span>
  ));
}

function Entry({ label, note, children }: { label: string; note: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-hair-strong not-first:max-md:border-t max-md:py-7 md:py-12 md:even:border-l md:even:pl-6 md:max-xl:nth-[n+3]:border-t xl:pt-14 xl:pr-3 xl:pb-16 xl:not-first:border-l xl:not-first:pl-6">
      <h2 className="eyebrow font-sans">{label}</h2>
      <div className="mt-2.5 mb-1.5 font-serif text-[28px]/[1.2] font-medium max-[359px]:text-[25px]/[1.2] md:mt-4 md:mb-3 xl:mt-4.5 xl:mb-4 xl:text-[clamp(26px,2.1vw,30px)]/[1.2]">
        {children}
      </div>
      <p className="max-w-[34ch] text-small text-ink-soft">{note}</p>
    </div>
  );
}
