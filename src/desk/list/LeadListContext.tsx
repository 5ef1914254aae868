import { createContext, type ReactNode, startTransition, use, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';

import { useStore } from '@/lib/store';

import { useDesk, useDeskState } from '../DeskContext';
import {
  dependsOnFollowUp,
  distinctValues,
  inOrder,
  leadFilter,
  type LeadFilter,
  type LeadSearch,
  leadSearch,
  matchesFollowUp,
  NO_FILTER,
  type Order,
} from '../model/filter';
import type { Lead } from '../model/lead';

interface LeadList {
  filter: LeadFilter;
  /** Changes part of the filter. */
  setFilter: (change: Partial<LeadFilter>) => void;
  order: Order;
  setOrder: (order: Order) => void;
  /** The matching leads. A search of more than 10,000 leads may lag behind the typing, so that it never blocks the typing. */
  shown: readonly Lead[];
  /** The ids of shown leads that no longer match. They stay until the filter, the order or the list changes. */
  noLongerMatching: ReadonlySet<string>;
  /** The filter that produced `shown`. */
  applied: LeadFilter;
  /** Whether a lead matches `applied` now. */
  matches: (lead: Lead) => boolean;
  services: readonly string[];
  sources: readonly string[];
}

const LeadListContext = createContext<LeadList | null>(null);

/** @throws Error outside a LeadListProvider. */
export function useLeadList(): LeadList {
  const list = use(LeadListContext);
  if (!list) throw new Error('useLeadList needs a LeadListProvider.');
  return list;
}

const NOBODY: ReadonlySet<string> = new Set();
/** Leads searched in one task. A longer list takes several tasks, so that a key press waits for one task at most. */
const SLICE = 10_000;

/**
 * Filters and sorts the list. A chosen value is reset to 'all' once no lead has it. Rows move only when the filter, the order or the list
 * changes: the matching leads and their order come from the snapshot of that moment.
 */
export function LeadListProvider({ children }: { children: ReactNode }) {
  const { leads, clock } = useDesk();
  const { snapshot } = useDeskState();
  const { listed } = useStore(leads);
  const [filter, setFilter] = useState(NO_FILTER);
  const [order, setOrder] = useState<Order>('Newest first');
  const services = useMemo(() => distinctValues(listed, 'service'), [listed]);
  const sources = useMemo(() => distinctValues(listed, 'source'), [listed]);

  const service = stillThere(filter.service, services);
  const source = stillThere(filter.source, sources);
  if (service !== filter.service || source !== filter.source) setFilter({ ...filter, service, source });

  const search = useMemo(() => leadSearch(listed), [listed]);
  const asked = useDeferredValue(filter);
  const [answer, setAnswer] = useState({ search, applied: filter, found: listed });
  if (answer.search !== search || (answer.applied !== asked && listed.length <= SLICE)) {
    setAnswer({ search, applied: asked, found: search(asked)(listed.length) ?? listed });
  }
  useEffect(() => {
    if (answer.search !== search || answer.applied === asked) return undefined;
    return inSlices(search(asked), (found) => startTransition(() => setAnswer({ search, applied: asked, found })));
  }, [answer, search, asked]);

  const { applied } = answer;
  const [basis, setBasis] = useState(() => ({ answer, order, snapshot, now: clock.get() }));
  if (basis.answer !== answer || basis.order !== order) setBasis({ answer, order, snapshot, now: clock.get() });

  const shown = useMemo(() => {
    const { answer: base, order: sorted, snapshot: then, now } = basis;
    const { applied: wanted, found } = base;
    const matching = dependsOnFollowUp(wanted) ? found.filter((lead) => matchesFollowUp(wanted, lead, then, now)) : found;
    return inOrder(sorted, matching, then, now);
  }, [basis]);

  const noLongerMatching = useMemo(() => {
    const { applied: wanted } = basis.answer;
    if (!dependsOnFollowUp(wanted) || snapshot === basis.snapshot) return NOBODY;
    const gone = shown.filter((lead) => !matchesFollowUp(wanted, lead, snapshot, basis.now));
    return gone.length === 0 ? NOBODY : new Set(gone.map(({ id }) => id));
  }, [shown, snapshot, basis]);

  const change = useCallback(
    (part: Partial<LeadFilter>): void => {
      leads.dropDeleted();
      setFilter((current) => ({ ...current, ...part }));
    },
    [leads],
  );
  const list = useMemo(
    () => ({
      filter,
      setFilter: change,
      order,
      setOrder(next: Order) {
        leads.dropDeleted();
        setOrder(next);
      },
      shown,
      noLongerMatching,
      applied,
      matches: (lead: Lead) => leadFilter([lead])(applied).length > 0 && matchesFollowUp(applied, lead, snapshot, clock.get()),
      services,
      sources,
    }),
    [filter, change, order, leads, shown, noLongerMatching, applied, snapshot, clock, services, sources],
  );
  return <LeadListContext value={list}>{children}</LeadListContext>;
}

/** Searches in several tasks. Returns the function that cancels it. */
function inSlices(search: LeadSearch, onFound: (found: readonly Lead[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    const found = search(SLICE);
    if (found) onFound(found);
    else timer = setTimeout(look);
  };
  timer = setTimeout(look);
  return () => clearTimeout(timer);
}

function stillThere(value: string | undefined, values: readonly string[]): string | undefined {
  return value === '' || (value !== undefined && values.includes(value)) ? value : undefined;
}
