import { expect, test } from 'vitest';

import { firstTouch } from '@/boot/touch';
import { motionPaused } from '@/lib/motion';

/** While prerendering there is no window: this file runs in Node. */
test('prerendering waits for no touch', async () => {
  await expect(firstTouch()).resolves.toBeUndefined();
});

test('while prerendering nothing is paused', () => {
  expect(motionPaused()).toBe(false);
});
