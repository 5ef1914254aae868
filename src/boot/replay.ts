import { isReplaced } from './hydrate';
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
  const element = pressed.isConnected ? pressed : (replacementOf(pressed) ?? pressed);
  const isForm = element instanceof HTMLFormElement;
  if (!element.isConnected && !(isForm && isReplaced(element))) {
    if (isForm) onFormGone(element);
  } else if (!isForm && performance.now() > deadline) {
    return;
  } else if (!element.isConnected || !isHydrated(element)) {
    atNextFrame(() => replay(element, deadline, onFormGone));
  } else if (isForm) {
    moveEarlyLead(pressed, element);
    // If React has marked the form but not finished hydrating it, the loader passes the submit back to this function.
    element.requestSubmit();
  } else if (element instanceof HTMLElement) {
    element.click();
  }
}

/** Returns the element or form that has taken the place of another in replaced HTML. */
function replacementOf(removed: Element): Element | null {
  const form = removed.getAttribute('data-lead');
  return document.getElementById(removed.id) ?? (form && isReplaced(removed) ? document.querySelector(`form[data-lead="${form}"]`) : null);
}

/** Lets a form send another form's lead under the id that the loader has given to it. */
function moveEarlyLead(from: Element, to: Element): void {
  const id = window.boot?.earlyLeads.get(from);
  if (id === undefined || from === to) return;
  window.boot?.earlyLeads.delete(from);
  window.boot?.earlyLeads.set(to, id);
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
