import Swiper from 'swiper';
import { EffectFade } from 'swiper/modules';

/** Number of slides in view from 0, 640, 768 and 1024 px of screen width. */
export interface PerView {
  base: number;
  sm: number;
  md: number;
  lg: number;
}

/** After the last slide, `loop` continues with the first and `rewind` slides back to it. A loop needs more slides than are in view. */
export type CarouselEnd = 'loop' | 'rewind';

export type CarouselEffect = 'slide' | 'fade';

export interface CarouselEngine {
  next: () => void;
  previous: () => void;
  /** `index` counts from 0 in the order of the HTML. */
  go: (index: number) => void;
  /** While true, slides change without animation. */
  setStill: (still: boolean) => void;
  destroy: () => void;
}

interface EngineOptions {
  perView: PerView;
  end: CarouselEnd;
  effect: CarouselEffect;
  startAt: number;
  still: boolean;
  /** Receives the index of the first slide in view (from 0, in the order of the HTML) and how many are in view. */
  onChange: (index: number, visible: number) => void;
}

/** Agreed with the customer, and also Swiper's defaults. */
const SPEED_MS = 300;
const THRESHOLD_PX = 5;
const RESISTANCE_RATIO = 0.85;
const LONG_SWIPE_MS = 300;
const LONG_SWIPE_RATIO = 0.5;

/** The values of `--gap` in design.css. */
const GAP_PX = { base: 16, md: 24 } as const;

/** Starts Swiper on a `carousel-view`. Slides out of view become inert. */
export function createCarouselEngine(view: HTMLElement, options: EngineOptions): CarouselEngine {
  view.scrollLeft = 0;
  view.dataset.live = '';

  const report = (swiper: Swiper) => {
    const visible = options.effect === 'fade' ? 1 : Number(swiper.params.slidesPerView);
    for (const [position, slide] of swiper.slides.entries()) {
      slide.inert = position < swiper.activeIndex || position >= swiper.activeIndex + visible;
    }
    options.onChange(swiper.realIndex, visible);
  };

  const swiper = new Swiper(view, {
    modules: [EffectFade],
    wrapperClass: 'carousel-track',
    slideClass: 'carousel-slide',
    touchEventsTarget: 'container',
    speed: options.still ? 0 : SPEED_MS,
    threshold: THRESHOLD_PX,
    resistanceRatio: RESISTANCE_RATIO,
    longSwipesMs: LONG_SWIPE_MS,
    longSwipesRatio: LONG_SWIPE_RATIO,
    slidesPerView: options.perView.base,
    spaceBetween: GAP_PX.base,
    breakpoints: {
      640: { slidesPerView: options.perView.sm, spaceBetween: GAP_PX.base },
      768: { slidesPerView: options.perView.md, spaceBetween: GAP_PX.md },
      1024: { slidesPerView: options.perView.lg, spaceBetween: GAP_PX.md },
    },
    initialSlide: options.startAt,
    loop: options.end === 'loop',
    rewind: options.end === 'rewind',
    // Add one slide on each side for the neighbours that show in the gutters.
    loopAdditionalSlides: options.effect === 'slide' ? 1 : 0,
    effect: options.effect,
    fadeEffect: { crossFade: true },
    on: { init: report, slideChange: report, loopFix: report, breakpoint: report },
  });

  return {
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    go: (index) => void (options.end === 'loop' ? swiper.slideToLoop(index) : swiper.slideTo(index)),
    setStill: (still) => {
      swiper.params.speed = still ? 0 : SPEED_MS;
    },
    destroy: () => {
      for (const slide of swiper.slides) slide.inert = false;
      swiper.destroy();
      delete view.dataset.live;
    },
  };
}
