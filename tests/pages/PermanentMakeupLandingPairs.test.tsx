import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';
import { createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia, moveNear } from '../screenDouble';
import { visit } from '../visit';
import { textOf as text } from './landingPage';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn<() => void>() }));

const page = visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai');
const carousel = () => screen.getByRole('region', { name: 'Before and after, one frame apart' });
const chosen = () => text(carousel().querySelector('button[aria-current="true"]'));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** An engine of four slides that wraps at its ends. */
function fakeEngine() {
  vi.mocked(createCarouselEngine).mockImplementation((_view, { onChange, startAt }) => {
    let at = startAt;
    const move = (to: number) => {
      at = (to + 4) % 4;
      onChange(at, 1);
    };
    move(at);
    return { next: () => move(at + 1), previous: () => move(at - 1), go: move, setStill: () => undefined, destroy: () => undefined };
  });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  installMedia();
  switchMotion(false);
  fakeEngine();
  return () => vi.useRealTimers();
});

it('shows four pairs, each as two full frames', () => {
  render(page);
  const slides = within(carousel()).getAllByRole('group', { name: /^\d of 4$/ });
  expect(slides).toHaveLength(4);
  for (const slide of slides) {
    expect([...slide.querySelectorAll('figcaption')].map(text)).toEqual(['Before', 'After']);
    const [before, after] = [...slide.querySelectorAll('img')].map((image) => image.alt);
    expect(before).toMatch(/^Illustration, before: /);
    expect(after).toMatch(/^Illustration, after: /);
  }
  expect([...carousel().querySelectorAll('ol button')].map(text)).toEqual([
    'Microblading Plate I',
    'Lip Blush Plate II',
    'Dark Lip Neutralization Plate III',
    'Classic Eyeliner Plate IV',
  ]);
});

it('changes every 2 s until paused; its index, previous and next choose a pair', async () => {
  render(page);
  await moveNear(within(carousel()).getByRole('group', { name: 'Slides' }));
  expect(chosen()).toBe('Microblading Plate I');
  pass(1999);
  expect(chosen()).toBe('Microblading Plate I');
  pass(1);
  expect(chosen()).toBe('Lip Blush Plate II');
  fireEvent.click(within(carousel()).getByRole('button', { name: 'Pause slides, Before and after, one frame apart' }));
  pass(60_000);
  expect(chosen()).toBe('Lip Blush Plate II');
  fireEvent.click(within(carousel()).getByRole('button', { name: /Classic Eyeliner/ }));
  expect(chosen()).toBe('Classic Eyeliner Plate IV');
  fireEvent.click(within(carousel()).getByRole('button', { name: 'Previous slide, Before and after, one frame apart' }));
  expect(chosen()).toBe('Dark Lip Neutralization Plate III');
  fireEvent.click(within(carousel()).getByRole('button', { name: 'Next slide, Before and after, one frame apart' }));
  expect(chosen()).toBe('Classic Eyeliner Plate IV');
});
