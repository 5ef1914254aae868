import { useEffect, useRef, useState } from 'react';

import type { Lead } from '@/leads/fields';

import type { LeadEntry } from './model/leadIndex';
import { deleteButtonId } from './model/leadText';

interface Deletion {
  /** The lead that the question is about. */
  asked: Lead | undefined;
  ask: (lead: Lead) => void;
  cancel: () => void;
  confirm: (lead: Lead) => void;
}

/**
 * The question before a deletion, and where the focus goes when the lead is gone: to the lead that takes its place, so that
 * keyboard users stay where they were.
 */
export function useDeletion(shown: readonly LeadEntry[], remove: (lead: Lead) => void): Deletion {
  const [asked, ask] = useState<Lead>();
  const deleted = useRef<{ id: string; neighbour: Lead | undefined }>(undefined);

  useEffect(() => {
    const last = deleted.current;
    if (!last || shown.some(({ lead }) => lead.id === last.id)) return;
    deleted.current = undefined;
    if (document.activeElement !== document.body) return;
    const neighbour = last.neighbour && document.getElementById(deleteButtonId(last.neighbour));
    (neighbour ?? document.querySelector<HTMLElement>('main input'))?.focus({ preventScroll: true });
  }, [shown]);

  return {
    asked,
    ask,
    cancel: () => ask(undefined),
    confirm(lead) {
      const index = shown.findIndex((entry) => entry.lead.id === lead.id);
      deleted.current = { id: lead.id, neighbour: (shown[index + 1] ?? shown[index - 1])?.lead };
      ask(undefined);
      remove(lead);
    },
  };
}
