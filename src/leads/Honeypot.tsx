import { type Ref, useEffect } from 'react';

import { useFromHtml } from '@/lib/useFromHtml';

import { HONEYPOT } from './spamSignals';

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
  /** Called with the time at which the form was shown, in ms since the start of the page. */
  onShown(at: number): void;
}

/** A field that people can neither see nor reach. Only bots fill it in (leads/spamSignals.ts). */
export function Honeypot({ ref, onShown }: HoneypotProps) {
  // A prerendered field is shown from the start of the page (0), before any script runs.
  const fromHtml = useFromHtml();
  useEffect(() => onShown(fromHtml ? 0 : performance.now()), [fromHtml, onShown]);
  return (
    <div aria-hidden="true" className="absolute -inset-s-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
