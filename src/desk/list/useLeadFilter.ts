import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import {
  type LeadFilter,
  type LeadSearch,
  NO_FILTER,
  type Order,
  dependsOnFollowUp,
  distinctValues,
  inOrder,
  leadFilter,
  leadSearch,
  matchesFollowUp,
} from '../model/filter';
import type { Snapshot } from '../model/followUp';
import type { Lead } from '../model/lead';
import type { LeadBook } from '../store/leadBook';

export interface FilteredLeads {
  filter: LeadFilter;
  /** Changes a part of it. */
  setFilter: (change: Partial<LeadFilter>) => void;
  order: Order;
  setOrder: (order: Order) => void;
  /** The leads that match; behind the typing by a moment when there are very many, so that typing never waits. */
  shown: readonly Lead[];
  /** Those of them that would not match any more: they stay until something is pressed. */
  passed: ReadonlySet<string>;
  /** The filter that `shown` answers to. */
  applied: LeadFilter;
  /** Whether a lead matches that filter now. */
  matches: (lead: Lead) => boolean;
  inquiries: readonly string[];
  sources: readonly string[];
}

const NOBODY: ReadonlySet<string> = new Set();
/** Among so many leads a search takes no time; among more it takes several tasks, and a key that comes in between waits for one of them. */
const SLICE = 10_000;

/**
 * Search & Filter over the leads on the screen. A chosen value that no lead has any more goes back to 'all'. What staff do meanwhile moves
 * no row: who is under a chip, and in which place, is decided by how the desk was when the filter, the order or the list changed.
 */
export function useLeadFilter(book: LeadBook, desk: Snapshot, now: number): FilteredLeads {
  const { listed: leads } = useSyncExternalStore(book.subscribe, book.state);
  const [filter, setFilter] = useState(NO_FILTER);
  const [order, setOrder] = useState<Order>('Newest first');
  const inquiries = useMemo(() => distinctValues(leads, 'service'), [leads]);
  const sources = useMemo(() => distinctValues(leads, 'source'), [leads]);

  const service = stillThere(filter.service, inquiries);
  const source = stillThere(filter.source, sources);
  if (service !== filter.service || source !== filter.source) setFilter({ ...filter, service, source });

  const search = useMemo(() => leadSearch(leads), [leads]);
  const asked = useDeferredValue(filter);
  const [answer, setAnswer] = useState({ search, applied: filter, found: leads });
  if (answer.search !== search || (answer.applied !== asked && leads.length <= SLICE)) {
    setAnswer({ search, applied: asked, found: search(asked)(leads.length) ?? leads });
  }
  useEffect(() => {
    if (answer.search !== search || answer.applied === asked) return undefined;
    return inSlices(search(asked), (found) => startTransition(() => setAnswer({ search, applied: asked, found })));
  }, [answer, search, asked]);

  const { applied } = answer;
  const [basis, setBasis] = useState({ answer, order, desk, now });
  if (basis.answer !== answer || basis.order !== order) setBasis({ answer, order, desk, now });

  const shown = useMemo(() => {
    const { answer: base, order: sorted, desk: then, now: at } = basis;
    const { applied: wanted, found } = base;
    return inOrder(sorted, dependsOnFollowUp(wanted) ? found.filter((lead) => matchesFollowUp(wanted, lead, then, at)) : found, then, at);
  }, [basis]);

  const passed = useMemo(() => {
    const { applied: wanted } = basis.answer;
    if (!dependsOnFollowUp(wanted) || desk === basis.desk) return NOBODY;
    const gone = shown.filter((lead) => !matchesFollowUp(wanted, lead, desk, basis.now));
    return gone.length === 0 ? NOBODY : new Set(gone.map(({ id }) => id));
  }, [shown, desk, basis]);

  const change = useCallback(
    (part: Partial<LeadFilter>): void => {
      book.tidy();
      setFilter((current) => ({ ...current, ...part }));
    },
    [book],
  );

  return {
    filter,
    setFilter: change,
    order,
    setOrder(next) {
      book.tidy();
      setOrder(next);
    },
    shown,
    passed,
    applied,
    matches: (lead) => leadFilter([lead])(applied).length > 0 && matchesFollowUp(applied, lead, desk, now),
    inquiries,
    sources,
  };
}

/** Searches in one task after the other. Returns how to call it off. */
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
