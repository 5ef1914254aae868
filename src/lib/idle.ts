/** Gap between tasks in browsers that do not report when they are idle, in ms. */
const GAP_MS = 200;
let lastEndedAt = -GAP_MS;

/**
 * Runs a task when the browser is idle, after `latestMs` at the latest. Safari does not report when it is idle. There, the task runs after
 * a frame and the tasks queued behind it, at least 200 ms after the previous one. Returns a function that cancels the task.
 */
export function whenIdle(task: () => void, latestMs?: number): () => void {
  const handle = window.requestIdleCallback?.(task, latestMs === undefined ? {} : { timeout: latestMs });
  if (handle === undefined) return runAfterGap(task);
  // oxlint-disable-next-line oldest-browsers/missing-api -- comes with requestIdleCallback
  return () => window.cancelIdleCallback(handle);
}

function runAfterGap(task: () => void): () => void {
  let isCancelled = false;
  const attempt = (): void => {
    if (isCancelled) return;
    const waitMs = lastEndedAt + GAP_MS - performance.now();
    if (waitMs > 0) {
      setTimeout(() => afterFrame(attempt), waitMs);
      return;
    }
    task();
    lastEndedAt = performance.now();
  };
  afterFrame(attempt);
  return () => {
    isCancelled = true;
  };
}

/** Calls `next` after the next frame and the tasks queued behind it. A hidden page has no frames, so it uses a timeout. */
function afterFrame(next: () => void): void {
  if (document.hidden) setTimeout(next);
  else requestAnimationFrame(() => setTimeout(next));
}
