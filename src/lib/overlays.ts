let open = 0;
const waiting = new Set<() => void>();

/** Says that something covers the page (dialog, menu, lightbox). Returns the function that says it is gone. */
export function registerOverlay(): () => void {
  open += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    open -= 1;
    if (open > 0) return;
    const ready = [...waiting];
    waiting.clear();
    for (const callback of ready) callback();
  };
}

/** Calls back once nothing covers the page: at once, or when the last overlay has gone. Returns the function that gives up. */
export function onOverlaysClosed(callback: () => void): () => void {
  if (open === 0) {
    callback();
    return () => undefined;
  }
  waiting.add(callback);
  return () => waiting.delete(callback);
}

export function isOverlayOpen(): boolean {
  return open > 0;
}

/** Keeps a dialog open when somebody presses the page's note (boot/loader/), which lies above it. */
export function keepOpenForNote(event: Event): void {
  if (event.target instanceof Element && event.target.closest('#note')) event.preventDefault();
}
