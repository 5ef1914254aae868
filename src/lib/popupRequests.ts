const listeners = new Set<(id: string) => void>();

/** Asks for a popup by name, for buttons that open one (§4 "alternate microblading call-back popup"). */
export function requestPopup(id: string): void {
  for (const listener of listeners) listener(id);
}

/** Calls back for every request. Returns the unsubscribe function. */
export function watchPopupRequests(listener: (id: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
