import { memo, type ReactNode, useId, useRef } from 'react';

import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';

import { useDesk } from '../DeskContext';
import { QuickLinks } from '../lead/ContactLinks';
import { LeadOrigin, NoValue } from '../lead/LeadText';
import { LongText } from '../lead/LongText';
import { StateMark } from '../lead/StateMark';
import { useIsTruncated } from '../lead/useIsTruncated';
import { useLead } from '../lead/useLead';
import { showTime } from '../model/dubaiTime';
import { deleteButtonId, fullMessage, type Lead, leadTitle, shortText } from '../model/lead';
import { contactHrefs } from '../model/phone';
import { StaffIcon } from '../StaffIcon';
import { useLeadList } from './LeadListContext';
import { type LeadListProps, NameButton, type RowProps, useFocusedLead, useRowProps, useWindowedRows } from './rows';

/** A card with a message of one line. */
const CARD_PX = 260;

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
          className="border-b border-hair-strong px-staff-gutter pt-4 pb-1"
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
  const { isDeleting, isDeleted, isDimmed, isSelected, isUnfolded } = row;
  const { show } = useDesk();
  const { canContact, press } = useLead(lead);
  const { call, mail } = contactHrefs(lead, '');
  const id = useId();
  const message = fullMessage(lead);
  const start = shortText(message);
  const [isTruncated, text] = useIsTruncated();
  return (
    <article aria-labelledby={id} className={isDimmed ? 'opacity-50' : undefined} aria-busy={isDeleting || undefined}>
      <div className="flex items-baseline gap-3">
        <h3 id={id} className="min-w-0 flex-1 font-sans text-body/6 font-semibold wrap-anywhere">
          <NameButton lead={lead} selected={isSelected} />
        </h3>
        <span className="text-caption/5 whitespace-nowrap text-mute">{showTime(lead.createdAt)}</span>
      </div>
      <StateMark lead={lead} deleted={isDeleted} />
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-dense wrap-anywhere text-ink-soft">
        <LeadOrigin lead={lead} />
      </p>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] tabular-nums">
        <Contact icon="call" text={lead.phone} href={canContact ? call : undefined} onClick={() => press('call')} />
        <Contact icon="mail" text={lead.email} href={canContact ? mail : undefined} onClick={() => press('mail')} />
      </div>
      {!isDeleted && canContact && (
        <div className="mb-2.5 flex gap-2">
          <QuickLinks lead={lead} />
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-sand pt-1">
        <p
          data-open={isUnfolded || undefined}
          id={`${id}-message`}
          dir="auto"
          className={classNames(
            'mt-[11px] text-small/normal wrap-anywhere',
            isUnfolded ? 'col-span-2 border-s border-brass ps-3.5 whitespace-pre-wrap' : 'line-clamp-2 text-ink-soft',
          )}
        >
          {message === '' ? <NoValue /> : <span ref={text}>{isUnfolded ? <LongText text={message} /> : start}</span>}
        </p>
        {message !== '' && (isTruncated || start !== message || isUnfolded) && (
          <button
            type="button"
            aria-expanded={isUnfolded}
            aria-controls={`${id}-message`}
            onClick={() => onToggle(lead.id)}
            className="col-start-1 justify-self-start desk-link"
          >
            {isUnfolded ? 'Show less' : 'Read all'}
          </button>
        )}
        <button
          type="button"
          id={deleteButtonId(lead.id)}
          aria-label={`Delete lead from ${leadTitle(lead)}`}
          aria-disabled={isDeleting || isDeleted || undefined}
          onClick={() => !isDeleting && !isDeleted && show({ deleteQuestion: lead })}
          className={classNames(
            'col-start-2 flex min-h-11 items-center gap-1.5 text-dense font-semibold text-ink-soft',
            isUnfolded ? 'row-start-2' : 'row-start-1',
          )}
        >
          <StaffIcon name="bin" size={16} />
          Delete
        </button>
      </div>
    </article>
  );
});

function Contact({
  icon,
  text,
  href,
  onClick,
}: {
  icon: 'call' | 'mail';
  text: string;
  href: string | undefined;
  onClick: () => void;
}): ReactNode {
  if (text.trim() === '') return null;
  const inside = (
    <>
      <span className="text-mute">{icon === 'call' ? <Icon name="call" size={18} /> : <StaffIcon name="mail" size={18} />}</span>
      <span className="truncate">{shortText(text)}</span>
    </>
  );
  const look = classNames('flex min-h-11 items-center gap-3 text-small/5 text-ink no-underline', icon === 'call' && 'font-medium');
  return href === undefined ? (
    <span className={look}>{inside}</span>
  ) : (
    <a href={href} onClick={onClick} className={look}>
      {inside}
    </a>
  );
}
