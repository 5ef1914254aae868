import { memo, useId } from 'react';

import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';

import { useDesk } from '../DeskContext';
import { RowLink } from '../lead/ContactLinks';
import { NoValue } from '../lead/LeadText';
import { LongText } from '../lead/LongText';
import { StatusBadge } from '../lead/StatusBadge';
import { useIsTruncated } from '../lead/useIsTruncated';
import { useLead } from '../lead/useLead';
import { showTime } from '../model/dubaiTime';
import { deleteButtonId, fullMessage, type Lead, leadTitle, shortText, messageParts } from '../model/lead';
import { nameOf } from '../model/names';
import { contactHrefs } from '../model/phone';
import { isBlank } from '../model/text';
import { StaffIcon } from '../StaffIcon';
import { COLUMNS, NameButton, type RowProps } from './rows';

interface LeadRowProps extends RowProps {
  lead: Lead;
  index: number;
  windowed: boolean;
  measure: ((row: HTMLElement | null) => void) | undefined;
  onToggle: (id: string) => void;
}

const bare = 'h-11 border-b border-sand align-middle truncate group-hover/lead:bg-white';
const cell = `${bare} px-3`;
/** Shown while the row has the pointer or the focus, and always on touch screens. */
const quiet = 'opacity-0 group-focus-within/lead:opacity-100 group-hover/lead:opacity-100 [@media(hover:none)]:opacity-100';
/** Below the columns that follow the contact, or at the left edge of a table that scrolls sideways. */
const messageClass = classNames(
  'border-s border-brass ps-4 text-small/6 wrap-anywhere whitespace-pre-wrap',
  'table-scrolls:sticky table-scrolls:inset-s-4 table-scrolls:w-[min(72ch,100vw-96px)]',
  'table-fits:ms-[calc(36.5%-8px)] table-fits:max-w-[72ch]',
);

/** One lead: a row 44 px high, with the whole message below when expanded. */
export const LeadRow = memo(function LeadRow({ lead, index, windowed, measure, onToggle, ...row }: LeadRowProps) {
  const { isDeleting, isDeleted, isDimmed, isSelected, isExpanded } = row;
  const { show } = useDesk();
  const messageId = useId();
  const inquiry = shortText(nameOf.service(lead.service));
  const source = nameOf.source(lead.source);
  const stored = source === lead.source ? undefined : lead.source;
  const edge = classNames(isExpanded && 'border-b-transparent bg-white', isSelected && 'bg-petal/60!');
  return (
    <tbody ref={measure} data-index={index} className={classNames('group/lead', isDimmed && 'dimmed')}>
      <tr aria-rowindex={windowed ? index + 2 : undefined} aria-busy={isDeleting || undefined}>
        <th
          scope="row"
          className={classNames(
            cell,
            edge,
            'ps-4 text-start font-semibold',
            'table-scrolls:sticky table-scrolls:inset-s-0 table-scrolls:z-4 table-scrolls:border-e',
            !isExpanded && 'table-scrolls:bg-porcelain',
          )}
        >
          <NameButton lead={lead} selected={isSelected} />
          <StatusBadge lead={lead} deleted={isDeleted} />
        </th>
        <td className={classNames(cell, edge)}>
          <ContactCell lead={lead} />
        </td>
        <td dir="auto" title={inquiry || undefined} className={classNames(cell, edge, 'text-page')}>
          {isBlank(inquiry) ? <NoValue /> : inquiry}
        </td>
        <td dir="auto" title={shortText(source) || undefined} className={classNames(cell, edge, 'text-page text-ink-soft')}>
          {isBlank(source) ? <NoValue /> : shortText(source)}
          {stored !== undefined && (
            <bdi title={stored} className="block truncate text-caption/4 text-mute">
              {` ${stored}`}
            </bdi>
          )}
        </td>
        <td className={classNames(cell, edge, 'text-ink-soft tabular-nums')}>{showTime(lead.createdAt)}</td>
        <td className={classNames(bare, edge, 'max-w-[200px] overflow-visible')}>
          <MessageCell lead={lead} open={isExpanded} messageId={messageId} onToggle={() => onToggle(lead.id)} />
        </td>
        <td className={classNames(bare, edge, 'overflow-visible pe-1')}>
          <div className="flex justify-end">
            {!isDeleted && <RowLink lead={lead} />}
            <button
              type="button"
              id={deleteButtonId(lead.id)}
              aria-label={`Delete lead from ${leadTitle(lead)}`}
              aria-disabled={isDeleting || isDeleted || undefined}
              onClick={() => !isDeleting && !isDeleted && show({ deletePrompt: lead })}
              className={classNames(
                'desk-icon h-[43px] text-mute hover:bg-error-tint hover:text-error focus-visible:-outline-offset-3',
                quiet,
              )}
            >
              <StaffIcon name="bin" />
            </button>
          </div>
        </td>
      </tr>
      {isExpanded && (
        <tr>
          <td colSpan={COLUMNS.length} className="border-b border-sand bg-white px-4 pb-5">
            <p id={messageId} dir="auto" className={messageClass}>
              <LongText text={fullMessage(lead)} />
            </p>
          </td>
        </tr>
      )}
    </tbody>
  );
});

/** Phone and email side by side, so that a lead takes one line. */
function ContactCell({ lead }: { lead: Lead }) {
  const { canContact, press } = useLead(lead);
  const { call, mail } = contactHrefs(lead, '');
  return (
    <div className="grid grid-cols-[128px_minmax(0,1fr)] items-center gap-3 tabular-nums">
      <ContactLink text={lead.phone} href={canContact ? call : undefined} onClick={() => press('call')} />
      <span className="truncate text-ink-soft">
        <ContactLink text={lead.email} href={canContact ? mail : undefined} onClick={() => press('mail')} />
      </span>
    </div>
  );
}

function ContactLink({ text, href, onClick }: { text: string; href: string | undefined; onClick: () => void }) {
  if (isBlank(text)) return <NoValue />;
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

interface MessageCellProps {
  lead: Lead;
  open: boolean;
  /** The id of the element that holds the whole message while it is open. */
  messageId: string;
  onToggle: () => void;
}

/** The message, truncated at 200 px. A truncated message is a button that expands the whole text. */
function MessageCell({ lead, open, messageId, onToggle }: MessageCellProps) {
  const [isTruncated, text] = useIsTruncated();
  const message = fullMessage(lead);
  const shown = shortText(message);
  if (isBlank(message)) {
    return (
      <span className="px-3">
        <NoValue />
      </span>
    );
  }
  const line = (
    // Clamped, not `nowrap`: after an Arabic greeting an unbroken line would show the end of the English text.
    <span dir="auto" className="line-clamp-1 min-w-0 text-page wrap-anywhere whitespace-normal">
      <span ref={text}>{shown}</span>
    </span>
  );
  const shape = classNames(
    'grid h-[43px] w-full max-w-[200px] grid-cols-[minmax(0,1fr)_16px] items-center gap-1.5 px-3 text-start',
    messageParts(lead).own === '' && 'text-mute',
  );
  if (!isTruncated && shown === message && !open) return <span className={shape}>{line}</span>;
  return (
    <button
      type="button"
      aria-expanded={open}
      aria-controls={open ? messageId : undefined}
      onClick={onToggle}
      className={classNames(shape, 'focus-visible:-outline-offset-3')}
    >
      {line}
      <span className={classNames('text-mute transition-[rotate]', open ? 'rotate-180' : quiet)}>
        <Icon name="down" size={16} />
      </span>
    </button>
  );
}
