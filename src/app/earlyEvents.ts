declare global {
  interface Window {
    /** Set by hydrationLoader.js: the buttons pressed and forms sent before the scripts were there, in order. Taking them ends the keeping. */
    earlyEvents?: { take(): Element[] };
  }
}

/** A part of the page whose script comes late is waited for this long. */
const GIVE_UP_MS = 10_000;

/** Does again what the visitor did before hydration: each element as soon as React has taken it over. */
export function replayEarlyEvents(): void {
  const deadline = performance.now() + GIVE_UP_MS;
  for (const element of window.earlyEvents?.take() ?? []) replay(element, deadline);
}

function replay(element: Element, deadline: number): void {
  if (!element.isConnected || performance.now() > deadline) return;
  if (!isHydrated(element)) {
    requestAnimationFrame(() => replay(element, deadline));
  } else if (element instanceof HTMLFormElement) {
    element.requestSubmit();
  } else if (element instanceof HTMLElement) {
    element.click();
  }
}

/** React marks every element that it manages with a property of its own. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
