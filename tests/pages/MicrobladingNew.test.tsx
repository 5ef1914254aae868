import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { watchPopupRequests } from '@/lib/popupRequests';
import MicrobladingNew from '@/pages/MicrobladingNew';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';
import { newVisit, submit, visit } from '../visit';
import { breadcrumb, headings, sectionUnder as section } from './landingPage';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

const page = visit(<MicrobladingNew />, '/microblading-in-dubai-new');

beforeEach(() => {
  newVisit();
  showToast.mockReset();
  render(page);
});

const data = (word: string) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => textContent)
    .find((text) => text.includes(word)) ?? '';

describe('what it says', () => {
  it('has one h1, then its sections in the order of the specification', () => {
    expect(headings(1)).toEqual(['Microblading in Dubai, drawn hair by hair']);
    expect(headings(2)).toEqual([
      'A few seconds of a quiet hour',
      'Six points we measure by',
      'Three prices, and no others',
      'Eight things to ask any studio',
      'What is said afterwards',
      'Before, above. After, below.',
      'Six more, for us',
      'From the same hands',
      'Tell us about your brow',
      'Where to find us',
      'Rather talk to someone?',
    ]);
  });

  it('stands below Permanent Makeup', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Permanent Makeup /permanent-makeup', 'Microblading Dubai']);
  });

  it('gives four figures in the stats band, and no other', () => {
    const band = within(screen.getByRole('region', { name: 'The studio in numbers' }));
    expect(band.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['15+', '4.9', '150+', '12–24']);
    expect(band.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'years of experience, from London to Dubai',
      'average rating',
      'reviews from clients',
      'months is how long microblading lasts',
    ]);
  });

  it('shows films that load nothing before they are asked for', () => {
    const films = within(section('A few seconds of a quiet hour'));
    expect(films.getAllByRole('button', { name: /^Play video: / })).toHaveLength(2);
    const videos = [...document.querySelectorAll('video')];
    expect(videos.map((video) => video.getAttribute('preload'))).toEqual(['none', 'none']);
    expect(videos.map((video) => video.querySelector('source')?.getAttribute('src'))).toEqual(['/video/strokes.webm', '/video/silk.webm']);
    expect(films.getByRole('button', { name: 'Previous video' })).toHaveProperty('disabled', true);
    expect(films.getByRole('button', { name: 'Next video' })).toHaveProperty('disabled', false);
  });

  it('gives exactly six reasons', () => {
    const why = within(section('Six points we measure by'));
    expect(why.getAllByRole('listitem')).toHaveLength(6);
    expect(why.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      '15+ years',
      'Measured first',
      'You say yes',
      'EU-certified pigments',
      'Licensed',
      'A private room',
    ]);
  });

  it('prints exactly three prices', () => {
    const rows = within(screen.getByRole('list', { name: 'Microblading: prices' })).getAllByRole('listitem');
    expect(rows.map((row) => [row.querySelector('h3')?.textContent, row.querySelector('p:last-child')?.textContent])).toEqual([
      ['Grand Master', 'AED 2,500'],
      ['Master', 'AED 1,800'],
      ['Touch-up (4–8 weeks)', 'AED 950'],
    ]);
  });

  it('offers the three prices as structured data', () => {
    const offers = data('"Offer"');
    expect(offers.match(/"@type":"Offer"/g)).toHaveLength(3);
    for (const price of ['"price":2500', '"price":1800', '"price":950']) expect(offers).toContain(price);
  });

  it('compares the studio with other clinics in a table whose heads name every answer', () => {
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Question',
      'Atelier Marina',
      'Other clinics',
    ]);
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Your artist',
      'Method',
      'Shape',
      'Pigments',
      'Licence',
      'Price',
      'Consultation',
      'Setting',
    ]);
    expect(table.getByRole('row', { name: 'Consultation Complimentary May be charged' })).toBeTruthy();
    const price = table.getByRole('row', { name: /^Price/ }).textContent ?? '';
    expect(price).toContain('AED\u{a0}2,500');
    expect(price).toContain('AED\u{a0}1,800');
  });

  it('lets the keyboard slide the comparison', () => {
    expect(screen.getByRole('region', { name: 'Comparison, scrolls sideways' }).tabIndex).toBe(0);
  });

  it('quotes three clients by first name and initial', () => {
    const voices = within(section('What is said afterwards'));
    expect(voices.getAllByRole('listitem')).toHaveLength(3);
    expect(voices.getAllByText(/^[A-Z][a-z]+ [A-Z]\.$/)).toHaveLength(3);
    expect(data('"Review"')).toBe('');
  });

  it('answers exactly six questions, in words and as structured data', () => {
    const faq = within(document.getElementById('faq') ?? document.body);
    expect(faq.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'What happens at the first visit?',
      'How long will it stay?',
      'What does it cost?',
      'Do I need the touch-up?',
      'What will the first days look like?',
      'I have old pigment in my brows. Can you work with it?',
    ]);
    expect(data('FAQPage').match(/"@type":"Question"/g)).toHaveLength(6);
  });

  it('shows where the studio is, with the parking', () => {
    expect(screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina')).toBeTruthy();
    expect(screen.getByText('We offer complimentary parking at Tamani Hotel')).toBeTruthy();
  });

  it('claims nothing that the studio cannot keep', () => {
    expect(document.body.textContent).not.toMatch(/guarantee|best|cheap|%|discount|!|—/i);
  });

  it('leads to no page that does not exist, and shows no picture twice', () => {
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });
});

describe('its buttons', () => {
  it('books and chats on its own WhatsApp link, in a new tab', () => {
    const chats = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https://wa.me/'));
    expect(chats.map((link) => link.textContent)).toEqual(['Book Appointment', 'Book Appointment', 'WhatsApp Us', 'Chat on WhatsApp']);
    for (const chat of chats) {
      expect(chat.getAttribute('href')).toBe('https://wa.me/message/ATELIERMICR02');
      expect(chat.getAttribute('target')).toBe('_blank');
      expect(chat.getAttribute('rel')).toContain('noopener');
    }
  });

  it('dials', () => {
    expect(screen.getByRole('link', { name: 'Call the studio' }).getAttribute('href')).toBe(studio.call);
  });

  it('opens the call-back popup', async () => {
    const listener = vi.fn<(id: string) => void>();
    const stop = watchPopupRequests(listener);
    await userEvent.click(screen.getByRole('button', { name: 'Or ask us to call you back' }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask for a call back' }));
    stop();
    expect(listener.mock.calls).toEqual([['microbladingNew'], ['microbladingNew']]);
  });
});

describe('the consultation form', () => {
  const fields = () => within(section('Tell us about your brow'));

  it('requires nothing, and begins with microblading', () => {
    expect(section('Tell us about your brow').querySelectorAll('input:required, textarea:required')).toHaveLength(0);
    for (const label of [/^Full Name/, /^Phone Number/, /^Email Address/, /^Message/]) expect(fields().getByLabelText(label)).toBeTruthy();
    expect(fields().getByRole('combobox', { name: /^Service/ }).textContent).toContain('Microblading');
  });

  it('sends the lead of this page and goes to /thank-you', async () => {
    await userEvent.type(fields().getByLabelText(/^Full Name/), 'Hessa A.');
    await userEvent.type(fields().getByLabelText(/^Phone Number/), '+971 50 123 4567');
    await userEvent.type(fields().getByLabelText(/^Message/), 'Mornings');
    await userEvent.click(fields().getByRole('button', { name: 'Book Consultation' }));
    expect(await screen.findByText('Thank you')).toBeTruthy();
    expect(JSON.stringify(submit.mock.calls)).toContain('"landingPage":"microblading-dubai-new"');
    expect(showToast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Consultation Booked!',
        text: "We'll contact you within 24 hours to confirm your appointment.",
      }),
    );
  });
});

describe('the gallery', () => {
  it('enlarges any of its six plates, and turns to the next one', async () => {
    expect(screen.getAllByRole('button', { name: /^Enlarge: / })).toHaveLength(6);
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge: Microblading, after' }));
    const dialog = await screen.findByRole('dialog', { name: 'Gallery: before and after' });
    expect(within(dialog).getByText('Microblading')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('Nano hairstrokes')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('says everything without scripts', () => {
  const html = renderToString(page);
  for (const text of [
    '2,500',
    '1,800',
    '950',
    'Often on request',
    'Do I need the touch-up?',
    'Layla R.',
    'Stroke by stroke',
    'Book Consultation',
  ]) {
    expect(html).toContain(text);
  }
});
