import { useEffect, useRef, useState } from 'react';

import { NoticeStrip } from '@/ui/NoticeStrip';

import type { Lead } from '../model/lead';
import type { FilteredLeads } from './useLeadFilter';

interface NewLeadsProps {
  /** Those that are not in the list yet. */
  news: readonly Lead[];
  list: FilteredLeads;
  onShow: () => void;
  onClear: () => void;
  /** The focus belongs on this lead's name. */
  onFocus: (leadId: string) => void;
}

/** Leads that came meanwhile, for whoever asks: the list does not move by itself. */
export function NewLeads({ news, list, onShow, onClear, onFocus }: NewLeadsProps) {
  const count = news.length;
  const place = useRef<HTMLDivElement>(null);
  const [missing, setMissing] = useState<{ text: string; shown: FilteredLeads['applied'] }>();
  useCountInTitle(count);
  const said = useSaid(count === 0 ? '' : `${leadsText(count)}.`);

  function show(): void {
    const inside = news.filter(list.matches);
    const outside = count - inside.length;
    setMissing(
      outside === 0
        ? undefined
        : { text: `${outside} of ${count} ${outside === 1 ? 'is' : 'are'} outside your filter.`, shown: list.applied },
    );
    onShow();
    const [newest] = inside;
    if (newest) onFocus(newest.id);
    else place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <output aria-live="polite" className="sr-only">
        {said}
      </output>
      {count > 0 && (
        <button
          type="button"
          onClick={show}
          className="flex min-h-11 w-full items-center justify-center gap-2 bg-success-tint px-4 text-small/5 font-semibold text-success hover:underline"
        >
          {leadsText(count)}, show {count === 1 ? 'it' : 'them'}
        </button>
      )}
      <NoticeStrip action={{ label: 'Clear filters', onPress: onClear }}>
        {missing?.shown === list.applied ? missing?.text : undefined}
      </NoticeStrip>
    </div>
  );
}

function leadsText(count: number): string {
  return count === 1 ? '1 new lead' : `${count.toLocaleString('en')} new leads`;
}

/** '(2) Lead Dashboard | ...', for a tab that nobody looks at. */
function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    const title = document.title;
    document.title = `(${count}) ${title}`;
    return () => {
      if (document.title === `(${count}) ${title}`) document.title = title;
    };
  }, [count]);
}

/** What is to be read out; nobody who types is interrupted. */
function useSaid(text: string): string {
  const [said, setSaid] = useState('');

  useEffect(() => {
    const say = (): void => {
      if (!document.activeElement?.matches('input, textarea')) setSaid(text);
    };
    say();
    // The field that had the focus has lost it only after the event.
    const later = (): void => void setTimeout(say);
    document.addEventListener('focusout', later);
    return () => document.removeEventListener('focusout', later);
  }, [text]);

  return said;
}
