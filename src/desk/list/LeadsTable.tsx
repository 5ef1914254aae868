import { memo, useCallback, useEffect, useRef, useState } from 'react';

import { type Lead, nameButtonId } from '../model/lead';
import { LeadRow } from './LeadRow';
import { LeadsTableFrame } from './LeadsTableFrame';
import { useWindowedRows } from './useWindowedRows';

/** One lead, one line (Tailwind's 11 in the rows). */
const ROW_PX = 44;

export interface LeadListProps {
  leads: readonly Lead[];
  /** The ids of leads whose deletion is under way. */
  deleting: ReadonlySet<string>;
  /** The ids of leads that somebody else has deleted. */
  deleted: ReadonlySet<string>;
  /** The ids of leads that do not belong here any more, and stay until something is pressed. */
  passed: ReadonlySet<string>;
  /** The id of a lead whose name is to have the focus, wherever in the list it stands. */
  focused: string | undefined;
  onFocused: (none: undefined) => void;
  /** The id of the lead whose details are open. */
  selected: string | undefined;
  onOpen: (leadId: string) => void;
  onDelete: (lead: Lead) => void;
}

/** The leads as a table, from 768 px on. */
export const LeadsTable = memo(function LeadsTable({ leads, onDelete, ...list }: LeadListProps) {
  const table = useRef<HTMLTableElement>(null);
  const [open, toggle] = useOpenLeads();
  const { windowed, rows, before, after, measure, scrollTo } = useWindowedRows(leads, table, ROW_PX);
  useFocusedLead(leads, list, scrollTo);
  return (
    <LeadsTableFrame ref={table} rowCount={windowed ? leads.length + 1 : undefined}>
      <Gap px={before} />
      {rows.map(({ lead, index }) => (
        <LeadRow
          key={lead.id}
          lead={lead}
          index={index}
          windowed={windowed}
          open={open.has(lead.id)}
          {...standingOf(lead, list)}
          measure={measure}
          onToggle={toggle}
          onOpen={list.onOpen}
          onDelete={onDelete}
        />
      ))}
      <Gap px={after} />
    </LeadsTableFrame>
  );
});

/** Stands for the rows that are out of view. */
function Gap({ px }: { px: number }) {
  if (px <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr style={{ height: px }} />
    </tbody>
  );
}

/** What a row has to know of its lead besides its text. */
export interface Standing {
  deleting: boolean;
  deleted: boolean;
  passed: boolean;
  selected: boolean;
}

export function standingOf({ id }: Lead, { deleting, deleted, passed, selected }: Omit<LeadListProps, 'leads' | 'onDelete'>): Standing {
  return { deleting: deleting.has(id), deleted: deleted.has(id), passed: passed.has(id), selected: id === selected };
}

/** Puts the focus on a lead's name; one that is out of view is scrolled to first. */
export function useFocusedLead(
  leads: readonly Lead[],
  { focused, onFocused }: Pick<LeadListProps, 'focused' | 'onFocused'>,
  scrollTo: (index: number) => void,
): void {
  useEffect(() => {
    if (focused === undefined) return;
    const button = document.getElementById(nameButtonId(focused));
    if (button) {
      button.focus();
      onFocused(undefined);
      return;
    }
    const index = leads.findIndex(({ id }) => id === focused);
    if (index === -1) onFocused(undefined);
    else scrollTo(index);
  });
}

/** Which messages are unfolded. */
export function useOpenLeads(): [ReadonlySet<string>, (id: string) => void] {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setOpen((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return [open, toggle];
}
