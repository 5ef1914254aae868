import { memo, useId, useRef } from 'react';

import { classNames } from '@/lib/classNames';

import { useDesk } from '../DeskContext';
import { QuickLinks } from '../lead/ContactLinks';
import { LeadOrigin } from '../lead/LeadText';
import { LongText } from '../lead/LongText';
import { StatusBadge } from '../lead/StatusBadge';
import { useIsTruncated } from '../lead/useIsTruncated';
import { useLead } from '../lead/useLead';
import { showTime } from '../model/dubaiTime';
import { deleteButtonId, fullMessage, type Lead, leadTitle, shortText, messageParts } from '../model/lead';
import { contactHrefs } from '../model/phone';
import { isBlank } from '../model/text';
import { StaffIcon } from '../StaffIcon';
import { useLeadList } from './LeadListContext';
import { type LeadListProps, NameButton, type RowProps, useFocusedLead, useRowProps, useWindowedRows } from './rows';

/** A card with a message of one line. */
const CARD_PX = 160;

/** The leads as cards, below 768 px. */
export const LeadCards = memo(function LeadCards({ selected }: LeadListProps) {
  const frame = useRef<HTMLUListElement>(null);
  const { shown } = useLeadList();
  const { propsOf, toggle } = useRowProps(selected);
  const { windowed, rows, before, after, measure, scrollTo } = useWindowedRows(shown, frame, CARD_PX);
  useFocusedLead(shown, scrollTo);
  return (
    <ul
      ref={frame}
      aria-label="Leads, newest first"
      className="-mx-staff-gutter border-t border-hair-strong"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {rows.map(({ lead, index }) => (
        <li
          key={lead.id}
          ref={measure}
          data-index={index}
          aria-setsize={windowed ? shown.length : undefined}
          aria-posinset={windowed ? index + 1 : undefined}
          className="border-b border-hair-strong px-staff-gutter pt-3"
        >
          <LeadCard lead={lead} {...propsOf(lead)} onToggle={toggle} />
        </li>
      ))}
    </ul>
  );
});

interface LeadCardProps extends RowProps {
  lead: Lead;
  onToggle: (id: string) => void;
}

/** One lead on a phone: everything in a table row, with links 44 px high. */
const LeadCard = memo(function LeadCard({ lead, onToggle, ...row }: LeadCardProps) {
  const { isDeleting, isDeleted, isDimmed, isSelected, isExpanded } = row;
  const { show } = useDesk();
  const { canContact, press } = useLead(lead);
  const { call, mail } = contactHrefs(lead, '');
  const id = useId();
  return (
    <article aria-labelledby={id} className={isDimmed ? 'dimmed' : undefined} aria-busy={isDeleting || undefined}>
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-sans text-body/6 font-semibold wrap-anywhere">
            <NameButton lead={lead} selected={isSelected} />
          </h3>
          <StatusBadge lead={lead} deleted={isDeleted} />
        </div>
        {!isDeleted && <QuickLinks lead={lead} variant="tile" />}
      </div>
      <p className="mt-1 flex flex-wrap gap-x-2 text-dense wrap-anywhere text-ink-soft">
        <LeadOrigin lead={lead} showsStored />
        <span className="text-mute">{showTime(lead.createdAt)}</span>
      </p>
      <Message lead={lead} isExpanded={isExpanded} onToggle={() => onToggle(lead.id)} />
      <div className="flex gap-x-4 text-dense tabular-nums">
        <Contact text={lead.phone} href={canContact ? call : undefined} onClick={() => press('call')} />
        <Contact text={lead.email} href={canContact ? mail : undefined} onClick={() => press('mail')} />
        <button
          type="button"
          id={deleteButtonId(lead.id)}
          aria-label={`Delete lead from ${leadTitle(lead)}`}
          aria-disabled={isDeleting || isDeleted || undefined}
          onClick={() => !isDeleting && !isDeleted && show({ deletePrompt: lead })}
          className="-me-3 ms-auto desk-icon shrink-0 text-ink-soft"
        >
          <StaffIcon name="bin" size={18} />
        </button>
      </div>
    </article>
  );
});

interface MessageProps {
  lead: Lead;
  isExpanded: boolean;
  onToggle: () => void;
}

/** Two lines of the message, or all of it. Renders nothing if the visitor wrote nothing and the form says nothing. */
function Message({ lead, isExpanded, onToggle }: MessageProps) {
  const id = useId();
  const [isTruncated, text] = useIsTruncated();
  const message = fullMessage(lead);
  const start = shortText(message);
  if (message === '') return null;
  return (
    <>
      <p
        data-open={isExpanded || undefined}
        id={id}
        dir="auto"
        className={classNames(
          'mt-1 text-start text-small/normal wrap-anywhere',
          isExpanded ? 'border-s border-brass ps-4 whitespace-pre-wrap' : 'line-clamp-2',
          messageParts(lead).own === '' && 'text-mute',
        )}
      >
        <span ref={text}>{isExpanded ? <LongText text={message} /> : start}</span>
      </p>
      {(isTruncated || start !== message || isExpanded) && (
        <button type="button" aria-expanded={isExpanded} aria-controls={id} onClick={onToggle} className="desk-link">
          {isExpanded ? 'Show less' : 'Read all'}
        </button>
      )}
    </>
  );
}

interface ContactProps {
  text: string;
  href: string | undefined;
  onClick: () => void;
}

function Contact({ text, href, onClick }: ContactProps) {
  if (isBlank(text)) return null;
  const linkClass = 'min-w-0 shrink-0 truncate leading-[44px] text-ink-soft last-of-type:shrink';
  if (href === undefined) return <span className={linkClass}>{shortText(text)}</span>;
  return (
    <a href={href} onClick={onClick} className={linkClass}>
      {shortText(text)}
    </a>
  );
}
