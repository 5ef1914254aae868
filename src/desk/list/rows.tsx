import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

import { useStore } from '@/lib/store';

import { useDesk } from '../DeskContext';
import { NoValue } from '../lead/LeadText';
import { type Lead, leadTitle, nameButtonId, shortText } from '../model/lead';
import { isBlank } from '../model/text';
import { useLeadList } from './LeadListContext';

/** A list of up to this many rows is all in the DOM, where the browser's search finds it. Longer lists have only the rows in view. */
const ALL_ROWS_LIMIT = 200;
/** Rows in the DOM above and below the window. */
const OVERSCAN_ROWS = 5;
const TYPING_OVERSCAN_ROWS = 1;
/** Longer than the pause between two keys. */
const TYPING_MS = 400;

interface WindowedRows {
  /** Whether only some rows are in the DOM. */
  windowed: boolean;
  rows: readonly { lead: Lead; index: number }[];
  /** The heights in px of the rows left out above and below. */
  before: number;
  after: number;
  /** A ref for every row, which needs a `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  scrollTo: (index: number) => void;
}

/** Virtualizes a long list in the scrolling page. `list`: the element at the top of the rows. `rowPx`: the estimated row height. */
export function useWindowedRows(leads: readonly Lead[], list: RefObject<HTMLElement | null>, rowPx: number): WindowedRows {
  const windowed = leads.length > ALL_ROWS_LIMIT;
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const place = () => setTop(list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0);
    if (windowed) place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [list, windowed]);

  const { applied } = useLeadList();
  const [settled, setSettled] = useState(applied);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(applied), TYPING_MS);
    return () => clearTimeout(timer);
  }, [applied]);

  const getItemKey = useCallback((index: number) => leads[index]?.id ?? index, [leads]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: leads.length,
    enabled: windowed,
    estimateSize: () => rowPx,
    getItemKey,
    // While somebody types in the search, only the rows in view change.
    overscan: settled === applied ? OVERSCAN_ROWS : TYPING_OVERSCAN_ROWS,
    scrollMargin: top,
  });

  const scrollTo = (index: number): void => virtualizer.scrollToIndex(index, { align: 'center' });
  if (!windowed) {
    return { windowed, rows: leads.map((lead, index) => ({ lead, index })), before: 0, after: 0, measure: undefined, scrollTo };
  }
  const items = virtualizer.getVirtualItems();
  const first = items[0];
  const last = items.at(-1);
  return {
    windowed,
    rows: items.flatMap(({ index }) => {
      const lead = leads[index];
      return lead ? [{ lead, index }] : [];
    }),
    before: first ? first.start - top : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: virtualizer.measureElement,
    scrollTo,
  };
}

/** The columns of the table. Source takes the remaining width. */
export const COLUMNS = [
  { name: 'Name', width: '17.5%' },
  { name: 'Contact', width: '19%' },
  { name: 'Inquiry', width: '13.5%' },
  { name: 'Source', width: undefined },
  { name: 'Date', width: '160px' },
  { name: 'Message', width: '200px' },
  { name: 'Actions', width: '104px' },
] as const;

export interface LeadListProps {
  /** The id of the lead whose details are open. */
  selected: string | undefined;
}

/** A row's state besides its lead. Primitive values, so that a memoized row renders only when one of them changes. */
export interface RowProps {
  isDeleting: boolean;
  isDeleted: boolean;
  /** Whether the lead is deleted, being deleted or no longer matching. */
  isDimmed: boolean;
  isSelected: boolean;
  isExpanded: boolean;
}

/** The state of each row, and a function that collapses or expands a message. */
export function useRowProps(selected: string | undefined): { propsOf: (lead: Lead) => RowProps; toggle: (id: string) => void } {
  const { leads, sync } = useDesk();
  const { deleted } = useStore(leads);
  const { deleting } = useStore(sync);
  const { noLongerMatching } = useLeadList();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setExpanded((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    toggle,
    propsOf: ({ id }) => ({
      isDeleting: deleting.has(id),
      isDeleted: deleted.has(id),
      isDimmed: deleting.has(id) || deleted.has(id) || noLongerMatching.has(id),
      isSelected: id === selected,
      isExpanded: expanded.has(id),
    }),
  };
}

/** Moves the focus to the name of the requested lead, after scrolling to it if needed. Waits for a filter that is being applied. */
export function useFocusedLead(leads: readonly Lead[], scrollTo: (index: number) => void): void {
  const { screen, show } = useDesk();
  const { focusedLead } = useStore(screen);
  const { filter, applied } = useLeadList();
  useEffect(() => {
    if (focusedLead === undefined) return;
    const button = document.getElementById(nameButtonId(focusedLead));
    if (button) {
      button.focus();
      show({ focusedLead: undefined });
      return;
    }
    const index = leads.findIndex(({ id }) => id === focusedLead);
    if (index !== -1) scrollTo(index);
    else if (filter === applied) show({ focusedLead: undefined });
  });
}

export function NameButton({ lead, selected }: { lead: Lead; selected: boolean }) {
  const { details } = useDesk();
  const unnamed = isBlank(lead.name);
  return (
    <button
      type="button"
      id={nameButtonId(lead.id)}
      data-lead={lead.id}
      aria-expanded={selected}
      onClick={() => details.open(lead.id)}
      dir="auto"
      title={leadTitle(lead)}
      aria-label={unnamed ? leadTitle(lead) : undefined}
      className="block w-full truncate font-semibold text-page hover:underline forced-colors:aria-expanded:underline focus-visible:-outline-offset-3 max-md:-my-3 max-md:py-3"
    >
      {unnamed ? <NoValue /> : shortText(lead.name)}
    </button>
  );
}
