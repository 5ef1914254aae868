import Swiper from 'swiper';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type CarouselEngine, createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia } from '../screenDouble';

const perView = { base: 1, sm: 2, md: 3, lg: 4 };
let view: HTMLElement;
let engine: CarouselEngine;
let seen: [number, number][];

function start(
  count: number,
  settings: { end: 'loop' | 'rewind'; effect?: 'slide' | 'fade'; startAt?: number; still?: boolean; perView?: typeof perView },
) {
  view = document.createElement('div');
  view.innerHTML = `<div class="carousel-track">${'<div class="carousel-slide"></div>'.repeat(count)}</div>`;
  document.body.append(view);
  seen = [];
  engine = createCarouselEngine(view, {
    perView,
    effect: 'slide',
    startAt: 0,
    still: false,
    onChange: (index, visible) => seen.push([index, visible]),
    ...settings,
  });
  return swiperOf(view);
}

function swiperOf(element: HTMLElement): Swiper {
  const swiper: unknown = Reflect.get(element, 'swiper');
  if (!(swiper instanceof Swiper)) throw new Error('no Swiper');
  return swiper;
}

beforeEach(() => {
  installMedia('min-width: 640px');
  vi.stubGlobal('ResizeObserver', undefined);
});
afterEach(() => {
  engine.destroy();
  view.remove();
});

describe('Swiper is given', () => {
  it('the agreed numbers', () => {
    const { params } = start(6, { end: 'rewind' });
    expect(params.speed).toBe(300);
    expect(params.threshold).toBe(5);
    expect(params.resistanceRatio).toBe(0.85);
    expect(params.longSwipesMs).toBe(300);
    expect(params.longSwipesRatio).toBe(0.5);
  });

  it('the agreed slides of every width', () => {
    const { params } = start(6, { end: 'rewind' });
    expect(params.breakpoints).toEqual({
      640: { slidesPerView: 2, spaceBetween: 16 },
      768: { slidesPerView: 3, spaceBetween: 24 },
      1024: { slidesPerView: 4, spaceBetween: 24 },
    });
  });

  it('a loop or the way back, the place to start, and no time for moving when motion is off', () => {
    const { params } = start(8, { end: 'loop', startAt: 2, still: true });
    expect(params.loop).toBe(true);
    expect(params.rewind).toBe(false);
    expect(params.speed).toBe(0);
    expect(seen.at(-1)).toEqual([2, 2]);
    engine.setStill(false);
    expect(params.speed).toBe(300);
  });
});

it('makes slides out of view inert, and gives them back', () => {
  start(6, { end: 'rewind' });
  const inert = () => [...view.querySelectorAll<HTMLElement>('.carousel-slide')].map((slide) => slide.inert);
  expect(inert()).toEqual([false, false, true, true, true, true]);
  engine.destroy();
  expect(inert()).toEqual([false, false, false, false, false, false]);
  expect(view.dataset.live).toBeUndefined();
  start(6, { end: 'rewind' });
});
