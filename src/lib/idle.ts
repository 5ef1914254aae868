/** Runs a task when the browser has nothing else to do, after `latestMs` at the latest; soon where it cannot tell (Safari). Returns how to call it off. */
export function whenIdle(task: () => void, latestMs?: number): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(task, 50);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, latestMs === undefined ? {} : { timeout: latestMs });
  return () => window.cancelIdleCallback(handle);
}
