import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { motionPaused, onMotionChange } from '@/lib/motion';
import { onNearViewport } from '@/lib/nearViewport';

import type { CarouselEffect, CarouselEnd, CarouselEngine, PerView } from './carouselEngine';
import { lateCarouselEngine } from './late';

interface CarouselOptions {
  count: number;
  /** Default: one slide at every width. */
  perView?: PerView;
  /** Time between two slide changes. Without it there is no autoplay. */
  autoplayMs?: number;
  end: CarouselEnd;
  effect?: CarouselEffect;
  /** False if only the pause button stops the autoplay, and a pointer or the focus does not. */
  pausesOnHover?: boolean;
}

export interface CarouselState {
  count: number;
  perView: PerView;
  effect: CarouselEffect;
  /** Index of the first slide in view, from 0. */
  index: number;
  /** Number of slides in view. */
  visible: number;
  /** True if the visitor or the reduced-motion setting has stopped the autoplay. */
  paused: boolean;
  /** True while the autoplay is running. */
  rotating: boolean;
  /** Ref of the scroller that holds the slides. */
  view: RefObject<HTMLDivElement | null>;
  next: () => void;
  previous: () => void;
  go: (index: number) => void;
  togglePaused: () => void;
  /** Pauses the autoplay while the visitor points at the slides or has focused them by keyboard. */
  pauseFor: (by: 'pointer' | 'focus', isPaused: boolean) => void;
  /** Call this when the view scrolls: until Swiper has loaded, the view is a plain scroller. */
  followScroll: () => void;
}

const ONE: PerView = { base: 1, sm: 1, md: 1, lg: 1 };
/** Swiper loads when the slides are this close to the screen. */
const LOAD_MARGIN = '600px 0px';
/** The autoplay runs while a part of the slides is this far inside the screen. */
const SHOWN_MARGIN = '-80px 0px';

/** The state of one carousel, shown by `Carousel`, `CarouselSlides`, `CarouselRail` and `CarouselNumbers`. */
export function useCarousel({
  count,
  perView = ONE,
  autoplayMs,
  end,
  effect = 'slide',
  pausesOnHover = true,
}: CarouselOptions): CarouselState {
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const position = useRef(0);
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(perView.base);
  const [engineReady, setEngineReady] = useState(false);
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(false);
  const [pausedFor, setPausedFor] = useState({ pointer: false, focus: false });

  const { base, sm, md, lg } = perView;
  useEffect(() => {
    const scroller = view.current;
    if (!scroller) return undefined;
    let unmounted = false;
    let requested = false;
    const load = async () => {
      const createCarouselEngine = await lateCarouselEngine.get();
      if (unmounted) return;
      engine.current = createCarouselEngine(scroller, {
        perView: { base, sm, md, lg },
        end,
        effect,
        startAt: position.current,
        still: motionPaused(),
        onChange: (first, inView) => {
          position.current = first;
          setIndex(first);
          setVisible(inView);
        },
      });
      setEngineReady(true);
    };
    const stopWatchingShown = onNearViewport(scroller, SHOWN_MARGIN, setShown);
    const stopWatchingNear = onNearViewport(scroller, LOAD_MARGIN, (isNear) => {
      if (!isNear || requested) return;
      requested = true;
      // If loading fails, the slides stay a plain scroller. Loading is retried when they next come near the screen.
      load().catch(() => {
        requested = false;
      });
    });
    return () => {
      unmounted = true;
      stopWatchingShown();
      stopWatchingNear();
      engine.current?.destroy();
      engine.current = undefined;
      setEngineReady(false);
    };
  }, [base, sm, md, lg, end, effect]);

  useEffect(() => {
    const follow = () => {
      setPaused(motionPaused());
      engine.current?.setStill(motionPaused());
    };
    follow();
    return onMotionChange(follow);
  }, []);

  /** Scrolls the plain scroller to a slide, wrapping at the ends. */
  const scrollTo = useCallback(
    (to: number) => {
      const slide = view.current?.querySelectorAll<HTMLElement>('.carousel-slide')[(to + count) % count];
      if (slide) view.current?.scrollTo({ left: slide.offsetLeft, behavior: motionPaused() ? 'auto' : 'smooth' });
    },
    [count],
  );
  const next = useCallback(() => (engine.current ? engine.current.next() : scrollTo(position.current + 1)), [scrollTo]);
  const previous = useCallback(() => (engine.current ? engine.current.previous() : scrollTo(position.current - 1)), [scrollTo]);
  const go = useCallback((to: number) => (engine.current ? engine.current.go(to) : scrollTo(to)), [scrollTo]);
  const followScroll = useCallback(() => {
    const scroller = view.current;
    const step = scroller?.querySelectorAll<HTMLElement>('.carousel-slide')[1]?.offsetLeft;
    if (!scroller || !step || engine.current) return;
    position.current = Math.round(scroller.scrollLeft / step);
    setIndex(position.current);
  }, []);

  const tabVisible = useSyncExternalStore(onVisibilityChange, isTabVisible, () => true);
  const shouldRotate =
    autoplayMs !== undefined && engineReady && shown && !paused && !(pausesOnHover && (pausedFor.pointer || pausedFor.focus));
  const rotating = shouldRotate && tabVisible;
  // Any change of slide restarts the timer: interaction delays the autoplay but never ends it.
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(next, autoplayMs);
    return () => clearInterval(timer);
  }, [rotating, autoplayMs, index, next]);

  return {
    count,
    perView,
    effect,
    index,
    visible,
    paused,
    rotating,
    view,
    next,
    previous,
    go,
    togglePaused: () => setPaused((now) => !now),
    pauseFor: (by, isPaused) => setPausedFor((now) => (now[by] === isPaused ? now : { ...now, [by]: isPaused })),
    followScroll,
  };
}

function isTabVisible(): boolean {
  return document.visibilityState === 'visible';
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
