import { useEffect, useState } from 'react';

import { onNearViewport } from '@/lib/near';

/**
 * Which of the elements with these ids is being read: the last one whose top has passed the reading line, `line` percent down the screen;
 * above all of them `first`. `ids`: in the page's order, stable.
 */
export function useCurrentSection(ids: readonly string[], line: number, first?: string): string | undefined {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const fromBelow = ids.flatMap((id) => document.getElementById(id) ?? []).reverse();
    const isReached = (element: Element) => element.getBoundingClientRect().top <= (window.innerHeight * line) / 100;
    const look = () => setCurrent(fromBelow.find(isReached)?.id ?? first);
    const stops = fromBelow.map((element) => onNearViewport(element, `${1 - line}% 0px ${line - 100}%`, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids, line, first]);
  return current;
}
