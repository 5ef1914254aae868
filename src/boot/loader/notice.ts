import { entry } from './scripts';

export const LOAD_AGAIN = 'Reload';

interface Shown {
  act?: (() => void) | undefined;
  close?: (() => void) | undefined;
  /** The element that had the focus before the notice appeared. */
  opener?: HTMLElement | null | undefined;
}
let shown: Shown = {};

/** The page's only notice (index.html). React does not manage the notice, so it works before and without React. */
export const notice = () => document.getElementById('note') ?? document.createElement('div');

export const showNotice = (message: string, label = '', act?: () => void, close?: () => void): void => {
  const [text, action] = notice().children as HTMLCollectionOf<HTMLElement>;
  // Do nothing while the page is still being parsed.
  if (!text || !action) return;
  const active = document.activeElement as HTMLElement | null;
  const opener = notice().contains(active) ? shown.opener : active;
  hideNotice();
  shown = { act, close, opener };
  text.textContent = message;
  action.textContent = label;
  action.hidden = label === '';
  notice().hidden = false;
  // Move the focus unless it is in a form or a dialog: the visitor may be typing.
  if (label !== '' && !active?.closest('input, textarea, form, [role$="dialog"]')) action.focus({ preventScroll: true });
};

export const hideNotice = (): void => {
  const { close } = shown;
  shown = {};
  notice().hidden = true;
  close?.();
};

/** Handles a click on one of the notice's buttons. */
export const pressNotice = (button: Element): void => {
  const { act, close, opener } = shown;
  shown = {};
  hideNotice();
  if (opener?.isConnected) opener.focus();
  (button === notice().children[1] ? act : close)?.();
};

export const reload = (): void => location.reload();

const isTyped = (field: HTMLInputElement & Partial<Pick<HTMLSelectElement, 'options'>>): boolean =>
  field.options
    ? [...field.options].some((option) => option.selected !== option.defaultSelected && option.value)
    : field.value !== field.defaultValue;

let wasOffered = false;

/** Reloads at most once per deployment, and never if the visitor has typed something. Otherwise offers a reload. */
export const offerReload = (close?: () => void): void => {
  try {
    if (
      ![...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].some(isTyped) &&
      sessionStorage.getItem('renewed') !== entry
    ) {
      sessionStorage.setItem('renewed', entry);
      return reload();
    }
  } catch {
    // Storage is blocked.
  }
  if (close || !wasOffered) showNotice('This page has been updated.', LOAD_AGAIN, reload, close);
  wasOffered = true;
};
