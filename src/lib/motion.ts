import { readStorage, writeStorage } from './browserStorage';

const KEY = 'motion';
const EVENT = 'motionchange';
const REDUCED = '(prefers-reduced-motion: reduce)';

/** Returns whether the visitor's system setting or the footer's switch forbids automatic motion. False without a window. */
export function motionPaused(): boolean {
  if (typeof window === 'undefined') return false;
  return motionSwitchedOff() || (window.matchMedia?.(REDUCED).matches ?? false);
}

/** Returns whether the footer's switch, regardless of the system setting, has turned motion off. */
export function motionSwitchedOff(): boolean {
  return document.documentElement.dataset.motion === 'paused';
}

/** Sets the footer's switch for this and later visits, and notifies listeners. */
export function switchMotion(off: boolean): void {
  applySwitch(off);
  writeStorage('localStorage', KEY, off ? 'paused' : 'on');
  window.dispatchEvent(new Event(EVENT));
}

/** Applies the choice of an earlier visit. Call it before the first render. */
export function restoreMotionChoice(): void {
  if (readStorage('localStorage', KEY) === 'paused') applySwitch(true);
}

/** Calls `listener` when the result of motionPaused() may have changed. Returns the unsubscribe function. */
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
