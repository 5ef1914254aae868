let openCount = 0;
const waiting = new Set<() => void>();

/** Registers something that covers the page (dialog, menu, lightbox). Returns a function that unregisters it. */
export function registerOverlay(): () => void {
  openCount += 1;
  let isRegistered = true;
  return () => {
    if (!isRegistered) return;
    isRegistered = false;
    openCount -= 1;
    if (openCount > 0) return;
    const callbacks = [...waiting];
    waiting.clear();
    for (const callback of callbacks) callback();
  };
}

/** Calls `callback` immediately if nothing covers the page, else when the last overlay closes. Returns a function that cancels the wait. */
export function onOverlaysClosed(callback: () => void): () => void {
  if (openCount === 0) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

export function isOverlayOpen(): boolean {
  return openCount > 0;
}
