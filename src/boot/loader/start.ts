import { sleep } from '@/lib/sleep';

import { offerReload } from './notice';
import { fetchParts } from './retry';
import { scripts } from './scripts';

const FIRST_RETRY_MS = 400;
/** A busy page waits no longer for an idle moment. */
const LATEST_MS = 1_500;
/** A second's worth of frames, for a browser that does not tell when it has painted. */
const FRAMES = 60;

let isStarted = false;
/** True once the page's scripts are gone for good: only a reload helps. */
export let isLost = false;

/** Fetches the page's scripts until all are there, then runs them. */
export const start = async (): Promise<void> => {
  if (isStarted) return;
  // A touch may come while the page is being parsed: React needs the whole of it.
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', start);
    return;
  }
  isStarted = true;
  for (let wait = FIRST_RETRY_MS; ; wait *= 2) {
    try {
      await fetchParts(scripts, Infinity);
      for (const script of scripts) {
        await import(/* @vite-ignore */ script);
        // Each runs in a task of its own.
        await sleep(0);
      }
      return;
    } catch (fault) {
      if ((fault as Error).message === 'renewed') {
        isLost = true;
        return offerReload();
      }
      await sleep(wait);
    }
  }
};

/** Starts after the first paint: on a fast network frames come before anything is painted. */
export const startAfterPaint = (frames = FRAMES): number =>
  requestAnimationFrame(() => {
    if (frames > 0 && performance.getEntriesByType('paint').length === 0) startAfterPaint(frames - 1);
    else (window.requestIdleCallback ?? setTimeout)(start, { timeout: LATEST_MS });
  });
