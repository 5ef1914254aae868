import { memo, type ReactNode, useId } from 'react';

import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';

import { LeadMark } from '../lead/LeadMark';
import { LeadOrigin } from '../lead/LeadOrigin';
import { LongText } from '../lead/LongText';
import { NoValue } from '../lead/NoValue';
import { QuickWays } from '../lead/QuickWays';
import { useContact } from '../lead/useContact';
import { useIsCut } from '../lead/useIsCut';
import { showTime } from '../model/dubaiTime';
import { type Lead, deleteButtonId, fullMessage, leadTitle, shortText } from '../model/lead';
import { StaffIcon } from '../StaffIcon';
import type { Standing } from './LeadsTable';
import { NameButton } from './NameButton';

interface LeadCardProps extends Standing {
  lead: Lead;
  open: boolean;
  onToggle: (id: string) => void;
  onOpen: (leadId: string) => void;
  onDelete: (lead: Lead) => void;
}

/** One lead on a phone: everything the table's row has, with links of 44 px. */
export const LeadCard = memo(function LeadCard({ lead, open, onToggle, onOpen, onDelete, ...standing }: LeadCardProps) {
  const { deleting, deleted, passed, selected } = standing;
  const id = useId();
  const { call, mail } = useContact(lead);
  const message = fullMessage(lead);
  const start = shortText(message);
  const [cut, text] = useIsCut();
  return (
    <article aria-labelledby={id} className={deleting || deleted || passed ? 'opacity-50' : undefined} aria-busy={deleting || undefined}>
      <div className="flex items-baseline gap-3">
        <h3 id={id} dir="auto" className="min-w-0 flex-1 text-left font-sans text-body/6 font-semibold wrap-anywhere">
          <NameButton lead={lead} selected={selected} onOpen={onOpen} />
        </h3>
        <span className="text-caption/5 whitespace-nowrap text-mute">{showTime(lead.createdAt)}</span>
      </div>
      <LeadMark lead={lead} deleted={deleted} />
      <p className="mt-0.5 flex flex-wrap gap-x-2 text-dense wrap-anywhere text-ink-soft">
        <LeadOrigin lead={lead} />
      </p>
      <div className="mt-1 grid grid-cols-[minmax(0,1fr)] tabular-nums">
        <Contact icon="call" text={lead.phone} {...call} />
        <Contact icon="mail" text={lead.email} {...mail} />
      </div>
      {!deleted && <QuickWays lead={lead} />}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-t border-sand pt-1">
        <p
          data-open={open || undefined}
          id={`${id}-message`}
          dir="auto"
          className={classNames(
            'mt-[11px] text-small/[22px] wrap-anywhere',
            open ? 'col-span-2 border-l border-brass pl-3.5 whitespace-pre-wrap' : 'line-clamp-2 text-ink-soft',
          )}
        >
          {message === '' ? <NoValue /> : <span ref={text}>{open ? <LongText text={message} /> : start}</span>}
        </p>
        {message !== '' && (cut || start !== message || open) && (
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-message`}
            onClick={() => onToggle(lead.id)}
            className="col-start-1 min-h-11 justify-self-start text-dense font-semibold text-rosewood underline decoration-1 underline-offset-3"
          >
            {open ? 'Show less' : 'Read all'}
          </button>
        )}
        <button
          type="button"
          id={deleteButtonId(lead.id)}
          aria-label={`Delete lead from ${leadTitle(lead)}`}
          aria-disabled={deleting || deleted || undefined}
          onClick={() => !deleting && !deleted && onDelete(lead)}
          className={classNames(
            'col-start-2 flex min-h-11 items-center gap-1.5 text-dense font-semibold text-ink-soft',
            open ? 'row-start-2' : 'row-start-1',
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
