import { useEffect, useRef, useState } from 'react';

import { useStore } from '@/lib/store';
import { Notice } from '@/ui/Notice';

import { useDesk } from '../DeskContext';
import type { LeadFilter } from '../model/filter';
import { useLeadList } from './LeadListContext';

/** Offers to show the leads that arrived since the list was last updated. The list does not change by itself. */
export function NewLeads({ onClear }: { onClear: () => void }) {
  const { leads, show } = useDesk();
  const { unseen } = useStore(leads);
  const { matches, applied } = useLeadList();
  const count = unseen.length;
  const place = useRef<HTMLDivElement>(null);
  const [outsideFilter, setOutsideFilter] = useState<{ text: string; applied: LeadFilter }>();
  useCountInTitle(count);
  const announcement = useAnnouncement(count === 0 ? '' : `${leadsText(count)}.`);

  function showUnseen(): void {
    const inside = unseen.filter(matches);
    const outside = count - inside.length;
    const text = `${outside} of ${count} ${outside === 1 ? 'is' : 'are'} outside your filter.`;
    setOutsideFilter(outside === 0 ? undefined : { text, applied });
    leads.showUnseen();
    const [newest] = inside;
    if (newest) show({ focusedLead: newest.id });
    else place.current?.focus();
  }

  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <output aria-live="polite" className="sr-only">
        {announcement}
      </output>
      {count > 0 && (
        <button
          type="button"
          onClick={showUnseen}
          className="flex min-h-11 w-full darkens items-center justify-center gap-2 bg-success-tint px-4 text-small/5 font-semibold text-success hover:underline"
        >
          {`${leadsText(count)}, show ${count === 1 ? 'it' : 'them'}`}
        </button>
      )}
      <Notice action={{ label: 'Clear filters', onPress: onClear }}>
        {outsideFilter?.applied === applied ? outsideFilter?.text : undefined}
      </Notice>
    </div>
  );
}

function leadsText(count: number): string {
  return count === 1 ? '1 new lead' : `${count.toLocaleString('en')} new leads`;
}

/** '(2) Lead Dashboard | ...', for a tab in the background. */
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

/** Delays an announcement while somebody types. */
function useAnnouncement(text: string): string {
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const announce = (): void => {
      if (!document.activeElement?.matches('input, textarea')) setAnnouncement(text);
    };
    announce();
    // Wait, because the field keeps the focus until after the event.
    const announceSoon = (): void => void setTimeout(announce);
    document.addEventListener('focusout', announceSoon);
    return () => document.removeEventListener('focusout', announceSoon);
  }, [text]);

  return announcement;
}
