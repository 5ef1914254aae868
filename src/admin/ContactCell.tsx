import { telHref } from '@/leads/desk/phone';
import type { Lead } from '@/leads/fields';

import { mailHref } from './leadText';
import { NoValue } from './NoValue';

/** Phone and e-mail side by side: one lead keeps to one line. */
export function ContactCell({ lead }: { lead: Lead }) {
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] items-center gap-3 tabular-nums">
      <ContactLink text={lead.phone_number} href={telHref(lead.phone_number)} />
      <span className="truncate text-ink-soft">
        <ContactLink text={lead.email} href={mailHref(lead.email)} />
      </span>
    </div>
  );
}

function ContactLink({ text, href }: { text: string; href: string | undefined }) {
  if (text.trim() === '') return <NoValue />;
  if (href === undefined) return <span className="truncate">{text}</span>;
  return (
    <a
      href={href}
      title={text}
      className="block truncate leading-[43px] text-inherit no-underline underline-offset-3 hover:underline focus-visible:-outline-offset-3"
    >
      {text}
    </a>
  );
}
