import { readStorage, writeStorage } from './browserStorage';

const KEY = 'motion';
const EVENT = 'motionchange';
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Whether nothing may move by itself: the visitor's system says so, or the footer's switch. False where there is no window. */
export function motionPaused(): boolean {
  if (typeof window === 'undefined') return false;
  return motionSwitchedOff() || (window.matchMedia?.(REDUCED).matches ?? false);
}

/** The footer's switch alone. */
export function motionSwitchedOff(): boolean {
  return document.documentElement.dataset.motion === 'paused';
}

/** Turns the switch, for this and later visits, and tells everyone. */
export function switchMotion(off: boolean): void {
  applySwitch(off);
  writeStorage('localStorage', KEY, off ? 'paused' : 'on');
  window.dispatchEvent(new Event(EVENT));
}

/** Applies the choice of an earlier visit. To be called before the first render. */
export function restoreMotionChoice(): void {
  if (readStorage('localStorage', KEY) === 'paused') applySwitch(true);
}

/** Calls back when motionPaused() may have changed. Returns the unsubscribe function. */
export function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia?.(REDUCED);
  window.addEventListener(EVENT, listener);
  query?.addEventListener('change', listener);
  return () => {
    window.removeEventListener(EVENT, listener);
    query?.removeEventListener('change', listener);
  };
}

function applySwitch(off: boolean): void {
  if (off) document.documentElement.dataset.motion = 'paused';
  else delete document.documentElement.dataset.motion;
}
