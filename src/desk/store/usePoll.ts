import { useEffect, useEffectEvent } from 'react';

const VISIBLE_MS = 20_000;
/** Browsers let hidden pages run no oftener. */
const HIDDEN_MS = 60_000;
/** Looking at a page again comes as two events. */
const SAME_MOMENT_MS = 1_000;

/** Asks for news while `active`, one question after the other: on its timer, and at once when somebody looks or the network is back. */
export function usePoll(active: boolean, poll: () => Promise<void>): void {
  const ask = useEffectEvent(poll);

  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let began = Date.now();
    let asking = false;
    let over = false;

    async function run(): Promise<void> {
      clearTimeout(timer);
      began = Date.now();
      asking = true;
      await ask();
      asking = false;
      if (!over) wait();
    }

    function wait(): void {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), document.visibilityState === 'visible' ? VISIBLE_MS : HIDDEN_MS);
    }

    function now(): void {
      if (asking || Date.now() - began < SAME_MOMENT_MS) return;
      if (document.visibilityState === 'visible') void run();
      else wait();
    }

    wait();
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('visibilitychange', now, { signal });
    window.addEventListener('online', now, { signal });
    window.addEventListener('focus', now, { signal });
    return () => {
      over = true;
      clearTimeout(timer);
      ended.abort();
    };
  }, [active]);
}
