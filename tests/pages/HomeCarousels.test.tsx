import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import Home from '@/pages/Home';
import { createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia, moveNear } from '../screenDouble';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const next = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  installMedia();
  switchMotion(false);
  next.mockReset();
  vi.mocked(createCarouselEngine).mockReset().mockReturnValue({ next, previous: next, go: vi.fn(), setStill: vi.fn(), destroy: vi.fn() });
  render(<Home />);
  return () => vi.useRealTimers();
});

const frame = (name: string) => within(screen.getByRole('region', { name }));

/** Brings one carousel of the page near the screen. Returns what Swiper is told. */
async function show(name: string) {
  const view = frame(name).getByRole('group', { name: 'Slides' });
  await moveNear(view);
  return vi.mocked(createCarouselEngine).mock.calls.find(([scroller]) => scroller === view)?.[1];
}

const wait = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

describe('autoplay (§9)', () => {
  it.each([
    ['Meet Our Expert Team', 3000],
    ['Before & After Gallery', 2000],
    ['Client Stories', 6000],
    ['The studio', 4000],
  ])('%s: every %i ms, until its pause button is pressed', async (name, ms) => {
    await show(name);
    wait(ms - 1);
    expect(next).not.toHaveBeenCalled();
    wait(1);
    expect(next).toHaveBeenCalledTimes(1);
    wait(ms);
    expect(next).toHaveBeenCalledTimes(2);
    fireEvent.click(frame(name).getByRole('button', { name: `Pause slides, ${name}` }));
    wait(10 * ms);
    expect(next).toHaveBeenCalledTimes(2);
  });
});

describe('slides in view (§2), from 640 px as sm, 768 px as md, 1024 px as lg', () => {
  it.each([
    ['Meet Our Expert Team', { base: 1, sm: 2, md: 3, lg: 4 }],
    ['Before & After Gallery', { base: 1, sm: 1, md: 2, lg: 3 }],
    ['Client Stories', { base: 1, sm: 1, md: 1, lg: 1 }],
    ['The studio', { base: 1, sm: 1, md: 1, lg: 1 }],
  ])('%s: %j', async (name, perView) => {
    expect((await show(name))?.perView).toEqual(perView);
  });
});

it.each(['Client Stories', 'The studio'])('%s: loops (§2)', async (name) => {
  expect((await show(name))?.end).toBe('loop');
});
