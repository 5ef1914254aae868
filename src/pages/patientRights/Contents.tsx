import { patientRights } from '@/content/patientRights';

import { anchors, numberedGroups } from './anchors';
import { useInView } from './useInView';

interface Entry {
  id: string;
  label: string;
  /** The numbers it covers, as in "5–10". */
  range?: string;
  part?: boolean;
}

const entries: readonly Entry[] = [
  { id: anchors.rights, label: patientRights.rights.title, part: true },
  ...numberedGroups.map(({ group, first, last }) => ({ id: group.id, label: group.title, range: rangeOf(first, last) })),
  {
    id: anchors.responsibilities,
    label: patientRights.responsibilities.title,
    range: rangeOf(1, patientRights.responsibilities.items.length),
    part: true,
  },
  { id: anchors.questions, label: patientRights.index.questions, part: true },
];

/** In the order of the page. */
const stops = [...numberedGroups.map(({ group }) => group.id), anchors.responsibilities, anchors.questions];

/** The page's index (§2): plain anchors; beside the text it stays in sight and marks what is being read. */
export function Contents() {
  const current = useInView(stops);
  const { name, title } = patientRights.index;
  return (
    <nav
      aria-label={name}
      className="col-span-12 mb-14 md:col-span-10 md:col-start-2 md:mb-16 lg:sticky lg:top-28 lg:col-span-3 lg:col-start-1 lg:mb-8 lg:self-start print:hidden"
    >
      <p className="eyebrow">{title}</p>
      <ol className="mt-5 border-t border-sand">
        {entries.map(({ id, label, range, part = false }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'true' : undefined}
              className={`flex min-h-11 items-center justify-between gap-3 border-b border-sand py-1.5 text-small no-underline hover:text-rosewood lg:aria-[current=true]:border-l-3 lg:aria-[current=true]:border-l-rosewood lg:aria-[current=true]:pl-3 lg:aria-[current=true]:font-semibold lg:aria-[current=true]:text-rosewood ${part ? 'font-semibold text-ink' : 'text-ink-soft'}`}
            >
              <span>{label}</span>
              {range !== undefined && (
                <span className="font-serif text-label font-semibold whitespace-nowrap text-brass-ink"> {range}</span>
              )}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function rangeOf(first: number, last: number): string {
  return first === last ? String(first) : `${first}–${last}`;
}
