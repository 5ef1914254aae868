import { type Ref, useEffect } from 'react';

import { useFromHtml } from '@/lib/useFromHtml';

import { HONEYPOT } from './spamSignals';

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
  /** Called with the time at which the form was shown, in ms since the start of the page. */
  onShown(at: number): void;
}

/** A field that people neither see nor reach; what fills it is a machine (leads/spamSignals.ts). */
export function Honeypot({ ref, onShown }: HoneypotProps) {
  // What stands in the HTML was there to be filled in before any script.
  const fromHtml = useFromHtml();
  useEffect(() => onShown(fromHtml ? 0 : performance.now()), [fromHtml, onShown]);
  return (
    <div aria-hidden="true" className="absolute -left-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
