import type { ComponentProps, KeyboardEvent } from 'react';

/** The button on which Space is held down. */
let held: EventTarget | undefined;

/**
 * A button whose text is part of the page, such as a price or a question: reader views and assistants drop a <button> with its text.
 * Like a native button, it is pressed by Enter at once and by Space on release.
 */
export function ReadableButton(props: ComponentProps<'span'>) {
  return <span role="button" tabIndex={0} onKeyDown={onKeyDown} onKeyUp={onKeyUp} {...props} />;
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  // The page must not scroll, and a link that gets the focus must not receive the rest of the key press.
  event.preventDefault();
  if (event.key === 'Enter') event.currentTarget.click();
  else held = event.currentTarget;
}

function onKeyUp({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key !== ' ') return;
  if (held === currentTarget) currentTarget.click();
  held = undefined;
}
