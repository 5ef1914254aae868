import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { matchPath, normalisePath, type Page, pageIds, pages } from '@/site/pages';

const rows = pageIds().map((id): [string, Page] => [id, pages[id]]);

const whatsApp = { wide: 'WhatsApp Us', narrow: 'WhatsApp' };
const bookNow = { wide: 'Book Appointment', narrow: 'Book Now' };

/** Every path: the canonical one of its page, what Book Appointment opens, and the words of the one button where the bar is reduced. */
const agreed: readonly [path: string, canonical: string, booking: string, reducedBar?: object][] = [
  ['/', '/', 'main'],
  ['/home', '/', 'modal'],
  ['/login', '/login', 'modal'],
  ['/dashboard', '/dashboard', 'modal'],
  ['/permanent-makeup', '/permanent-makeup', 'main'],
  ['/permanent-makeup-in-dubai', '/permanent-makeup-in-dubai', 'modal', bookNow],
  ['/home-facials', '/home-facials', 'modal'],
  ['/hair-makeup', '/hair-makeup', 'modal'],
  ['/contact', '/contact', 'main'],
  ['/patient-rights', '/patient-rights', 'main'],
  ['/about', '/about', 'main'],
  ['/gallery', '/gallery', 'main'],
  ['/thank-you', '/thank-you', 'modal'],
  ['/coming-soon', '/coming-soon', 'modal'],
  ['/waxing', '/waxing', 'modal'],
  ['/skin-therapy', '/led-light-therapy-dubai', 'main'],
  ['/led-light-therapy-dubai', '/led-light-therapy-dubai', 'ledLight', whatsApp],
  ['/brows-lashes', '/brows-lashes', 'main'],
  ['/beauty', '/beauty', 'main'],
  ['/brows-lashes-dubai', '/brows-and-lashes-dubai', 'browsLanding', whatsApp],
  ['/brows-and-lashes-dubai', '/brows-and-lashes-dubai', 'browsLanding', whatsApp],
  ['/skin-pen-microneedling-dubai', '/skin-pen-microneedling-dubai', 'skinPen skinPenMobile', whatsApp],
  ['/microblading-in-dubai', '/microblading-in-dubai', 'microblading', whatsApp],
  ['/microblading-in-dubai-new', '/microblading-in-dubai-new', 'microbladingNew', bookNow],
  ['/microblading-dubai', '/microblading-in-dubai-new', 'microbladingNew', bookNow],
  ['/lip-blush-dubai', '/lip-blush-dubai', 'lipBlush', whatsApp],
];

describe('route table', () => {
  test('has the agreed paths, and no other', () => {
    const paths = rows.flatMap(([, page]) => page.routes.map(({ path }) => path));
    expect(paths.toSorted()).toEqual(agreed.map(([path]) => path).toSorted());
  });

  test.each(agreed)('%s shows the page of %s; Book Appointment leads to %s', (path, canonical, booking, reducedBar) => {
    const match = matchPath(path);
    expect(match?.page.routes[0].path).toBe(canonical);
    const action = match?.route.booking;
    expect(action?.kind === 'chat' ? [action.link, action.narrowLink].join(' ').trim() : action?.kind).toBe(booking);
    expect(match?.route.reducedBar).toEqual(reducedBar);
  });

  test('trailing slashes and letter case do not break a route; unknown paths have no page', () => {
    expect(normalisePath('/Thank-You//')).toBe('/thank-you');
    expect(['/HOME/', '', '/nowhere', '/constructor'].map((path) => matchPath(path)?.id)).toEqual(['home', 'home', undefined, undefined]);
  });

  test('only /login and /dashboard are staff pages; popups: home, brows landing, skin pen, alternate microblading', () => {
    expect(rows.filter(([, page]) => page.kind === 'staff').map(([id]) => id)).toEqual(['login', 'dashboard']);
    expect(rows.filter(([, page]) => page.popup).map(([, page]) => page.routes[0].path)).toEqual([
      '/',
      '/brows-and-lashes-dubai',
      '/skin-pen-microneedling-dubai',
      '/microblading-in-dubai-new',
    ]);
  });

  test('every landing page has a chat link of its own', () => {
    expect(new Set(Object.values(chatLinks)).size).toBe(Object.keys(chatLinks).length);
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

test('robots.txt: every group allows all and repeats the Disallow lines; two search crawlers wait a second; it names the sitemap', () => {
  const robots = readFileSync('public/robots.txt', 'utf8');
  const groups = robots.split('\n\n').filter((group) => group.startsWith('User-agent'));
  const named = (group: string, name: string) => [...group.matchAll(new RegExp(`^${name}: (.*)$`, 'gm'))].map(([, value = '']) => value);
  const disallowed = ['/admin/', '/*.tmp$', '/*.temp$', '/*.bak$', '/temp/', '/cache/', '/login', '/dashboard'];
  for (const group of groups) {
    expect(named(group, 'Allow')).toEqual(['/']);
    expect(named(group, 'Disallow').toSorted()).toEqual(disallowed.toSorted());
  }
  expect(groups.map((group) => named(group, 'User-agent').concat(named(group, 'Crawl-delay')))).toEqual([
    ['*'],
    ['Googlebot', '1'],
    ['Bingbot', '1'],
    ['facebookexternalhit', 'Twitterbot', 'LinkedInBot', 'WhatsApp', 'TelegramBot', 'Pinterestbot'],
  ]);
  expect(robots).toContain(`Sitemap: ${facts.siteUrl}/sitemap.xml`);
});
