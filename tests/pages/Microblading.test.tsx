import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import Microblading from '@/pages/Microblading';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';
import { newVisit, visit } from '../visit';
import { breadcrumb, headings, leafFrom, linkedData, relatedPaths } from './landingPage';

const page = visit(<Microblading />, '/microblading-in-dubai');

beforeEach(newVisit);

const chat = 'https://wa.me/message/ATELIERMICR01';

function section(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`section#${id}`) ?? document.body;
}

describe('what it says', () => {
  beforeEach(() => {
    render(page);
  });

  it('has one h1 and its sections in the order of the specification', () => {
    expect(headings(1)).toEqual(['Microblading in Dubai, a study in single strokes']);
    expect(headings(2)).toEqual([
      'One stroke, seen from close by',
      'Pricing, in three lines',
      'What a single line can do',
      'Three people, some strokes later',
      'From the same sketchbook',
      'Asked before the first line',
      'You may also like',
      'A blank page, for your brow',
      'Or leave a number, and an artist calls',
    ]);
    expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual([
      'about',
      'pricing',
      'benefits',
      'testimonials',
      'gallery',
      'faq',
      'consultation',
      'callback',
    ]);
  });

  it('shows where it stands below its parent', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Permanent Makeup /permanent-makeup', 'Microblading in Dubai']);
  });

  it('shows one brow in four studies', () => {
    const hero = screen.getByRole('heading', { level: 1 }).closest('section') ?? document.body;
    const studies = within(hero.querySelector<HTMLElement>('ol:not(nav ol)') ?? document.body);
    expect(studies.getAllByRole('listitem').map((item) => item.textContent?.replace(/\s+/g, ' ').slice(0, 6))).toEqual([
      'Fig. 1',
      'Fig. 2',
      'Fig. 3',
      'Fig. 4',
    ]);
    expect(studies.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      'Illustration: a brow measured with brass lines on paper',
      'Illustration: the first ink strokes of a brow on paper',
      'Illustration: a brow half drawn in ink on paper',
      'Illustration: a brow drawn whole in ink on paper',
    ]);
    expect(hero.textContent).toContain('complete. Illustrations');
  });

  it('gives the three prices of the specification, each beside its name', () => {
    const rows = within(within(section('pricing')).getByRole('list', { name: 'Microblading: prices' }))
      .getAllByRole('listitem')
      .map((row) => (row.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatch(/^Grand Master .*AED 2,500$/);
    expect(rows[1]).toMatch(/^Master .*AED 1,800$/);
    expect(rows[2]).toMatch(/^Touch-up At 4–8 weeks.*AED 950$/);
  });

  it('gives the same three prices to search engines', () => {
    expect(linkedData().find((entry) => entry['@type'] === 'Service')?.offers).toEqual([
      { '@type': 'Offer', name: 'Grand Master', priceCurrency: 'AED', price: 2500 },
      { '@type': 'Offer', name: 'Master', priceCurrency: 'AED', price: 1800 },
      { '@type': 'Offer', name: 'Touch-up', priceCurrency: 'AED', price: 950 },
    ]);
  });

  it('says that microblading lasts 12–24 months, and no other span', () => {
    for (const id of ['about', 'pricing', 'benefits', 'faq']) expect(section(id).textContent).toContain('12–24 months');
    expect(
      (document.body.textContent ?? '').match(/\d+–\d+ (months|weeks)/g)?.filter((span) => !['12–24 months', '4–8 weeks'].includes(span)),
    ).toEqual([]);
  });

  it('names benefits', () => {
    const names = within(section('benefits')).getAllByRole('heading', { level: 3 });
    expect(names.map((heading) => heading.textContent)).toEqual([
      'It follows your own hair.',
      'It is measured, not guessed.',
      'It gives back the morning.',
      'It keeps, then lets go.',
      'It can be very little.',
      'It leaves you room.',
    ]);
  });

  it('quotes three clients by first name and initial, their stars in words', () => {
    const voices = within(section('testimonials'));
    expect(section('testimonials').querySelectorAll('blockquote')).toHaveLength(3);
    expect(voices.getAllByText(/^[A-Z][a-z]+ [A-Z]\.$/)).toHaveLength(3);
    expect(voices.getAllByText('Five stars of five')).toHaveLength(3);
    expect(section('testimonials').textContent).toContain('4.9 of 5, from 150+ reviews');
  });

  it('answers exactly six questions, and says so to search engines', () => {
    expect(within(section('faq')).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(section('faq').textContent).toContain('The touch-up costs AED 950');
    expect(section('faq').textContent).toContain('with a Grand Master AED 2,500');
    expect(linkedData().find((entry) => entry['@type'] === 'FAQPage')?.mainEntity).toHaveLength(6);
  });

  it('opens one question at a time, and closes it again', async () => {
    const first = screen.getByRole('button', { name: 'How long does microblading last?' });
    const second = screen.getByRole('button', { name: 'What is the touch-up for?' });
    await userEvent.click(first);
    expect(first.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(second);
    expect(first.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(second);
    expect(second.getAttribute('aria-expanded')).toBe('false');
  });

  it('answers on the WhatsApp link of this page, in a new tab', () => {
    for (const name of ['WhatsApp Us', studio.chatShown]) {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('href')).toBe(chat);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
    expect(screen.getByRole('link', { name: studio.callShown }).getAttribute('href')).toBe(studio.call);
  });

  it('leads from the prices to the consultation form of the page', () => {
    const book = screen.getByRole('link', { name: 'Book a Consultation' });
    expect(book.getAttribute('href')).toBe('#consultation');
    expect(section('consultation').querySelectorAll('form')).toHaveLength(1);
  });

  it('leads on to permanent makeup, brows and lashes and the gallery, and nowhere that does not exist', () => {
    expect(relatedPaths()).toEqual(['/permanent-makeup', '/brows-and-lashes-dubai', '/gallery']);
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });

  it('loads one picture first; only the finished brow of the hero stands twice, once for the eye alone', () => {
    expect(document.querySelectorAll('img[fetchpriority="high"]')).toHaveLength(1);
    const images = [...document.querySelectorAll('img')];
    const sources = images.map((image) => image.getAttribute('src'));
    expect(sources.length - new Set(sources).size).toBe(1);
    expect(images[0]?.getAttribute('alt')).toBe('');
    expect(images[0]?.getAttribute('sizes')).toBe(images.filter((image) => image.src === images[0]?.src)[1]?.getAttribute('sizes'));
  });
});

describe('the gallery', () => {
  const plates = () => within(section('gallery')).getAllByRole('button', { name: /^Enlarge / });

  it('hangs six plates, the first two before and after, and says that they are illustrations', () => {
    render(page);
    expect(plates()).toHaveLength(6);
    expect(plates()[0]?.textContent).toContain('Before');
    expect(plates()[1]?.textContent).toContain('After');
    expect(screen.getByText('Illustrations of the technique, not results of clients.')).toBeTruthy();
  });

  it('opens the lightbox at the plate that was pressed; the arrows go round, and closing gives the focus back', async () => {
    render(page);
    const last = plates().at(-1) ?? document.body;
    expect(await leafFrom(last)).toEqual(['6 / 6', '1 / 6', '6 / 6']);
    expect(document.activeElement).toBe(last);
  });
});

it('is whole without scripts: prices, plates, quotes, answers and forms are in the HTML', () => {
  const html = renderToString(page);
  for (const text of ['2,500', '950', 'Enlarge', 'Farah N.', 'Skin does not keep every line', 'Book Consultation', 'Request a Callback']) {
    expect(html).toContain(text);
  }
});
