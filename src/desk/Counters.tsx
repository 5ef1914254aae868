import { classNames } from '@/lib/classNames';

import { NoValue } from './lead/NoValue';

interface Counter {
  label: string;
  /** Undefined while it is not known. */
  value: string | undefined;
  /** What the value is taken from. */
  caption?: string | undefined;
  tone?: 'warn' | 'error' | undefined;
}

interface CountersProps {
  counters: readonly Counter[];
  /** What is not known will not be. */
  failed: boolean;
  /** Whether these follow other counters. */
  further?: boolean;
}

const tones = { warn: 'text-warn', error: 'text-error' } as const;

/** Counters of the dashboard: never a 0 that is not true. */
export function Counters({ counters, failed, further = false }: CountersProps) {
  return (
    <dl
      className={classNames(
        'grid auto-cols-fr grid-flow-col border-y border-hair-strong',
        further &&
          '@max-[900px]:border-t-0 max-md:grid-cols-[1fr_1fr_1fr_1.5fr] @min-[900px]:grid-cols-[1fr_1fr_1fr_2fr] @min-[900px]:border-l @min-[900px]:border-l-brass',
      )}
    >
      {counters.map(({ label, value, caption, tone }) => (
        <div
          key={label}
          className={classNames(
            'flex min-w-0 flex-col gap-0.5 border-l border-sand py-3 pl-3.5 first:border-l-0 md:px-5 @min-[900px]:py-4',
            further ? '@max-[900px]:first:pl-0' : 'first:pl-0',
            caption !== undefined &&
              '@min-[1100px]:grid @min-[1100px]:grid-cols-[auto_1fr] @min-[1100px]:items-baseline @min-[1100px]:gap-x-3',
          )}
        >
          <dt
            className={classNames(
              'text-caption/5 font-medium md:text-dense',
              caption !== undefined && '@min-[1100px]:col-span-2',
              further ? 'max-md:min-h-10' : 'min-[360px]:whitespace-nowrap',
              tone && value !== '0' && value !== undefined ? tones[tone] : 'text-ink-soft',
            )}
          >
            {label}
          </dt>
          <dd
            className={classNames(
              'text-[26px]/8 font-medium tracking-[-0.02em] whitespace-nowrap md:text-figure @min-[900px]:@max-[1000px]:text-[26px]/8',
              tone && value !== '0' && tones[tone],
            )}
          >
            {value ?? (failed ? <NoValue /> : <Skeleton />)}
          </dd>
          {caption !== undefined && <dd className="text-caption/[18px] text-mute">{caption}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Skeleton() {
  return (
    <span
      aria-hidden="true"
      className="my-[calc((1lh-24px)/2)] block h-6 w-18 max-w-[calc(100%-10px)] animate-breathe rounded-sm bg-sand"
    />
  );
}
