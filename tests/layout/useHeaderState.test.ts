import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { nextHeaderState, useHeaderState } from '@/layout/useHeaderState';
import { registerOverlay } from '@/lib/overlays';

test.each([
  // previous, current, state, pinned -> state. Past 50 px the header is solid. Past 100 px it hides, and is white when it returns.
  [0, 0, 'top', false, 'top'],
  [0, 50, 'top', false, 'top'],
  [0, 51, 'top', false, 'solid'],
  [51, 100, 'solid', false, 'solid'],
  [100, 101, 'solid', false, 'hidden'],
  [500, 400, 'hidden', false, 'white'],
  [400, 400, 'white', false, 'white'],
  [400, 420, 'white', false, 'hidden'],
  [150, 90, 'white', false, 'solid'],
  [90, 40, 'solid', false, 'top'],
  [100, 600, 'solid', true, 'solid'],
  [300, 600, 'white', true, 'white'],
  [0, 700, 'top', true, 'solid'],
] as const)('scrolling from %i to %i px, from state %s, pinned %s, gives state %s', (previous, current, state, pinned, expected) => {
  expect(nextHeaderState(previous, current, state, pinned)).toBe(expected);
});

describe('while the page scrolls', () => {
  /** The page's header, with a link and a button that opens a menu. */
  let header: HTMLElement;
  const link = () => header.querySelector('a');
  const button = () => header.querySelector('button');

  beforeEach(() => {
    header = document.body.appendChild(document.createElement('header'));
    header.innerHTML = '<a href="/about">About</a><button aria-expanded="false">Services</button>';
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.stubGlobal('scrollY', 0);
    header.remove();
  });

  const scrollTo = (y: number) =>
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersToNextFrame();
    });
  const trackState = () => renderHook(() => useHeaderState({ current: header })).result;

  test('the header never hides while it has focus, and returns when it gets focus', () => {
    const state = trackState();
    scrollTo(60);
    act(() => link()?.focus());
    scrollTo(400);
    expect(state.current).toBe('solid');
    act(() => link()?.blur());
    scrollTo(800);
    expect(state.current).toBe('hidden');
    act(() => link()?.focus());
    expect(state.current).toBe('white');
  });

  test('the header never hides while its dropdown or the mobile menu is open, and is white when scrolling up', () => {
    const state = trackState();
    scrollTo(60);
    button()?.setAttribute('aria-expanded', 'true');
    scrollTo(400);
    expect(state.current).toBe('solid');
    button()?.setAttribute('aria-expanded', 'false');
    scrollTo(800);
    expect(state.current).toBe('hidden');
    scrollTo(700);
    expect(state.current).toBe('white');
    const close = registerOverlay();
    scrollTo(900);
    expect(state.current).toBe('white');
    close();
  });

  test('a negative position (iOS overscroll) counts as the top, and scrolling back from there does not count as scrolling up', () => {
    const state = trackState();
    scrollTo(-300);
    expect(state.current).toBe('top');
    scrollTo(51);
    expect(state.current).toBe('solid');
  });
});
