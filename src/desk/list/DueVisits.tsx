import { useEffect, useMemo } from 'react';

import { useNow } from '../DeskContext';
import { dayNumber, dayStart } from '../model/dubaiTime';
import type { Snapshot } from '../model/followUp';
import { countDueVisits } from '../model/visits';
import { useLeadList } from './LeadListContext';

/** Toggles that show only the booked leads with something to do, while there are any. */
export function DueVisits({ snapshot }: { snapshot: Snapshot }) {
  const today = dayNumber(useNow());
  const { filter, setFilter } = useLeadList();
  const counts = useMemo(() => countDueVisits(snapshot, dayStart(today)), [snapshot, today]);
  const isOver = filter.dueVisit !== undefined && counts.get(filter.dueVisit) === 0;
  useEffect(() => {
    if (isOver) setFilter({ dueVisit: undefined });
  }, [isOver, setFilter]);
  return [...counts]
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (
      <button
        key={name}
        type="button"
        aria-pressed={filter.dueVisit === name}
        onClick={() => setFilter({ dueVisit: filter.dueVisit === name ? undefined : name })}
        className="desk-chip"
      >
        {name} <span className="font-normal text-ink-soft tabular-nums">{count.toLocaleString('en')}</span>
      </button>
    ));
}
