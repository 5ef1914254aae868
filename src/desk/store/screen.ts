import { createStore, type Readable } from '@/lib/store';

import type { Lead } from '../model/lead';

const TICK_MS = 15_000;

/** The current time for every clock of the desk, in ms since 1970. It stops while the page is hidden. */
export interface DeskClock extends Readable<number> {
  /** Returns the function that stops it. */
  start: () => () => void;
}

export function createDeskClock(): DeskClock {
  const now = createStore(Date.now());
  return {
    get: now.get,
    subscribe: now.subscribe,
    start() {
      const tick = (): void => {
        if (document.visibilityState === 'visible') now.set(Date.now());
      };
      document.addEventListener('visibilitychange', tick);
      const timer = setInterval(tick, TICK_MS);
      return () => {
        document.removeEventListener('visibilitychange', tick);
        clearInterval(timer);
      };
    },
  };
}

/** Open dialogs, and focus requests. */
export interface ScreenState {
  /** The lead whose name in the list should get the focus, even out of view. */
  focusedLead: string | undefined;
  deleteQuestion: Lead | undefined;
  /** The lead for which "Why?" is open. */
  whyLost: string | undefined;
  showsShortcuts: boolean;
  showsOverview: boolean;
}

export const CLOSED: ScreenState = {
  focusedLead: undefined,
  deleteQuestion: undefined,
  whyLost: undefined,
  showsShortcuts: false,
  showsOverview: false,
};

/** Opens and closes the details of a lead, as registered by the component that knows the address (panel/useOpenLead.ts). */
interface Details {
  /** Asks first if a note is unsaved. The focus moves to the details, or wherever `then` puts it. */
  open: (leadId: string, then?: () => void) => void;
  close: () => void;
}

export interface DetailsSlot extends Details {
  provide: (details: Details) => void;
}

export function createDetailsSlot(): DetailsSlot {
  let provided: Details | undefined;
  return {
    open: (leadId, then) => provided?.open(leadId, then),
    close: () => provided?.close(),
    provide(details) {
      provided = details;
    },
  };
}
