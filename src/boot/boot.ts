/** What the page's inline loader (boot/loader.js) offers to the scripts that it brings. Absent in development, where no loader stands. */
export interface Boot {
  /**
   * Fetches files, all at once and each until it is there, for `forMs` at most.
   * @throws Error 'silent' (no answer), 'wrong' (answers that are no script) or 'renewed' (the site has been deployed anew).
   */
  fetchParts(files: readonly string[], forMs: number): Promise<unknown>;
  /**
   * Loads the page again where nothing was typed, once for each deployment; else offers it: each time to whoever waits for something
   * and passes `onClose`, once to whoever does not.
   */
  renew(onClose?: () => void): void;
  /**
   * Shows the page's one note, with a button beside its Close where there is something to do. `onClose`: when the note goes without that,
   * be it closed, hushed or replaced by another one.
   */
  say(words: string, label?: string, act?: () => void, onClose?: () => void): void;
  /** Takes the note away. */
  hush(): void;
  /** Writes what a form holds to the disk under an id, which `earlyLeads` has at once. Resolves with whether it is on the disk. */
  keep(form: HTMLFormElement, values?: object): Promise<boolean>;
  /** The forms of this page whose leads are on the disk and that nobody has sent yet, each with its lead's id (leads/earlyLeadStore.ts). */
  earlyLeads: Map<Element, string>;
  /** Hands over the buttons pressed and forms sent before React managed them, in order: those so far at once, later ones as they come. */
  takeOver(replay: (element: Element) => void): void;
  /** What the visitor touched last before the scripts were there. */
  touched?: EventTarget;
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
