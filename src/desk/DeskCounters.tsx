import { memo, useMemo } from 'react';

import { Counters } from './Counters';
import { countUrgencies, medianFirstResponse } from './model/counters';
import type { DeskView } from './store/useDesk';

const HOUR_MS = 3_600_000;

interface DeskCountersProps {
  view: DeskView;
  /** How far the leads are. */
  leads: 'loading' | 'loaded' | 'failed';
}

/** How many leads wait, how urgently, and how fast the studio answers. */
export const DeskCounters = memo(function DeskCounters({ view: { phase, desk, now }, leads }: DeskCountersProps) {
  const known = leads === 'loaded' && phase === 'loaded';
  const urgencies = known ? countUrgencies(desk, now) : undefined;
  // It looks at the leads of a month: once an hour besides every change, not at every tick.
  const hour = now - (now % HOUR_MS);
  const response = useMemo(() => (known ? medianFirstResponse(desk, hour) : undefined), [known, desk, hour]);
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
