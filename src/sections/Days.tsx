import type { Day } from '@/content/shapes';
import { Dot } from '@/ui/Dot';
import { NoBreak } from '@/ui/NoBreak';

/** The days of healing: one line each on phones, points on a line from 768 px. */
export function Days({ days }: { days: readonly Day[] }) {
  return (
    <ol className="grid gap-y-1 text-small md:mt-1 md:grid-flow-col md:auto-cols-fr md:gap-x-4 md:border-t md:border-(--gilt)">
      {days.map(({ when, text }) => (
        <li key={when} className="grid grid-cols-[96px_1fr] md:relative md:block md:pt-4">
          <Dot filled className="absolute -top-1.5 text-(--gilt) max-md:hidden" />
          <b className="font-semibold text-(--strong) md:block">
            <NoBreak text={when} />
          </b>{' '}
          <span>
            <NoBreak text={text} />
          </span>
        </li>
      ))}
    </ol>
  );
}
