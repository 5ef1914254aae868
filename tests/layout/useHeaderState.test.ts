import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';

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
  let state: { current: string };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const header = document.body.appendChild(document.createElement('header'));
    header.innerHTML = '<a href="/about">About</a><button aria-expanded="false">Services</button>';
    state = renderHook(() => useHeaderState({ current: header })).result;
  });

  /** Scrolls the page. Returns the header's state. */
  function scrollTo(y: number): string {
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersToNextFrame();
    });
    return state.current;
  }
  const link = () => document.querySelector('header a') as HTMLElement;
  const setMenu = (isOpen: boolean) => document.querySelector('header button')?.setAttribute('aria-expanded', String(isOpen));

  test('the header never hides while it has focus, and returns when it gets focus', () => {
    scrollTo(60);
    act(() => link().focus());
    expect(scrollTo(400)).toBe('solid');
    act(() => link().blur());
    expect(scrollTo(800)).toBe('hidden');
    act(() => link().focus());
    expect(state.current).toBe('white');
  });

  test('the header never hides while its dropdown or the mobile menu is open, and is white when scrolling up', () => {
    scrollTo(60);
    setMenu(true);
    expect(scrollTo(400)).toBe('solid');
    setMenu(false);
    expect([scrollTo(800), scrollTo(700)]).toEqual(['hidden', 'white']);
    const close = registerOverlay();
    expect(scrollTo(900)).toBe('white');
    close();
  });

  test('a negative position (iOS overscroll) counts as the top, and scrolling back from there does not count as scrolling up', () => {
    expect([scrollTo(-300), scrollTo(51)]).toEqual(['top', 'solid']);
  });
});
