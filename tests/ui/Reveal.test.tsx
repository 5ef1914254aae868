import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { reveal } from '@/ui/reveal';

const SCREEN_PX = 800;

let report: (place: { top: number; isIntersecting: boolean }) => void;
const observe = vi.fn<() => void>();
const disconnect = vi.fn<() => void>();

const Observer = vi.fn(function observer(callback: (entries: unknown[]) => void) {
  report = ({ top, isIntersecting }) => callback([{ isIntersecting, boundingClientRect: { top } }]);
  return { observe, disconnect };
});

const Block = () => <p ref={reveal}>Block</p>;
const state = () => screen.getByText('Block').dataset.reveal;

beforeEach(() => {
  for (const mock of [observe, disconnect]) mock.mockReset();
  vi.stubGlobal('IntersectionObserver', Observer);
  vi.stubGlobal('innerHeight', SCREEN_PX);
});

/** Renders the block and scrolls the page. */
async function show(): Promise<void> {
  render(<Block />);
  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(observe).toHaveBeenCalled());
}

it('a block is not observed before the first scroll, nor if it has been removed by then', async () => {
  const { unmount } = render(<Block />);
  await Promise.resolve();
  unmount();
  window.dispatchEvent(new Event('scroll'));
  await Promise.resolve();
  expect(observe).not.toHaveBeenCalled();
});

const BELOW = { top: SCREEN_PX + 400, isIntersecting: false };

it.each([
  ['on the first screen is never hidden', [{ top: 300, isIntersecting: true }], [undefined]],
  ['at its lower edge is never hidden', [{ top: SCREEN_PX - 10, isIntersecting: false }], [undefined]],
  ['above the screen already is never hidden', [{ top: -900, isIntersecting: false }], [undefined]],
  ['below the fold is hidden until it is scrolled to', [BELOW, { top: SCREEN_PX - 60, isIntersecting: true }], ['waiting', 'shown']],
  ['below the fold is hidden until it is jumped over', [BELOW, { top: -200, isIntersecting: false }], ['waiting', 'shown']],
])('a block %s; it then stays visible and is no longer observed', async (_what, places, states) => {
  await show();
  for (const [index, place] of places.entries()) {
    expect(disconnect).not.toHaveBeenCalled();
    report(place);
    expect(state()).toBe(states[index]);
  }
  expect(disconnect).toHaveBeenCalledTimes(1);
});

it('all blocks stay visible in a browser without IntersectionObserver', () => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Block />);
  expect(state()).toBeUndefined();
});

it('a page that loads already scrolled down counts as scrolled', async () => {
  vi.resetModules();
  vi.stubGlobal('scrollY', 400);
  const scrolled = vi.fn<() => void>();
  void (await import('@/ui/reveal')).firstScroll().then(scrolled);
  await Promise.resolve();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
