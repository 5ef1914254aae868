import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';
import { Icon } from '@/ui/Icon';
import { Sheet, SheetTitle } from '@/ui/Sheet';

import { useDesk } from '../DeskContext';
import { LeadOrigin } from '../lead/LeadText';
import { useLeadList } from '../list/LeadListContext';
import { showTime } from '../model/dubaiTime';
import { type Lead, leadTitle } from '../model/lead';
import { LeadDetails } from './LeadDetails';

interface LeadPanelProps {
  lead: Lead;
  deleted: boolean;
  /** Whether the panel covers the whole screen. */
  phone: boolean;
  onClosed: () => void;
}

const NAME_ID = 'lead-details-name';

const nameStyle = 'line-clamp-3 font-sans text-card/7 text-page wrap-anywhere';

/** The details of a lead: beside the list, over its right side, or on a phone in place of the list. */
export function LeadPanel({ lead, deleted, phone, onClosed }: LeadPanelProps) {
  const { details } = useDesk();
  const body = <LeadDetails key={lead.id} lead={lead} deleted={deleted} hasFooter={phone} />;
  if (phone) {
    return (
      <Sheet onClose={details.close} onClosed={onClosed}>
        <PanelHead lead={lead}>
          <SheetTitle className={nameStyle}>{leadTitle(lead)}</SheetTitle>
        </PanelHead>
        {body}
      </Sheet>
    );
  }
  return (
    <aside
      ref={keepFocus}
      aria-label="Lead details"
      data-lead={lead.id}
      data-below-bar
      className={classNames(
        'sticky top-(--bar-height) z-10 max-h-[calc(100dvh-var(--bar-height))] w-102 scroll-pt-36 overflow-y-auto',
        'col-start-1 row-start-2 self-start justify-self-end xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:h-dvh',
        'border border-hair-strong bg-porcelain shadow-float outline-none xl:border-y-0 xl:shadow-none',
      )}
    >
      <PanelHead lead={lead}>
        <h2 id={NAME_ID} tabIndex={-1} dir="auto" className={nameStyle}>
          {leadTitle(lead)}
        </h2>
      </PanelHead>
      {body}
    </aside>
  );
}

/** Moves the focus to the name in the panel beside or over the list, unless the focus is already there, and shows the first actions. */
export function enterPanel(): void {
  const name = document.getElementById(NAME_ID);
  const panel = name?.closest('aside');
  if (!name || !panel || panel.contains(document.activeElement)) return;
  name.focus();
  panel.querySelector('[data-actions]')?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Keeps the focus in the docked panel when the clicked button disappears (a question, Undo). A sheet manages its own focus. */
function keepFocus(panel: HTMLElement | null): (() => void) | undefined {
  if (!panel) return undefined;
  let last: Element | undefined;
  const follow = ({ target }: FocusEvent): void => {
    if (target instanceof Element) last = target;
  };
  const observer = new MutationObserver(() => {
    // Act only if the focus was lost. Never take the focus from another element.
    if (last?.isConnected === false && document.activeElement === document.body) {
      document.getElementById(NAME_ID)?.focus({ preventScroll: true });
    }
  });
  panel.addEventListener('focusin', follow);
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The lead's position in the list, buttons for the previous and next lead, and the lead's name. */
function PanelHead({ lead, children }: { lead: Lead; children: ReactNode }) {
  const { details } = useDesk();
  const { shown: list } = useLeadList();
  const place = list.findIndex(({ id }) => id === lead.id);
  const step = (by: 1 | -1) => (place === -1 ? undefined : list[place + by]?.id);
  return (
    <div className="sticky top-0 z-1 bg-porcelain px-5 pt-2 pb-3">
      <div className="-me-3 flex items-center">
        <span className="me-auto text-dense text-mute">
          {place === -1 ? 'Not in the list' : `Lead ${(place + 1).toLocaleString('en')} of ${list.length.toLocaleString('en')}`}
        </span>
        <HeadButton label="Previous lead" to={step(-1)} onPress={details.open}>
          <span className="rotate-180">
            <Icon name="down" />
          </span>
        </HeadButton>
        <HeadButton label="Next lead" to={step(1)} onPress={details.open}>
          <Icon name="down" />
        </HeadButton>
        <button type="button" aria-label="Close details" onClick={details.close} className="desk-icon">
          <Icon name="close" />
        </button>
      </div>
      {children}
      <p className="flex flex-wrap gap-x-2 text-dense wrap-anywhere text-ink-soft">
        <LeadOrigin lead={lead} />
        <span>{showTime(lead.createdAt)}</span>
      </p>
    </div>
  );
}

interface HeadButtonProps {
  label: string;
  /** The id of the lead that the button opens; undefined at either end of the list. */
  to: string | undefined;
  onPress: (leadId: string) => void;
  children: ReactNode;
}

function HeadButton({ label, to, onPress, children }: HeadButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={to === undefined || undefined}
      onClick={() => to !== undefined && onPress(to)}
      className="desk-icon"
    >
      {children}
    </button>
  );
}
