import { useState, useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => undefined;

/** Returns whether this component was hydrated from the page's HTML rather than added by a script. */
export function useFromHtml(): boolean {
  const hydrating = useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );
  const [fromHtml] = useState(hydrating);
  return fromHtml;
}
