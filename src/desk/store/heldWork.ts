import { useSyncExternalStore } from 'react';

/** Links to other apps fire beforeunload although the page stays: for this long after a press on one nobody is asked, in ms. */
const APP_LINK_MS = 1_000;

type Kind = 'actions' | 'notes' | 'replies';

/** Accounts with work that only this page has, keyed by kind and account. */
const held = new Map<string, string>();
const listeners = new Set<() => void>();
let appLinkAt = -APP_LINK_MS;

/** Records whether closing the page would lose work of an account. While it would, the browser asks first, no matter who is signed in. */
export function holdWork(account: string, kind: Kind, holds: boolean): void {
  if (holds) held.set(`${kind} ${account}`, account);
  else held.delete(`${kind} ${account}`);
  if (held.size > 0) {
    window.addEventListener('beforeunload', ask);
    document.addEventListener('click', noteAppLink, true);
  } else {
    window.removeEventListener('beforeunload', ask);
    document.removeEventListener('click', noteAppLink, true);
  }
  for (const listener of listeners) listener();
}

/** Returns whether accounts other than `me` have work here. */
export function useOthersWork(me?: string): boolean {
  return useSyncExternalStore(subscribe, () => [...held.values()].some((account) => account !== me));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ask(event: BeforeUnloadEvent): void {
  if (performance.now() - appLinkAt < APP_LINK_MS) return;
  event.preventDefault();
  // Chrome and Edge before 119 ask only for this.
  event.returnValue = true;
}

function noteAppLink({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link && !/^https?:$/.test(link.protocol)) appLinkAt = performance.now();
}
