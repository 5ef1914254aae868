import { isHydrated } from '../hydrated';
import { hideNotice, notice, offerReload, pressNotice } from './notice';
import { isLost } from './start';

/** Buttons pressed and forms sent before the scripts ran. */
const queue: HTMLElement[] = [];
/** Queues a button or a form until the scripts run; after that, replays it at once. */
export let replay: (element: HTMLElement) => void = (element) => queue.push(element);

/** Returns whether React handles the element's events. */
export let isManaged = (_element: Element): boolean => false;

export const startReplay = (replayNow: (element: Element) => void): void => {
  isManaged = isHydrated;
  replay = replayNow;
  // A notice about a form is now out of date: the form is about to be sent and will show its own result.
  if (queue.some((element) => element.dataset.lead)) hideNotice();
  for (const element of queue.splice(0)) replayNow(element);
};

/** Queues a click on a button that React does not manage yet. */
export const keepPress = (event: Event): void => {
  // Browsers with popover support open popovers natively, so their buttons need no replay.
  const button = (event.target as Element).closest?.<HTMLButtonElement>(
    'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button',
  );
  if (!button || isManaged(button)) return;
  if (button.parentElement === notice()) return pressNotice(button);
  // The submit button of a valid form works without scripts; for an invalid form, React shows the page's own messages.
  if (button.type === 'submit' && button.form?.matches(':valid')) return;
  event.preventDefault();
  // If React hydrated the button during this event, it would handle the click as well.
  event.stopPropagation();
  if (isLost) offerReload(() => {});
  else replay(button);
};
