import { isHydrated } from './hydrated';
import { markInteraction } from './interaction';

/** A button whose part of the page comes late is waited for this long; a form that was sent is never given up. */
const GIVE_UP_MS = 10_000;

/** A page that is hidden looks again this often. */
const FRAMELESS_MS = 250;

/**
 * Does again what the visitor did before hydration: each element as soon as React has taken it over. It goes on for parts of the page
 * that come late (boot/LatePart.tsx); without it the browser would send their forms into the address bar.
 * `onFormGone` is called with a form that was sent and has left the page before it came alive.
 */
export function replayEarlyEvents(onFormGone: (form: HTMLFormElement) => void): void {
  window.boot?.startReplay((element) => {
    markInteraction();
    const deadline = performance.now() + GIVE_UP_MS;
    // Never within the event itself: while a form's submit is under way the browser ignores another one.
    soon(() => replay(element, deadline, onFormGone));
  });
}

function replay(pressed: Element, deadline: number, onFormGone: (form: HTMLFormElement) => void): void {
  // A part that has come alive may have put another element in its place (ui/Select.tsx).
  const element = (!pressed.isConnected && document.getElementById(pressed.id)) || pressed;
  const isForm = element instanceof HTMLFormElement;
  if (!element.isConnected) {
    if (isForm) onFormGone(element);
  } else if (!isForm && performance.now() > deadline) {
    return;
  } else if (!isHydrated(element)) {
    soon(() => replay(element, deadline, onFormGone));
  } else if (isForm) {
    // React may have marked it and not be done with it: then the submit comes back here.
    element.requestSubmit();
  } else if (element instanceof HTMLElement) {
    element.click();
  }
}

/** At the next frame, or soon after in a page that is hidden and draws none. */
function soon(act: () => void): void {
  const once = (): void => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    act();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, FRAMELESS_MS);
}
