import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import { Carousel } from '@/ui/Carousel';
import { slideButton } from '@/ui/CarouselButtons';
import { createCarouselEngine } from '@/ui/carouselEngine';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { useCarousel } from '@/ui/useCarousel';

import { installMedia, moveNear } from '../support/screenDouble';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const COUNT = 6;
const AUTOPLAY_MS = 3000;
const setStill = vi.fn();

/** A fake engine that shows 2 slides and wraps at the end. */
function fakeEngine() {
  let at = 0;
  vi.mocked(createCarouselEngine).mockImplementation((_view, { onChange, startAt }) => {
    const move = (to: number) => {
      at = (to + COUNT) % COUNT;
      onChange(at, 2);
    };
    move(startAt);
    return { next: () => move(at + 1), previous: () => move(at - 1), go: move, setStill, destroy: vi.fn() };
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

const frame = () => screen.getByRole('region', { name: 'Samples' });
const view = () => screen.getByRole('group', { name: 'Slides' });
const current = () => screen.getByRole('button', { current: true }).textContent;
const button = (name: string) => screen.getByRole('button', { name });
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};
/** The number of the slide in view after so many intervals. */
const slideAfter = (intervals: number) => {
  wait(intervals * AUTOPLAY_MS);
  return current();
};

async function showLive() {
  render(<Sample />);
  await moveNear(view());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.mocked(createCarouselEngine).mockReset();
  setStill.mockReset();
  fakeEngine();
  installMedia();
  switchMotion(false);
  return () => vi.useRealTimers();
});

it('a carousel has all slides in its HTML and hides none; Swiper loads once, when the slides are near the screen', async () => {
  render(<Sample />);
  const slides = Array.from({ length: COUNT }, (_, index) => screen.getByRole('group', { name: `${index + 1} of 6` }));
  expect(slides.map((slide) => [slide.textContent, slide.hasAttribute('inert')])).toEqual(
    slides.map((_, index) => [`Slide ${index + 1}`, false]),
  );
  expect(frame().getAttribute('style')).toContain('--per-view-md: 3');
  expect(createCarouselEngine).not.toHaveBeenCalled();
  await moveNear(view());
  await moveNear(view(), false);
  await moveNear(view());
  expect(createCarouselEngine).toHaveBeenCalledTimes(1);
});

it('a carousel scrolls natively if Swiper fails to load, and retries when the carousel is next near the screen', async () => {
  vi.mocked(createCarouselEngine).mockImplementation(() => {
    throw new Error('no network');
  });
  render(<Sample />);
  await moveNear(view());
  const scrollTo = vi.fn();
  view().scrollTo = scrollTo;
  fireEvent.click(button('Next slide, Samples'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fakeEngine();
  await moveNear(view());
  fireEvent.click(button('Next slide, Samples'));
  expect(current()).toBe('2');
});

it('a carousel moves forward and back by button, number and arrow key', async () => {
  await showLive();
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
  await showLive();
  const slide = screen.getByRole('group', { name: '1 of 6' });
  const live = () => slide.parentElement?.getAttribute('aria-live');
  expect([frame(), slide].map((element) => element.getAttribute('aria-roledescription'))).toEqual(['carousel', 'slide']);
  expect([view().tabIndex, live()]).toEqual([0, 'off']);
  fireEvent.click(button('Pause slides, Samples'));
  expect([live(), slideAfter(10)]).toEqual(['polite', '1']);
  fireEvent.click(button('Play slides, Samples'));
  expect(slideAfter(1)).toBe('2');
});

it('a carousel advances at its interval, which restarts after every change of slide', async () => {
  await showLive();
  wait(AUTOPLAY_MS - 1);
  expect(current()).toBe('1');
  wait(1);
  expect(current()).toBe('2');
  wait(AUTOPLAY_MS - 500);
  fireEvent.click(button('Next slide, Samples'));
  wait(AUTOPLAY_MS - 1);
  expect(current()).toBe('3');
  wait(1);
  expect(current()).toBe('4');
});

it('a carousel pauses off the screen, under the pointer, in a hidden tab, with the focus and without motion, and resumes after each', async () => {
  await showLive();
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
  visibility.mockRestore();
});

it('a carousel starts paused if the visitor prefers reduced motion', async () => {
  installMedia('prefers-reduced-motion');
  await showLive();
  expect(vi.mocked(createCarouselEngine).mock.calls[0]?.[1].still).toBe(true);
  expect(slideAfter(10)).toBe('1');
  button('Play slides, Samples');
});
