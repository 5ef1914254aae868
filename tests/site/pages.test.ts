import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { chatAbout } from '@/site/links';
import { matchPath, normalisePath, type Page, pageIds, pages } from '@/site/pages';

const rows = pageIds().map((id): [string, Page] => [id, pages[id]]);

const whatsApp = { wide: 'WhatsApp Us', narrow: 'WhatsApp' };
const bookNow = { wide: 'Book Appointment', narrow: 'Book Now' };

/**
 * Every agreed path with the canonical path of its page, its sitemap priority (empty if not listed), what Book Appointment opens, and any
 * reduced header. A page added later needs no row, unless something is agreed about it or the sitemap must not list it.
 */
const agreed: readonly [path: string, canonical: string, sitemap: string, booking: string, landingButton?: object][] = [
  ['/', '/', '1.0', 'main'],
  ['/home', '/', '', 'modal'],
  ['/login', '/login', '', 'modal'],
  ['/dashboard', '/dashboard', '', 'modal'],
  ['/permanent-makeup', '/permanent-makeup', '0.9', 'main'],
  ['/permanent-makeup-in-dubai', '/permanent-makeup-in-dubai', '0.9', 'modal', bookNow],
  ['/home-facials', '/home-facials', '0.7', 'modal'],
  ['/hair-makeup', '/hair-makeup', '0.7', 'modal'],
  ['/contact', '/contact', '0.7', 'main'],
  ['/patient-rights', '/patient-rights', '0.5', 'main'],
  ['/about', '/about', '0.7', 'main'],
  ['/gallery', '/gallery', '0.6', 'main'],
  ['/thank-you', '/thank-you', '0.3', 'modal'],
  ['/coming-soon', '/coming-soon', '', 'modal'],
  ['/waxing', '/waxing', '0.7', 'modal'],
  ['/skin-therapy', '/led-light-therapy-dubai', '0.8', 'main'],
  ['/led-light-therapy-dubai', '/led-light-therapy-dubai', '0.8', 'ledLight', whatsApp],
  ['/brows-lashes', '/brows-lashes', '0.9', 'main'],
  ['/beauty', '/beauty', '0.8', 'main'],
  ['/brows-lashes-dubai', '/brows-and-lashes-dubai', '', 'browsLanding', whatsApp],
  ['/brows-and-lashes-dubai', '/brows-and-lashes-dubai', '0.9', 'browsLanding', whatsApp],
  ['/skin-pen-microneedling-dubai', '/skin-pen-microneedling-dubai', '0.8', 'skinPen skinPenMobile', whatsApp],
  ['/microblading-in-dubai', '/microblading-in-dubai', '0.9', 'microblading', whatsApp],
  ['/microblading-in-dubai-new', '/microblading-in-dubai-new', '', 'microbladingNew', bookNow],
  ['/microblading-dubai', '/microblading-in-dubai-new', '', 'microbladingNew', bookNow],
  ['/lip-blush-dubai', '/lip-blush-dubai', '0.9', 'lipBlush', whatsApp],
];

describe('route table', () => {
  test('the pages agreed with the customer have exactly the agreed paths', () => {
    const canonical = new Set<string>(agreed.map(([, path]) => path));
    const paths = rows.flatMap(([, { routes }]) => (canonical.has(routes[0].path) ? routes.map(({ path }) => path) : []));
    expect(paths.toSorted()).toEqual(agreed.map(([path]) => path).toSorted());
  });

  test.each(agreed)('%s shows the page of %s (sitemap priority: %s) and books by %s', (path, canonical, _priority, booking, button) => {
    const { page, route } = matchPath(path) ?? {};
    const chat = route?.booking && [route.booking.link, route.booking.narrowLink].join(' ').trim();
    expect([page?.routes[0].path, chat ?? 'modal', route?.landingButton]).toEqual([canonical, booking, button]);
  });

  test('every page has a component of the same name, and every component is a page', () => {
    const components = readdirSync('src/pages').filter((file) => file.endsWith('.tsx'));
    const named = rows.filter(([, { staff }]) => !staff).map(([id]) => `${id.charAt(0).toUpperCase()}${id.slice(1)}.tsx`);
    expect(components.toSorted()).toEqual([...named, 'NotFound.tsx'].toSorted());
  });

  test('every path is unique and normalised: trailing slashes and letter case do not break a route; unknown paths have no page', () => {
    const paths = rows.flatMap(([, { routes }]) => routes.map(({ path }) => path));
    expect([...new Set(paths.map(normalisePath))]).toEqual(paths);
    expect(normalisePath('/Thank-You//')).toBe('/thank-you');
    expect(['/HOME/', '', '/nowhere', '/constructor'].map((path) => matchPath(path)?.id)).toEqual(['home', 'home', undefined, undefined]);
  });

  test('only /login and /dashboard are staff pages; only home, brows landing, skin pen and alternate microblading have popups', () => {
    expect(rows.filter(([, page]) => page.staff).map(([id]) => id)).toEqual(['login', 'dashboard']);
    expect(rows.filter(([, page]) => page.popup).map(([id]) => id)).toEqual(['home', 'browsLanding', 'skinPen', 'microbladingNew']);
  });

  test('every landing page has its own chat link; a chat that asks for a service names it', () => {
    expect(new Set(Object.values(chatLinks)).size).toBe(Object.keys(chatLinks).length);
    expect(new URL(chatAbout('Brows & Lashes')).searchParams.get('text')).toBe('I want to book the service Brows & Lashes');
  });
});

describe('sitemap.xml', () => {
  const xml = readFileSync('public/sitemap.xml', 'utf8');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
    const [loc = '', lastmod, changefreq, priority] = ['loc', 'lastmod', 'changefreq', 'priority'].map(
      (tag) => RegExp(`<${tag}>(.*?)</${tag}>`).exec(entry)?.[1],
    );
    return { loc, path: loc.replace(facts.siteUrl, ''), lastmod, changefreq, priority };
  });
  const agreedPaths = new Set(agreed.map(([path]) => path));

  test('lists the 19 agreed addresses with their priorities and the date 2025-01-20, but no other agreed path', () => {
    const listed = agreed.flatMap(([path, , priority]) => (priority === '' ? [] : [`${path} ${priority} 2025-01-20`]));
    expect(listed).toHaveLength(19);
    const found = entries.filter(({ path }) => agreedPaths.has(path));
    expect(found.map(({ path, priority, lastmod }) => `${path} ${priority} ${lastmod}`).toSorted()).toEqual(listed.toSorted());
    expect(found.find(({ path }) => path === '/patient-rights')?.changefreq).toBe('yearly');
  });

  test('lists every page added later once, at its canonical path, and nothing else', () => {
    const added = rows.flatMap(([, { staff, routes }]) => (staff || agreedPaths.has(routes[0].path) ? [] : [routes[0].path]));
    const found = entries.filter(({ path }) => !agreedPaths.has(path));
    expect(found.map(({ path }) => path).toSorted()).toEqual(added.toSorted());
    for (const { loc, lastmod, changefreq, priority } of entries)
      expect(`${loc} ${lastmod} ${changefreq} ${priority}`).toMatch(
        RegExp(`^${facts.siteUrl}/\\S* \\d{4}-\\d\\d-\\d\\d (daily|weekly|monthly|yearly) (0\\.\\d|1\\.0)$`),
      );
  });
});

test('robots.txt names the sitemap; every group allows / and repeats the Disallow lines; two search crawlers wait a second', () => {
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
