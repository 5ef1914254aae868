import type { Changes } from '../boot';
import { isHydrated } from '../hydrated';

/** Changes that can be undone, oldest first. */
let records: MutationRecord[] = [];
/** Nodes that were added to elements that React manages. React does not manage their content. */
const added = new WeakSet<Node>();

/** Returns whether another program changed HTML that React has still to hydrate. Before `isPageHydrated`, React itself changes nothing. */
const isForeign = ({ target, oldValue, addedNodes }: MutationRecord): boolean => {
  if (changes.isPageHydrated) {
    // React removes its marks from nodes that it has removed.
    if (!target.isConnected) return false;
    // A record with an old value is of a text, which has no mark if it is the only child.
    if (isHydrated(oldValue === null ? target : (target.parentNode as Node))) {
      for (const node of addedNodes) {
        added.add(node);
        changes.seen ||= node instanceof Element && node.isConnected && !isHydrated(node);
      }
      return false;
    }
    for (let node: Node | null = target; node; node = node.parentNode) if (added.has(node)) return false;
  }
  return true;
};

const recordForeign = (found: MutationRecord[]): boolean => {
  const foreign = found.filter(isForeign);
  records.push(...foreign);
  return (changes.seen ||= foreign.length > 0);
};

const observer = new MutationObserver((found) => recordForeign(found) && changes.onChange?.());

export const changes: Changes = {
  seen: false,
  isPageHydrated: false,
  undo() {
    recordForeign(observer.takeRecords());
    const active = document.activeElement as HTMLElement | null;
    for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of records.reverse()) {
      try {
        if (oldValue !== null) (target as CharacterData).data = oldValue;
        for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
        for (const node of removedNodes) target.insertBefore(node, nextSibling);
      } catch {
        // The place no longer exists.
      }
    }
    records = [];
    // Moving a field takes its focus away.
    if (active !== document.activeElement) active?.focus({ preventScroll: true });
    observer.takeRecords();
    return changes.seen;
  },
  ignoreOwn: () => observer.takeRecords().flatMap(({ removedNodes }) => Array.from(removedNodes)),
};

// Parsing ends with this event, before DOMContentLoaded, at which content scripts start.
document.addEventListener(
  'readystatechange',
  () => observer.observe(document.getElementById('root') as Element, { childList: true, subtree: true, characterDataOldValue: true }),
  { once: true },
);
