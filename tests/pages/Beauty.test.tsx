import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import Beauty from '@/pages/Beauty';
import { matchPath } from '@/site/pages';

import { installMedia, installScreen, moveNear } from '../screenDouble';

/** What the rows of a named list say, a note after its price. */
function rows(name: string): string[] {
  return within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent ?? '');
}

function structured(type: string): Record<string, unknown> | undefined {
  return [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>)
    .find((data) => data['@type'] === type);
}

describe('what it says', () => {
  beforeEach(() => {
    render(<Beauty />);
  });

  it('has one h1, then its sections in order', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Beauty, down to the fingertips']);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'The nail menu',
      'Waxing',
      'Client Stories',
      'Good to know',
      'From the same hands',
      'Where to find us',
    ]);
  });

  it('opens the main WhatsApp short link in a new tab from Book Appointment', () => {
    const book = screen.getByRole('link', { name: 'Book Appointment' });
    expect(book.getAttribute('href')).toBe('https://wa.me/message/ATELIERMAIN01');
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it('leads from the hero to the waxing lists', () => {
    expect(screen.getByRole('link', { name: 'Waxing list' }).getAttribute('href')).toBe('#waxing');
    expect(within(document.getElementById('waxing') ?? document.body).getByRole('heading', { name: 'Waxing' })).toBeTruthy();
  });

  it('shows twelve named lacquers', () => {
    expect(rows('Colour card of twelve lacquers, a drawing')).toHaveLength(12);
    expect(screen.getByText('Garnet')).toBeTruthy();
  });

  it('has a nail menu in four categories, from AED 50 to 400', () => {
    expect(rows('Hands')).toEqual([
      'Express ManicureAED 80Shape, cuticle, polish',
      'Classic ManicureAED 120With hand massage',
      'Gel ManicureAED 170Dry by the time you stand up',
      'Spa ManicureAED 190Scrub, mask, warm towel',
    ]);
    expect(rows('Feet')).toEqual([
      'Express PedicureAED 100Shape, cuticle, polish',
      'Classic PedicureAED 150With foot massage',
      'Gel PedicureAED 200Shoes on as soon as it is done',
      'Spa PedicureAED 230Scrub, mask, warm towel',
    ]);
    expect(rows('Extensions')).toEqual([
      'Gel OverlayAED 250Strength on your own length',
      'Soft Gel ExtensionsAED 350Natural almond or square',
      'Sculpted ExtensionsAED 400Built by hand on forms',
      'RefillAED 250At about three weeks',
    ]);
    expect(rows('Care & art')).toEqual([
      'Polish ChangeAED 50Hands or feet',
      'Gel RemovalAED 60Soaked, never scraped',
      'French or ChromeAED 70Added to any set',
      'Nail Art, full setAED 150Drawn with you',
    ]);
  });

  it('lists waxing for women, from AED 50 to 250', () => {
    expect(rows('Women')).toEqual([
      'Upper lipAED 50',
      'ChinAED 50',
      'Full faceAED 150',
      'UnderarmsAED 60',
      'Half armsAED 90',
      'Full armsAED 130',
      'Half legsAED 120',
      'Full legsAED 200',
      'Bikini lineAED 110',
      'BrazilianAED 220',
      'HollywoodAED 250',
    ]);
  });

  it('lists waxing for men, from AED 90 to 250', () => {
    expect(rows('Men')).toEqual([
      'Ears & noseAED 90',
      'Neck lineAED 90',
      'UnderarmsAED 100',
      'Half armsAED 120',
      'Full armsAED 160',
      'ShouldersAED 120',
      'ChestAED 170',
      'StomachAED 130',
      'Full backAED 220',
      'Half legsAED 150',
      'Full legsAED 250',
    ]);
  });

  it('links to the waxing page beside the lists', () => {
    expect(screen.getByRole('link', { name: 'The full waxing page' }).getAttribute('href')).toBe('/waxing');
  });

  it('asks three questions, also as structured data', () => {
    const questions = ['How long should hair be before waxing?', 'Do you take off gel from another salon?', 'Is waxing offered for men?'];
    expect(
      within(document.getElementById('faq') ?? document.body)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(questions);
    const data = structured('FAQPage')?.['mainEntity'] as { name: string }[];
    expect(data.map(({ name }) => name)).toEqual(questions);
  });

  it('says its 38 prices as structured data, women’s and men’s apart', () => {
    const offers = structured('Service')?.['offers'] as { name: string; price: number; priceCurrency: string }[];
    expect(offers).toHaveLength(38);
    expect(offers).toContainEqual({ '@type': 'Offer', name: 'Sculpted Extensions', price: 400, priceCurrency: 'AED' });
    expect(offers).toContainEqual({ '@type': 'Offer', name: 'Waxing, Women: Underarms', price: 60, priceCurrency: 'AED' });
    expect(offers).toContainEqual({ '@type': 'Offer', name: 'Waxing, Men: Underarms', price: 100, priceCurrency: 'AED' });
    expect(new Set(offers.map(({ name }) => name)).size).toBe(38);
  });

  it('shows the map, the parking, and a link to the map', () => {
    expect(screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina').getAttribute('src')).toContain('google.com/maps');
    expect(screen.getByText('By appointment only.')).toBeDefined();
    expect(screen.getByText('We offer complimentary parking at Tamani Hotel')).toBeDefined();
    const map = screen.getByRole('link', { name: 'View Map' });
    expect(map.getAttribute('href')).toContain('google.com/maps');
    expect(map.getAttribute('target')).toBe('_blank');
  });

  it('ends with four related pages, and links to none that does not exist', () => {
    for (const [name, path] of [
      ['Waxing', '/waxing'],
      ['Home Facials', '/home-facials'],
      ['Hair & Makeup', '/hair-makeup'],
      ['Brows & Lashes', '/brows-lashes'],
    ] as const) {
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    }
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });
});

describe('the stories', () => {
  const dot = (position: number) => screen.getByRole('button', { name: `Story ${position}` });
  const current = () => [1, 2, 3].filter((position) => dot(position).getAttribute('aria-current') === 'true');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    installScreen();
    installMedia();
    vi.stubGlobal('ResizeObserver', undefined);
    // Swiper takes what has no width for the last slide.
    const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
    render(<Beauty />);
    await moveNear(screen.getByRole('group', { name: 'Slides' }));
    return () => {
      vi.useRealTimers();
      width.mockRestore();
    };
  });

  it('are three, chosen by previous, next and a dot each', () => {
    expect(screen.getAllByRole('button', { name: /^Story \d$/ })).toHaveLength(3);
    expect(current()).toEqual([1]);
    press('Next story, Client Stories');
    expect(current()).toEqual([2]);
    press('Previous story, Client Stories');
    expect(current()).toEqual([1]);
    press('Story 3');
    expect(current()).toEqual([3]);
  });

  it('wrap around', () => {
    press('Previous story, Client Stories');
    expect(current()).toEqual([3]);
    press('Next story, Client Stories');
    expect(current()).toEqual([1]);
  });

  it('do not move by themselves', () => {
    press('Next story, Client Stories');
    act(() => {
      vi.advanceTimersByTime(120_000);
    });
    expect(current()).toEqual([2]);
  });

  it('are all in the HTML before any script', () => {
    const html = renderToString(<Beauty />);
    for (const client of ['Lina R.', 'Priya M.', 'Oscar T.']) expect(html).toContain(client);
  });
});
