import { memo, useRef } from 'react';

import { LeadCard } from './LeadCard';
import { type LeadListProps, standingOf, useFocusedLead, useOpenLeads } from './LeadsTable';
import { useWindowedRows } from './useWindowedRows';

/** A card with a message of one line. */
const CARD_PX = 260;

/** The leads as cards, below 768 px. */
export const LeadCards = memo(function LeadCards({ leads, onDelete, ...list }: LeadListProps) {
  const frame = useRef<HTMLUListElement>(null);
  const [open, toggle] = useOpenLeads();
  const { windowed, rows, before, after, measure, scrollTo } = useWindowedRows(leads, frame, CARD_PX);
  useFocusedLead(leads, list, scrollTo);
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
          aria-setsize={windowed ? leads.length : undefined}
          aria-posinset={windowed ? index + 1 : undefined}
          className="border-b border-hair-strong px-staff-gutter pt-4 pb-1"
        >
          <LeadCard
            lead={lead}
            open={open.has(lead.id)}
            {...standingOf(lead, list)}
            onToggle={toggle}
            onOpen={list.onOpen}
            onDelete={onDelete}
          />
        </li>
      ))}
    </ul>
  );
});
