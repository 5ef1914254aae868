import { useEffect, useMemo, useRef } from 'react';

import type { FacialGroup, skinPen as content } from '@/content/skinPen';
import { classNames } from '@/lib/classNames';
import { Amount, AskHint } from '@/sections/Amount';
import { LateTreatmentSummary } from '@/sections/late';
import { Heading } from '@/ui/Heading';
import { reveal } from '@/ui/reveal';
import { useCurrentSection } from '@/ui/useCurrentSection';

/** The current group is the last one whose top is above this line, in percent of the screen height. */
const READING_LINE = 33;

/** All facials in their groups. On phones there is a chip per group; from 768 px a line divides two columns. */
export function Facials({ headline, text, jump, groups }: typeof content.facials) {
  return (
    <section id="facials" className="bg-mist py-section">
      <div className="holds-bar wide">
        <div ref={reveal} className="grid-12 items-end gap-y-4">
          <Heading text={headline} className="col-span-12 lg:col-span-7" />
          <div className="col-span-12 text-small text-ink-soft md:col-span-8 lg:col-span-4 lg:col-start-9">
            <p>{text}</p>
            <AskHint />
          </div>
        </div>
        <GroupChips label={jump} groups={groups} />
        <div className="relative mt-8 grid gap-x-10 gap-y-8 md:mt-16 md:grid-cols-2 md:gap-y-12 lg:gap-x-32">
          <span aria-hidden="true" className="absolute inset-0 mx-auto w-px bg-sea-glass/20 max-md:hidden" />
          {groups.map((group) => (
            <FacialList key={group.id} {...group} />
          ))}
        </div>
        <LateTreatmentSummary of="skinPen" />
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
      className="below-header -mx-gutter mt-5 overflow-x-auto border-b border-sea-glass/20 bg-mist px-gutter py-3 [scrollbar-width:none] md:hidden"
    >
      <ul className="flex w-max gap-2">
        {groups.map(({ id, title, items }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-full border border-sea-glass/45 px-4 text-small font-medium',
                'transition-colors aria-[current=true]:bg-sea-glass aria-[current=true]:text-white',
              )}
            >
              {title}
              <span className="text-caption">{items.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One group of the list. Each facial has a name, a price and a note below. */
function FacialList({ id, title, items }: FacialGroup) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-md:scroll-mt-17">
      <h3 id={`${id}-title`} className="border-b border-sea-glass pb-2 text-h2 text-sea-glass md:pb-3">
        {title}
      </h3>
      <ul aria-labelledby={`${id}-title`}>
        {items.map(({ id: item, name, price, note }) => (
          <li key={item} className="border-b border-sea-glass/25 py-3 md:py-4">
            <p className="flex items-baseline justify-between gap-3">
              <b className="font-serif text-card md:max-lg:text-label">
                {name.match(/[^+]*\+|[^+]+$/g)?.map((part, index, { length }) => (
                  <span key={part}>
                    {part}
                    {index < length - 1 && <wbr />}
                  </span>
                ))}
              </b>{' '}
              <span className="text-price">
                <Amount price={price} of={name} />
              </span>
            </p>
            <p className="text-small text-ink-soft">{note}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
