import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

import type { Lead } from '../model/lead';

/** Up to here all rows stand in the page, where the browser's own search finds them; beyond, only those in view. */
const ALL_ROWS_LIMIT = 200;
const OVERSCAN_ROWS = 10;

interface WindowedRows {
  /** Whether only a part of the rows stands in the page. */
  windowed: boolean;
  rows: readonly { lead: Lead; index: number }[];
  /** The height in px of what is left out above and below. */
  before: number;
  after: number;
  /** For every row: it has to carry `data-index`. */
  measure: ((row: HTMLElement | null) => void) | undefined;
  scrollTo: (index: number) => void;
}

/** The rows of a long list that are in view while the page scrolls. `list` is where the first row begins; `rowPx` an estimate. */
export function useWindowedRows(leads: readonly Lead[], list: RefObject<HTMLElement | null>, rowPx: number): WindowedRows {
  const windowed = leads.length > ALL_ROWS_LIMIT;
  const [top, setTop] = useState(0);

  useLayoutEffect(() => {
    const place = () => setTop(list.current ? Math.round(list.current.getBoundingClientRect().top + window.scrollY) : 0);
    if (windowed) place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [list, windowed]);

  const getItemKey = useCallback((index: number) => leads[index]?.id ?? index, [leads]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: leads.length,
    enabled: windowed,
    estimateSize: () => rowPx,
    getItemKey,
    overscan: OVERSCAN_ROWS,
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
