import { NoValue } from './NoValue';

interface CountersProps {
  /** Undefined while they are not known; `failed` says that they will not be. */
  counts: { total: number; month: number; filtered: number } | undefined;
  failed: boolean;
}

/** The three counters of the dashboard: never a 0 that is not true. */
export function Counters({ counts, failed }: CountersProps) {
  const list = [
    { label: 'Total Leads', count: counts?.total },
    { label: 'This Month', count: counts?.month },
    { label: 'Filtered Results', count: counts?.filtered },
  ];
  return (
    <dl className="grid auto-cols-fr grid-flow-col border-y border-hair-strong">
      {list.map(({ label, count }) => (
        <div
          key={label}
          className="flex min-w-0 flex-col justify-between gap-0.5 border-l border-sand py-3 pl-3.5 first:border-l-0 first:pl-0 md:min-w-[148px] md:px-7 md:py-5"
        >
          <dt className="text-caption/5 font-medium text-ink-soft min-[360px]:whitespace-nowrap md:text-dense">{label}</dt>
          <dd className="text-[26px]/8 font-medium tracking-[-0.02em] md:text-figure">
            {count?.toLocaleString('en') ?? (failed ? <NoValue /> : <Skeleton />)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Skeleton() {
  return <span aria-hidden="true" className="my-[calc((1lh-24px)/2)] block h-6 w-18 animate-breathe rounded-sm bg-sand" />;
}
