import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fakeBoot } from './fakeBoot';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The module as a new page has it, waiting for its visitor. */
async function newPage() {
  const page = await import('@/boot/touch');
  page.awaitTouch();
  const touched = vi.fn<() => void>();
  void page.firstTouch().then(touched);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(touched).not.toHaveBeenCalled();
  return { ...page, touched };
}

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])('%s is a touch', async (type) => {
  const { touched } = await newPage();
  document.body.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(touched).toHaveBeenCalledTimes(1);
});

test('a touch that came before the scripts counts, and what it was on', async () => {
  const form = document.createElement('form');
  const takeAway = fakeBoot({ touched: form });
  const { awaitTouch, firstTouch, touchedElement } = await import('@/boot/touch');
  awaitTouch();
  await firstTouch();
  document.body.dispatchEvent(new Event('pointerdown'));
  expect(touchedElement()).toBe(form);
  takeAway();
});
