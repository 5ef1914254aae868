import { memo, useCallback, useRef, useState } from 'react';

import type { Lead } from '@/leads/fields';

import type { LeadEntry } from './leadIndex';
import { LeadRow } from './LeadRow';
import { LeadsTableFrame } from './LeadsTableFrame';
import { useWindowedRows } from './useWindowedRows';

/** One lead, one line (Tailwind's 11 in the rows). */
const ROW_PX = 44;

export interface LeadListProps {
  entries: readonly LeadEntry[];
  /** The ids of leads whose deletion is under way. */
  deleting: ReadonlySet<string>;
  onDelete: (lead: Lead) => void;
}

/** The leads as a table, from 768 px on. */
export const LeadsTable = memo(function LeadsTable({ entries, deleting, onDelete }: LeadListProps) {
  const table = useRef<HTMLTableElement>(null);
  const [open, toggle] = useOpenLeads();
  const { windowed, rows, before, after, measure } = useWindowedRows(entries, table, ROW_PX);
  return (
    <LeadsTableFrame ref={table} rowCount={windowed ? entries.length + 1 : undefined}>
      <Gap px={before} />
      {rows.map(({ entry, index }) => (
        <LeadRow
          key={entry.lead.id}
          entry={entry}
          index={index}
          windowed={windowed}
          open={open.has(entry.lead.id)}
          deleting={deleting.has(entry.lead.id)}
          measure={measure}
          onToggle={toggle}
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
