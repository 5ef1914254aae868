import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import { Carousel } from '@/ui/Carousel';
import { createCarouselEngine } from '@/ui/carouselEngine';
import { CarouselNumbers } from '@/ui/CarouselNumbers';
import { CarouselRail } from '@/ui/CarouselRail';
import { CarouselSlides } from '@/ui/CarouselSlides';
import { useCarousel } from '@/ui/useCarousel';

import { installMedia, moveNear } from '../screenDouble';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const COUNT = 6;
const AUTOPLAY_MS = 3000;

/** An engine with 2 slides in view that wraps at its end. */
function fakeEngine() {
  let at = 0;
  const destroy = vi.fn();
  const setStill = vi.fn();
  vi.mocked(createCarouselEngine).mockImplementation((view, { onChange, startAt }) => {
    at = startAt;
    view.dataset.live = '';
    const move = (to: number) => {
      at = (to + COUNT) % COUNT;
      onChange(at, 2);
    };
    move(at);
    return { next: () => move(at + 1), previous: () => move(at - 1), go: move, setStill, destroy };
  });
  return { destroy, setStill };
}

function Sample({ holds = true }) {
  const carousel = useCarousel({ count: COUNT, perView: { base: 1, sm: 2, md: 3, lg: 4 }, autoplayMs: AUTOPLAY_MS, end: 'loop', holds });
  const slides = Array.from({ length: COUNT }, (_, index) => ({ key: `${index}`, content: `Slide ${index + 1}` }));
  return (
    <Carousel carousel={carousel} label="Samples">
      <CarouselSlides carousel={carousel} slides={slides} />
      <CarouselRail carousel={carousel} />
      <CarouselNumbers carousel={carousel} noun="Sample" />
    </Carousel>
  );
}

const frame = () => screen.getByRole('region', { name: 'Samples' });
const view = () => screen.getByRole('group', { name: 'Slides' });
const current = () => screen.getByRole('button', { current: true }).textContent;
const wait = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

async function showLive() {
  render(<Sample />);
  await moveNear(view());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  vi.mocked(createCarouselEngine).mockReset();
  installMedia();
  switchMotion(false);
  return () => vi.useRealTimers();
});

describe('before Swiper', () => {
  it('has every slide in the HTML, none hidden, and the widths of every screen', () => {
    render(<Sample />);
    for (let number = 1; number <= COUNT; number += 1) {
      const slide = screen.getByRole('group', { name: `${number} of 6` });
      expect(slide.textContent).toBe(`Slide ${number}`);
      expect(slide.hasAttribute('inert')).toBe(false);
    }
    const style = frame().getAttribute('style');
    expect(style).toContain('--per-view-base: 1');
    expect(style).toContain('--per-view-sm: 2');
    expect(style).toContain('--per-view-md: 3');
    expect(style).toContain('--per-view-lg: 4');
  });

  it('loads Swiper only when the slides come near', async () => {
    fakeEngine();
    render(<Sample />);
    expect(createCarouselEngine).not.toHaveBeenCalled();
    await moveNear(view());
    await moveNear(view(), false);
    await moveNear(view());
    expect(createCarouselEngine).toHaveBeenCalledTimes(1);
  });

  it('scrolls the plain scroller when Swiper cannot load, and tries again when it comes near once more', async () => {
    vi.mocked(createCarouselEngine).mockImplementation(() => {
      throw new Error('no network');
    });
    render(<Sample />);
    await moveNear(view());
    const scrollTo = vi.fn();
    view().scrollTo = scrollTo;
    fireEvent.click(screen.getByRole('button', { name: 'Next slide, Samples' }));
    expect(scrollTo).toHaveBeenCalledTimes(1);
    fakeEngine();
    await moveNear(view());
    fireEvent.click(screen.getByRole('button', { name: 'Next slide, Samples' }));
    expect(current()).toBe('2');
  });
});

describe('controls', () => {
  it('go forth and back, by number and by arrow key', async () => {
    fakeEngine();
    await showLive();
    expect(screen.getByText('1–2')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Next slide, Samples' }));
    expect(screen.getByText('2–3')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide, Samples' }));
    fireEvent.click(screen.getByRole('button', { name: 'Previous slide, Samples' }));
    expect(screen.getByText('6–1')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Sample 4' }));
    expect(current()).toBe('4');
    fireEvent.keyDown(view(), { key: 'ArrowRight' });
    expect(current()).toBe('5');
    fireEvent.keyDown(view(), { key: 'ArrowLeft' });
    expect(current()).toBe('4');
    fireEvent.keyDown(view(), { key: 'ArrowLeft', altKey: true });
    expect(current()).toBe('4');
  });

  it('are told apart by the label of their carousel', () => {
    const Two = () => {
      const carousel = useCarousel({ count: COUNT, perView: { base: 1, sm: 1, md: 1, lg: 1 }, autoplayMs: AUTOPLAY_MS, end: 'loop' });
      return (
        <Carousel carousel={carousel} label="Client Stories">
          <CarouselRail carousel={carousel} />
        </Carousel>
      );
    };
    render(
      <>
        <Sample />
        <Two />
      </>,
    );
    for (const action of ['Previous slide', 'Next slide', 'Pause slides'])
      expect(screen.getAllByRole('button', { name: `${action}, Client Stories` })).toHaveLength(1);
  });

  it('follow the WAI-ARIA carousel pattern', async () => {
    fakeEngine();
    await showLive();
    expect(frame().getAttribute('aria-roledescription')).toBe('carousel');
    const slide = screen.getByRole('group', { name: '1 of 6' });
    expect(slide.getAttribute('aria-roledescription')).toBe('slide');
    expect(slide.parentElement?.getAttribute('aria-live')).toBe('off');
    fireEvent.click(screen.getAllByRole('button', { name: 'Pause slides, Samples' })[0] ?? frame());
    expect(slide.parentElement?.getAttribute('aria-live')).toBe('polite');
    expect(view().tabIndex).toBe(0);
  });
});

describe('autoplay', () => {
  it('advances at its pace, and anew after every change', async () => {
    fakeEngine();
    await showLive();
    wait(AUTOPLAY_MS - 1);
    expect(current()).toBe('1');
    wait(1);
    expect(current()).toBe('2');
    wait(AUTOPLAY_MS - 500);
    fireEvent.click(screen.getByRole('button', { name: 'Next slide, Samples' }));
    expect(current()).toBe('3');
    wait(AUTOPLAY_MS - 1);
    expect(current()).toBe('3');
    wait(1);
    expect(current()).toBe('4');
  });

  it('goes on under the pointer where nothing but the pause button may stop it', async () => {
    fakeEngine();
    render(<Sample holds={false} />);
    await moveNear(view());
    fireEvent.pointerEnter(view());
    wait(AUTOPLAY_MS);
    expect(current()).toBe('2');
  });

  it('stands still off the screen, under the pointer and in a hidden tab, and goes on after each', async () => {
    fakeEngine();
    await showLive();
    await moveNear(view(), false);
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('1');
    await moveNear(view());
    fireEvent.pointerEnter(view());
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('1');
    fireEvent.pointerLeave(view());
    wait(AUTOPLAY_MS);
    expect(current()).toBe('2');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('2');
    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    wait(AUTOPLAY_MS);
    expect(current()).toBe('3');
    visibility.mockRestore();
  });

  it('waits while the keyboard is inside, but not on its own pause button', async () => {
    fakeEngine();
    await showLive();
    act(() => view().focus());
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('1');
    act(() => screen.getAllByRole('button', { name: 'Pause slides, Samples' })[0]?.focus());
    wait(AUTOPLAY_MS);
    expect(current()).toBe('2');
  });

  it('is stopped for good only by its pause button, which starts it again', async () => {
    fakeEngine();
    await showLive();
    const rail = within(frame());
    fireEvent.click(rail.getAllByRole('button', { name: 'Pause slides, Samples' })[0] ?? frame());
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('1');
    fireEvent.click(rail.getAllByRole('button', { name: 'Play slides, Samples' })[0] ?? frame());
    wait(AUTOPLAY_MS);
    expect(current()).toBe('2');
  });
});

describe('less motion', () => {
  it('starts paused under reduced motion', async () => {
    installMedia('prefers-reduced-motion');
    fakeEngine();
    await showLive();
    expect(vi.mocked(createCarouselEngine).mock.calls[0]?.[1].still).toBe(true);
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('1');
    expect(screen.getAllByRole('button', { name: 'Play slides, Samples' })).toHaveLength(2);
  });

  it('follows the footer’s switch', async () => {
    const { setStill } = fakeEngine();
    await showLive();
    act(() => switchMotion(true));
    expect(setStill).toHaveBeenLastCalledWith(true);
    wait(10 * AUTOPLAY_MS);
    expect(current()).toBe('1');
    act(() => switchMotion(false));
    wait(AUTOPLAY_MS);
    expect(current()).toBe('2');
  });
});

it('gives its slides back when it goes', async () => {
  const { destroy } = fakeEngine();
  const { unmount } = render(<Sample />);
  await moveNear(view());
  unmount();
  expect(destroy).toHaveBeenCalledTimes(1);
});
