import { noteTouch } from '@/lib/firstTouch';

declare global {
  interface Window {
    /** Set by hydrationLoader.js: the buttons pressed and forms sent before the scripts were there, in order. Taking them ends the keeping. */
    earlyEvents?: { take(): Element[] };
  }
}

/** A button whose part of the page comes late is waited for this long; a form that was sent is never given up. */
const GIVE_UP_MS = 10_000;

/**
 * Does again what the visitor did before hydration: each element as soon as React has taken it over. From then on it keeps doing so
 * for parts of the page that come late (ui/island.tsx); without it the browser would send their forms into the address bar.
 */
export function replayEarlyEvents(): void {
  const kept = window.earlyEvents?.take() ?? [];
  if (kept.length > 0) noteTouch();
  for (const element of kept) replay(element, performance.now() + GIVE_UP_MS);
  for (const type of ['click', 'submit'] as const) addEventListener(type, keepForLater, { capture: true });
}

function keepForLater(event: Event): void {
  const { target } = event;
  const element = target instanceof Element ? target.closest(event.type === 'submit' ? 'form' : 'main button:not([popovertarget])') : null;
  if (!element || isHydrated(element)) return;
  // A submit button sends its form by itself, once the form's own checks have passed.
  if (event.type === 'click' && element.matches('form [type="submit"]')) return;
  event.preventDefault();
  replay(element, performance.now() + GIVE_UP_MS);
}

function replay(element: Element, deadline: number): void {
  const isForm = element instanceof HTMLFormElement;
  if (!element.isConnected || (!isForm && performance.now() > deadline)) return;
  if (!isHydrated(element)) {
    requestAnimationFrame(() => replay(element, deadline));
  } else if (isForm) {
    element.requestSubmit();
  } else if (element instanceof HTMLElement) {
    element.click();
  }
}

/** React marks every element that it manages with a property of its own. */
function isHydrated(element: Element): boolean {
  return Object.keys(element).some((key) => key.startsWith('__reactProps$'));
}
