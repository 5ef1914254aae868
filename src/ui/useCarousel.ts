import { type RefObject, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { motionPaused, onMotionChange } from '@/lib/motion';
import { onNearViewport } from '@/lib/near';

import type { CarouselEffect, CarouselEnd, CarouselEngine, PerView } from './carouselEngine';
import { lateCarouselEngine } from './late';

interface CarouselOptions {
  /** How many slides there are. */
  count: number;
  /** One at every width unless told. */
  perView?: PerView;
  /** Time between two changes; a carousel without it moves only when told to. */
  autoplayMs?: number;
  end: CarouselEnd;
  effect?: CarouselEffect;
  /** False where no pointer or focus may hold the clock, only its pause button. */
  holds?: boolean;
}

export interface CarouselState {
  count: number;
  perView: PerView;
  effect: CarouselEffect;
  /** The first slide in view, from 0. */
  index: number;
  /** How many slides are in view. */
  visible: number;
  /** The visitor, or a wish for less motion, has stopped the autoplay. */
  paused: boolean;
  /** Slides change by themselves at this moment. */
  rotating: boolean;
  /** The ref of the scroller that holds the slides. */
  view: RefObject<HTMLDivElement | null>;
  next: () => void;
  previous: () => void;
  go: (index: number) => void;
  togglePaused: () => void;
  /** Stops the clock while the visitor points at the slides or reaches them by keyboard. */
  hold: (by: 'pointer' | 'focus', held: boolean) => void;
  /** To be called when the view scrolls: before Swiper is there, it is a plain scroller. */
  followScroll: () => void;
}

const ONE: PerView = { base: 1, sm: 1, md: 1, lg: 1 };
/** Slides are made ready this far before they scroll into view. */
const NEAR = '600px 0px';
/** The clock runs while a part of the slides stands this far inside the screen. */
const SHOWN = '-80px 0px';

/** The state of one carousel; `Carousel`, `CarouselSlides`, `CarouselRail` and `CarouselNumbers` show it. Swiper is loaded when the slides come near. */
export function useCarousel({ count, perView = ONE, autoplayMs, end, effect = 'slide', holds = true }: CarouselOptions): CarouselState {
  const view = useRef<HTMLDivElement>(null);
  const engine = useRef<CarouselEngine>(undefined);
  const start = useRef(0);
  const [index, setIndex] = useState(0);
  const [visible, setVisible] = useState(perView.base);
  const [live, setLive] = useState(false);
  const [shown, setShown] = useState(false);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState({ pointer: false, focus: false });

  const { base, sm, md, lg } = perView;
  useEffect(() => {
    const scroller = view.current;
    if (!scroller) return undefined;
    let gone = false;
    let wanted = false;
    const load = async () => {
      const createCarouselEngine = await lateCarouselEngine.get();
      if (gone) return;
      engine.current = createCarouselEngine(scroller, {
        perView: { base, sm, md, lg },
        end,
        effect,
        startAt: start.current,
        still: motionPaused(),
        onChange: (first, inView) => {
          start.current = first;
          setIndex(first);
          setVisible(inView);
        },
      });
      setLive(true);
    };
    const stopWatchingShown = onNearViewport(scroller, SHOWN, setShown);
    const stopWatchingNear = onNearViewport(scroller, NEAR, (isNear) => {
      if (!isNear || wanted) return;
      wanted = true;
      // Without Swiper (the network is gone) the slides stay a scroller, and the next time near is another chance.
      load().catch(() => {
        wanted = false;
      });
    });
    return () => {
      gone = true;
      stopWatchingShown();
      stopWatchingNear();
      engine.current?.destroy();
      engine.current = undefined;
      setLive(false);
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

  /** Scrolls the plain scroller to a slide; ends wrap. */
  const scrollTo = useCallback(
    (to: number) => {
      const slide = view.current?.querySelectorAll<HTMLElement>('.carousel-slide')[(to + count) % count];
      if (slide) view.current?.scrollTo({ left: slide.offsetLeft, behavior: motionPaused() ? 'auto' : 'smooth' });
    },
    [count],
  );
  const next = useCallback(() => (engine.current ? engine.current.next() : scrollTo(start.current + 1)), [scrollTo]);
  const previous = useCallback(() => (engine.current ? engine.current.previous() : scrollTo(start.current - 1)), [scrollTo]);
  const go = useCallback((to: number) => (engine.current ? engine.current.go(to) : scrollTo(to)), [scrollTo]);
  const followScroll = useCallback(() => {
    const scroller = view.current;
    const step = scroller?.querySelectorAll<HTMLElement>('.carousel-slide')[1]?.offsetLeft;
    if (!scroller || !step || engine.current) return;
    start.current = Math.round(scroller.scrollLeft / step);
    setIndex(start.current);
  }, []);

  const tabVisible = useSyncExternalStore(onVisibilityChange, isTabVisible, () => true);
  const wanted = autoplayMs !== undefined && live && shown && !paused && !(holds && (held.pointer || held.focus));
  const rotating = wanted && tabVisible;
  // Any change, by whomever, starts the clock anew; interaction delays it and never ends it.
  useEffect(() => {
    if (!rotating) return undefined;
    const clock = setInterval(next, autoplayMs);
    return () => clearInterval(clock);
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
    hold: (by, isHeld) => setHeld((now) => (now[by] === isHeld ? now : { ...now, [by]: isHeld })),
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
