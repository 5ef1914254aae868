import type { EarlyLead } from './handover';

/** Time after which loading a part of the page counts as failed, in ms. */
export const PART_LIMIT_MS = 10_000;

/** Changes that other programs, such as translators and password managers, have made to the page (boot/loader/changes.ts). */
export interface Changes {
  /** True once there has been such a change. */
  seen: boolean;
  /** True once React has hydrated the page, apart from the parts that load later. */
  isPageHydrated: boolean;
  /** Called after changes were recorded. */
  onChange?: (() => void) | undefined;
  /** Undoes all changes to HTML that React has not hydrated yet. Returns `seen`. */
  undo(): boolean;
  /** Ignores changes that this site has made in the current task. Returns the nodes that they removed. */
  ignoreOwn(): Node[];
}

/** The API of the inline boot loader (boot/loader/) for the scripts that it fetches. Undefined in development, which has no loader. */
export interface Boot {
  /**
   * Fetches files in parallel and retries each failed file for at most `forMs` ms.
   * @throws Error 'silent' (no response), 'wrong' (the response is no script or stylesheet) or 'renewed' (the site has been deployed
   * again).
   */
  fetchParts(files: readonly string[], forMs: number): Promise<unknown>;
  /**
   * Reloads the page if the visitor has typed nothing, at most once per deployment. Otherwise shows a notice that offers a reload. A call
   * without `onClose` does not show the notice a second time.
   */
  offerReload(onClose?: () => void): void;
  /**
   * Shows the page's only notice, with an action button beside Close if `label` is given. Calls `onClose` when the notice is closed, hidden
   * or replaced, but not when the action button is clicked.
   */
  showNotice(message: string, label?: string, act?: () => void, onClose?: () => void): void;
  hideNotice(): void;
  /** Saves a form's values in the outbox under an id, which is in `earlyLeads` immediately. Resolves to true if they were saved. */
  saveEarlyLead(form: HTMLFormElement, values?: EarlyLead['values']): Promise<boolean>;
  /** Maps each form of this page whose lead is saved but not yet sent to the lead's id (leads/earlyLeads.ts). */
  earlyLeads: Map<Element, string>;
  changes: Changes;
  /** Replays every button clicked and form submitted before React managed it: past ones immediately, in order, then new ones. */
  startReplay(replay: (element: Element) => void): void;
  /** The element last touched before the scripts ran. */
  touched?: EventTarget | null;
  /** The performance.now() time at which the visitor first scrolled past 100 px. */
  scrolledAt?: number;
}

declare global {
  interface Window {
    boot?: Boot;
  }
}

/** Why a part failed to load: an error of `Boot.fetchParts`, or 'broken' for a script that was fetched but does not run. */
export type LoadFailure = 'silent' | 'wrong' | 'renewed' | 'broken';

export function failureOf(error: unknown): LoadFailure {
  const name = error instanceof Error ? error.message : '';
  return name === 'silent' || name === 'wrong' || name === 'renewed' ? name : 'broken';
}
