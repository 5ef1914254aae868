import { memo, useId } from 'react';

import { classNames } from '@/lib/classNames';

import { LeadMark } from '../lead/LeadMark';
import { LongText } from '../lead/LongText';
import { NoValue } from '../lead/NoValue';
import { showTime } from '../model/dubaiTime';
import { type Lead, deleteButtonId, fullMessage, leadTitle, shortText } from '../model/lead';
import { StaffIcon } from '../StaffIcon';
import { ContactCell } from './ContactCell';
import type { Standing } from './LeadsTable';
import { COLUMN_COUNT } from './LeadsTableFrame';
import { MessageCell } from './MessageCell';
import { NameButton } from './NameButton';

interface LeadRowProps extends Standing {
  lead: Lead;
  index: number;
  windowed: boolean;
  open: boolean;
  measure: ((row: HTMLElement | null) => void) | undefined;
  onToggle: (id: string) => void;
  onOpen: (leadId: string) => void;
  onDelete: (lead: Lead) => void;
}

const bare = 'h-11 border-b border-sand align-middle truncate group-hover/lead:bg-white';
const cell = `${bare} px-3`;

/** One lead: a line of 44 px and, unfolded, its whole message below. */
export const LeadRow = memo(function LeadRow({
  lead,
  index,
  windowed,
  open,
  measure,
  onToggle,
  onOpen,
  onDelete,
  ...standing
}: LeadRowProps) {
  const { deleting, deleted, passed, selected } = standing;
  const fold = useId();
  const inquiry = shortText(lead.service);
  const source = shortText(lead.source);
  const edge = classNames(open && 'border-b-transparent bg-white', selected && 'bg-petal!');
  return (
    <tbody ref={measure} data-index={index} className={classNames('group/lead', (deleting || deleted || passed) && 'opacity-50')}>
      <tr aria-rowindex={windowed ? index + 2 : undefined} aria-busy={deleting || undefined}>
        <th
          scope="row"
          className={classNames(
            cell,
            edge,
            'text-left font-semibold pl-4 @max-[1200px]:sticky @max-[1200px]:left-0 @max-[1200px]:z-4 @max-[1200px]:border-r',
            !open && '@max-[1200px]:bg-porcelain',
          )}
        >
          <NameButton lead={lead} selected={selected} onOpen={onOpen} />
          <LeadMark lead={lead} deleted={deleted} />
        </th>
        <td className={classNames(cell, edge)}>
          <ContactCell lead={lead} />
        </td>
        <td dir="auto" title={inquiry || undefined} className={classNames(cell, edge, 'text-left')}>
          {inquiry || <NoValue />}
        </td>
        <td dir="auto" title={source || undefined} className={classNames(cell, edge, 'text-left text-ink-soft')}>
          {source || <NoValue />}
        </td>
        <td className={classNames(cell, edge, 'text-ink-soft tabular-nums')}>{showTime(lead.createdAt)}</td>
        <td className={classNames(bare, edge, 'max-w-[200px] overflow-visible')}>
          <MessageCell message={fullMessage(lead)} open={open} foldId={fold} onToggle={() => onToggle(lead.id)} />
        </td>
        <td className={classNames(bare, edge, 'overflow-visible pr-1 text-right')}>
          <button
            type="button"
            id={deleteButtonId(lead.id)}
            aria-label={`Delete lead from ${leadTitle(lead)}`}
            aria-disabled={deleting || deleted || undefined}
            onClick={() => !deleting && !deleted && onDelete(lead)}
            className="inline-grid h-[43px] w-11 place-items-center rounded-sm align-middle text-mute transition-colors hover:bg-error-tint hover:text-error focus-visible:-outline-offset-3"
          >
            <StaffIcon name="bin" />
          </button>
        </td>
      </tr>
      {open && (
        <tr>
          <td colSpan={COLUMN_COUNT} className="border-b border-sand bg-white px-4 pb-5">
            <p
              id={fold}
              dir="auto"
              className="sticky left-4 w-[min(72ch,100vw-96px)] border-l border-brass pl-4 text-small/6 wrap-anywhere whitespace-pre-wrap @min-[1200px]:static @min-[1200px]:ml-[calc(39.1%-8px)] @min-[1200px]:w-auto @min-[1200px]:max-w-[72ch]"
            >
              <LongText text={fullMessage(lead)} />
            </p>
          </td>
        </tr>
      )}
    </tbody>
  );
});
