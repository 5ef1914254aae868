import { isHydrated } from './hydrated';
import { markInteraction } from './interaction';

/** How long a clicked button waits for its part of the page, in ms. A submitted form waits without limit. */
const GIVE_UP_MS = 10_000;

/** Interval between checks in a hidden page, in ms. */
const HIDDEN_CHECK_MS = 250;

/**
 * Replays clicks and submits made before hydration, each as soon as React manages the element. Continues for parts of the page that load
 * later (boot/LatePart.tsx); otherwise the browser would put the values of their forms into the address bar.
 * `onFormGone` is called with a submitted form that left the page before it was hydrated.
 */
export function replayEarlyEvents(onFormGone: (form: HTMLFormElement) => void): void {
  window.boot?.startReplay((element) => {
    markInteraction();
    const deadline = performance.now() + GIVE_UP_MS;
    // Do not replay within the event: while a form is being submitted, the browser ignores another submit.
    atNextFrame(() => replay(element, deadline, onFormGone));
  });
}

function replay(pressed: Element, deadline: number, onFormGone: (form: HTMLFormElement) => void): void {
  // Hydration may have replaced the element (ui/Select.tsx).
  const element = (!pressed.isConnected && document.getElementById(pressed.id)) || pressed;
  const isForm = element instanceof HTMLFormElement;
  if (!element.isConnected) {
    if (isForm) onFormGone(element);
  } else if (!isForm && performance.now() > deadline) {
    return;
  } else if (!isHydrated(element)) {
    atNextFrame(() => replay(element, deadline, onFormGone));
  } else if (isForm) {
    // If React has marked the form but not finished hydrating it, the loader passes the submit back to this function.
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
