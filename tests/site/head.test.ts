import { describe, expect, test } from 'vitest';

import { type HeadTag, headTags } from '@/site/head';

const find = (tags: HeadTag[], key: string, value: string) => tags.find(({ attributes }) => attributes[key] === value);

describe('head of the home page', () => {
  const tags = headTags('/');

  test('title, description, canonical', () => {
    expect(tags.find(({ tag }) => tag === 'title')?.text).toContain('Luxury Permanent Makeup & Skin Aesthetics');
    expect(find(tags, 'name', 'description')?.attributes.content).toContain('Dubai Marina');
    expect(find(tags, 'rel', 'canonical')?.attributes.href).toMatch(/^https:\/\/[^/]+\/$/);
  });

  test('/home has the canonical of /', () => {
    expect(find(headTags('/home'), 'rel', 'canonical')).toEqual(find(tags, 'rel', 'canonical'));
  });

  test('a share image of 1200x630 with an absolute address', () => {
    expect(find(tags, 'property', 'og:image')?.attributes.content).toMatch(/^https:\/\/.*\.jpg$/);
    expect(find(tags, 'property', 'og:image:width')?.attributes.content).toBe('1200');
    expect(find(tags, 'property', 'og:image:height')?.attributes.content).toBe('630');
  });

  test('structured data: the salon, rated 4.9 by 150, open 09:00-21:00', () => {
    const text = tags.find(({ tag }) => tag === 'script')?.text ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'BeautySalon',
      aggregateRating: { ratingValue: '4.9', reviewCount: 150 },
      openingHoursSpecification: { opens: '09:00', closes: '21:00' },
    });
    expect(text).not.toContain('"Review"');
  });
});

test('the contact page repeats the salon, with the same identity', () => {
  const json = (path: string) => headTags(path).find(({ tag }) => tag === 'script')?.text;
  expect(json('/contact')).toContain('"BeautySalon"');
  expect(json('/contact')).toBe(json('/'));
});

describe('pages that are never indexed', () => {
  test.each(['/login', '/dashboard', '/nowhere'])('%s', (path) => {
    const tags = headTags(path);
    expect(find(tags, 'name', 'robots')?.attributes.content).toBe('noindex, nofollow');
    expect(find(tags, 'rel', 'canonical')).toBeUndefined();
  });
});

describe('landing pages', () => {
  const data = (path: string, type: string) =>
    headTags(path)
      .filter(({ tag }) => tag === 'script')
      .map(({ text }): Record<string, unknown> => JSON.parse(text ?? '{}'))
      .find((node) => node['@type'] === type);

  test.each([
    ['/lip-blush-dubai', ['Home', 'Permanent Makeup', 'Lip Blush Dubai'], ['/', '/permanent-makeup', '/lip-blush-dubai']],
    ['/microblading-dubai', ['Home', 'Permanent Makeup', 'Microblading Dubai'], ['/', '/permanent-makeup', '/microblading-in-dubai-new']],
    ['/skin-therapy', ['Home', 'Beauty Services', 'LED Light Therapy Dubai'], ['/', '/beauty', '/led-light-therapy-dubai']],
    ['/waxing', ['Home', 'Beauty Services', 'Waxing'], ['/', '/beauty', '/waxing']],
  ])('%s: breadcrumbs', (path, names, paths) => {
    expect(data(path, 'BreadcrumbList')).toMatchObject({
      itemListElement: names.map((name, index) => ({
        position: index + 1,
        name,
        item: expect.stringMatching(`\\.example${paths[index]}$`),
      })),
    });
  });

  test('a Service by the studio, with the canonical address', () => {
    expect(data('/lip-blush-dubai', 'Service')).toMatchObject({
      serviceType: 'Lip blush',
      url: 'https://www.ateliermarina.example/lip-blush-dubai',
      provider: { '@id': 'https://www.ateliermarina.example/#studio' },
    });
    expect(data('/about', 'Service')).toBeUndefined();
  });

  test.each([
    ['/permanent-makeup-in-dubai', 'Permanent makeup', 'permanent-makeup', ['Home', 'Permanent Makeup', 'Permanent Makeup in Dubai']],
    ['/led-light-therapy-dubai', 'LED light therapy', 'led-light', ['Home', 'Beauty Services', 'LED Light Therapy Dubai']],
    ['/brows-and-lashes-dubai', 'Brows and lashes', 'brows-lashes', ['Home', 'Beauty Services', 'Brows & Lashes Dubai']],
    ['/skin-pen-microneedling-dubai', 'Skin-pen microneedling', 'skin-pen', ['Home', 'Beauty Services', 'Skin Pen Microneedling Dubai']],
    ['/microblading-in-dubai', 'Microblading', 'microblading', ['Home', 'Permanent Makeup', 'Microblading in Dubai']],
    ['/microblading-in-dubai-new', 'Microblading', 'microblading-dubai', ['Home', 'Permanent Makeup', 'Microblading Dubai']],
    ['/lip-blush-dubai', 'Lip blush', 'lip-blush', ['Home', 'Permanent Makeup', 'Lip Blush Dubai']],
  ])('%s: canonical, share image and service of its own', (path, serviceType, share, names) => {
    const tags = headTags(path);
    expect(find(tags, 'rel', 'canonical')?.attributes.href).toBe(`https://www.ateliermarina.example${path}`);
    expect(find(tags, 'property', 'og:image')?.attributes.content).toBe(`https://www.ateliermarina.example/share/${share}.jpg`);
    expect(data(path, 'Service')).toMatchObject({ serviceType });
    expect(data(path, 'BreadcrumbList')).toMatchObject({ itemListElement: names.map((name) => ({ name })) });
  });

  test('lip blush has keywords and a share image of its own', () => {
    const tags = headTags('/lip-blush-dubai');
    expect(find(tags, 'name', 'keywords')?.attributes.content).toContain('lip blush dubai');
    expect(find(tags, 'property', 'og:image')?.attributes.content).toBe('https://www.ateliermarina.example/share/lip-blush.jpg');
    expect(find(headTags('/about'), 'name', 'keywords')).toBeUndefined();
  });

  test('/microblading-dubai has the canonical of /microblading-in-dubai-new', () => {
    expect(find(headTags('/microblading-dubai'), 'rel', 'canonical')?.attributes.href).toMatch(/\/microblading-in-dubai-new$/);
  });
});
