import { expect, test, vi } from 'vitest';

import { motionPaused, motionSwitchedOff, onMotionChange, restoreMotionChoice, switchMotion } from '@/lib/motion';

test('the switch stops motion, notifies listeners and is remembered; without storage it lasts for this page', () => {
  const listener = vi.fn<() => void>();
  const stop = onMotionChange(listener);
  switchMotion(true);
  expect([motionPaused(), document.documentElement.dataset['motion']]).toEqual([true, 'paused']);
  delete document.documentElement.dataset['motion'];
  restoreMotionChoice();
  expect(motionSwitchedOff()).toBe(true);
  stop();
  switchMotion(false);
  expect([motionPaused(), listener.mock.calls.length]).toEqual([false, 1]);

  for (const method of ['setItem', 'getItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('blocked');
    });
  switchMotion(true);
  restoreMotionChoice();
  expect(motionSwitchedOff()).toBe(true);
});
