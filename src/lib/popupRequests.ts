const listeners = new Set<(id: string) => void>();
/** Requested before anything listened, because the popups' script loads late. */
let pendingId: string | undefined;

/** Requests a popup by its id, for buttons that open one. */
export function requestPopup(id: string): void {
  if (listeners.size === 0) pendingId = id;
  for (const listener of listeners) listener(id);
}

/** Calls back for every request. Returns the unsubscribe function. */
export function watchPopupRequests(listener: (id: string) => void): () => void {
  listeners.add(listener);
  if (pendingId !== undefined) listener(pendingId);
  pendingId = undefined;
  return () => listeners.delete(listener);
}
