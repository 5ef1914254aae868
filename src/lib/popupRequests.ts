const listeners = new Set<(id: string) => void>();
/** Asked for before anybody listened: the popups' script comes late. */
let unheard: string | undefined;

/** Asks for a popup by name, for buttons that open one. */
export function requestPopup(id: string): void {
  if (listeners.size === 0) unheard = id;
  for (const listener of listeners) listener(id);
}

/** Calls back for every request. Returns the unsubscribe function. */
export function watchPopupRequests(listener: (id: string) => void): () => void {
  listeners.add(listener);
  if (unheard !== undefined) listener(unheard);
  unheard = undefined;
  return () => listeners.delete(listener);
}
