import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { facts } from '@/site/facts';
import { barLinks, footerLinks } from '@/site/navigation';
import { matchPath, normalisePath, type Page, pageIds, pages } from '@/site/pages';

const rows = pageIds().map((id): [string, Page] => [id, pages[id]]);

describe('route table', () => {
  test('/ and /home are one page, canonical /', () => {
    expect(matchPath('/')?.id).toBe('home');
    expect(matchPath('/home')?.id).toBe('home');
    expect(pages.home.routes[0].path).toBe('/');
  });

  test('Book Appointment: chat on the main pages, the booking modal on /home and on the pages of neither list', () => {
    expect(matchPath('/')?.route.booking).toEqual({ kind: 'chat', link: 'main' });
    for (const path of ['/about', '/contact']) expect(matchPath(path)?.route.booking, path).toEqual({ kind: 'chat', link: 'main' });
    for (const path of ['/home', '/thank-you', '/login', '/dashboard']) expect(matchPath(path)?.route.booking).toEqual({ kind: 'modal' });
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

  test.each(rows)('%s: title of at most 60, description of at most 160 characters', (_id, { head }) => {
    expect(head.title.length).toBeLessThanOrEqual(60);
    expect(head.title.length).toBeGreaterThan(5);
    expect(head.description.length).toBeLessThanOrEqual(160);
  });

  test('only /login and /dashboard are staff pages, and have no popup', () => {
    expect(rows.filter(([, page]) => page.kind === 'staff').map(([id]) => id)).toEqual(['login', 'dashboard']);
    expect(rows.filter(([, page]) => page.popup).map(([id]) => id)).toEqual(['home']);
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
  /** decisions.md "Routes and documents": the priorities of the pages that exist so far. */
  const priorities: Record<string, string> = {
    '/': '1.0',
    '/about': '0.7',
    '/contact': '0.7',
    '/thank-you': '0.3',
  };

  test('lists every public page once, with its priority, last modified 2025-01-20', () => {
    expect(Object.fromEntries(entries.map(({ path, priority }) => [path, priority]))).toEqual(priorities);
    expect(entries).toHaveLength(Object.keys(priorities).length);
    for (const entry of entries) {
      expect(entry.lastmod).toBe('2025-01-20');
      expect(entry.changefreq).toMatch(/^(daily|weekly|monthly|yearly)$/);
    }
  });

  test("agrees with the route table and the site's address", () => {
    for (const { path } of entries) expect(matchPath(path)?.page.kind).toBe('public');
    for (const [, page] of rows.filter(([, row]) => row.kind === 'public'))
      expect(entries.map(({ path }) => path)).toContain(page.routes[0].path);
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
      for (const path of ['/admin/', '/temp/', '/cache/', '/login', '/dashboard']) expect(group.split('\n')).toContain(`Disallow: ${path}`);
    }
  });

  test('crawl delay 1 for exactly two search crawlers', () => {
    const delayed = groups.filter((group) => group.includes('Crawl-delay: 1'));
    expect(delayed.map((group) => /User-agent: (.*)/.exec(group)?.[1])).toEqual(['Googlebot', 'Bingbot']);
  });

  test('names the sitemap', () => {
    expect(readFileSync('public/robots.txt', 'utf8')).toContain(`Sitemap: ${facts.siteUrl}/sitemap.xml`);
  });
});
