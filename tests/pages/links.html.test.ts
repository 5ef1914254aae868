import { expect, it } from 'vitest';

import { matchPath, type PageId } from '@/site/pages';

import { page, publicPaths } from './site';

/** Reached only after a form, or announced elsewhere before its launch. */
const UNLINKED = new Set<PageId>(['thankYou', 'comingSoon']);

/** Whether phones show a link: it is outside the header, whose menu is closed, and the footer lists only its first four services. */
function isShownOnPhones(link: Element): boolean {
  if (link.closest('header, template, .max-md\\:hidden')) return false;
  return !link.closest('footer [class*="nth-[n+5]:hidden"] > :nth-child(n + 5)');
}

it('links every public page from at least two others, on phones too', () => {
  const linkingPages = new Map<PageId, Set<PageId>>();
  for (const path of publicPaths) {
    const from = matchPath(path)?.id;
    if (from === undefined) continue;
    linkingPages.set(from, linkingPages.get(from) ?? new Set());
    for (const link of page(path).querySelectorAll('a[href^="/"]')) {
      const to = matchPath(new URL(link.getAttribute('href') ?? '', 'https://studio.example').pathname)?.id;
      if (to === undefined || to === from || !isShownOnPhones(link)) continue;
      linkingPages.set(to, (linkingPages.get(to) ?? new Set()).add(from));
    }
  }
  const tooFew = [...linkingPages].filter(([id, from]) => !UNLINKED.has(id) && from.size < 2);
  expect(tooFew).toEqual([]);
});
