import { useState, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => undefined;

/** Whether this component took over what stood in the page's HTML, rather than being added to the page by a script. */
export function useFromHtml(): boolean {
  const hydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [fromHtml] = useState(hydrating);
  return fromHtml;
}
