import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import BrowsLashes from '@/pages/BrowsLashes';
import Home from '@/pages/Home';
import PermanentMakeup from '@/pages/PermanentMakeup';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';
import { LatePairSlides } from '@/pages/permanentMakeupLanding/late';
import { Carousel } from '@/ui/Carousel';
import { slideButton } from '@/ui/CarouselButtons';
import { createCarouselEngine } from '@/ui/carouselEngine';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { useCarousel } from '@/ui/useCarousel';

import { installMedia, moveNear } from '../support/screenDouble';
import { visit } from '../support/visit';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const COUNT = 6;
const AUTOPLAY_MS = 3000;
const advanced = vi.fn<() => void>();
const setStill = vi.fn();

/** A fake engine that shows 2 slides and wraps at the end. */
function fakeEngine() {
  vi.mocked(createCarouselEngine).mockImplementation((scroller, { onChange, startAt }) => {
    const count = scroller.querySelectorAll('.carousel-slide').length;
    let at = 0;
    const go = (to: number) => {
      at = (to + count) % count;
      onChange(at, 2);
    };
    advanced.mockImplementation(() => go(at + 1));
    go(startAt);
    return { next: advanced, previous: () => go(at - 1), go, setStill, destroy: vi.fn() };
  });
}

function Sample() {
  const carousel = useCarousel({ count: COUNT, perView: { base: 1, sm: 2, md: 3, lg: 4 }, autoplayMs: AUTOPLAY_MS, end: 'loop' });
  const slides = Array.from({ length: COUNT }, (_, index) => ({ key: `${index}`, content: `Slide ${index + 1}` }));
  return (
    <Carousel carousel={carousel} label="Samples">
      <CarouselSlides carousel={carousel} slides={slides} />
      <CarouselRail carousel={carousel} />
      {slides.map(({ key }, position) => (
        <button key={key} {...slideButton(carousel, position)} aria-label={`Sample ${position + 1}`}>
          {position + 1}
        </button>
      ))}
    </Carousel>
  );
}

const frameOf = (slides: HTMLElement) => slides.closest<HTMLElement>('[role="region"], section[aria-label]') ?? slides;
const view = () => screen.getByRole('group', { name: 'Slides' });
const current = () => screen.getByRole('button', { current: true }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
/** The number of the slide in view after so many intervals. */
const slideAfter = (intervals: number) => {
  wait(intervals * AUTOPLAY_MS);
  return current();
};
/** Advances the clock. Returns how often the slides have advanced so far. */
const movesAfter = (ms: number) => {
  wait(ms);
  return advanced.mock.calls.length;
};

/** Renders a page and scrolls near the carousel of this name, or the only carousel. Returns its slides and its frame. */
async function show(page = <Sample />, name?: string) {
  render(page);
  const all = screen.getAllByRole('group', { name: 'Slides' });
  const slides = all.find((one) => name === undefined || frameOf(one).getAttribute('aria-label') === name);
  if (!slides) throw new Error(`There is no carousel ${name}.`);
  await moveNear(slides);
  return { slides, frame: frameOf(slides) };
}

beforeEach(async () => {
  await LatePairSlides.ready();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  for (const mock of [vi.mocked(createCarouselEngine), advanced, setStill]) mock.mockReset();
  fakeEngine();
  installMedia();
  switchMotion(false);
});

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
] as const)('%s: the carousel has the agreed slides, end and interval, until it is paused', async (name, page, ms, perView, end) => {
  const { frame } = await show(page, name);
  expect(vi.mocked(createCarouselEngine).mock.lastCall?.[1]).toMatchObject({ perView, ...(end && { end }) });
  expect([movesAfter(ms - 1), movesAfter(1)]).toEqual([0, 1]);
  fireEvent.click(within(frame).getByRole('button', { name: /^Pause slides/ }));
  expect(movesAfter(10 * ms)).toBe(1);
});

it('Client Stories on /brows-lashes never move by themselves, have no pause button, and announce changes to screen readers', async () => {
  const { frame } = await show(visit(<BrowsLashes />, '/brows-lashes'), 'Client Stories');
  expect(movesAfter(600_000)).toBe(0);
  expect(within(frame).queryByRole('button', { name: /Pause/ })).toBeNull();
  expect(frame.querySelector('.carousel-track')?.getAttribute('aria-live')).toBe('polite');
  fireEvent.click(within(frame).getByRole('button', { name: 'Next story, Client Stories' }));
  expect(movesAfter(0)).toBe(1);
});

it('Real Transformations keeps moving under the pointer, under a finger and with keyboard focus', async () => {
  const { slides, frame } = await show(permanentMakeup, 'Real Transformations');
  for (const element of [slides, frame]) fireEvent.pointerEnter(element);
  fireEvent.pointerDown(slides, { pointerType: 'touch' });
  fireEvent.touchStart(slides);
  act(() => slides.focus());
  expect(movesAfter(2000)).toBe(1);
});

it('a carousel has all slides in its HTML and hides none; Swiper loads once, when the slides are near the screen', async () => {
  render(<Sample />);
  const slides = Array.from({ length: COUNT }, (_, index) => screen.getByRole('group', { name: `${index + 1} of 6` }));
  for (const [index, slide] of slides.entries())
    expect([slide.textContent, slide.hasAttribute('inert')]).toEqual([`Slide ${index + 1}`, false]);
  expect(frameOf(view()).getAttribute('style')).toContain('--per-view-md: 3');
  expect(createCarouselEngine).not.toHaveBeenCalled();
  for (const isNear of [true, false, true]) await moveNear(view(), isNear);
  expect(createCarouselEngine).toHaveBeenCalledTimes(1);
});

it('a carousel scrolls natively if Swiper fails to load, and retries when the carousel is next near the screen', async () => {
  vi.mocked(createCarouselEngine).mockImplementation(() => {
    throw new Error('no network');
  });
  await show();
  view().scrollTo = vi.fn();
  fireEvent.click(button('Next slide, Samples'));
  expect(view().scrollTo).toHaveBeenCalledTimes(1);
  fakeEngine();
  await moveNear(view());
  fireEvent.click(button('Next slide, Samples'));
  expect(current()).toBe('2');
});

it('a carousel moves forward and back by button, number and arrow key', async () => {
  await show();
  screen.getByText('1–2');
  fireEvent.click(button('Next slide, Samples'));
  screen.getByText('2–3');
  for (let clicks = 0; clicks < 2; clicks += 1) fireEvent.click(button('Previous slide, Samples'));
  screen.getByText('6–1');
  fireEvent.click(button('Sample 4'));
  expect(current()).toBe('4');
  fireEvent.keyDown(view(), { key: 'ArrowRight' });
  expect(current()).toBe('5');
  fireEvent.keyDown(view(), { key: 'ArrowLeft' });
  fireEvent.keyDown(view(), { key: 'ArrowLeft', altKey: true });
  expect(current()).toBe('4');
});

it('a carousel follows the WAI-ARIA carousel pattern; it stays stopped after Pause until Play is clicked', async () => {
  const { frame } = await show();
  const slide = screen.getByRole('group', { name: '1 of 6' });
  const live = () => slide.parentElement?.getAttribute('aria-live');
  expect([frame, slide].map((element) => element.getAttribute('aria-roledescription'))).toEqual(['carousel', 'slide']);
  expect([view().tabIndex, live()]).toEqual([0, 'off']);
  fireEvent.click(button('Pause slides, Samples'));
  expect([live(), slideAfter(10)]).toEqual(['polite', '1']);
  fireEvent.click(button('Play slides, Samples'));
  expect(slideAfter(1)).toBe('2');
});

it('the interval of a carousel restarts after every change of slide', async () => {
  await show();
  wait(AUTOPLAY_MS - 500);
  fireEvent.click(button('Next slide, Samples'));
  wait(AUTOPLAY_MS - 1);
  expect(current()).toBe('2');
  wait(1);
  expect(current()).toBe('3');
});

it('a carousel pauses off the screen, under the pointer, in a hidden tab, with the focus and without motion, and resumes after each', async () => {
  await show();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const turn = (state: DocumentVisibilityState) => {
    visibility.mockReturnValue(state);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const causes: [pause: () => unknown, resume: () => unknown][] = [
    [async () => await moveNear(view(), false), async () => await moveNear(view())],
    [() => fireEvent.pointerEnter(view()), () => fireEvent.pointerLeave(view())],
    [() => turn('hidden'), () => turn('visible')],
    // The focus on its pause button stops nothing.
    [() => act(() => view().focus()), () => act(() => button('Pause slides, Samples').focus())],
    [() => act(() => switchMotion(true)), () => act(() => switchMotion(false))],
  ];
  for (const [index, [pause, resume]] of causes.entries()) {
    await pause();
    expect(slideAfter(10)).toBe(`${index + 1}`);
    await resume();
    expect(slideAfter(1)).toBe(`${index + 2}`);
  }
  expect(setStill.mock.calls.slice(-2)).toEqual([[true], [false]]);
});

it('a carousel starts paused if the visitor prefers reduced motion', async () => {
  installMedia('prefers-reduced-motion');
  await show();
  expect(vi.mocked(createCarouselEngine).mock.lastCall?.[1].still).toBe(true);
  expect(slideAfter(10)).toBe('1');
  button('Play slides, Samples');
});
