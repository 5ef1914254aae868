import { type HeadTag, NOT_TRANSLATED } from '@/site/head';

/** Marks the elements of <head> that belong to the current page, also in the prerendered HTML. */
export const HEAD_MARK = 'data-head';

/** Replaces the elements of <head> that belong to the page. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const previous of document.head.querySelectorAll(`[${HEAD_MARK}], title`)) previous.remove();
  document.documentElement.removeAttribute('translate');
  for (const { tag, attributes, text } of tags) {
    if (attributes === NOT_TRANSLATED) document.documentElement.setAttribute('translate', 'no');
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, '');
    // A text node, because Trusted Types block setting textContent on a script.
    if (text !== undefined) element.appendChild(document.createTextNode(text));
    document.head.appendChild(element);
  }
}
