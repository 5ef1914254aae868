/** How far apart tasks are where the browser cannot tell when it is idle. */
const APART_MS = 200;
let lastEndedAt = -APART_MS;

/**
 * Runs a task when the browser has nothing else to do, after `latestMs` at the latest. No Safari can tell when that is: there it runs after
 * a frame and a task of the browser's own, and never sooner than 200 ms after another one. Returns how to call it off.
 */
export function whenIdle(task: () => void, latestMs?: number): () => void {
  const handle = window.requestIdleCallback?.(task, latestMs === undefined ? {} : { timeout: latestMs });
  if (handle === undefined) return whenQuiet(task);
  // oxlint-disable-next-line oldest-browsers/missing-api -- comes with requestIdleCallback
  return () => window.cancelIdleCallback(handle);
}

function whenQuiet(task: () => void): () => void {
  let calledOff = false;
  const attempt = (): void => {
    if (calledOff) return;
    const early = lastEndedAt + APART_MS - performance.now();
    if (early > 0) {
      setTimeout(() => afterFrame(attempt), early);
      return;
    }
    task();
    lastEndedAt = performance.now();
  };
  afterFrame(attempt);
  return () => {
    calledOff = true;
  };
}

/** After the next frame and what waits behind it; a page that is not shown has no frames. */
function afterFrame(next: () => void): void {
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}
