import type { EarlyLead } from './handover';

/** A part of the page that has not come after this long has failed, in ms. */
export const PART_LIMIT_MS = 10_000;

/** The API of the inline boot loader (boot/loader/) for the scripts that it fetches. Undefined in development, which has no loader. */
export interface Boot {
  /**
   * Fetches files in parallel and retries each, for `forMs` at most.
   * @throws Error 'silent' (no answer), 'wrong' (answers that are no script) or 'renewed' (the site has been deployed again).
   */
  fetchParts(files: readonly string[], forMs: number): Promise<unknown>;
  /**
   * Reloads the page if nothing was typed, once for each deployment; else offers a reload: every time to a caller that waits for something
   * and passes `onClose`, once to all others.
   */
  offerReload(onClose?: () => void): void;
  /**
   * Shows the page's one notice, with a button beside its Close if there is something to do. Calls `onClose` when the notice goes in any
   * other way: closed, hidden or replaced.
   */
  showNotice(words: string, label?: string, act?: () => void, onClose?: () => void): void;
  hideNotice(): void;
  /** Writes a form's values to the disk under an id, which `earlyLeads` has at once. Resolves with whether they are on the disk. */
  saveEarlyLead(form: HTMLFormElement, values?: EarlyLead['values']): Promise<boolean>;
  /** The forms of this page whose leads are saved and not sent yet, each with its lead's id (leads/earlyLeadStore.ts). */
  earlyLeads: Map<Element, string>;
  /** Hands over the buttons pressed and forms sent before React managed them, in order: those so far at once, later ones as they come. */
  startReplay(replay: (element: Element) => void): void;
  /** The element touched last before the scripts ran. */
  touched?: EventTarget | null;
  /** When the visitor first scrolled past 100 px, on the clock of performance.now(). */
  scrolledAt?: number;
}

declare global {
  interface Window {
    boot?: Boot;
  }
}

/** Why a part did not come, as `Boot.fetchParts` names it; 'broken' for a script that is there and does not run. */
export type Fault = 'silent' | 'wrong' | 'renewed' | 'broken';

export function faultOf(error: unknown): Fault {
  const name = error instanceof Error ? error.message : '';
  return name === 'silent' || name === 'wrong' || name === 'renewed' ? name : 'broken';
}
