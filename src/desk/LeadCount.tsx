import { useEffect, useState } from 'react';

/** The count is read out once the typing has paused for this long, not at each key. */
const PAUSE_MS = 700;

interface LeadCountProps {
  /** Undefined while it is not known: then nothing is said. */
  total: number | undefined;
  /** How many of them match the filters. */
  shown: number;
}

/** How many leads match, for screen readers only: what everybody else sees in the list and its counters. */
export function LeadCount({ total, shown }: LeadCountProps) {
  const [said, setSaid] = useState('');
  const sentence = total === undefined ? '' : countOf(total, shown);

  useEffect(() => {
    const pause = setTimeout(() => setSaid(sentence), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [sentence]);

  return (
    <output aria-live="polite" aria-atomic="true" className="sr-only">
      {said}
    </output>
  );
}

function countOf(total: number, shown: number): string {
  if (shown === 0) return 'No leads match.';
  if (total === 1) return '1 lead shown.';
  const all = `${total.toLocaleString('en')} leads shown.`;
  return shown === total ? `All ${all}` : `${shown.toLocaleString('en')} of ${all}`;
}
