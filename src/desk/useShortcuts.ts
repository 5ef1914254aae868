import { type RefObject, useEffect, useEffectEvent } from 'react';

import { isOverlayOpen } from '@/lib/overlays';
import { useStore } from '@/lib/store';

import { useDesk, useDeskState } from './DeskContext';
import { followLink } from './lead/followLink';
import { useLeadList } from './list/LeadListContext';
import { claimAction } from './model/actions';
import { mayContact } from './model/contactConsent';
import { type Channel, stateOf } from './model/followUp';
import { type Lead, nameButtonId } from './model/lead';
import { contactHrefs } from './model/phone';
import { openingText, withTreatment } from './model/replies';
import { type Command, shortcutOf } from './model/shortcuts';
import { stateNames } from './model/states';
import { touchUpDue } from './model/visits';
import { deviceSettings } from './store/deviceSettings';

/** Elements that handle keys themselves: fields, open lists and dialogs. */
const OWN_KEYS = 'input, textarea, select, [contenteditable], [role=combobox], [role=listbox], [role=dialog], [role=alertdialog]';

/**
 * Keyboard shortcuts. They act on the lead whose name, card or details have the focus, or else on `open`, the id of the lead whose details
 * are open.
 */
export function useShortcuts(open: string | undefined, searchRef: RefObject<HTMLInputElement | null>, onOverview: () => void): void {
  const { member, clock, sync, act, undoLast, details, show } = useDesk();
  const { phase, snapshot, missedCalls } = useDeskState();
  const { shown } = useLeadList();
  const { whatsapp: way, shortcuts } = useStore(deviceSettings);

  function step(by: 1 | -1): void {
    const from = shown.findIndex(({ id }) => id === (focusedLead() ?? open));
    const next = shown[from === -1 ? 0 : from + by];
    if (!next) return;
    const { id } = next;
    const focus = (): void => show({ focusedLead: id });
    // Open details follow the focus, because the next key acts on them.
    if (open === undefined) focus();
    else details.open(id, focus);
  }

  /** Clicks the link on the page if there is one, because that link has the edited text. */
  function contact(lead: Lead, channel: Channel): void {
    const links = document.querySelectorAll<HTMLElement>(`[data-lead="${lead.id}"] [data-channel="${channel}"]`);
    const onPage = links[links.length - 1];
    if (onPage) {
      onPage.click();
      return;
    }
    const followUp = snapshot.followUps.get(lead.id);
    const text = openingText(
      withTreatment(lead, followUp),
      missedCalls,
      member.name,
      touchUpDue(lead, snapshot, clock.get()) !== undefined,
    );
    const href = contactHrefs(lead, text, way)[channel];
    if (href === undefined || !mayContact(lead, followUp, snapshot.refusedNumbers)) return;
    followLink(href);
    act(lead.id, { kind: channel, pressedAt: Date.now() });
  }

  function run(command: Command, key: string): void {
    switch (command) {
      case 'next':
        return step(1);
      case 'previous':
        return step(-1);
      case 'search':
        return searchRef.current?.focus();
      case 'card':
        return focusCard();
      case 'close':
        return open === undefined ? undefined : details.close();
      case 'overview':
        return onOverview();
      case 'add':
        return phase === 'loaded' && sync.get().phase === 'loaded' ? show({ addsLead: true }) : undefined;
      case 'undo':
        return undoLast();
      case 'list':
        return show({ showsShortcuts: true });
      default:
    }
    const leadId = focusedLead() ?? open;
    if (isOtherName(leadId, open)) return undefined;
    const lead = snapshot.byId.get(leadId ?? '');
    if (!lead) return undefined;
    switch (command) {
      case 'whatsapp':
      case 'call':
      case 'mail':
        return contact(lead, command);
      case 'delete':
        return show({ deletePrompt: lead });
      default:
    }
    if (phase !== 'loaded') return undefined;
    const followUp = snapshot.followUps.get(lead.id);
    if (command === 'claim') return act(lead.id, claimAction(followUp, member.id).action);
    const state = stateNames[Number(key) - 1] ?? 'New';
    return state === stateOf(followUp) ? undefined : act(lead.id, { kind: 'state', state, lostReason: null });
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || isOverlayOpen() || (target instanceof Element && target.closest(OWN_KEYS))) return;
    const found = shortcutOf(event);
    if (!found || (!shortcuts && found.command !== 'close')) return;
    event.preventDefault();
    run(found.command, found.key);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function focusedLead(): string | undefined {
  return document.activeElement?.closest('[data-lead]')?.getAttribute('data-lead') ?? undefined;
}

/** True if the focus is on one lead's name while another lead's details are open, so that either lead could be meant. */
function isOtherName(leadId: string | undefined, open: string | undefined): boolean {
  return leadId !== undefined && open !== undefined && leadId !== open && document.activeElement?.id === nameButtonId(leadId);
}

function focusCard(): void {
  const region = document.querySelector<HTMLElement>('section[data-card]');
  (region?.querySelector<HTMLElement>('a[href], button') ?? region)?.focus();
}
