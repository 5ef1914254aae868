import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import Waxing from '@/pages/Waxing';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';

const half = (name: 'Women' | 'Men') => screen.getByRole('region', { name });

/** The rows of a half in the order in which they are read: name, note, price. */
function rows(name: 'Women' | 'Men'): string[] {
  return within(half(name))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');
}

function groups(name: 'Women' | 'Men'): (string | null)[] {
  return within(half(name))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
}

describe('what it says', () => {
  beforeEach(() => {
    render(<Waxing />);
  });

  it('names Lycon, and has one h1, then its sections in order', () => {
    expect(screen.getByText('Waxing with Lycon')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Warm, brief, very smooth']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Women',
      'Men',
      'Leave it to grow, then leave it to us',
      'While you are here',
    ]);
  });

  it('stands below Beauty Services', () => {
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Beauty Services', '/beauty'],
    ]);
  });

  it('lists women’s prices from AED 50 to 250', () => {
    expect(within(half('Women')).getByText('Head to toe, AED 50 to 250')).toBeTruthy();
    expect(groups('Women')).toEqual(['Face', 'Arms & body', 'Legs', 'Intimate']);
    expect(rows('Women')).toEqual([
      'Upper lipAED 50',
      'ChinAED 50',
      'Browswax and tidyAED 80',
      'Full facebrows not includedAED 150',
      'UnderarmsAED 70',
      'Half armsAED 90',
      'Full armsAED 140',
      'StomachAED 80',
      'BackAED 150',
      'Half legsAED 120',
      'Full legsAED 200',
      'Bikini lineAED 110',
      'BrazilianAED 220',
      'HollywoodAED 250',
    ]);
  });

  it('lists men’s prices from AED 90 to 250', () => {
    expect(within(half('Men')).getByText('Head to toe, AED 90 to 250')).toBeTruthy();
    expect(groups('Men')).toEqual(['Face', 'Arms & body', 'Legs']);
    expect(rows('Men')).toEqual([
      'EarsAED 90',
      'NoseAED 90',
      'Browswax and tidyAED 90',
      'Cheeks & beard lineAED 100',
      'UnderarmsAED 100',
      'Half armsAED 120',
      'Full armsAED 170',
      'ChestAED 180',
      'StomachAED 130',
      'ShouldersAED 120',
      'BackAED 200',
      'Back & shouldersAED 250',
      'Half legsAED 160',
      'Full legsAED 250',
    ]);
  });

  it('books on WhatsApp with a prefilled request, in a new tab', () => {
    for (const [name, text] of [
      ['Book on WhatsApp', 'I%20want%20to%20book%20the%20service%20Lycon%20Waxing'],
      ['Book for Women', 'I%20want%20to%20book%20the%20service%20Lycon%20Waxing%20for%20Women'],
      ['Book for Men', 'I%20want%20to%20book%20the%20service%20Lycon%20Waxing%20for%20Men'],
    ] as const) {
      const book = screen.getByRole('link', { name });
      expect(book.getAttribute('href')).toBe(`${studio.chat}?text=${text}`);
      expect(book.getAttribute('target')).toBe('_blank');
      expect(book.getAttribute('rel')).toContain('noopener');
    }
  });

  it('says its 28 prices as structured data, women’s and men’s apart', () => {
    const script = document.querySelector('script[type="application/ld+json"]');
    const { offers } = JSON.parse(script?.textContent ?? '') as { offers: { name: string }[] };
    expect(offers).toHaveLength(28);
    expect(offers).toContainEqual({ '@type': 'Offer', name: 'Waxing, Women: Brows', price: 80, priceCurrency: 'AED' });
    expect(offers).toContainEqual({ '@type': 'Offer', name: 'Waxing, Men: Brows', price: 90, priceCurrency: 'AED' });
    expect(new Set(offers.map(({ name }) => name)).size).toBe(28);
  });

  it('ends with related pages, and links to none that does not exist', () => {
    const related = screen.getByRole('heading', { name: 'While you are here' }).closest('section') ?? document.body;
    expect(
      within(related)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/beauty', '/brows-lashes', '/home-facials']);
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });
});

it('switches between the lists by plain anchors, without scripts', () => {
  document.body.innerHTML = renderToString(<Waxing />);
  const links = within(screen.getByRole('navigation', { name: 'Price lists' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Women', '#women', 'true'],
    ['Men', '#men', 'false'],
  ]);
  expect(document.getElementById('women')).toBe(half('Women'));
  expect(document.getElementById('men')).toBe(half('Men'));
  document.body.innerHTML = '';
});
