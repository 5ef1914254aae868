import { type ReactNode, useId } from 'react';

import { popups } from '@/content/overlays';
import type { FormId } from '@/leads/forms';
import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { LeadForm } from '@/leads/LeadForm';
import { classNames } from '@/lib/classNames';
import type { PopupId } from '@/site/pages';
import { IconButton } from '@/ui/IconButton';

const forms: Record<PopupId, FormId> = {
  home: 'homePopup',
  browsLanding: 'browsPopup',
  skinPen: 'skinPenPopup',
  microbladingNew: 'microbladingNewPopup',
};

/** Renders a popup by itself, for the prerendered HTML and for hydration. */
export function popupCard(id: PopupId, delivery: LeadDelivery, onSent: () => void): ReactNode {
  return (
    <LeadDeliveryProvider value={delivery}>
      <PopupCard id={id} onSent={onSent} />
    </LeadDeliveryProvider>
  );
}

/** On tablets the forms of these pages leave room for a narrow card with one field per row. */
const besideForm: ReadonlySet<PopupId> = new Set(['browsLanding', 'skinPen']);

/** A labelled, non-modal popup. From 768 px it is in the right corner, where it covers no headline, price, field or button. */
function PopupCard({ id, onSent }: { id: PopupId; onSent: () => void }) {
  const form = forms[id];
  const content = popups[id];
  const titleId = useId();
  return (
    <div
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      // A click anywhere on the card moves the focus inside it, even in browsers that do not focus clicked buttons.
      tabIndex={-1}
      className={classNames('popup', besideForm.has(id) && 'md:max-lg:w-79 md:max-lg:[&_form>div:first-child>*]:col-span-2!')}
    >
      <div className="px-gutter pt-3 pb-4 md:border md:border-brass md:px-5 md:pt-2 md:pb-3">
        <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-porcelain pb-1">
          <h2 id={titleId} className="pt-2 text-h3 md:max-w-[9em]">
            {content.headline} <em>{content.emphasis}</em>
          </h2>
          <div className="-me-[12px]" data-close>
            <IconButton icon="close" label="Close" />
          </div>
        </div>
        <p className="mb-3 text-small text-ink-soft">
          <span className="max-md:not-tall:sr-only">{content.description}</span> {content.note}
        </p>
        <LeadForm form={form} onSent={onSent} />
      </div>
    </div>
  );
}
