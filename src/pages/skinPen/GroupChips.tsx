import { useEffect, useRef, useState } from 'react';

import type { FacialGroup } from '@/content/skinPen';
import { watchNear } from '@/lib/near';

interface GroupChipsProps {
  label: string;
  groups: readonly FacialGroup[];
}

/** A line at a third of the screen's height: the group that crosses it is being read. */
const READING_LINE = '-33% 0px -66% 0px';

/** On phones: links to the groups of the list, with counts; they stay below the bar while the list is read. */
export function GroupChips({ label, groups }: GroupChipsProps) {
  const [current, setCurrent] = useState<string | undefined>(groups[0]?.id);

  const nav = useRef<HTMLElement>(null);

  useEffect(() => {
    const stops = groups.flatMap(({ id }) => {
      const section = document.getElementById(id);
      return section ? [watchNear(section, READING_LINE, (isNear) => isNear && setCurrent(id))] : [];
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [groups]);

  useEffect(() => {
    const chip = nav.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    if (nav.current && chip) nav.current.scrollLeft = chip.offsetLeft - (nav.current.clientWidth - chip.offsetWidth) / 2;
  }, [current]);

  return (
    <nav
      ref={nav}
      aria-label={label}
      className="sticky top-16 z-4 -mx-gutter mt-5 overflow-x-auto border-b border-sea-glass/25 bg-mist px-gutter py-3 transition-[top] [scrollbar-width:none] md:hidden [body:has(header[data-state=hidden])_&]:top-0"
    >
      <ul className="flex w-max gap-2">
        {groups.map(({ id, title, items }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className="group inline-flex min-h-11 items-center gap-2 rounded-full border border-sea-glass/45 px-3.75 text-small/none font-medium whitespace-nowrap no-underline transition-colors aria-[current=true]:border-sea-glass aria-[current=true]:bg-sea-glass aria-[current=true]:text-white"
            >
              {title}
              <span className="text-caption/none text-sea-glass group-aria-[current=true]:text-white">{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
