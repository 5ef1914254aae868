import { isHydrated } from './hydrated';
import { markInteraction } from './interaction';

/** How long a pressed button waits for its part of the page, in ms; a sent form is never given up. */
const GIVE_UP_MS = 10_000;

/** How often a hidden page checks again, in ms. */
const HIDDEN_CHECK_MS = 250;

/**
 * Replays what the visitor did before hydration, each element as soon as React manages it. Continues for parts of the page that load late
 * (boot/LatePart.tsx); otherwise the browser would put their forms' values into the address bar.
 * `onFormGone` is called with a sent form that left the page before it was hydrated.
 */
export function replayEarlyEvents(onFormGone: (form: HTMLFormElement) => void): void {
  window.boot?.startReplay((element) => {
    markInteraction();
    const deadline = performance.now() + GIVE_UP_MS;
    // Never within the event itself: while a form is being submitted, the browser ignores another submit.
    atNextFrame(() => replay(element, deadline, onFormGone));
  });
}

function replay(pressed: Element, deadline: number, onFormGone: (form: HTMLFormElement) => void): void {
  // Hydration may have put another element in its place (ui/Select.tsx).
  const element = (!pressed.isConnected && document.getElementById(pressed.id)) || pressed;
  const isForm = element instanceof HTMLFormElement;
  if (!element.isConnected) {
    if (isForm) onFormGone(element);
  } else if (!isForm && performance.now() > deadline) {
    return;
  } else if (!isHydrated(element)) {
    atNextFrame(() => replay(element, deadline, onFormGone));
  } else if (isForm) {
    // If React has marked the form but not finished hydrating it, the submit comes back here.
    element.requestSubmit();
  } else if (element instanceof HTMLElement) {
    element.click();
  }
}

/** Calls `act` at the next frame, or after a timeout in a hidden page, which draws no frames. */
function atNextFrame(act: () => void): void {
  const run = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(run);
  const timer = setTimeout(run, HIDDEN_CHECK_MS);
}
