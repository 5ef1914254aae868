import { expect, test } from 'vitest';

import { facts } from '@/site/facts';
import { type HeadTag, headTags as tagsOf, type PageHead } from '@/site/head';
import { matchPath, type Page, pages } from '@/site/pages';

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
