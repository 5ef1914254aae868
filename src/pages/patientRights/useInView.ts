import { useEffect, useState } from 'react';

import { watchNear } from '@/lib/near';

/** The line that is read: a fifth down the screen, a hundredth of it thick. */
const READING_LINE = '-20% 0px -79%';

/** Which of the elements with these ids was reached last on the way down: none above the first of them. `ids`: in the page's order, stable. */
export function useInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const elements = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
    const fromBelow = [...elements].reverse();
    const look = () => setCurrent(fromBelow.find((element) => element.getBoundingClientRect().top <= readingLine())?.id);
    const stops = elements.map((element) => watchNear(element, READING_LINE, look));
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids]);
  return current;
}

/** In px from the top of the screen. */
function readingLine(): number {
  return window.innerHeight * 0.21;
}
