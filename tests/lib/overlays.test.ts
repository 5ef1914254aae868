import { expect, test, vi } from 'vitest';

import { registerOverlay, isOverlayOpen, onOverlaysClosed } from '@/lib/overlays';

test('the callback waits until the last overlay has closed; it runs immediately if nothing covers the page, never after it was cancelled', () => {
  const callback = vi.fn<() => void>();
  const [first, second] = [registerOverlay(), registerOverlay()];
  onOverlaysClosed(callback);
  first();
  first();
  expect([isOverlayOpen(), callback.mock.calls.length]).toEqual([true, 0]);
  second();
  expect([isOverlayOpen(), callback.mock.calls.length]).toEqual([false, 1]);
  onOverlaysClosed(callback);
  expect(callback).toHaveBeenCalledTimes(2);
  const release = registerOverlay();
  onOverlaysClosed(callback)();
  release();
  expect(callback).toHaveBeenCalledTimes(2);
});
