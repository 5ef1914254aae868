import { type ReactNode, useId } from 'react';

import { popups } from '@/content/overlays';
import type { FormId } from '@/leads/forms';
import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';
import { classNames } from '@/lib/classNames';
import type { PopupId } from '@/site/pages';
import { IconButton } from '@/ui/IconButton';

/** The form of each popup, and its bottom corner from 1280 px. It is on the right if the hero has its form or buttons on the left. */
const cards: Record<PopupId, { form: FormId; side: 'left' | 'right' }> = {
  home: { form: 'homePopup', side: 'left' },
  browsLanding: { form: 'browsPopup', side: 'right' },
  skinPen: { form: 'skinPenPopup', side: 'left' },
  microbladingNew: { form: 'microbladingNewPopup', side: 'right' },
};

/** Renders a popup by itself, for the prerendered HTML and for hydration. */
export function popupCard(id: PopupId, delivery: LeadDelivery, onSent: () => void): ReactNode {
  return (
    <LeadDeliveryProvider value={delivery}>
      <PopupCard id={id} onSent={onSent} />
    </LeadDeliveryProvider>
  );
}

/** A labelled, non-modal popup. On tablets it is in the right corner, over pictures rather than headlines. */
function PopupCard({ id, onSent }: { id: PopupId; onSent: () => void }) {
  const { form, side } = cards[id];
  const words = popups[id];
  const titleId = useId();
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      // A click anywhere on the card moves the focus inside it, even in browsers that do not focus clicked buttons.
      tabIndex={-1}
      className={classNames('popup', side === 'left' ? 'xl:inset-e-auto xl:inset-s-6' : 'xl:inset-e-20')}
    >
      <div className="px-gutter pt-3 pb-5 md:border md:border-brass md:px-6 md:pt-4">
        <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-porcelain pb-1">
          <h2 id={titleId} className="pt-2 text-h3 md:max-w-[9em]">
            {words.headline} <em>{words.emphasis}</em>
          </h2>
          <div className="-me-3" data-close>
            <IconButton icon="close" label="Close" />
          </div>
        </div>
        <p className="mb-4 text-small text-ink-soft max-md:not-tall:sr-only">{words.description}</p>
        <LeadForm form={form} onSent={onSent} />
        <p className="mt-3 text-center text-caption text-mute">{words.note}</p>
      </div>
    </div>
  );
}
