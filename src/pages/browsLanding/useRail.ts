import { type RefObject, useRef, useState } from 'react';

import { motionPaused } from '@/lib/motion';

/** Plates closer than this to the rail's edge stand at it. */
const AT_EDGE_PX = 8;

interface Rail {
  /** The ref of the scroller. */
  scroller: RefObject<HTMLDivElement | null>;
  /** The plate at the rail's beginning, from 0; at its end the last one. */
  index: number;
  /** To be called when it scrolls. */
  follow: () => void;
  previous: () => void;
  next: () => void;
}

/** A row of `li` of different widths in a plain scroller: which one is in front, and the way to its neighbours. */
export function useRail(): Rail {
  const scroller = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(0);

  /** How far the rail is scrolled when each plate stands at its beginning. */
  const stops = (): number[] => {
    const plates = [...(scroller.current?.querySelectorAll('li') ?? [])];
    return plates.map((plate) => plate.offsetLeft - (plates[0]?.offsetLeft ?? 0));
  };
  const scrollTo = (left: number | undefined) => {
    if (left !== undefined) scroller.current?.scrollTo({ left, behavior: motionPaused() ? 'auto' : 'smooth' });
  };

  return {
    scroller,
    index,
    follow() {
      const rail = scroller.current;
      if (!rail) return;
      const atEnd = rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - AT_EDGE_PX;
      const places = stops();
      const passed = places.filter((left) => left <= rail.scrollLeft + AT_EDGE_PX);
      setIndex((atEnd ? places.length : Math.max(1, passed.length)) - 1);
    },
    previous() {
      const from = scroller.current?.scrollLeft ?? 0;
      const behind = stops().filter((left) => left < from - AT_EDGE_PX);
      scrollTo(behind.at(-1));
    },
    next() {
      const from = scroller.current?.scrollLeft ?? 0;
      scrollTo(stops().find((left) => left > from + AT_EDGE_PX));
    },
  };
}
