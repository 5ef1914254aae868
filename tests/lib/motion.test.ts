import { afterEach, expect, test, vi } from 'vitest';

import { motionPaused, motionSwitchedOff, onMotionChange, restoreMotionChoice, switchMotion } from '@/lib/motion';

afterEach(() => {
  switchMotion(false);
  localStorage.clear();
});

test('the switch stops motion, tells everyone and is remembered', () => {
  const listener = vi.fn<() => void>();
  const stop = onMotionChange(listener);
  switchMotion(true);
  expect(motionPaused()).toBe(true);
  expect(document.documentElement.dataset.motion).toBe('paused');
  expect(listener).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset.motion;
  restoreMotionChoice();
  expect(motionSwitchedOff()).toBe(true);
  stop();
  switchMotion(false);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(motionPaused()).toBe(false);
});

test('works without storage', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  switchMotion(true);
  restoreMotionChoice();
  expect(motionSwitchedOff()).toBe(true);
  setItem.mockRestore();
  getItem.mockRestore();
});
