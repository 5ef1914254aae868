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

/** The popup is a sheet above the call bar. From 768 px it is a card in a corner. */
const place =
  'fixed inset-x-0 bottom-callbar z-popup max-h-[62dvh] animate-rise overflow-y-auto overscroll-contain border-t border-brass bg-porcelain shadow-dialog outline-none max-md:scroll-pt-16 max-md:tall:scroll-pb-24 md:inset-x-auto md:bottom-6 md:max-h-[calc(100dvh-120px)] md:w-[400px] md:border-0 md:p-2';

/**
 * On phones the fields are closer together. If there are three or more, the last two share a row. The button stays at the bottom while the
 * fields scroll.
 */
const sheetForm = classNames(
  'max-md:[&_form]:flex max-md:[&_form]:flex-col max-md:[&_form>div:first-child]:gap-x-2 max-md:[&_form>div:first-child]:gap-y-3 max-md:[--field-inset:12px]',
  'min-[375px]:max-md:[&_form>div:first-child:has(>:nth-child(3))]:grid-cols-[1.2fr_1fr] min-[375px]:max-md:[&_form>div:first-child>:nth-last-child(n+3)]:col-span-2',
  // The sticky button would cover the errors below the last fields, so it does not stick while a field has an error.
  'max-md:[&_form:has([aria-invalid=true])>button]:static!',
  // The sticky button must not have a wrapper, so its background and top line are shadows.
  // The button is sticky only on tall screens. On a low screen, or above a keyboard, it would cover the fields.
  'max-md:tall:[&_form>button]:sticky max-md:tall:[&_form>button]:bottom-3 max-md:tall:[&_form>button]:shadow-[0_-12px_0_theme(colors.porcelain),0_-13px_0_theme(colors.hair-strong),0_12px_0_theme(colors.porcelain)]',
);

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
      className={classNames(place, 'md:inset-e-16', side === 'left' ? 'xl:inset-e-auto xl:inset-s-6' : 'xl:inset-e-20')}
    >
      <div className={classNames('px-gutter pt-3 pb-5 md:border md:border-brass md:px-6 md:pt-4', sheetForm)}>
        <div className="sticky top-0 z-1 flex items-start justify-between gap-4 bg-porcelain pb-1">
          <h2 id={titleId} className="pt-2 text-h3 md:max-w-[9em]">
            {words.headline} <em className="text-rosewood">{words.emphasis}</em>
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
