import { useEffect, useRef, useState } from 'react';

import { type Lead, deleteButtonId } from './model/lead';

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
export function useDeletion(shown: readonly Lead[], remove: (lead: Lead) => void): Deletion {
  const [asked, ask] = useState<Lead>();
  const deleted = useRef<{ id: string; neighbour: Lead | undefined }>(undefined);

  useEffect(() => {
    const last = deleted.current;
    if (!last || shown.some(({ id }) => id === last.id)) return;
    deleted.current = undefined;
    if (document.activeElement !== document.body) return;
    const neighbour = last.neighbour && document.getElementById(deleteButtonId(last.neighbour.id));
    (neighbour ?? document.querySelector<HTMLElement>('main input'))?.focus({ preventScroll: true });
  }, [shown]);

  return {
    asked,
    ask,
    cancel: () => ask(undefined),
    confirm(lead) {
      const index = shown.findIndex(({ id }) => id === lead.id);
      deleted.current = { id: lead.id, neighbour: shown[index + 1] ?? shown[index - 1] };
      ask(undefined);
      remove(lead);
    },
  };
}
