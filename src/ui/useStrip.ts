import { type RefObject, useRef, useState } from 'react';

import { motionPaused } from '@/lib/motion';

/** Items closer than this to the strip's edge stand at it. */
const AT_EDGE_PX = 8;

export interface StripState<Element extends HTMLElement> {
  /** The ref of the scroller around the `li`: it is positioned, so that their offsets are its own. */
  strip: RefObject<Element | null>;
  /** The item nearest to the start, from 0; at the far end the last one. */
  index: number;
  /** To be called when it scrolls. */
  follow(): void;
  go(index: number): void;
  previous(): void;
  next(): void;
}

/** A strip that is swiped, or moved item by item; it does not wrap. */
export function useStrip<Element extends HTMLElement = HTMLUListElement>(): StripState<Element> {
  const strip = useRef<Element>(null);
  const [index, setIndex] = useState(0);

  /** How far the strip is scrolled when each item stands at its start. */
  const stops = (): number[] => {
    const items = [...(strip.current?.querySelectorAll('li') ?? [])];
    return items.map((item) => item.offsetLeft - (items[0]?.offsetLeft ?? 0));
  };
  const scrollTo = (left: number | undefined): void => {
    if (left !== undefined) strip.current?.scrollTo({ left, behavior: motionPaused() ? 'auto' : 'smooth' });
  };
  const scrolled = (): number => strip.current?.scrollLeft ?? 0;

  return {
    strip,
    index,
    follow() {
      const list = strip.current;
      if (!list) return;
      const distances = stops().map((stop) => Math.abs(stop - list.scrollLeft));
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - AT_EDGE_PX;
      setIndex(atEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances)));
    },
    go: (to) => scrollTo(stops()[to]),
    previous() {
      const passed = stops().filter((stop) => stop < scrolled() - AT_EDGE_PX);
      scrollTo(passed[passed.length - 1]);
    },
    next: () => scrollTo(stops().find((stop) => stop > scrolled() + AT_EDGE_PX)),
  };
}
