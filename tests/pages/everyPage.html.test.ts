import { describe, expect, it } from 'vitest';

import { matchPath, type PageId } from '@/site/pages';

import { all, hrefs, main, page, publicPaths, structured, textOf } from './site';
import { list } from './specified';

/** Between the lines of a list of days, structured data has a colon and a full stop. */
const BETWEEN_WORDS = /[\s:.]+/g;
/** Pages that repeat a picture of their gallery, as a study or a tone. */
const REPEATING = new Set(['/microblading-in-dubai', '/lip-blush-dubai']);

describe.each(publicPaths)('%s', (path) => {
  it('has one main headline and skips no level below it', () => {
    const levels = all(path, 'h1, h2, h3, h4').map(({ tagName }) => Number(tagName.slice(1)));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    // The form of the hero section may precede the headline in the HTML.
    const below = levels.slice(levels.indexOf(1));
    expect(below.filter((level, index) => level > (below[index - 1] ?? 1) + 1)).toEqual([]);
  });

  it('links only to existing pages and anchors of the site', () => {
    const inside = hrefs(path).filter((href) => href.startsWith('/') && !/\.\w+$/.test(href));
    expect(inside.filter((href) => matchPath(href.split(/[?#]/)[0] ?? '') === undefined)).toEqual([]);
    const anchors = hrefs(path).filter((href) => href.startsWith('#'));
    expect(anchors.filter((href) => page(path).querySelector(href) === null)).toEqual([]);
  });

  it('opens other sites, the privacy link of forms and the link to the aftercare section in a new tab without an opener, and all other links in the same tab', () => {
    const wrong = [...page(path).querySelectorAll('a[href]')].filter((link) => {
      const href = link.getAttribute('href') ?? '';
      const leadsAway = /^https:|^\/patient-rights#(privacy|before-and-after)$/.test(href);
      const opensTab = link.getAttribute('target') === '_blank' && link.getAttribute('rel')?.includes('noopener');
      return leadsAway ? !opensTab : link.hasAttribute('target') || !/^(\/|#|tel:\+\d+$|mailto:)/.test(href);
    });
    expect(wrong.map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  it('shows no picture twice, loads at most one picture eagerly, and gives each picture an alt text', () => {
    const images = all(path, 'img');
    const sources = images.map((image) => image.getAttribute('src'));
    expect(sources.filter((source, index) => !REPEATING.has(path) && sources.indexOf(source) !== index)).toEqual([]);
    expect(images.filter((image) => image.getAttribute('loading') !== 'lazy').length).toBeLessThanOrEqual(1);
    expect(images.filter((image) => !image.hasAttribute('alt'))).toEqual([]);
    // Decoration and drawings that repeat the text beside them have an empty alt text. Pictures with a button or caption must not.
    const silent = all(path, ':is(button, [role=button], figure) img[alt=""]:not([src*="svg"])').map((image) => image.getAttribute('src'));
    expect(silent, `${path}: a picture that carries meaning has no alt text.`).toEqual([]);
  });

  it('names clients by first name and initial, and has no structured data for reviews', () => {
    // The founder is quoted too, but her quotation shows no name.
    const clients = all(path, 'figure:has(blockquote) figcaption b').map(textOf);
    expect(clients.filter((client) => !/^[A-Z]\p{L}+ [A-Z]\.$/u.test(client))).toEqual([]);
    expect(page(path).documentElement.innerHTML).not.toContain('"@type":"Review"');
  });

  it('has structured data for exactly the questions it shows', () => {
    const visible = all(path, '.accordion-item').map((item) => textOf(item));
    const repeated = structured(path, 'FAQPage').flatMap(
      ({ mainEntity }) => mainEntity as { name: string; acceptedAnswer: { text: string } }[],
    );
    expect(repeated).toHaveLength(visible.length);
    for (const [index, { name, acceptedAnswer }] of repeated.entries()) {
      const shown = (visible[index] ?? '').replaceAll(BETWEEN_WORDS, '');
      expect(shown).toContain(name.replaceAll(BETWEEN_WORDS, ''));
      expect(shown).toContain(acceptedAnswer.text.replaceAll(BETWEEN_WORDS, ''));
    }
  });

  it('shows the breadcrumb of its structured data if the page is more than one level below the home page', () => {
    const canonical = matchPath(path)?.page.routes[0].path ?? path;
    const lists = structured(path, 'BreadcrumbList', page(path).head).map(({ itemListElement }) =>
      (itemListElement as { name: string; item: string; position: number }[]).map(
        ({ name, item, position }) => `${position} ${name} ${new URL(item).pathname}`,
      ),
    );
    const shown = all(path, 'nav[aria-label="Breadcrumb"]').map((nav) =>
      [...nav.querySelectorAll('a, [aria-current]')].map(
        (crumb, place) => `${place + 1} ${textOf(crumb)} ${crumb.getAttribute('href') ?? canonical}`,
      ),
    );
    // Above the headline, and on phones above the footer.
    expect(shown).toEqual(lists.filter(({ length }) => length > 2).flatMap((crumbs) => [crumbs, crumbs]));
  });

  it('hides no content before the scripts load', () => {
    expect(main(path).innerHTML).not.toMatch(/hidden="" id="S:|data-reveal="waiting"/);
  });
});

const withTreatments = list(
  `/permanent-makeup; /permanent-makeup-in-dubai; /microblading-in-dubai; /microblading-in-dubai-new; /lip-blush-dubai; /brows-lashes;
  /skin-pen-microneedling-dubai; /led-light-therapy-dubai; /brows-and-lashes-dubai; /home-facials; /beauty`,
);

it.each(withTreatments)('%s: what to know before and after a treatment opens below the prices, with a link to the Client Guide', (path) => {
  const links = all(path, 'details.in-short').map((summary) => summary.querySelector('a')?.getAttribute('href'));
  expect(links).toEqual(['/patient-rights#before-and-after']);
});

/** Reached only after a form, or announced elsewhere before its launch. */
const UNLINKED = new Set<PageId>(['thankYou', 'comingSoon']);

/** Whether phones show a link: it is outside the header, whose menu is closed, and the footer lists only its first four services. */
function isShownOnPhones(link: Element): boolean {
  if (link.closest('header, template, .max-md\\:hidden')) return false;
  return !link.closest('footer [class*="nth-[n+5]:hidden"] > :nth-child(n + 5)');
}

it('every public page is linked from at least two others, on phones too', () => {
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
