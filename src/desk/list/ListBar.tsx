import { useId, useMemo, useSyncExternalStore } from 'react';

import { Icon } from '@/ui/Icon';
import { Select } from '@/ui/Select';

import { CHIPS, ORDERS, countChips, countStates } from '../model/filter';
import type { LeadBook } from '../store/leadBook';
import type { DeskView } from '../store/useDesk';
import type { FilteredLeads } from './useLeadFilter';

interface ListBarProps {
  /** Whether the leads are there. */
  loaded: boolean;
  view: DeskView;
  book: LeadBook;
  list: FilteredLeads;
}

/** Above the list: whose leads it has, how far they are, and in which order. */
export function ListBar({ loaded, view: { phase, desk, now }, book, list: { filter, setFilter, order, setOrder } }: ListBarProps) {
  const id = useId();
  const { listed, news } = useSyncExternalStore(book.subscribe, book.state);
  // What is not in the list yet is not counted.
  const onScreen = useMemo(() => {
    if (listed === desk.leads) return desk;
    const known = news.length === 0 ? desk.byId : new Map(listed.map((lead) => [lead.id, lead]));
    return { ...desk, leads: listed, byId: known };
  }, [desk, listed, news]);
  const states = useMemo(() => countStates(onScreen), [onScreen]);
  const counts = loaded && phase === 'loaded' ? countChips(onScreen, now, states) : undefined;
  const known = counts !== undefined;
  const orders = known ? ORDERS : ORDERS.filter((name) => name !== 'Answer by');

  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 md:mt-4">
      <div role="group" aria-label="Follow-up" className="mr-auto flex flex-wrap gap-1.5">
        {CHIPS.map((chip) => (
          <button
            key={chip}
            type="button"
            aria-pressed={filter.chip === chip}
            aria-disabled={!known && chip !== 'All' ? true : undefined}
            onClick={() => (known || chip === 'All') && setFilter({ chip })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-hair-strong bg-white px-3.5 font-medium whitespace-nowrap transition-colors hover:border-oxblood aria-disabled:cursor-not-allowed aria-disabled:opacity-50 aria-pressed:border-oxblood aria-pressed:bg-petal aria-pressed:text-oxblood"
          >
            {chip}
            {counts && <span className="font-normal text-ink-soft tabular-nums"> {(counts.get(chip) ?? 0).toLocaleString('en')}</span>}
          </button>
        ))}
      </div>
      {filter.overview !== undefined && (
        <button
          type="button"
          title="Show all again"
          onClick={() => setFilter({ overview: undefined })}
          className="inline-flex min-h-11 items-center gap-2 rounded-full bg-petal px-3.5 font-medium"
        >
          {filter.overview}
          <Icon name="close" size={14} />
        </button>
      )}
      <div className="flex items-center gap-2.5 max-md:w-full">
        <label htmlFor={id} className="text-caption/[18px] font-medium text-ink-soft">
          Order
        </label>
        <div className="w-40 max-md:grow">
          <Select
            id={id}
            density="dense"
            options={orders.map((name) => ({ value: name, label: name }))}
            value={order}
            onChange={(chosen) => setOrder(ORDERS.find((name) => name === chosen) ?? 'Newest first')}
            disabled={!loaded}
            active={order !== 'Newest first'}
          />
        </div>
      </div>
    </div>
  );
}
