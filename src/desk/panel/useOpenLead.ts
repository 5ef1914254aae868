import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';

import { useStore } from '@/lib/store';
import { showToast } from '@/ui/toast';

import { useDesk } from '../DeskContext';
import { LEAD_PARAMETER, nameButtonId, OVERVIEW_PARAMETER } from '../model/lead';
import { enterPanel } from './LeadPanel';

interface OpenLead {
  /** The id of the lead whose details are open. */
  id: string | undefined;
  /** Call when the phone's sheet has closed. Returns the focus to the card or to the lead's name in the list. */
  closed: (leadId: string) => void;
  /** Whether a question about an unsaved note is open. */
  asksToLeave: boolean;
  stay: () => void;
  leave: () => void;
}

const GONE = 'This lead no longer exists.';
const NOTE_GONE = 'The lead was deleted before this note was saved:';

/**
 * Opens and closes the details of a lead. On a phone the details are a history entry, so that Back closes them. Once the leads are loaded,
 * opens the lead of the address's `?lead=`, or a lead whose note was being typed when the session ended, and the overview for `?overview`.
 */
export function useOpenLead(loaded: boolean, phone: boolean): OpenLead {
  const { leads, notes, replies, appointments, details, show } = useDesk();
  const { isOnPage } = leads;
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const drafts = useStore(notes);
  const [parameters] = useState(() => new URLSearchParams(search));
  const linked = parameters.get(LEAD_PARAMETER);
  const stored: unknown = state?.[LEAD_PARAMETER];
  const inHistory = typeof stored === 'string' ? stored : undefined;
  const [docked, setDocked] = useState<string>();
  const [next, setNext] = useState<() => void>();
  /** The element that had the focus when the details opened; null after moving to another lead. */
  const opener = useRef<Element>(null);
  const unsaved = docked !== undefined && (drafts.get(docked) ?? '').trim() !== '';

  const [arrived, setArrived] = useState(false);
  if (loaded && !arrived) {
    setArrived(true);
    setDocked(linked ?? [...drafts.keys()][0] ?? inHistory);
  }
  const arrive = useEffectEvent(() => {
    const toOverview = parameters.has(OVERVIEW_PARAMETER);
    if (toOverview) show({ showsOverview: true });
    if (toOverview || linked !== null) void navigate(pathname, { replace: true });
    if (docked !== undefined && phone && inHistory !== docked) void navigate(pathname, { state: { [LEAD_PARAMETER]: docked } });
    if (linked !== null && !isOnPage(linked)) showToast({ title: 'Error', text: GONE, kind: 'destructive' });
  });
  useEffect(() => {
    if (arrived) arrive();
  }, [arrived]);

  const known = useStore(leads);
  useEffect(() => {
    if (!loaded) return;
    for (const [leadId, text] of drafts) {
      if (isOnPage(leadId)) continue;
      // The note's box disappeared with the lead, so show the text to be copied.
      showToast({ id: `note ${leadId}`, title: 'Error', text: NOTE_GONE, detail: text, kind: 'destructive' });
      notes.keep(leadId, undefined);
    }
    for (const others of [replies, appointments])
      for (const leadId of others.get().keys()) if (!isOnPage(leadId)) others.keep(leadId, undefined);
  }, [loaded, drafts, known, isOnPage, notes, replies, appointments]);

  // If Back was pressed, ask about an unsaved note first.
  const [knownInHistory, setKnownInHistory] = useState(inHistory);
  if (knownInHistory !== inHistory) {
    setKnownInHistory(inHistory);
    if (phone && inHistory === undefined && docked !== undefined) {
      if (unsaved) setNext(() => () => setDocked(undefined));
      else setDocked(undefined);
    }
  }

  const wanted = phone ? (inHistory ?? (next && docked)) : docked;
  const id = wanted !== undefined && loaded && isOnPage(wanted) ? wanted : undefined;

  function open(leadId: string): void {
    opener.current = docked === undefined ? document.activeElement : null;
    keepInPlace(leadId, () => setDocked(leadId));
    if (phone) void navigate(pathname, { state: { [LEAD_PARAMETER]: leadId }, replace: inHistory !== undefined });
  }

  function hide(): void {
    if (docked === undefined) return;
    keepInPlace(docked, () => setDocked(undefined));
    if (inHistory !== undefined) void navigate(-1);
    else goBack(docked);
  }

  /** Returns the focus to the lead's name in the list, unless the details were opened from the card. */
  function goBack(leadId: string): void {
    const card = opener.current?.closest('[data-card]');
    const target = card ? [opener.current, card].find((place) => place?.isConnected) : undefined;
    if (target instanceof HTMLElement) target.focus();
    else show({ focusedLead: leadId });
  }

  function unlessUnsaved(action: () => void): void {
    if (unsaved) setNext(() => action);
    else action();
  }

  useEffect(() =>
    details.provide({
      open(leadId, then = enterPanel) {
        if (leadId === id) then();
        else
          unlessUnsaved(() => {
            open(leadId);
            then();
          });
      },
      close: () => unlessUnsaved(hide),
    }),
  );

  return {
    id,
    closed: goBack,
    asksToLeave: next !== undefined,
    stay() {
      setNext(undefined);
      if (phone && docked !== undefined && inHistory === undefined) open(docked);
    },
    leave() {
      if (docked !== undefined) notes.keep(docked, undefined);
      setNext(undefined);
      next?.();
    },
  };
}

/** Keeps the clicked row under the pointer when the panel changes the height above the list. */
function keepInPlace(leadId: string, change: () => void): void {
  const topOf = (): number => document.getElementById(nameButtonId(leadId))?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  flushSync(change);
  const moved = topOf() - before;
  if (moved !== 0 && before > 0 && before < window.innerHeight) window.scrollBy({ top: moved, behavior: 'instant' });
}
