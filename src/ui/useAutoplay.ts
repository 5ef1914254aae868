import { useEffect, useSyncExternalStore } from 'react';

interface AutoplayOptions {
  on: boolean;
  everyMs: number;
  /** Where the carousel stands: any change, by whomever, starts the clock anew. */
  position: number;
  advance: (from: number) => void;
}

/** Advances at a steady pace while `on` and while the tab is visible; interaction delays it and never ends it. Returns whether the clock runs. */
export function useAutoplay({ on, everyMs, position, advance }: AutoplayOptions): boolean {
  const visible = useSyncExternalStore(onVisibilityChange, isVisible, () => true);
  const running = on && visible;
  useEffect(() => {
    if (!running) return undefined;
    const clock = setInterval(() => advance(position), everyMs);
    return () => clearInterval(clock);
  }, [running, everyMs, position, advance]);
  return running;
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
