import { describe, expect, it } from 'vitest';

import { all, hrefs, main, page, text, textOf } from './site';
import { specified } from './specified';

/** Lists the selectors that do not match the agreed number of elements on a page or in one of its carousels. */
function miscounted(path: string, counts: Readonly<Record<string, number>>, where: Element | null, carousel?: string): string[] {
  const place = carousel === undefined ? path : `"${carousel}" on ${path}`;
  return Object.entries(counts).flatMap(([selector, agreed]) => {
    const found = where?.querySelectorAll(selector).length ?? 0;
    return found === agreed ? [] : [`${place} has ${found} of ${selector}; ${agreed} were agreed (tests/pages/specified.ts).`];
  });
}

describe.each(Object.entries(specified))('%s', (path, fixed) => {
  it('contains the texts agreed with the customer word for word', () => {
    const pageText = text(path);
    const headline = textOf(main(path).querySelector('h1') ?? main(path));
    expect(headline).toBe(fixed.h1 ?? headline);
    expect((fixed.says ?? []).filter((said) => !pageText.includes(said))).toEqual([]);
    const headings = new Set(all(path, 'h3').map(textOf));
    expect((fixed.named ?? []).filter((name) => !headings.has(name))).toEqual([]);
  });

  it('has the agreed number of sections, slides, cards and other elements', () => {
    const carousels = Object.entries(fixed.carousels ?? {});
    const frameOf = (name: string) => main(path).querySelector(`section[aria-label="${name}"]`);
    const errors = carousels.flatMap(([name, counts]) => miscounted(path, counts, frameOf(name), name));
    expect([...errors, ...miscounted(path, fixed.counts ?? {}, main(path))]).toEqual([]);
    for (const [selector, lengths] of Object.entries(fixed.lists ?? {})) {
      const found = all(path, 'section').map((section) => section.querySelectorAll(selector).length);
      expect(found, `no section of ${path} has ${lengths.join(', or ')} "${selector}"`).toEqual(expect.arrayContaining([...lengths]));
    }
  });

  it('has the agreed anchors in order, forms and breadcrumb', () => {
    const ids = all(path, 'section[id]').map(({ id }) => id);
    expect(ids.filter((id) => fixed.anchors?.includes(id))).toEqual(fixed.anchors ?? []);
    const forms = [...page(path).querySelectorAll<HTMLElement>('form[data-lead]')].map(({ dataset }) => dataset['lead']);
    expect(forms).toEqual(fixed.forms ?? []);
    const breadcrumbs = all(path, 'nav[aria-label="Breadcrumb"]').map((nav) =>
      [...nav.querySelectorAll('a, [aria-current]')].map((crumb) => `${textOf(crumb)} ${crumb.getAttribute('href') ?? ''}`.trim()),
    );
    // Above the headline, and on phones above the footer.
    expect(breadcrumbs).toEqual(fixed.breadcrumb ? [fixed.breadcrumb, fixed.breadcrumb] : []);
  });

  it('links to the agreed targets', () => {
    for (const [text, href] of Object.entries(fixed.links ?? {})) {
      const link = all(path, 'a').find((found) => textOf(found) === text);
      expect([text, link?.getAttribute('href')]).toEqual([text, href]);
    }
    if (fixed.chat === undefined) return;
    const chats = hrefs(path).filter((href) => href.includes('wa.me'));
    expect(chats.length).toBeGreaterThan(0);
    expect(new Set(chats)).toEqual(new Set([fixed.chat]));
  });
});
