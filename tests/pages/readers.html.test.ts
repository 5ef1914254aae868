import { Readability } from '@mozilla/readability';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';

import { all, page, pagePaths, textOf } from './site';
import { specifiedPrices } from './specified';

// Reader views and assistants read pages through Mozilla's Readability, which drops buttons, short lists and what it takes for navigation.

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');

/** The text of each page in reader views. */
const articles = Object.fromEntries(
  pagePaths.map((path) => {
    const { document } = new JSDOM(page(path).documentElement.outerHTML).window;
    return [path, squeezed(new Readability(document).parse()?.textContent ?? '')];
  }),
);

/** Returns which texts of a page are missing in reader views. Ignores spaces, which readers set differently. */
function missing(path: string, texts: readonly string[]): string[] {
  return texts.filter((text) => !articles[path]?.includes(squeezed(text)));
}

/** Text of a price row without what is not read: its booking button or link and its decoration. */
function withoutControls(row: Element): string {
  const copy = row.ownerDocument.importNode(row, true);
  for (const control of copy.querySelectorAll('button, a[target], [aria-hidden]')) control.remove();
  return textOf(copy);
}

describe.each(pagePaths)('reader views of %s', (path) => {
  it('have every price of its lists, with its treatment', () => {
    const rows = all(path, '[data-ask], [class*=text-price]').map((price) => price.closest('tr, li, dl > div') ?? price);
    expect(missing(path, rows.map(withoutControls))).toEqual([]);
  });

  it('have every question with its answer, and the captions of its gallery', () => {
    const texts = all(path, '.accordion-item, [role=button][aria-haspopup], figure:has(> button) > figcaption').map(textOf);
    expect(missing(path, texts)).toEqual([]);
  });
});

it.each(Object.entries(specifiedPrices))('reader views of %s have every agreed price', (path, rows) => {
  const agreed = rows.flatMap(([name, ...prices]) => [name, ...prices.map((price) => price.replace('from ', ''))]);
  expect(missing(path, agreed)).toEqual([]);
});
