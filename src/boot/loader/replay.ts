import { isHydrated } from '../hydrated';
import { hideNotice, notice, offerReload, pressNotice } from './notice';
import { isOutdated } from './start';

const queue: HTMLElement[] = [];
/** Queues a button or a form. Once the scripts run, replays it immediately instead. */
export let replay: (element: HTMLElement) => void = (element) => queue.push(element);

/** Returns whether React handles the element's events. */
export let isManaged = (_element: Element): boolean => false;

export const startReplay = (replayNow: (element: Element) => void): void => {
  isManaged = isHydrated;
  replay = replayNow;
  // Hide a notice about a queued form: the form is about to be sent and will show its own result.
  if (queue.some((element) => element.dataset.lead)) hideNotice();
  for (const element of queue.splice(0)) replayNow(element);
};

/** Queues a click on a button that React does not manage yet. */
export const keepPress = (event: Event): void => {
  // Browsers with popover support open popovers natively, so popover buttons need no replay.
  const button = (event.target as Element).closest?.<HTMLButtonElement>(
    'popover' in HTMLElement.prototype ? 'button:not([popovertarget]),[role=button]' : 'button,[role=button]',
  );
  if (!button || isManaged(button)) return;
  if (button.parentElement === notice()) return pressNotice(button);
  // The submit button of a valid form works without scripts; for an invalid form, React shows the page's own messages.
  if (button.type === 'submit' && button.form?.matches(':valid')) return;
  event.preventDefault();
  // React would handle the click as well if it hydrated the button during this event.
  event.stopPropagation();
  if (isOutdated) offerReload(() => {});
  else replay(button);
};

/** Clicks a pressed ReadableButton (ui/) whose keys React does not handle yet. */
export const keepKey = (event: KeyboardEvent): void => {
  const button = event.target as HTMLElement;
  if (!/^( |Enter)$/.test(event.key) || !button.matches?.('[role=button]') || isManaged(button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) button.click();
};
