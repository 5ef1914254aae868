import Swiper from 'swiper';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type CarouselEngine, createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia } from '../support/screenDouble';

let view: HTMLElement;
let engine: CarouselEngine;
let seen: [number, number][];

function start(count: number, settings: { end: 'loop' | 'rewind'; startAt?: number; still?: boolean }) {
  view = document.body.appendChild(document.createElement('div'));
  view.innerHTML = `<div class="carousel-track">${'<div class="carousel-slide"></div>'.repeat(count)}</div>`;
  seen = [];
  engine = createCarouselEngine(view, {
    perView: { base: 1, sm: 2, md: 3, lg: 4 },
    effect: 'slide',
    startAt: 0,
    still: false,
    onChange: (index, visible) => seen.push([index, visible]),
    ...settings,
  });
  const swiper: unknown = Reflect.get(view, 'swiper');
  if (!(swiper instanceof Swiper)) throw new Error('no Swiper');
  return swiper;
}

beforeEach(() => {
  installMedia('min-width: 640px');
  vi.stubGlobal('ResizeObserver', undefined);
});
afterEach(() => engine.destroy());

it('the engine gives Swiper the agreed settings, and makes slides out of view inert until it is destroyed', () => {
  const { speed, threshold, resistanceRatio, longSwipesMs, longSwipesRatio, breakpoints } = start(6, { end: 'rewind' }).params;
  expect([speed, threshold, resistanceRatio, longSwipesMs, longSwipesRatio]).toEqual([300, 5, 0.85, 300, 0.5]);
  expect(breakpoints).toEqual({
    640: { slidesPerView: 2, spaceBetween: 16 },
    768: { slidesPerView: 3, spaceBetween: 24 },
    1024: { slidesPerView: 4, spaceBetween: 24 },
  });
  const inert = () => [...view.querySelectorAll<HTMLElement>('.carousel-slide')].map((slide) => slide.inert);
  expect(inert()).toEqual([false, false, true, true, true, true]);
  engine.destroy();
  expect(inert()).toEqual(Array(6).fill(false));
  // An engine can be destroyed only once.
  start(6, { end: 'rewind' });
});

it('the engine loops or rewinds, starts at the given slide, and moves instantly when motion is off', () => {
  const { params } = start(8, { end: 'loop', startAt: 2, still: true });
  expect([params.loop, params.rewind, params.speed]).toEqual([true, false, 0]);
  expect(seen.at(-1)).toEqual([2, 2]);
  engine.setStill(false);
  expect(params.speed).toBe(300);
});
