import { isHydrated } from '../hydrated';
import { hideNotice, notice, offerReload, pressNotice } from './notice';
import { isLost } from './start';

/** Buttons pressed and forms sent before the scripts ran. */
const queue: HTMLElement[] = [];
/** Queues a button or a form until the scripts run; after that, passes it on at once. */
export let replay: (element: HTMLElement) => void = (element) => queue.push(element);

/** Returns whether React handles the element's events. */
export let isManaged = (_element: Element): boolean => false;

export const startReplay = (replayNow: (element: Element) => void): void => {
  isManaged = isHydrated;
  replay = replayNow;
  // A notice about a form is outdated: the form is sent now and shows its own result.
  if (queue.some((element) => element.dataset.lead)) hideNotice();
  for (const element of queue.splice(0)) replayNow(element);
};

/** Queues a click on a button that React does not manage yet. */
export const keepPress = (event: Event): void => {
  // Browsers that support popovers handle a popover's button themselves.
  const button = (event.target as Element).closest?.<HTMLButtonElement>(
    'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button',
  );
  if (!button || isManaged(button)) return;
  if (button.parentElement === notice()) return pressNotice(button);
  // The submit button of a valid form needs no help; for an invalid form, React shows the page's own messages.
  if (button.type === 'submit' && button.form?.matches(':valid')) return;
  event.preventDefault();
  // React may hydrate the button during this event: it would then be pressed twice.
  event.stopPropagation();
  if (isLost) offerReload(() => {});
  else replay(button);
};
