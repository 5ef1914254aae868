import { type RefObject, useRef, useState } from 'react';

import { motionPaused } from '@/lib/motion';

export interface StripState {
  /** The ref of the list: a scroller on phones, part of a grid on wider screens. */
  strip: RefObject<HTMLUListElement | null>;
  /** The item nearest to the start of the strip. */
  index: number;
  followScroll: () => void;
  go: (to: number) => void;
}

/** A strip that is swiped, or moved item by item; it does not wrap. */
export function useStrip(): StripState {
  const strip = useRef<HTMLUListElement>(null);
  const [index, setIndex] = useState(0);
  return {
    strip,
    index,
    followScroll() {
      const list = strip.current;
      if (!list) return;
      const starts = itemStarts(list);
      const distances = starts.map((start) => Math.abs(start - list.scrollLeft));
      const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 1;
      setIndex(atEnd ? starts.length - 1 : distances.indexOf(Math.min(...distances)));
    },
    go(to) {
      const list = strip.current;
      const left = list && itemStarts(list)[to];
      if (typeof left === 'number') list?.scrollTo({ left, behavior: motionPaused() ? 'auto' : 'smooth' });
    },
  };
}

/** How far the list is scrolled when an item stands at its start. */
function itemStarts(list: HTMLElement): number[] {
  const items = [...list.children].filter((item) => item instanceof HTMLElement);
  const first = items[0]?.offsetLeft ?? 0;
  return items.map((item) => item.offsetLeft - first);
}
