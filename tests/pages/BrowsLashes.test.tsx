import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';

import BrowsLashes from '@/pages/BrowsLashes';
import { chatLinks } from '@/site/chatLinks';
import { matchPath } from '@/site/pages';

import { Delivery } from '../Delivery';
import { studio } from '../studio';

const delivery = { prepare: () => undefined, isReady: () => true, submit: async () => true, insert: async () => true };

const page = (
  <MemoryRouter initialEntries={['/brows-lashes']}>
    <Delivery {...delivery}>
      <BrowsLashes />
    </Delivery>
  </MemoryRouter>
);

/** The rows of a price list as a screen reader gets them: name, price, note. */
function rows(list: string): string[] {
  return within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' '));
}

function pricesOf(list: string): number[] {
  return rows(list).map((row) => Number(/AED ([\d,]+)/.exec(row)?.[1]?.replace(',', '')));
}

function linkedData(): { '@type': string; [key: string]: unknown }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? ''));
}

describe('what it says', () => {
  beforeEach(() => {
    render(page);
  });

  it('has one h1 and its sections in order', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Brows & Lashes, kept in balance');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Brows',
      'Lashes',
      'Extensions, by the fan',
      'Client Stories',
      'Before you book',
      'Book your visit',
      'You may also like',
      'Where to find us',
    ]);
  });

  it('books on WhatsApp, in a new tab', () => {
    const book = screen.getByRole('link', { name: 'Book Appointment' });
    expect(book.getAttribute('href')).toBe(chatLinks.main);
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it('lists eight brow treatments from 50 to 350', () => {
    expect(rows('Brows: prices')).toHaveLength(8);
    expect(rows('Brows: prices')[0]).toContain('Brow Threading AED 50');
    expect(pricesOf('Brows: prices')).toEqual([50, 60, 90, 130, 200, 280, 320, 350]);
  });

  it('lists five lash treatments between 50 and 350', () => {
    expect(rows('Lashes: prices')).toHaveLength(5);
    expect(rows('Lashes: prices')[0]).toContain('Lash Tint AED 80');
    expect(pricesOf('Lashes: prices')).toEqual([80, 150, 280, 320, 350]);
  });

  it('lists lash extensions from 75 to 300', () => {
    expect(pricesOf('Classic extensions: prices')).toEqual([220, 120]);
    expect(pricesOf('Hybrid extensions: prices')).toEqual([260, 150]);
    expect(pricesOf('Russian Volume extensions: prices')).toEqual([300, 180]);
    expect(pricesOf('Extensions, removal: price')).toEqual([75]);
  });

  it('leads from its prices to the brows and lashes landing page', () => {
    const more = screen.getByRole('link', { name: 'Brows and lashes in Dubai' });
    expect(more.getAttribute('href')).toBe('/brows-and-lashes-dubai');
    expect(more.className).toContain('text-link inline-block py-3');
  });

  it('does not show the landing page’s prices', () => {
    for (const foreign of ['HD Brows', 'AED 400', 'AED 490', 'AED 690', 'AED 399', 'AED 175', 'AED 250']) {
      expect(document.body.textContent).not.toContain(foreign);
    }
  });

  it('says that lamination and lift last 6–8 weeks', () => {
    expect(screen.getByText('Lifted and set for 6–8 weeks')).toBeTruthy();
    expect(screen.getByText('Your own lashes, lifted for 6–8 weeks')).toBeTruthy();
  });

  it('has a carousel of four client stories with previous, next and a dot each', () => {
    const stories = within(screen.getByRole('region', { name: 'Client Stories' }));
    const slides = stories.getAllByRole('group', { name: /^\d of 4$/ });
    expect(slides).toHaveLength(4);
    for (const slide of slides) expect(slide.querySelector('blockquote')?.textContent).toMatch(/^“.+”$/);
    expect(stories.getAllByText(/^[A-Z][a-z]+ [A-Z]\.$/).map((client) => client.textContent)).toEqual([
      'Dana S.',
      'Leila B.',
      'Anya P.',
      'Reem F.',
    ]);
    expect(stories.getByText('Dubai Marina')).toBeTruthy();
    expect(stories.getByRole('button', { name: 'Previous story, Client Stories' })).toBeTruthy();
    expect(stories.getByRole('button', { name: 'Next story, Client Stories' })).toBeTruthy();
    expect(stories.getAllByRole('button', { name: /^Story \d$/ })).toHaveLength(4);
  });

  it('answers three questions, and says so to search engines', () => {
    const faq = document.querySelector('#faq');
    expect(faq?.querySelectorAll('h3')).toHaveLength(3);
    expect(faq?.textContent).toContain('How long does a lash lift last?');
    expect(faq?.textContent).toContain('A lash lift and a brow lamination both last 6–8 weeks');
    const data = linkedData().find((entry) => entry['@type'] === 'FAQPage');
    expect(data?.mainEntity).toHaveLength(3);
  });

  it('gives its 20 prices to search engines, extensions by their full names', () => {
    const offers = linkedData().find((entry) => entry['@type'] === 'Service')?.offers;
    expect(offers).toHaveLength(20);
    expect(offers).toContainEqual({
      '@type': 'Offer',
      name: 'Russian Volume Lash Extensions, Full Set',
      price: 300,
      priceCurrency: 'AED',
    });
  });

  it('has a booking form: name, e-mail and phone required, service and message optional', () => {
    for (const name of ['Full Name', 'Email Address', 'Phone Number']) {
      expect(screen.getByLabelText(name).hasAttribute('required')).toBe(true);
    }
    expect(screen.getByLabelText(/^Message/).hasAttribute('required')).toBe(false);
    expect(screen.getByText('Select a service')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book Appointment' }).getAttribute('type')).toBe('submit');
  });

  it('does not promise beside the form that a request is sent or answered', () => {
    const card = screen.getByRole('heading', { name: 'Book your visit' }).parentElement;
    expect(card?.textContent).not.toMatch(/we will|we'll|we’ll|reply|answer|receive|get back|confirm|within/i);
    expect(
      within(card ?? document.body)
        .getByRole('link', { name: 'WhatsApp' })
        .getAttribute('href'),
    ).toBe(chatLinks.main);
    expect(
      within(card ?? document.body)
        .getByRole('link', { name: studio.callShown })
        .getAttribute('href'),
    ).toBe(studio.call);
  });

  it('embeds the map and links to it in a new tab', () => {
    expect(screen.getByTitle(/^Map: /).tagName).toBe('IFRAME');
    expect(screen.getByRole('link', { name: 'View Map' }).getAttribute('target')).toBe('_blank');
    expect(screen.getByText('We offer complimentary parking at Tamani Hotel')).toBeTruthy();
  });

  it.each([
    ['Permanent Makeup', '/permanent-makeup'],
    ['Beauty Services', '/beauty'],
    ['Home Facials', '/home-facials'],
  ])('leads on to %s', (name, path) => {
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
  });

  it('links to no page that does not exist, and shows no picture twice', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('loads one picture at once, all others when they come near', () => {
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
    expect(document.querySelector('h1')?.closest('section')?.querySelector('img[loading="eager"]')).toBeTruthy();
  });
});

it('is whole without scripts: every price, story and answer is in the HTML', () => {
  const html = renderToString(page);
  for (const text of ['Lamination, Tint &amp; Shape', 'Gentle Removal', 'Dana S.', 'Reem F.', 'taken off with a gentle remover']) {
    expect(html).toContain(text);
  }
});

it('draws the same lashes on every machine: no figure is finer than a tenth', () => {
  render(page);
  const drawing = screen.getByRole('img', { name: /^Drawing: one lash line/ });
  for (const path of drawing.querySelectorAll('path')) expect(path.getAttribute('d')).not.toMatch(/\.\d{2}/);
});
