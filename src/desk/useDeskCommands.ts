import type { RefObject } from 'react';

import { claimAction } from './model/actions';
import type { Channel } from './model/followUp';
import { type Lead, nameButtonId } from './model/lead';
import { contactHrefs, mayContact, openingText } from './model/phone';
import { stateNames, STATES } from './model/states';
import { useDevice } from './store/device';
import type { DeskView } from './store/useDesk';
import { useDeskKeys } from './useDeskKeys';

interface DeskCommands {
  view: DeskView;
  /** The list. */
  shown: readonly Lead[];
  /** The id of the lead whose details are open. */
  open: string | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  onFocus: (leadId: string) => void;
  onOpen: (leadId: string, then: () => void) => void;
  onClose: () => void;
  onLost: (leadId: string) => void;
  onDelete: (lead: Lead) => void;
  onOverview: () => void;
  onList: () => void;
}

/** Single keys act on the lead that has the focus: its name, its card, its details. */
export function useDeskCommands(desk: DeskCommands): void {
  const { view, shown, open, searchRef, onFocus } = desk;
  const [{ whatsapp: way }] = useDevice();

  function step(by: 1 | -1): void {
    const from = shown.findIndex(({ id }) => id === (focusedLead() ?? open));
    const next = shown[from === -1 ? 0 : from + by];
    if (!next) return;
    const { id } = next;
    const focus = (): void => onFocus(id);
    // Open details follow: what is read there is what the next key is about.
    if (open === undefined) focus();
    else desk.onOpen(id, focus);
  }

  /** Where its link stands on the page, that is pressed: it carries the text as somebody has changed it. */
  function contact(lead: Lead, channel: Channel): void {
    const links = document.querySelectorAll<HTMLElement>(`[data-lead="${lead.id}"] [data-channel="${channel}"]`);
    const onPage = links[links.length - 1];
    if (onPage) {
      onPage.click();
      return;
    }
    const href = contactHrefs(lead, openingText(lead, view.missed, view.member.name), way)[channel];
    if (href === undefined || !mayContact(lead, view.desk.followUps.get(lead.id), view.refused)) return;
    const link = document.createElement('a');
    link.href = href;
    if (href.startsWith('https:')) link.target = '_blank';
    link.rel = 'noopener';
    // Inside the document, so that its click is seen there (heldWork.ts).
    document.body.append(link);
    link.click();
    link.remove();
    view.act(lead.id, { kind: channel, pressedAt: Date.now() });
  }

  useDeskKeys((command, key) => {
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
        return open === undefined ? undefined : desk.onClose();
      case 'overview':
        return desk.onOverview();
      case 'undo':
        return view.undoLast();
      case 'list':
        return desk.onList();
      default:
    }
    const leadId = focusedLead() ?? open;
    if (isOtherName(leadId, open)) return undefined;
    const lead = view.desk.byId.get(leadId ?? '');
    if (!lead) return undefined;
    switch (command) {
      case 'whatsapp':
      case 'call':
      case 'mail':
        return contact(lead, command);
      case 'delete':
        return desk.onDelete(lead);
      default:
    }
    if (view.phase !== 'loaded') return undefined;
    const followUp = view.desk.followUps.get(lead.id);
    if (command === 'claim') return view.act(lead.id, claimAction(followUp, view.desk.me).action);
    const state = stateNames[Number(key) - 1] ?? 'New';
    if (state === (followUp?.state ?? 'New')) return undefined;
    return STATES[state].asksReason ? desk.onLost(lead.id) : view.act(lead.id, { kind: 'setState', state, lostReason: null });
  });
}

function focusedLead(): string | undefined {
  return document.activeElement?.closest('[data-lead]')?.getAttribute('data-lead') ?? undefined;
}

/** A name in the list, reached by Tab, while the details of another lead are open: nobody knows which of them is meant. */
function isOtherName(leadId: string | undefined, open: string | undefined): boolean {
  return leadId !== undefined && open !== undefined && leadId !== open && document.activeElement?.id === nameButtonId(leadId);
}

function focusCard(): void {
  const region = document.querySelector<HTMLElement>('section[data-card]');
  (region?.querySelector<HTMLElement>('a[href], button') ?? region)?.focus();
}
