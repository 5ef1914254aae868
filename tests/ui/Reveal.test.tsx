import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { reveal } from '@/ui/reveal';

const SCREEN_PX = 800;

let report: (place: { top: number; isIntersecting: boolean }) => void;
const observe = vi.fn<() => void>();
const disconnect = vi.fn<() => void>();

class Observer {
  constructor(callback: (entries: unknown[]) => void) {
    report = ({ top, isIntersecting }) => callback([{ isIntersecting, boundingClientRect: { top } }]);
  }
  observe() {
    observe();
  }
  disconnect() {
    disconnect();
  }
}

const Block = () => <p ref={reveal}>Block</p>;
const state = () => screen.getByText('Block').dataset.reveal;

beforeEach(() => {
  observe.mockReset();
  disconnect.mockReset();
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

it.each([
  ['on the first screen', { top: 300, isIntersecting: true }],
  ['at its lower edge', { top: SCREEN_PX - 10, isIntersecting: false }],
  ['above the screen already', { top: -900, isIntersecting: false }],
])('a block that is %s is never hidden', async (_where, place) => {
  await show();
  report(place);
  expect(state()).toBeUndefined();
  expect(disconnect).toHaveBeenCalled();
});

it.each([
  ['scrolled to', { top: SCREEN_PX - 60, isIntersecting: true }],
  ['jumped over', { top: -200, isIntersecting: false }],
])('a block below the fold is hidden until it is %s; it then stays visible and is no longer observed', async (_how, place) => {
  await show();
  report({ top: SCREEN_PX + 400, isIntersecting: false });
  expect(state()).toBe('waiting');
  expect(disconnect).not.toHaveBeenCalled();
  report(place);
  expect(state()).toBe('shown');
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
  vi.unstubAllGlobals();
});
