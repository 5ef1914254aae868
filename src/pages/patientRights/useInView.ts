import { useEffect, useState } from 'react';

import { watchNear } from '@/lib/near';

/** The line that is read: a fifth down the screen, a hundredth of it thick. */
const READING_LINE = '-20% 0px -79%';

/** Which of the elements with these ids lies on the reading line; between and after them, the last one that did. `ids` must be stable. */
export function useInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const stops = ids.flatMap((id) => {
      const element = document.getElementById(id);
      return element ? [watchNear(element, READING_LINE, (inView) => inView && setCurrent(id))] : [];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [ids]);
  return current;
}
