import type { EarlyLead } from './handover';

/** Time after which loading a part of the page counts as failed, in ms. */
export const PART_LIMIT_MS = 10_000;

/** The API of the inline boot loader (boot/loader/) for the scripts that it fetches. Undefined in development, which has no loader. */
export interface Boot {
  /**
   * Fetches files in parallel and retries each, for `forMs` at most.
   * @throws Error 'silent' (no answer), 'wrong' (the answer is not a script) or 'renewed' (the site has been deployed again).
   */
  fetchParts(files: readonly string[], forMs: number): Promise<unknown>;
  /**
   * Reloads the page if nothing was typed, once per deployment. Otherwise shows a notice that offers a reload: every time for a caller
   * that is waiting and passes `onClose`, once for all others.
   */
  offerReload(onClose?: () => void): void;
  /**
   * Shows the page's one notice, with an action button beside Close if `label` is given. Calls `onClose` when the notice disappears in
   * any other way: closed, hidden or replaced.
   */
  showNotice(words: string, label?: string, act?: () => void, onClose?: () => void): void;
  hideNotice(): void;
  /** Saves a form's values to IndexedDB under an id, which `earlyLeads` has at once. Resolves with whether they were saved. */
  saveEarlyLead(form: HTMLFormElement, values?: EarlyLead['values']): Promise<boolean>;
  /** The forms of this page whose leads are saved but not yet sent, each with its lead's id (leads/earlyLeadStore.ts). */
  earlyLeads: Map<Element, string>;
  /** Passes on buttons pressed and forms sent before React managed them, in order: earlier ones at once, later ones as they happen. */
  startReplay(replay: (element: Element) => void): void;
  /** The element last touched before the scripts ran. */
  touched?: EventTarget | null;
  /** When the visitor first scrolled past 100 px, in performance.now() time. */
  scrolledAt?: number;
}

declare global {
  interface Window {
    boot?: Boot;
  }
}

/** Why a part failed to load, as named by `Boot.fetchParts`; 'broken' for a script that was fetched but does not run. */
export type Fault = 'silent' | 'wrong' | 'renewed' | 'broken';

export function faultOf(error: unknown): Fault {
  const name = error instanceof Error ? error.message : '';
  return name === 'silent' || name === 'wrong' || name === 'renewed' ? name : 'broken';
}
