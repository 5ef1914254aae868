import { sleep } from '@/lib/sleep';

import { storeArrival } from './arrival';
import { offerReload } from './notice';
import { fetchParts } from './retry';
import { scripts } from './scripts';

const FIRST_RETRY_MS = 400;
const LONGEST_RETRY_MS = 30_000;
/** Longest wait for an idle moment in a busy page, in ms. */
const IDLE_LIMIT_MS = 1_500;
/** Longest wait in frames (about one second), for browsers that do not report when they have painted. */
const FRAME_LIMIT = 60;

let isStarted = false;
/** True once a new deployment has replaced the page's scripts, so that only a reload helps. */
export let isOutdated = false;

/** Fetches the page's scripts, retrying until all have loaded, then runs them. */
export const start = async (): Promise<void> => {
  if (isStarted) return;
  storeArrival();
  // Wait if a touch comes while the page is still being parsed: React needs the whole page.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start);
    return;
  }
  isStarted = true;
  for (let wait = FIRST_RETRY_MS; ; wait = Math.min(2 * wait, LONGEST_RETRY_MS)) {
    try {
      await fetchParts(scripts, Infinity);
      for (const script of scripts) {
        await import(/* @vite-ignore */ script);
        // Run each script in a separate task.
        await sleep(0);
      }
      return;
    } catch (error) {
      if ((error as Error).message === 'renewed') {
        isOutdated = true;
        return offerReload();
      }
      await sleep(wait);
    }
  }
};

/** Starts after the first paint: on a fast network, the first frames come before anything is painted. */
export const startAfterPaint = (frames = FRAME_LIMIT): number =>
  requestAnimationFrame(() => {
    if (frames > 0 && performance.getEntriesByType('paint').length === 0) startAfterPaint(frames - 1);
    else (window.requestIdleCallback ?? setTimeout)(start, { timeout: IDLE_LIMIT_MS });
  });
