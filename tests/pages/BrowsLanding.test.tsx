import { act, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import BrowsLanding from '@/pages/BrowsLanding';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';
import { newVisit, submit, visit } from '../visit';
import { breadcrumb, headings, leafFrom, linkedData, relatedPaths, sendNameAndPhone } from './landingPage';

const page = visit(<BrowsLanding />, '/brows-and-lashes-dubai');

beforeEach(newVisit);

/** The rows of a price list as a screen reader gets them: name, note, price. */
function rows(list: string): string[] {
  return within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** The form with this button. */
function formOf(button: string): HTMLElement {
  return screen.getByRole('button', { name: button }).closest('form') ?? document.body;
}

const browsChat = 'https://wa.me/message/ATELIERBROW01';

describe('what it says', () => {
  beforeEach(() => {
    render(page);
  });

  it('has one h1 and its sections in the order of the specification', () => {
    expect(headings(1)).toEqual(['Brows and lashes in Dubai, combed into character']);
    expect(headings(2)).toEqual([
      'Where shall we begin?',
      'The list, drawn out',
      'Gallery, hung on brass',
      'Four tools, and the patience to use them',
      'Said in passing',
      'Before you lie down',
      'You may also like',
      'At Tamani Hotel, in the Marina',
      'A name, a number, and we call you',
    ]);
  });

  it('shows where it stands below its parent', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Beauty Services /beauty', 'Brows & Lashes Dubai']);
  });

  it('lists brows and lashes with the prices of the specification', () => {
    expect(screen.getByRole('heading', { level: 3, name: 'Brows & Lashes' })).toBeTruthy();
    const expected = [
      /^HD Brows .*AED 350$/,
      /^Brow Lamination .*AED 400$/,
      /^Lamination\+Tint\+Shape .*AED 490$/,
      /^Henna Brows .*AED 250$/,
      /^Tint & Shape .*Ask about Tint & Shape on WhatsApp$/,
      /^Threading\/Waxing .*AED 120$/,
      /^LVL Lash Lift .*AED 350$/,
      /^Brow and Lash Lamination Combo .*AED 690$/,
    ];
    const list = rows('Brows & Lashes: prices');
    expect(list).toHaveLength(8);
    for (const [order, row] of expected.entries()) expect(list[order]).toMatch(row);
  });

  it('lists eyelash extensions with the prices of the specification', () => {
    expect(screen.getByRole('heading', { level: 3, name: 'Eyelash Extensions' })).toBeTruthy();
    const list = rows('Eyelash Extensions: prices');
    expect(list).toHaveLength(3);
    expect(list[0]).toMatch(/^Classic Full Set .*AED 350$/);
    expect(list[1]).toMatch(/^Classic Refill .*AED 175$/);
    expect(list[2]).toMatch(/^Russian\/Volume Full Set .*AED 399$/);
  });

  it('draws each of the eleven lines, for the eye only', () => {
    const drawings = document.querySelectorAll('ul[aria-label$=": prices"] svg');
    expect(drawings).toHaveLength(11);
    for (const drawing of drawings) expect(drawing.getAttribute('aria-hidden')).toBe('true');
    expect(new Set([...drawings].map(({ innerHTML }) => innerHTML)).size).toBe(11);
  });

  it('says that lamination and lash lift last 6–8 weeks', () => {
    expect(document.body.textContent).toContain('Brow lamination and lash lift last 6–8 weeks.');
    expect(rows('Brows & Lashes: prices')[1]).toContain('Hairs set upwards, for 6–8 weeks');
    expect(rows('Brows & Lashes: prices')[6]).toContain('raised for 6–8 weeks');
  });

  it('asks, and answers, on the WhatsApp link of this page, in a new tab', () => {
    const links = [
      screen.getByRole('link', { name: 'Ask about Tint & Shape on WhatsApp' }),
      screen.getByRole('link', { name: 'WhatsApp Us' }),
      screen.getByRole('link', { name: studio.chatShown }),
    ];
    for (const link of links) {
      expect(link.getAttribute('href')).toBe(browsChat);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('gives reasons and three testimonials, by first name and initial', () => {
    for (const name of ['The pencil, first', 'The comb, often', 'The tweezer, lightly', 'The brush, last']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    }
    expect(screen.getByText('15+ years of experience')).toBeTruthy();
    expect(screen.getByText('Rated 4.9 out of 5, from 150+ reviews')).toBeTruthy();
    expect(document.querySelectorAll('blockquote')).toHaveLength(3);
    expect(screen.getAllByText(/^[A-Z][a-z]+ [A-Z]\.$/)).toHaveLength(3);
  });

  it('answers exactly three questions, and says so to search engines', () => {
    const faq = document.querySelector('#faq');
    expect(faq?.querySelectorAll('h3')).toHaveLength(3);
    expect(faq?.textContent).toContain('Both last 6–8 weeks');
    expect(linkedData().find((entry) => entry['@type'] === 'FAQPage')?.mainEntity).toHaveLength(3);
  });

  it('gives its ten prices to search engines; “Ask” is not a number', () => {
    const offers = linkedData().find((entry) => entry['@type'] === 'Service')?.offers;
    expect(offers).toHaveLength(10);
    expect(offers).toContainEqual({ '@type': 'Offer', name: 'Brow and Lash Lamination Combo', priceCurrency: 'AED', price: 690 });
    expect(JSON.stringify(offers)).not.toContain('Tint & Shape');
  });

  it('shows the map and the way to it', () => {
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'View Map' }).getAttribute('target')).toBe('_blank');
  });

  it('ends with phone and address', () => {
    const end = document.querySelector('#callback') ?? document.body;
    expect(end.textContent).toContain('Tamani Hotel');
    expect(end.textContent).toContain('Dubai Marina, Dubai');
    expect(screen.getByRole('link', { name: studio.callShown }).getAttribute('href')).toBe(studio.call);
    expect([...document.querySelectorAll('section')].at(-1)).toBe(end);
  });

  it('leads on to the menu of the studio, microblading and permanent makeup, and nowhere that does not exist', () => {
    expect(relatedPaths()).toEqual(['/brows-lashes', '/microblading-in-dubai', '/permanent-makeup']);
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });

  it('shows no picture twice, and loads one first', () => {
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
    expect(document.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
  });
});

describe('the forms', () => {
  it('asks for a name and a number, and begins with Brow Lamination', () => {
    render(page);
    const form = formOf('Book Consultation');
    expect([...form.querySelectorAll('input[required]')]).toHaveLength(2);
    expect(within(form).getByLabelText(/^Service/).textContent).toContain('Brow Lamination');
  });

  it('sends the consultation, then goes to /thank-you', async () => {
    render(page);
    await sendNameAndPhone(formOf('Book Consultation'), 'Book Consultation');
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toEqual({
      name: 'Hessa A.',
      email: '',
      whatsapp: '+971 50 123 4567',
      service: 'Brow Lamination',
      message: 'Lead from Brows & Lashes Dubai form',
      landingPage: 'brows_lashes_main',
    });
  });

  it('sends the callback with a name and a number only', async () => {
    render(page);
    await sendNameAndPhone(formOf('Request a Callback'), 'Request a Callback');
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      name: 'Hessa A.',
      whatsapp: '+971 50 123 4567',
      landingPage: 'brows_lashes_main',
    });
    expect(submit.mock.calls[0]?.[0]).not.toHaveProperty('email');
  });
});

describe('the gallery', () => {
  const plates = () =>
    within(document.querySelector<HTMLElement>('#gallery') ?? document.body).getAllByRole('button', { name: /^Enlarge / });

  it('hangs six plates and says that they are illustrations', () => {
    render(page);
    expect(plates()).toHaveLength(6);
    expect(screen.getByText('Illustrations of the technique, not results of clients.')).toBeTruthy();
  });

  it('opens the lightbox at the plate that was pressed; the arrows go round, and closing gives the focus back', async () => {
    render(page);
    const last = plates().at(-1) ?? document.body;
    expect(await leafFrom(last)).toEqual(['6 / 6', '1 / 6', '6 / 6']);
    expect(document.activeElement).toBe(last);
  });

  it('on phones: the counter follows the rail, the arrows move it', () => {
    render(page);
    const items = [...document.querySelectorAll<HTMLElement>('#gallery li')];
    const rail = items[0]?.closest('div') ?? document.body;
    const lefts = [20, 304, 506, 790, 1074, 1358];
    for (const [order, item] of items.entries()) Object.defineProperty(item, 'offsetLeft', { value: lefts[order] });
    Object.defineProperty(rail, 'clientWidth', { value: 390 });
    Object.defineProperty(rail, 'scrollWidth', { value: 1568 });
    rail.scrollTo = ((options: ScrollToOptions) => {
      rail.scrollLeft = Math.min(options.left ?? 0, 1178);
      act(() => void rail.dispatchEvent(new Event('scroll')));
    }) as typeof rail.scrollTo;
    const next = screen.getByRole('button', { name: 'Next plate' });
    const previous = screen.getByRole('button', { name: 'Previous plate' });
    const counter = () => next.closest('div')?.parentElement?.textContent;

    expect(counter()).toBe('1 of 6');
    expect(previous).toHaveProperty('disabled', true);
    act(() => next.click());
    expect(counter()).toBe('2 of 6');
    for (let turn = 0; turn < 6; turn += 1) act(() => next.click());
    expect(counter()).toBe('6 of 6');
    expect(next).toHaveProperty('disabled', true);
    act(() => previous.click());
    expect(counter()).toBe('5 of 6');
  });
});

it('is readable without scripts: prices, plates, quotes and answers are in the HTML', () => {
  const html = renderToString(page);
  for (const text of ['AED', '690', 'Enlarge', 'Huda M.', 'Request a Callback']) {
    expect(html).toContain(text);
  }
  expect(html.match(/accordion-answer/g)).toHaveLength(3);
});
