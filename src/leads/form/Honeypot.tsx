import { type Ref, useEffect, useState, useSyncExternalStore } from 'react';

import { HONEYPOT } from '../../../supabase/functions/_shared/honeypot';

interface HoneypotProps {
  ref: Ref<HTMLInputElement>;
  /** Called with the time at which the form was shown, in ms since the start of the page. */
  onShown(at: number): void;
}

/** 1Password, LastPass, Bitwarden, Dashlane and Proton Pass skip a field with their attribute. */
const IGNORED_BY_PASSWORD_MANAGERS = {
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': '',
  'data-form-type': 'other',
  'data-protonpass-ignore': 'true',
};

/** A field that people can neither see nor reach. Only bots fill it in (leads/spamSignals.ts). */
export function Honeypot({ ref, onShown }: HoneypotProps) {
  // A prerendered field is shown from the start of the page (0), before any script runs.
  const fromHtml = useFromHtml();
  useEffect(() => onShown(fromHtml ? 0 : performance.now()), [fromHtml, onShown]);
  return (
    <div aria-hidden="true" className="absolute -inset-s-[9999px] size-px overflow-hidden">
      <label>
        Leave this empty
        <input ref={ref} type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" {...IGNORED_BY_PASSWORD_MANAGERS} />
      </label>
    </div>
  );
}

const subscribeToNothing = (): (() => void) => () => undefined;

/** Returns whether this component was hydrated from the page's HTML rather than added by a script. */
function useFromHtml(): boolean {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [fromHtml] = useState(hydrating);
  return fromHtml;
}
