import { memo, useEffect, useMemo, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { useStore } from '@/lib/store';

import { useDesk, useDeskState, useNow } from './DeskContext';
import { NoValue } from './lead/LeadText';
import { useLeadList } from './list/LeadListContext';
import { countThisMonth, countUrgencies, medianFirstResponse } from './model/counters';
import { dayNumber, dayStart } from './model/dubaiTime';

const HOUR_MS = 3_600_000;

/** The counters above the list: leads, waiting leads by urgency, and the median first response. */
export function DeskCounters() {
  const { sync } = useDesk();
  const { phase: leads } = useStore(sync);
  return (
    <div className="grid @min-[900px]:grid-cols-[2fr_3fr]">
      <LeadCounters leads={leads} />
      <FollowUpCounters leads={leads} />
    </div>
  );
}

/** `leads`: the leads' loading phase. */
function LeadCounters({ leads: phase }: { leads: string }) {
  const { leads, sync } = useDesk();
  const { listed } = useStore(leads);
  const { loadedAt } = useStore(sync);
  const { shown } = useLeadList();
  const day = dayStart(dayNumber(loadedAt));
  const month = useMemo(() => countThisMonth(listed, day), [listed, day]);
  const count = (number: number): string | undefined => (phase === 'loaded' ? number.toLocaleString('en') : undefined);
  return (
    <Counters
      failed={phase === 'failed'}
      counters={[
        { label: 'Total Leads', value: count(listed.length) },
        { label: 'This Month', value: count(month) },
        { label: 'Filtered Results', value: count(shown.length) },
      ]}
    />
  );
}

const FollowUpCounters = memo(function FollowUpCounters({ leads }: { leads: string }) {
  const { phase, snapshot } = useDeskState();
  const now = useNow();
  const known = leads === 'loaded' && phase === 'loaded';
  const urgencies = known ? countUrgencies(snapshot, now) : undefined;
  // Reads a month of leads, so it runs after each change and once an hour, not at every tick.
  const hour = now - (now % HOUR_MS);
  const response = useMemo(() => (known ? medianFirstResponse(snapshot, hour) : undefined), [known, snapshot, hour]);
  return (
    <Counters
      further
      failed={leads === 'failed' || phase === 'failed' || phase === 'missing'}
      counters={[
        { label: 'Waiting', value: urgencies?.waiting.toLocaleString('en') },
        { label: 'Due soon', value: urgencies?.['due soon'].toLocaleString('en'), tone: 'warn' },
        { label: 'Overdue', value: urgencies?.overdue.toLocaleString('en'), tone: 'error' },
        { label: 'Median first response', value: response?.text, caption: response?.caption },
      ]}
    />
  );
});

interface Counter {
  label: string;
  /** Undefined while unknown. */
  value: string | undefined;
  caption?: string | undefined;
  tone?: 'warn' | 'error' | undefined;
}

interface CountersProps {
  counters: readonly Counter[];
  /** True when loading failed, so that no values are on their way. */
  failed: boolean;
  /** True for the second group of counters. */
  further?: boolean;
}

/** Beside the first group from 900 px, below it in a narrower container. */
const furtherGroup = [
  'max-md:grid-cols-[1fr_1fr_1fr_2.2fr] max-[359px]:grid-cols-[1fr_1fr_1.3fr_1.5fr]',
  '@max-[900px]:border-t-0',
  '@min-[900px]:grid-cols-[1fr_1fr_1fr_2.6fr] @min-[900px]:border-s @min-[900px]:border-s-brass',
].join(' ');

const tones = { warn: 'text-warn', error: 'text-error' } as const;

/** Shows a placeholder for an unknown number, not a false 0. */
function Counters({ counters, failed, further = false }: CountersProps) {
  return (
    <dl className={classNames('grid auto-cols-fr grid-flow-col border-y border-hair-strong', further && furtherGroup)}>
      {counters.map(({ label, value, caption, tone }) => (
        <div
          key={label}
          className={classNames(
            'min-w-0 border-s border-sand py-1 ps-2 first:border-s-0 md:px-5 md:py-3',
            further ? '@max-[900px]:first:ps-0' : 'first:ps-0',
          )}
        >
          <dt
            className={classNames(
              '-me-1 text-caption/5 font-medium md:-me-4 md:text-dense',
              tone && value !== '0' && value !== undefined ? tones[tone] : 'text-ink-soft',
            )}
          >
            {label}
          </dt>
          <dd
            className={classNames(
              'inline-block text-label font-medium whitespace-nowrap md:text-card',
              caption !== undefined && 'me-3',
              tone && value !== '0' && tones[tone],
            )}
          >
            {value ?? (failed ? <NoValue /> : <Skeleton />)}
          </dd>
          {caption !== undefined && <dd className="inline-block text-caption/snug text-mute">{caption}</dd>}
        </div>
      ))}
    </dl>
  );
}

function Skeleton() {
  return <span aria-hidden="true" className="my-[calc((1lh-24px)/2)] skeleton h-6 w-18 max-w-[calc(100%-10px)]" />;
}

/** The count is announced once it has not changed for this long. */
const PAUSE_MS = 700;

/** Announces to screen readers how many leads match. */
export function LeadCount() {
  const { sync, leads } = useDesk();
  const { phase } = useStore(sync);
  const { listed } = useStore(leads);
  const { shown } = useLeadList();
  const [announcement, setAnnouncement] = useState('');
  const sentence = phase === 'loaded' ? countOf(listed.length, shown.length) : '';

  useEffect(() => {
    const pause = setTimeout(() => setAnnouncement(sentence), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [sentence]);

  return (
    <output aria-live="polite" aria-atomic="true" className="sr-only">
      {announcement}
    </output>
  );
}

function countOf(total: number, shown: number): string {
  if (shown === 0) return 'No leads match.';
  if (total === 1) return '1 lead shown.';
  const all = `${total.toLocaleString('en')} leads shown.`;
  return shown === total ? `All ${all}` : `${shown.toLocaleString('en')} of ${all}`;
}
