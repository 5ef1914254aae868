const listeners = new Set<(id: string) => void>();
/** The id of a popup requested before there was a listener, because the popups' script loads late. */
let pendingId: string | undefined;

/** Requests a popup by its id. Called by buttons that open a popup. */
export function requestPopup(id: string): void {
  if (listeners.size === 0) pendingId = id;
  for (const listener of listeners) listener(id);
}

/** Calls `listener` for every request. Returns the unsubscribe function. */
export function watchPopupRequests(listener: (id: string) => void): () => void {
  listeners.add(listener);
  if (pendingId !== undefined) listener(pendingId);
  pendingId = undefined;
  return () => listeners.delete(listener);
}
