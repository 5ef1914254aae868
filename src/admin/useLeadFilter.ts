import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';

import { inOrder, isUnder, type Order } from '@/leads/desk/list';
import { isInGlance } from '@/leads/desk/overview';
import type { Desk } from '@/leads/desk/states';

import type { LeadBook } from './leadBook';
import { distinctValues, type LeadEntry, type LeadFilter, leadFilter, NO_FILTER } from './leadIndex';

export interface FilteredLeads {
  filter: LeadFilter;
  setFilter: (filter: LeadFilter) => void;
  order: Order;
  setOrder: (order: Order) => void;
  /** The leads that match; behind the typing by a moment when there are very many, so that typing never waits. */
  shown: readonly LeadEntry[];
  /** Those of them that would not match any more: they stay until something is pressed. */
  passed: ReadonlySet<string>;
  /** The filter that `shown` answers to. */
  applied: LeadFilter;
  /** Whether a lead matches that filter now. */
  matches: (entry: LeadEntry) => boolean;
  inquiries: readonly string[];
  sources: readonly string[];
}

const NOBODY: ReadonlySet<string> = new Set();

/**
 * Search & Filter over the leads on the screen. A chosen value that no lead has any more goes back to 'all'. What staff do meanwhile moves
 * no row: who is under a chip, and in which place, is decided by how the desk was when the filter, the order or the list changed.
 */
export function useLeadFilter(book: LeadBook, desk: Desk, now: number): FilteredLeads {
  const { listed: entries } = useSyncExternalStore(book.subscribe, book.state);
  const [filter, setFilter] = useState(NO_FILTER);
  const [order, setOrder] = useState<Order>('Newest first');
  const inquiries = useMemo(() => distinctValues(entries, 'inquiry_type'), [entries]);
  const sources = useMemo(() => distinctValues(entries, 'source_page'), [entries]);

  const inquiry = stillThere(filter.inquiry, inquiries);
  const source = stillThere(filter.source, sources);
  if (inquiry !== filter.inquiry || source !== filter.source) setFilter({ ...filter, inquiry, source });

  const apply = useMemo(() => leadFilter(entries), [entries]);
  const applied = useDeferredValue(filter);
  const [basis, setBasis] = useState({ entries, applied, order, desk, now });
  if (basis.entries !== entries || basis.applied !== applied || basis.order !== order) setBasis({ entries, applied, order, desk, now });

  const shown = useMemo(() => {
    const { applied: wanted, order: sorted, desk: then, now: at } = basis;
    const found = apply(wanted);
    return inOrder(sorted, sees(wanted) ? found.filter((entry) => isSeen(wanted, entry, then, at)) : found, then, at);
  }, [apply, basis]);

  const passed = useMemo(() => {
    if (!sees(basis.applied) || desk === basis.desk) return NOBODY;
    const gone = shown.filter((entry) => !isSeen(basis.applied, entry, desk, basis.now));
    return gone.length === 0 ? NOBODY : new Set(gone.map(({ lead }) => lead.id));
  }, [shown, desk, basis]);

  return {
    filter,
    setFilter(next) {
      book.tidy();
      setFilter(next);
    },
    order,
    setOrder(next) {
      book.tidy();
      setOrder(next);
    },
    shown,
    passed,
    applied,
    matches: (entry) => leadFilter([entry])(applied).length > 0 && isSeen(applied, entry, desk, now),
    inquiries,
    sources,
  };
}

/** Whether a filter looks at what staff did at all. */
function sees({ chip, glance }: LeadFilter): boolean {
  return chip !== 'All' || glance !== undefined;
}

function isSeen({ chip, glance }: LeadFilter, entry: LeadEntry, desk: Desk, now: number): boolean {
  return isUnder(chip, entry, desk, now) && (glance === undefined || isInGlance(glance, entry, desk.followUps, now));
}

function stillThere(value: string | undefined, values: readonly string[]): string | undefined {
  return value !== undefined && values.includes(value) ? value : undefined;
}
