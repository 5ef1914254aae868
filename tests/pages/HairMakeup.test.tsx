import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import HairMakeup from '@/pages/HairMakeup';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';

const rows = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map((row) => (row.textContent ?? '').replace(/\s+/g, ' ').trim());

describe('what it says', () => {
  beforeEach(() => {
    render(<HairMakeup />);
  });

  it('has one h1, then its lists in order', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Finished, and still moving']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Styling',
      'Colour',
      'Makeup',
      'Before the hair is up',
    ]);
  });

  it('stands below Beauty Services in the breadcrumbs', () => {
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((anchor) => [anchor.textContent, anchor.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Beauty Services', '/beauty'],
    ]);
    expect(crumbs.getByText('Hair & Makeup').getAttribute('aria-current')).toBe('page');
  });

  it('prints the seven styling prices', () => {
    expect(rows('Styling prices')).toEqual([
      'Curls AED 400',
      'Updo From AED 650',
      'Blow Dry AED 350',
      'Dry Trim AED 300',
      'Blow-Dry & Trim AED 400',
      'Restyle AED 500',
      'Child Haircut under 12 AED 200',
    ]);
  });

  it('prints three depths of colour from 400, 700 and 950, and a gloss and an add-on', () => {
    const [roots, highlights, full, ...more] = rows('Colour prices');
    expect(roots).toMatch(/^RootsFrom AED 400/);
    expect(highlights).toMatch(/^HighlightsFrom AED 700/);
    expect(full).toMatch(/^Full ColourFrom AED 950/);
    expect(more).toEqual([]);
    const [gloss, addOn, ...rest] = rows('Additions to a colour');
    expect(gloss).toMatch(/^Gloss AED 300/);
    expect(addOn).toMatch(/^Add-On AED 200/);
    expect(rest).toEqual([]);
  });

  it('prints the makeup prices, the bride’s apart', () => {
    expect(screen.getByRole('heading', { level: 3, name: 'For the bride' })).toBeTruthy();
    expect(rows('Bridal makeup prices')).toEqual(['Bridal Trial AED 1,000', 'Bridal From AED 1,500']);
    const [evening, day, home, ...rest] = rows('Makeup prices');
    expect(evening).toMatch(/^Evening From AED 750/);
    expect(day).toMatch(/^Day Look AED 550/);
    expect(home).toMatch(/^Home Service AED 100/);
    expect(rest).toEqual([]);
  });

  it('books on WhatsApp with the request written, in a new tab', () => {
    const links = screen.getAllByRole('link', { name: 'Book on WhatsApp' });
    expect(links).toHaveLength(2);
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(`${studio.chat}?text=I%20want%20to%20book%20the%20service%20Hair%20%26%20Makeup`);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('has a callback that dials', () => {
    const links = screen.getAllByRole('link', { name: 'Request a Callback' });
    expect(links).toHaveLength(2);
    for (const link of links) expect(link.getAttribute('href')).toBe(studio.call);
  });

  it('leads from the hero to its three lists', () => {
    const index = within(screen.getByRole('navigation', { name: 'On this page' }));
    const targets = index.getAllByRole('link').map((anchor) => anchor.getAttribute('href'));
    expect(targets).toEqual(['#styling', '#colour', '#makeup']);
    for (const target of targets) expect(document.querySelector(`section${target}`)).not.toBeNull();
  });

  it('names four related services', () => {
    const related = screen.getByRole('heading', { level: 2, name: 'Before the hair is up' }).closest('section') ?? document.body;
    expect(
      within(related)
        .getAllByRole('link')
        .map((anchor) => anchor.getAttribute('href')),
    ).toEqual(['/beauty', '/brows-lashes', '/permanent-makeup', '/home-facials']);
  });

  it('links to no page that does not exist, and shows no picture twice', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('loads one picture first: the hair of the hero', () => {
    const first = document.querySelectorAll('img[loading="eager"]');
    expect(first).toHaveLength(1);
    expect(first[0]?.getAttribute('alt')).toBe('Illustration: brunette waves with light in their bends');
  });
});

it('gives its 17 prices as structured data, “from” as a lowest price', () => {
  const { container } = render(<HairMakeup />);
  const blocks = [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);
  expect(blocks).toHaveLength(1);
  const data: unknown = JSON.parse(blocks[0] ?? '');
  expect(data).toMatchObject({ '@type': 'Service' });
  expect(blocks[0]?.match(/"@type":"Offer"/g)).toHaveLength(17);
  expect(blocks[0]).toContain('{"@type":"Offer","name":"Bridal Trial","priceCurrency":"AED","price":1000}');
  expect(blocks[0]).toContain('"minPrice":1500');
});

it('is complete without scripts', () => {
  const html = renderToString(<HairMakeup />);
  expect(html).toContain('Child Haircut');
  expect(html).not.toContain('opacity-0');
});
