import { useDeferredValue, useMemo, useState } from 'react';

import { distinctValues, type LeadEntry, type LeadFilter, leadFilter, NO_FILTER } from './leadIndex';

interface FilteredLeads {
  filter: LeadFilter;
  setFilter: (filter: LeadFilter) => void;
  /** The leads that match; behind the typing by a moment when there are very many, so that typing never waits. */
  shown: readonly LeadEntry[];
  /** The filter that `shown` answers to. */
  applied: LeadFilter;
  inquiries: readonly string[];
  sources: readonly string[];
}

/** Search & Filter over the loaded leads. A chosen value that no lead has any more goes back to 'all'. */
export function useLeadFilter(entries: readonly LeadEntry[]): FilteredLeads {
  const [filter, setFilter] = useState(NO_FILTER);
  const inquiries = useMemo(() => distinctValues(entries, 'inquiry_type'), [entries]);
  const sources = useMemo(() => distinctValues(entries, 'source_page'), [entries]);

  const inquiry = stillThere(filter.inquiry, inquiries);
  const source = stillThere(filter.source, sources);
  if (inquiry !== filter.inquiry || source !== filter.source) setFilter({ ...filter, inquiry, source });

  const apply = useMemo(() => leadFilter(entries), [entries]);
  const applied = useDeferredValue(filter);
  const shown = useMemo(() => apply(applied), [apply, applied]);
  return { filter, setFilter, shown, applied, inquiries, sources };
}

function stillThere(value: string | undefined, values: readonly string[]): string | undefined {
  return value !== undefined && values.includes(value) ? value : undefined;
}
