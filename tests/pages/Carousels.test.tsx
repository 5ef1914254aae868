import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import BrowsLashes from '@/pages/BrowsLashes';
import Home from '@/pages/Home';
import PermanentMakeup from '@/pages/PermanentMakeup';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';
import { LatePairSlides } from '@/pages/permanentMakeupLanding/late';
import { createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia, moveNear } from '../support/screenDouble';
import { visit } from '../support/visit';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const next = vi.fn<() => void>();

beforeAll(async () => {
  await LatePairSlides.ready();
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  installMedia();
  switchMotion(false);
  next.mockReset();
  vi.mocked(createCarouselEngine).mockReset().mockReturnValue({ next, previous: next, go: vi.fn(), setStill: vi.fn(), destroy: vi.fn() });
});

/** Advances the clock. Returns how often the slides have advanced so far. */
function movesAfter(ms: number): number {
  act(() => void vi.advanceTimersByTime(ms));
  return next.mock.calls.length;
}

const FRAME = '[role="region"], section[aria-label]';

/** Renders a page and scrolls near the carousel of this name, or the only carousel. Returns its elements and the options for Swiper. */
async function show(page: ReactElement, name: string | undefined) {
  render(page);
  const view = screen
    .getAllByRole('group', { name: 'Slides' })
    .find((slides) => name === undefined || slides.closest(FRAME)?.getAttribute('aria-label') === name);
  if (!view) throw new Error(`There is no carousel ${name}.`);
  await moveNear(view);
  const engineOptions = vi.mocked(createCarouselEngine).mock.calls.find(([scroller]) => scroller === view)?.[1];
  return { view, frame: view.closest<HTMLElement>(FRAME) ?? view, engineOptions };
}

const home = <Home />;
const permanentMakeup = <PermanentMakeup />;
const landing = visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai');
const ONE = { base: 1, sm: 1, md: 1, lg: 1 };
const UP_TO_THREE = { base: 1, sm: 1, md: 2, lg: 3 };

it.each([
  ['Meet Our Expert Team', home, 3000, { base: 1, sm: 2, md: 3, lg: 4 }, undefined],
  ['Before & After Gallery', home, 2000, UP_TO_THREE, undefined],
  ['Client Stories', home, 6000, ONE, 'loop'],
  ['The studio', home, 4000, ONE, 'loop'],
  ['Real Transformations', permanentMakeup, 2000, UP_TO_THREE, 'rewind'],
  [undefined, landing, 2000, ONE, undefined],
] as const)(
  '%s: the carousel shows the agreed number of slides, ends or loops as agreed, and advances at its interval until paused',
  async (name, page, ms, perView, end) => {
    const { engineOptions, frame } = await show(page, name);
    expect(engineOptions).toMatchObject({ perView, ...(end && { end }) });
    expect([movesAfter(ms - 1), movesAfter(1)]).toEqual([0, 1]);
    fireEvent.click(within(frame).getByRole('button', { name: /^Pause slides/ }));
    expect(movesAfter(10 * ms)).toBe(1);
  },
);

it('Client Stories on /brows-lashes never move by themselves, have no pause button, and announce changes to screen readers', async () => {
  const { frame } = await show(visit(<BrowsLashes />, '/brows-lashes'), 'Client Stories');
  expect(movesAfter(600_000)).toBe(0);
  expect(within(frame).queryByRole('button', { name: /Pause/ })).toBeNull();
  expect(frame.querySelector('.carousel-track')?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(within(frame).getByRole('button', { name: 'Next story, Client Stories' }));
  expect(next).toHaveBeenCalledTimes(1);
});

it('Real Transformations keeps moving under the pointer, under a finger and with keyboard focus', async () => {
  const { view, frame } = await show(permanentMakeup, 'Real Transformations');
  for (const element of [view, frame]) fireEvent.pointerEnter(element);
  fireEvent.pointerDown(view, { pointerType: 'touch' });
  fireEvent.touchStart(view);
  act(() => view.focus());
  expect(movesAfter(2000)).toBe(1);
});
