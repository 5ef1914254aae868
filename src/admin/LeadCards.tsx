import { memo, useRef } from 'react';

import { LeadCard } from './LeadCard';
import { type LeadListProps, useOpenLeads } from './LeadsTable';
import { useWindowedRows } from './useWindowedRows';

/** A card with a message of one line. */
const CARD_PX = 208;

/** The leads as cards, below 768 px. */
export const LeadCards = memo(function LeadCards({ entries, deleting, onDelete }: LeadListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [open, toggle] = useOpenLeads();
  const { windowed, rows, before, after, measure } = useWindowedRows(entries, list, CARD_PX);
  return (
    <ul
      ref={list}
      aria-label="Leads, newest first"
      className="-mx-staff-gutter border-t border-hair-strong"
      style={{ paddingTop: before, paddingBottom: after }}
    >
      {rows.map(({ entry, index }) => (
        <li
          key={entry.lead.id}
          ref={measure}
          data-index={index}
          aria-setsize={windowed ? entries.length : undefined}
          aria-posinset={windowed ? index + 1 : undefined}
          className="border-b border-hair-strong px-staff-gutter pt-4 pb-1"
        >
          <LeadCard
            entry={entry}
            open={open.has(entry.lead.id)}
            deleting={deleting.has(entry.lead.id)}
            onToggle={toggle}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
  );
});
