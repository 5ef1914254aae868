import { useEffect, useState } from 'react';

import { waxing, type WaxingList } from '@/content/waxing';

const lists: readonly WaxingList[] = [waxing.women, waxing.men];

/** Phones only: two anchors that stick below the bar and hide with it. Scripts only mark the list on screen. */
export function ListSwitch() {
  const [current, setCurrent] = useState<WaxingList['id']>('women');

  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    // A line across the middle of the screen.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target, boundingClientRect } of entries) {
          const list = lists.find(({ id }) => id === target.id);
          if (isIntersecting && list) setCurrent(list.id);
          // The first list has left downwards: the visitor is above both.
          else if (list === lists[0] && boundingClientRect.top > 0) setCurrent('women');
        }
      },
      { rootMargin: '-50% 0px' },
    );
    for (const { id } of lists) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <nav
      aria-label={waxing.jump}
      className="sticky top-16 z-5 grid grid-cols-2 border-b border-sand bg-porcelain px-gutter transition-[top] has-focus-visible:top-16! md:hidden in-[:has(>header[data-state=hidden])]:-top-14"
    >
      {lists.map(({ id, title }) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={current === id}
          className="flex min-h-14 items-center justify-center border-y-3 border-transparent text-small font-semibold text-ink-soft no-underline focus-visible:-outline-offset-4 aria-[current=true]:border-b-oxblood aria-[current=true]:text-oxblood"
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
