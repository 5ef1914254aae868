import { useEffect, useState } from 'react';

import { onNearViewport } from '@/lib/nearViewport';

/**
 * Returns the id of the section being read: the last one whose top is above a line `line` percent down the screen, or `first` if there is
 * none. `ids` must be in page order and stay the same array between renders.
 */
export function useCurrentSection(ids: readonly string[], line: number, first?: string): string | undefined {
  const [current, setCurrent] = useState(first);
  useEffect(() => {
    const fromBelow = ids.flatMap((id) => document.getElementById(id) ?? []).reverse();
    const isReached = (element: Element) => element.getBoundingClientRect().top <= (window.innerHeight * line) / 100;
    const update = () => setCurrent(fromBelow.find(isReached)?.id ?? first);
    const cleanups = fromBelow.map((element) => onNearViewport(element, `${1 - line}% 0px ${line - 100}%`, update));
    return () => {
      for (const cleanup of cleanups) cleanup();
    };
  }, [ids, line, first]);
  return current;
}
