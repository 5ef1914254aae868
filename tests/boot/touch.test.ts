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

test('a page that nobody touches is ready after 8 s all the same', async () => {
  const { touched } = await newPage();
  await vi.advanceTimersByTimeAsync(7_999);
  expect(touched).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(touched).toHaveBeenCalledTimes(1);
});
