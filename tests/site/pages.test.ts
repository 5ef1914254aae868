import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { chatLinks } from '@/site/chatLinks';
import { facts } from '@/site/facts';
import { type HeadTag, headTags as tagsOf, type PageHead } from '@/site/head';
import { chatAbout } from '@/site/links';
import { matchPath, normalisePath, type Page, pageIds, pages } from '@/site/pages';

import { SAMPLE_ORIGIN } from '../../scripts/build/hostFiles.ts';

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

describe('sitemap.xml', () => {
  const xml = readFileSync('public/sitemap.xml', 'utf8');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => {
    const [loc = '', lastmod, changefreq, priority] = ['loc', 'lastmod', 'changefreq', 'priority'].map(
      (tag) => RegExp(`<${tag}>(.*?)</${tag}>`).exec(entry)?.[1],
    );
    return { loc, path: loc.replace(SAMPLE_ORIGIN, ''), lastmod, changefreq, priority };
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
        RegExp(`^${SAMPLE_ORIGIN}/\\S* \\d{4}-\\d\\d-\\d\\d (daily|weekly|monthly|yearly) (0\\.\\d|1\\.0)$`),
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
  expect(robots).toContain(`Sitemap: ${SAMPLE_ORIGIN}/sitemap.xml`);
});

const { siteUrl } = facts;
const heads = import.meta.glob<PageHead>('../../src/content/*.ts', { import: 'head', eager: true });
const headTags = (path: string) => tagsOf(path, heads[`../../src/content/${matchPath(path)?.id}.ts`] ?? { title: '', description: '' });
const find = (tags: HeadTag[], key: string, value: string) => tags.find(({ attributes }) => attributes[key] === value)?.attributes;
const contentOf = (path: string, name: string) => (find(headTags(path), 'name', name) ?? find(headTags(path), 'property', name))?.content;
const canonicalOf = (path: string) => find(headTags(path), 'rel', 'canonical')?.href;

const data = (path: string, type: string) =>
  headTags(path)
    .filter(({ tag }) => tag === 'script')
    .map(({ text }): Record<string, unknown> => JSON.parse(text ?? '{}'))
    .find((node) => node['@type'] === type);

test('the home page has a title, a description and a share image of 1200x630 with an absolute address', () => {
  expect(headTags('/').find(({ tag }) => tag === 'title')?.text).toContain('Luxury Permanent Makeup & Skin Aesthetics');
  expect(contentOf('/', 'description')).toContain('Dubai Marina');
  expect(contentOf('/', 'og:image')).toMatch(/^https:\/\/.*\.jpg$/);
  expect([contentOf('/', 'og:image:width'), contentOf('/', 'og:image:height')]).toEqual(['1200', '630']);
});

test('the home and contact pages describe the same salon, rated 4.9 by 150, open 09:00-21:00, without a review', () => {
  expect(data('/', 'BeautySalon')).toMatchObject({
    aggregateRating: { ratingValue: '4.9', reviewCount: 150 },
    openingHoursSpecification: { opens: '09:00', closes: '21:00' },
    logo: `${siteUrl}/icon-512.png`,
    geo: { '@type': 'GeoCoordinates', ...facts.geo },
  });
  expect(data('/contact', 'BeautySalon')).toEqual(data('/', 'BeautySalon'));
  const text = headTags('/').find(({ tag }) => tag === 'script')?.text;
  expect(text).not.toMatch(/<|"Review"/);
});

test.each(['/login', '/dashboard', '/nowhere'])('%s is never indexed', (path) => {
  expect([contentOf(path, 'robots'), canonicalOf(path)]).toEqual(['noindex, nofollow', undefined]);
});

test('only the staff area opts out of translation', () => {
  const untranslated = ['/login', '/dashboard', '/nowhere', '/'].filter((path) => contentOf(path, 'google') === 'notranslate');
  expect(untranslated).toEqual(['/login', '/dashboard']);
});

test.each([
  ['/permanent-makeup-in-dubai', 'Permanent makeup', 'permanent-makeup'],
  ['/led-light-therapy-dubai', 'LED light therapy', 'led-light'],
  ['/brows-and-lashes-dubai', 'Brows and lashes', 'brows-lashes'],
  ['/skin-pen-microneedling-dubai', 'SkinPen microneedling', 'skin-pen'],
  ['/microblading-in-dubai', 'Microblading', 'microblading'],
  ['/microblading-in-dubai-new', 'Microblading', 'microblading-dubai'],
  ['/lip-blush-dubai', 'Lip blush', 'lip-blush'],
])('%s has its own service by the studio and share image', (path, serviceType, share) => {
  expect(contentOf(path, 'og:image')).toBe(`${siteUrl}/share/${share}.jpg`);
  expect(data(path, 'Service')).toMatchObject({ serviceType, url: siteUrl + path, provider: { '@id': `${siteUrl}/#studio` } });
});

test('all other pages describe no service; only the lip blush page has keywords', () => {
  expect([data('/about', 'Service'), contentOf('/about', 'keywords')]).toEqual([undefined, undefined]);
  expect(contentOf('/lip-blush-dubai', 'keywords')).toContain('lip blush dubai');
});

test('every public path has the canonical address of its page', () => {
  const published = Object.values<Page>(pages).filter(({ staff }) => !staff);
  for (const { routes } of published)
    for (const { path } of routes) expect([path, canonicalOf(path)]).toEqual([path, `${siteUrl}${routes[0].path}`]);
});
