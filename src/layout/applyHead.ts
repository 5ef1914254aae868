import type { HeadTag } from '@/site/head';

/** Marks the elements of <head> that belong to the page shown, in the server's HTML and here. */
export const HEAD_MARK = 'data-head';

/** Replaces the page's part of <head>. */
export function applyHead(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}], title`)) old.remove();
  for (const { tag, attributes, text } of tags) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.setAttribute(HEAD_MARK, '');
    // A text node, not textContent: Trusted Types refuse script text otherwise.
    if (text !== undefined) element.appendChild(document.createTextNode(text));
    document.head.appendChild(element);
  }
}
