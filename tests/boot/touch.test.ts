import { afterEach, beforeEach, expect, test, vi } from 'vitest';

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
  await vi.advanceTimersByTimeAsync(0);
  expect(touched).not.toHaveBeenCalled();
  return { ...page, touched };
}

test.each(['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'])('%s is a touch', async (type) => {
  const { touched } = await newPage();
  document.body.dispatchEvent(new Event(type));
  await vi.advanceTimersByTimeAsync(0);
  expect(touched).toHaveBeenCalledTimes(1);
});

test('a page that nobody touches sleeps on', async () => {
  const { touched } = await newPage();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(touched).not.toHaveBeenCalled();
});
