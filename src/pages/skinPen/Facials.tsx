import { useEffect, useMemo, useRef } from 'react';

import type { FacialGroup, skinPen as words } from '@/content/skinPen';
import { Amount } from '@/sections/Amount';
import { Heading } from '@/ui/Heading';
import { reveal } from '@/ui/reveal';
import { useCurrentSection } from '@/ui/useCurrentSection';

/** The current group is the last one whose top is above this line, in percent of the screen height. */
const READING_LINE = 33;

/**
 * All facials in their groups. On phones there is a chip per group. From 768 px floats make two columns, because they keep the reading
 * order without aligning rows.
 */
export function Facials({ headline, text, jump, groups, note }: typeof words.facials) {
  return (
    <section id="facials" className="bg-mist py-section">
      <div className="wide">
        <div ref={reveal} className="grid-12 items-end gap-y-4">
          <Heading text={headline} className="col-span-12 lg:col-span-7" />
          <p className="col-span-12 text-small text-ink-soft md:col-span-8 lg:col-span-4 lg:col-start-9">{text}</p>
        </div>
        <GroupChips label={jump} groups={groups} />
        <div className="relative flow-root md:mt-8 md:before:absolute md:before:top-12 md:before:bottom-0 md:before:inset-s-1/2 md:before:w-px md:before:bg-sea-glass/20">
          {groups.map((group, index) => (
            <div
              key={group.id}
              className={`mt-8 md:mt-12 md:w-[calc(50%-20px)] lg:w-[calc(50%-67px)] ${index % 2 === 0 ? 'md:float-left md:clear-left' : 'md:float-right md:clear-right'}`}
            >
              <FacialList {...group} />
            </div>
          ))}
          <p className="mt-8 text-small text-ink-soft md:float-left md:clear-left md:w-[calc(50%-20px)] lg:w-[calc(50%-67px)]">
            <i className="block font-serif text-card font-medium text-sea-glass">{note.lead}</i> {note.text}
          </p>
        </div>
      </div>
    </section>
  );
}

/** Phones only: links to the groups with their counts, sticky below the header. */
function GroupChips({ label, groups }: { label: string; groups: readonly FacialGroup[] }) {
  const nav = useRef<HTMLElement>(null);
  const ids = useMemo(() => groups.map(({ id }) => id), [groups]);
  const current = useCurrentSection(ids, READING_LINE, ids[0]);

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
              className="group inline-flex min-h-11 items-center gap-2 rounded-full border border-sea-glass/45 px-4 text-small/none font-medium whitespace-nowrap no-underline transition-colors aria-[current=true]:border-sea-glass aria-[current=true]:bg-sea-glass aria-[current=true]:text-white"
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

/** One group of the list. Each facial has a name, a dotted leader, a price and a note below. */
function FacialList({ id, title, countInWords, items }: FacialGroup) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-md:scroll-mt-17">
      <div className="flex items-baseline justify-between border-b border-sea-glass pb-2 md:pb-3">
        <h3 id={`${id}-title`} className="text-h2 text-sea-glass">
          {title}
        </h3>
        <span className="text-caption/none font-medium text-ink-soft">{countInWords}</span>
      </div>
      <ul aria-labelledby={`${id}-title`}>
        {items.map(({ id: item, name, price, note }) => (
          <li key={item} className="pt-3 pb-0.5 md:pt-4 md:pb-1">
            <p className="flex items-baseline gap-2 lg:gap-3">
              <b className="font-serif text-card">
                {name.split('+').map((part, index) => (
                  <span key={part}>
                    {index > 0 && (
                      <>
                        +<wbr />
                      </>
                    )}
                    {part}
                  </span>
                ))}
              </b>{' '}
              <span
                aria-hidden="true"
                className="h-1 min-w-2 flex-1 bg-[radial-gradient(circle,currentColor_0_1px,transparent_1.5px)] bg-[length:9px_4px] bg-right bg-repeat-x text-sea-glass opacity-70 lg:min-w-5"
              />{' '}
              <span className="text-price">
                <Amount price={price} of={name} />
              </span>
            </p>
            <p className="text-small/normal text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
