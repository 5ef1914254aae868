import { useMemo } from 'react';

import type { patientRights as content } from '@/content/patientRights';
import { classNames } from '@/lib/classNames';
import { useCurrentSection } from '@/ui/useCurrentSection';

/** Links to the parts of the page. Where they are beside the text, they are sticky and mark the current part. */
export function PageIndex({
  label,
  title,
  rights,
  responsibilities,
  guide,
  privacy,
  questions,
}: typeof content.index &
  Pick<typeof content, 'rights' | 'responsibilities' | 'privacy' | 'questions'> & { guide: { id: string; title: string } }) {
  const { groups } = rights;
  const ids = useMemo(
    () => [...groups.map(({ id }) => id), responsibilities.id, guide.id, privacy.id, questions.id],
    [groups, responsibilities.id, guide.id, privacy.id, questions.id],
  );
  const current = useCurrentSection(ids, 21);
  return (
    <nav
      aria-label={label}
      className="col-span-12 mb-12 md:col-span-10 md:col-start-2 lg:sticky lg:top-28 lg:col-span-3 lg:self-start print:hidden"
    >
      <p className="overtitle">{title}</p>
      <ol className="mt-5 border-t border-sand">
        <Entry {...rights} current={current} className="font-semibold text-ink" />
        {groups.map((group) => (
          <Entry
            key={group.id}
            {...group}
            range={rangeOf(group.first, group.first + group.rights.length - 1)}
            current={current}
            className="text-ink-soft"
          />
        ))}
        <Entry
          {...responsibilities}
          range={rangeOf(1, responsibilities.items.length)}
          current={current}
          className="font-semibold text-ink"
        />
        <Entry {...guide} current={current} className="font-semibold text-ink" />
        <Entry {...privacy} current={current} className="font-semibold text-ink" />
        <Entry {...questions} current={current} className="font-semibold text-ink" />
      </ol>
    </nav>
  );
}

interface EntryProps {
  /** Anchor of a part of the page. */
  id: string;
  title: string;
  /** Numbers of the rights in the part, as in "5–10". */
  range?: string;
  current: string | undefined;
  className: 'font-semibold text-ink' | 'text-ink-soft';
}

function Entry({ id, title, range, current, className }: EntryProps) {
  return (
    <li>
      <a
        href={`#${id}`}
        aria-current={id === current ? 'true' : undefined}
        className={classNames(
          'flex min-h-11 items-center justify-between gap-3 max-lg:row-line [--hair:theme(colors.sand)] lg:border-b lg:border-sand py-1.5 text-small hover:text-rosewood',
          'lg:aria-[current=true]:border-s-2 lg:aria-[current=true]:ps-3 lg:aria-[current=true]:text-rosewood',
          className,
        )}
      >
        <span>{title}</span>
        {range !== undefined && <span className="font-serif text-label whitespace-nowrap text-brass-ink"> {range}</span>}
      </a>
    </li>
  );
}

function rangeOf(first: number, last: number): string {
  return first === last ? String(first) : `${first}–${last}`;
}
