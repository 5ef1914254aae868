import { NoValue } from '../lead/NoValue';
import { useContact } from '../lead/useContact';
import { type Lead, shortText } from '../model/lead';

/** Phone and e-mail side by side: one lead keeps to one line. */
export function ContactCell({ lead }: { lead: Lead }) {
  const { call, mail } = useContact(lead);
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] items-center gap-3 tabular-nums">
      <ContactLink text={lead.phone} {...call} />
      <span className="truncate text-ink-soft">
        <ContactLink text={lead.email} {...mail} />
      </span>
    </div>
  );
}

function ContactLink({ text, href, onClick }: { text: string; href: string | undefined; onClick: () => void }) {
  if (text.trim() === '') return <NoValue />;
  const shown = shortText(text);
  if (href === undefined) return <span className="truncate">{shown}</span>;
  return (
    <a
      href={href}
      title={shown}
      onClick={onClick}
      className="block truncate leading-[43px] text-inherit no-underline underline-offset-3 hover:underline focus-visible:-outline-offset-3"
    >
      {shown}
    </a>
  );
}
