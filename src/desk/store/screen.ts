import { createStore, type Readable } from '@/lib/store';

import { deskTime } from '../model/clock';
import type { Lead } from '../model/lead';
import type { LeadState } from '../model/states';

const TICK_MS = 15_000;

/** The current time for the whole desk, in ms since 1970. The clock stops while the page is hidden. */
export interface DeskClock extends Readable<number> {
  /** `sync`: changes when the server's time may have become known. Returns a function that stops the clock. */
  start: (sync: Pick<Readable<unknown>, 'subscribe'>) => () => void;
}

export function createDeskClock(offset: () => number): DeskClock {
  const now = createStore(deskTime(offset()));
  return {
    get: now.get,
    subscribe: now.subscribe,
    start(sync) {
      const tick = (): void => {
        if (document.visibilityState === 'visible') now.set(deskTime(offset()));
      };
      document.addEventListener('visibilitychange', tick);
      const timer = setInterval(tick, TICK_MS);
      const unsubscribe = sync.subscribe(() => Math.abs(deskTime(offset()) - now.get()) > TICK_MS && tick());
      return () => {
        unsubscribe();
        document.removeEventListener('visibilitychange', tick);
        clearInterval(timer);
      };
    },
  };
}

export interface ScreenState {
  /** The id of the lead whose name in the list should get the focus, even if out of view. */
  focusedLead: string | undefined;
  deletePrompt: Lead | undefined;
  /** The dialog "Why?" before a lead gets a state that needs a reason. */
  reasonPrompt: { leadId: string; state: LeadState } | undefined;
  showsShortcuts: boolean;
  addsLead: boolean;
  showsOverview: boolean;
}

export const CLOSED: ScreenState = {
  focusedLead: undefined,
  deletePrompt: undefined,
  reasonPrompt: undefined,
  showsShortcuts: false,
  addsLead: false,
  showsOverview: false,
};

/** Opens and closes the details of a lead. The hook that knows the address registers these functions (panel/useOpenLead.ts). */
interface Details {
  /** If a note is unsaved, asks first. Moves the focus to the details, unless `then` moves it elsewhere. */
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
