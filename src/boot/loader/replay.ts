import { isHydrated } from '../hydrated';
import { hideNotice, notice, offerReload, pressNotice } from './notice';
import { isLost } from './start';

/** Buttons pressed and forms sent before the scripts ran. */
const queue: HTMLElement[] = [];
/** Keeps a button or a form until the scripts are there; after that hands it on at once. */
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

/** Keeps a click on a button that React does not manage yet. */
export const keepPress = (event: Event): void => {
  // The browser handles a popover's button itself, where it knows popovers.
  const button = (event.target as Element).closest?.<HTMLButtonElement>(
    'popover' in HTMLElement.prototype ? 'button:not([popovertarget])' : 'button',
  );
  if (!button || isManaged(button)) return;
  if (button.parentElement === notice()) return pressNotice(button);
  // A form's button sends it without help if the form passes its own checks; if not, React reports that in the page's words.
  if (button.type === 'submit' && button.form?.matches(':valid')) return;
  event.preventDefault();
  // React may take the button over within this very event: then it would be pressed twice.
  event.stopPropagation();
  if (isLost) offerReload(() => {});
  else replay(button);
};
