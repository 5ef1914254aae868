import { startTransition } from 'react';
import { flushSync } from 'react-dom';

import { markInteraction } from './interaction';

const replaced: Node[] = [];

/**
 * Lets React hydrate HTML. If other programs have changed the page, undoes their changes and hydrates in the same task: React would discard
 * HTML that it does not recognise, with all typed text. Otherwise React hydrates in slices.
 */
export function hydrate(update: () => void): void {
  const changes = window.boot?.changes;
  if (!changes?.undo()) return startTransition(update);
  flushSync(update);
  changes.ignoreOwn();
}

/** For roots. React has replaced HTML that was changed while the browser was still parsing it; any other mismatch is a bug. */
export function onRecoverableError(error: unknown): void {
  if (!window.boot?.changes.seen) reportError(error);
  noteReplaced();
  keepTyping(window.boot?.touched);
  // Load the page's forms now, which restore their text.
  markInteraction();
}

function noteReplaced(): void {
  replaced.push(...(window.boot?.changes.ignoreOwn() ?? []));
}

/**
 * Until the new form has loaded, letters go on arriving in the old one, which is out of sight (leads/form/useReplacedForm.ts removes it). A form
 * whose button was pressed stays away, because its successor is sent (boot/replay.ts).
 */
function keepTyping(field: EventTarget | null | undefined): void {
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  const form = isTyped && !field.isConnected && isReplaced(field) && field.form;
  if (!form) return;
  form.style.cssText = 'position:fixed;top:0;opacity:0;pointer-events:none';
  document.body.append(form);
  replaced.push(form);
  field.focus({ preventScroll: true });
}

/** Returns whether React has replaced HTML that contained this element. */
export function isReplaced(element: Element): boolean {
  return replaced.some((node) => node.contains(element));
}

/** Returns the elements matching `selector` that React has replaced. */
export function replacedElements<Found extends Element>(selector: string): Found[] {
  const { touched, changes } = window.boot ?? {};
  // A form whose script is already here is drawn with the new page, and asks before React reports the error.
  if (changes?.seen && touched instanceof Node && !touched.isConnected) noteReplaced();
  return replaced.flatMap((node) => (node instanceof Element ? Array.from(node.querySelectorAll<Found>(selector)) : []));
}
