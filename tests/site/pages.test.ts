import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { facts } from '@/site/facts';
import { headTags } from '@/site/head';
import { heads } from '@/site/heads';
import { barLinks, footerLinks } from '@/site/navigation';
import { matchPath, normalisePath, type Page, pageIds, pages } from '@/site/pages';

const rows = pageIds().map((id): [string, Page] => [id, pages[id]]);

describe('route table', () => {
  test('/ and /home are one page, canonical /', () => {
    expect(matchPath('/')?.id).toBe('home');
    expect(matchPath('/home')?.id).toBe('home');
    expect(pages.home.routes[0].path).toBe('/');
  });

  test('all agreed paths, and no other', () => {
    const paths = rows.flatMap(([, page]) => page.routes.map(({ path }) => path));
    expect(paths.toSorted()).toEqual(
      [
        '/',
        '/home',
        '/login',
        '/dashboard',
        '/permanent-makeup',
        '/permanent-makeup-in-dubai',
        '/home-facials',
        '/hair-makeup',
        '/contact',
        '/patient-rights',
        '/about',
        '/gallery',
        '/thank-you',
        '/coming-soon',
        '/waxing',
        '/skin-therapy',
        '/led-light-therapy-dubai',
        '/brows-lashes',
        '/beauty',
        '/brows-lashes-dubai',
        '/brows-and-lashes-dubai',
        '/skin-pen-microneedling-dubai',
        '/microblading-in-dubai',
        '/microblading-in-dubai-new',
        '/microblading-dubai',
        '/lip-blush-dubai',
      ].toSorted(),
    );
  });

  test.each([
    ['/home', '/'],
    ['/skin-therapy', '/led-light-therapy-dubai'],
    ['/brows-lashes-dubai', '/brows-and-lashes-dubai'],
    ['/microblading-dubai', '/microblading-in-dubai-new'],
  ])('%s shows the page whose canonical path is %s', (alias, canonical) => {
    expect(matchPath(alias)?.id).toBe(matchPath(canonical)?.id);
    expect(matchPath(alias)?.page.routes[0].path).toBe(canonical);
  });

  test('/brows-lashes is another page than the landing page', () => {
    expect(matchPath('/brows-lashes')?.id).not.toBe(matchPath('/brows-lashes-dubai')?.id);
  });

  test('Book Appointment: chat on the main pages, the booking modal on /home and on the pages of neither list', () => {
    for (const path of [
      '/',
      '/about',
      '/permanent-makeup',
      '/brows-lashes',
      '/skin-therapy',
      '/beauty',
      '/gallery',
      '/contact',
      '/patient-rights',
    ])
      expect(matchPath(path)?.route.booking, path).toEqual({ kind: 'chat', link: 'main' });
    for (const path of [
      '/home',
      '/thank-you',
      '/login',
      '/dashboard',
      '/waxing',
      '/home-facials',
      '/hair-makeup',
      '/coming-soon',
      '/permanent-makeup-in-dubai',
    ])
      expect(matchPath(path)?.route.booking, path).toEqual({ kind: 'modal' });
  });

  test('exactly the landing pages have the reduced bar', () => {
    const reduced = rows.flatMap(([, page]) => page.routes.filter(({ reducedBar }) => reducedBar).map(({ path }) => path));
    expect(reduced.toSorted()).toEqual(
      [
        '/permanent-makeup-in-dubai',
        '/brows-lashes-dubai',
        '/brows-and-lashes-dubai',
        '/skin-pen-microneedling-dubai',
        '/microblading-in-dubai',
        '/microblading-in-dubai-new',
        '/microblading-dubai',
        '/lip-blush-dubai',
        '/led-light-therapy-dubai',
      ].toSorted(),
    );
  });

  test('trailing slashes and letter case do not break a route', () => {
    expect(normalisePath('/Thank-You//')).toBe('/thank-you');
    expect(matchPath('/HOME/')?.id).toBe('home');
    expect(matchPath('')?.id).toBe('home');
  });

  test('unknown paths have no page', () => {
    expect(matchPath('/nowhere')).toBeUndefined();
    expect(matchPath('/constructor')).toBeUndefined();
  });

  test.each(rows)('%s: paths are lower case, without trailing slash, and used once', (_id, page) => {
    for (const { path } of page.routes) expect(normalisePath(path)).toBe(path);
    const all = rows.flatMap(([, other]) => other.routes.map((route) => route.path));
    expect(new Set(all).size).toBe(all.length);
  });

  test.each(pageIds())('%s: title of at most 60, description of at most 160 characters', (id) => {
    const head = heads[id];
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.title.length).toBeGreaterThan(5);
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  test('only /login and /dashboard are staff pages', () => {
    expect(rows.filter(([, page]) => page.kind === 'staff').map(([id]) => id)).toEqual(['login', 'dashboard']);
  });

  test('popups: home, brows landing, skin pen, alternate microblading', () => {
    expect(rows.filter(([, page]) => page.popup).map(([, page]) => page.routes[0].path)).toEqual([
      '/',
      '/brows-and-lashes-dubai',
      '/skin-pen-microneedling-dubai',
      '/microblading-in-dubai-new',
    ]);
  });
});

describe('canonical and breadcrumb addresses', () => {
  const routes = rows.flatMap(([, page]) => page.routes.map(({ path }) => ({ path, kind: page.kind, canonical: page.routes[0].path })));
  const published = routes.filter(({ kind }) => kind === 'public');
  /** A path as it stands in the route table, on the site's own host. */
  const realAddresses = published.map(({ path }) => facts.siteUrl + path);
  /** The addresses of the page's BreadcrumbList, the home page first. */
  const crumbsOf = (of: string) =>
    headTags(of).flatMap(({ text = '' }) => [...text.matchAll(/"item":"([^"]*)"/g)].map(([, address = '']) => address));

  test.each(published)('$path: canonical $canonical, and every breadcrumb, are real routes', ({ path, canonical }) => {
    const links = headTags(path).flatMap(({ attributes }) => (attributes.rel === 'canonical' ? [attributes.href] : []));
    expect(links).toEqual([facts.siteUrl + canonical]);
    expect(realAddresses).toContain(links[0]);
    expect(crumbsOf(path).filter((address) => !realAddresses.includes(address))).toEqual([]);
  });

  const landing = published.filter(({ path }) => matchPath(path)?.route.reducedBar);

  test.each(landing)('$path: breadcrumbs lead from the home page to its canonical address', ({ path, canonical }) => {
    const crumbs = crumbsOf(path);
    expect([crumbs[0], crumbs.at(-1)]).toEqual([`${facts.siteUrl}/`, facts.siteUrl + canonical]);
    expect(crumbs).toHaveLength(3);
  });
});

describe('navigation', () => {
  test('every link leads to a page that exists', () => {
    for (const link of [...barLinks.about, ...barLinks.services, ...barLinks.more, ...footerLinks.quick, ...footerLinks.services]) {
      expect(matchPath(link.path), link.path).toBeDefined();
    }
  });
});

describe('sitemap.xml', () => {
  const xml = readFileSync('public/sitemap.xml', 'utf8');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '').pathname,
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
    changefreq: /<changefreq>(.*?)<\/changefreq>/.exec(entry)?.[1],
    priority: /<priority>(.*?)<\/priority>/.exec(entry)?.[1],
  }));
  const priorities: Record<string, string> = {
    '/': '1.0',
    '/permanent-makeup': '0.9',
    '/permanent-makeup-in-dubai': '0.9',
    '/microblading-in-dubai': '0.9',
    '/lip-blush-dubai': '0.9',
    '/brows-lashes': '0.9',
    '/brows-and-lashes-dubai': '0.9',
    '/led-light-therapy-dubai': '0.8',
    '/skin-pen-microneedling-dubai': '0.8',
    '/skin-therapy': '0.8',
    '/beauty': '0.8',
    '/home-facials': '0.7',
    '/hair-makeup': '0.7',
    '/waxing': '0.7',
    '/about': '0.7',
    '/contact': '0.7',
    '/gallery': '0.6',
    '/patient-rights': '0.5',
    '/thank-you': '0.3',
  };

  test('lists exactly 19 addresses, each with its priority, last modified 2025-01-20', () => {
    expect(Object.fromEntries(entries.map(({ path, priority }) => [path, priority]))).toEqual(priorities);
    expect(entries).toHaveLength(19);
    expect(entries.find(({ path }) => path === '/patient-rights')?.changefreq).toBe('yearly');
    for (const entry of entries) {
      expect(entry.lastmod).toBe('2025-01-20');
      expect(entry.changefreq).toMatch(/^(daily|weekly|monthly|yearly)$/);
    }
  });

  test("agrees with the route table and the site's address", () => {
    for (const { path } of entries) expect(matchPath(path)?.page.kind).toBe('public');
    expect(xml).toContain(`<loc>${facts.siteUrl}/</loc>`);
  });
});

describe('robots.txt', () => {
  const groups = readFileSync('public/robots.txt', 'utf8')
    .split('\n\n')
    .filter((group) => group.startsWith('User-agent'));

  test('every group allows all and repeats the Disallow lines', () => {
    expect(groups.length).toBeGreaterThanOrEqual(4);
    for (const group of groups) {
      expect(group).toContain('Allow: /\n');
      expect([...group.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path).toSorted()).toEqual(
        ['/admin/', '/*.tmp$', '/*.temp$', '/*.bak$', '/temp/', '/cache/', '/login', '/dashboard'].toSorted(),
      );
    }
  });

  test('names all crawlers, two search crawlers, and the social and messaging crawlers', () => {
    const names = groups.map((group) => [...group.matchAll(/^User-agent: (.*)$/gm)].map(([, name]) => name));
    expect(names).toEqual([
      ['*'],
      ['Googlebot'],
      ['Bingbot'],
      ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'WhatsApp', 'TelegramBot', 'Pinterestbot'],
    ]);
  });

  test('crawl delay 1 for exactly two search crawlers', () => {
    const delayed = groups.filter((group) => group.includes('Crawl-delay: 1'));
    expect(delayed.map((group) => /User-agent: (.*)/.exec(group)?.[1])).toEqual(['Googlebot', 'Bingbot']);
  });

  test('names the sitemap', () => {
    expect(readFileSync('public/robots.txt', 'utf8')).toContain(`Sitemap: ${facts.siteUrl}/sitemap.xml`);
  });
});
