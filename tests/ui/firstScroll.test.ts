import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

/** What a new page hears of its first scroll. */
async function newPage() {
  const { firstScroll } = await import('@/ui/reveal');
  const scrolled = vi.fn<() => void>();
  void firstScroll().then(scrolled);
  await Promise.resolve();
  return { firstScroll, scrolled };
}

test('waits for the first scroll, and knows of it afterwards', async () => {
  const { firstScroll, scrolled } = await newPage();
  expect(scrolled).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('scroll'));
  await firstScroll();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test('a page that already stands further down has been scrolled', async () => {
  vi.stubGlobal('scrollY', 400);
  const { scrolled } = await newPage();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
