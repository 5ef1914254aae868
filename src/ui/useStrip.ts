import { type RefObject, useRef, useState } from 'react';

import { motionPaused } from '@/lib/motion';

/** An item this close to the strip's edge counts as being at the edge. */
const AT_EDGE_PX = 8;

export interface StripState<Element extends HTMLElement> {
  /** Ref of the scroller around the `li`. The scroller must be positioned, because the offsets of the items are measured from it. */
  strip: RefObject<Element | null>;
  /** Index of the item nearest to the strip's start. At the far end it is the index of the last item. */
  index: number;
  /** Call it when the strip scrolls. */
  follow(): void;
  go(index: number): void;
  previous(): void;
  next(): void;
}

/** The state of a strip that is swiped or moved item by item, without wrapping. */
export function useStrip<Element extends HTMLElement = HTMLUListElement>(): StripState<Element> {
  const strip = useRef<Element>(null);
  const [index, setIndex] = useState(0);

  /** Returns the scroll position that brings each item to the start of the strip. */
  const stopPositions = (): number[] => {
    const items = [...(strip.current?.querySelectorAll('li') ?? [])];
    return items.map((item) => item.offsetLeft - (items[0]?.offsetLeft ?? 0));
  };
  const scrollTo = (left: number | undefined): void => {
    if (left !== undefined) strip.current?.scrollTo({ left, behavior: motionPaused() ? 'auto' : 'smooth' });
  };
  const scrollPosition = (): number => strip.current?.scrollLeft ?? 0;

  return {
    strip,
    index,
    follow() {
      const list = strip.current;
      if (!list) return;
      const distances = stopPositions().map((stop) => Math.abs(stop - list.scrollLeft));
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - AT_EDGE_PX;
      setIndex(atEnd ? distances.length - 1 : distances.indexOf(Math.min(...distances)));
    },
    go: (to) => scrollTo(stopPositions()[to]),
    previous() {
      const earlier = stopPositions().filter((stop) => stop < scrollPosition() - AT_EDGE_PX);
      scrollTo(earlier[earlier.length - 1]);
    },
    next: () => scrollTo(stopPositions().find((stop) => stop > scrollPosition() + AT_EDGE_PX)),
  };
}
