import { startTransition, useEffect, useState } from 'react';

import type { FormId } from '@/leads/forms';
import type { PopupId } from '@/site/pages';

import { latePopupCard } from './late';
import { type PopupRule, usePopupTiming } from './usePopupTiming';

/** The popups that open by themselves, their forms and rules (§4, §9). */
const timed: Record<PopupId, { form: FormId; rule: PopupRule; side: 'left' | 'right' }> = {
  home: { form: 'homePopup', rule: { delayMs: 3_000, scrollPx: 100 }, side: 'left' },
  // Where the hero's form or buttons stand on the left, the popup stands on the right.
  browsLanding: { form: 'browsPopup', rule: { delayMs: 2_000 }, side: 'right' },
  skinPen: { form: 'skinPenPopup', rule: { delayMs: 2_000 }, side: 'left' },
  microbladingNew: { form: 'microbladingNewPopup', rule: { delayMs: 3_000, scrollPx: 100 }, side: 'right' },
};

/** The lead popup of a page (§2, §4). Its script is fetched shortly before it is due. */
export function TimedPopup({ id }: { id: PopupId }) {
  const { form, rule, side } = timed[id];
  const [open, close, asked] = usePopupTiming(id, rule, latePopupCard.preload);
  const [card, setCard] = useState<{ Card: Awaited<ReturnType<typeof latePopupCard.get>> }>();

  useEffect(() => {
    if (!open) return;
    // In slices: nobody is waiting for it. Without its script there is no popup until the next time it is asked for.
    latePopupCard.get().then(
      (Card) => startTransition(() => setCard({ Card })),
      () => console.warn('[popup] its script could not be loaded', { id }),
    );
  }, [open, asked, id]);

  if (!open || !card) return null;
  return <card.Card form={form} id={id} side={side} asked={asked} onClose={close} />;
}
