import { describe, expect, it } from 'vitest';

import { all, hrefs, linkNamed, main, page, pagePaths, text, textOf } from './site';
import { specified } from './specified';

/** The frame of a carousel or its page's main. */
function within(path: string, carousel: string | undefined): Element {
  if (carousel === undefined) return main(path);
  const frame = all(path, '[aria-label]').find((element) => element.getAttribute('aria-label') === carousel && element.matches('section'));
  if (!frame) throw new Error(`${path} has no carousel "${carousel}".`);
  return frame;
}

it('names every page of the site', () => {
  expect(pagePaths.filter((path) => specified[path] === undefined)).toEqual([]);
});

describe.each(Object.entries(specified))('%s', (path, fixed) => {
  it('says what was agreed word by word', () => {
    const words = text(path);
    const headline = textOf(main(path).querySelector('h1') ?? main(path));
    expect(headline).toBe(fixed.h1 ?? headline);
    expect((fixed.says ?? []).filter((said) => !words.includes(said))).toEqual([]);
    const headings = new Set(all(path, 'h3').map(textOf));
    expect((fixed.named ?? []).filter((name) => !headings.has(name))).toEqual([]);
  });

  it('has as many of everything as agreed', () => {
    for (const [selector, agreed, carousel] of fixed.counts ?? []) {
      const found = within(path, carousel).querySelectorAll(selector).length;
      const where = carousel === undefined ? path : `"${carousel}" on ${path}`;
      expect(found, `${where} has ${found} of ${selector}; ${agreed} were agreed (tests/pages/specified.ts).`).toBe(agreed);
    }
    for (const [selector, agreed] of fixed.lists ?? []) {
      const found = all(path, 'section').map((section) => section.querySelectorAll(selector).length);
      expect(found, `no section of ${path} has ${agreed} "${selector}"`).toContain(agreed);
    }
  });

  it('has its anchors in order, its forms, and its place in the site', () => {
    const ids = all(path, 'section[id]').map(({ id }) => id);
    expect(ids.filter((id) => fixed.anchors?.includes(id))).toEqual(fixed.anchors ?? []);
    const forms = [...page(path).querySelectorAll<HTMLElement>('form[data-lead]')].map(({ dataset }) => dataset['lead']);
    expect(forms).toEqual(fixed.forms ?? []);
    const ways = all(path, 'nav[aria-label="Breadcrumb"]').map((nav) =>
      [...nav.querySelectorAll('a, [aria-current]')].map((crumb) => `${textOf(crumb)} ${crumb.getAttribute('href') ?? ''}`.trim()),
    );
    // Above the headline, and on phones above the footer.
    expect(ways).toEqual(fixed.breadcrumb ? [fixed.breadcrumb, fixed.breadcrumb] : []);
  });

  it('leads where it was agreed', () => {
    for (const [words, href] of fixed.links ?? []) expect([words, linkNamed(path, words).getAttribute('href')]).toEqual([words, href]);
    if (fixed.chat === undefined) return;
    const chats = hrefs(path).filter((href) => href.includes('wa.me'));
    expect(chats.length).toBeGreaterThan(0);
    expect(new Set(chats)).toEqual(new Set([fixed.chat]));
  });
});
