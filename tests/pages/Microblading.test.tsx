import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import Microblading from '@/pages/Microblading';
import { matchPath } from '@/site/pages';

import { preloadIslands } from '../islands';
import { studio } from '../studio';

const submit = vi.fn<LeadDelivery['submit']>();
const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast, prepareToasts: () => undefined }));

const page = (
  <LeadDeliveryProvider value={{ prepare: () => undefined, submit, insert: async () => true }}>
    <MemoryRouter initialEntries={['/microblading-in-dubai']}>
      <Routes>
        <Route path="/thank-you" element={<h1>Thank you</h1>} />
        <Route path="*" element={<Microblading />} />
      </Routes>
    </MemoryRouter>
  </LeadDeliveryProvider>
);

beforeAll(preloadIslands);

beforeEach(() => {
  sessionStorage.clear();
  submit.mockReset().mockResolvedValue(true);
  showToast.mockReset();
});

const chat = 'https://wa.me/message/ATELIERMICR01';

function section(id: string): HTMLElement {
  return document.querySelector<HTMLElement>(`section#${id}`) ?? document.body;
}

/** The form of the hero, which is the first of the page. */
function heroForm(): HTMLElement {
  return screen.getByRole('heading', { level: 1 }).closest('section')?.querySelector('form') ?? document.body;
}

function formIn(id: string): HTMLElement {
  return section(id).querySelector('form') ?? document.body;
}

function required(form: HTMLElement): string[] {
  return [...form.querySelectorAll<HTMLInputElement>('input[required], textarea[required]')].map(({ name }) => name);
}

function linkedData(): { '@type': string; [key: string]: unknown }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? ''));
}

describe('what it says', () => {
  beforeEach(() => {
    render(page);
  });

  it('has one h1 and its sections in the order of the specification', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent?.replace('\u{a0}', ' ')).toBe(
      'Microblading in Dubai, a study in single strokes',
    );
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
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
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
    expect(crumbs.getByRole('link', { name: 'Permanent Makeup' }).getAttribute('href')).toBe('/permanent-makeup');
    expect(crumbs.getByText('Microblading in Dubai').getAttribute('aria-current')).toBe('page');
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
    expect(section('consultation').contains(formIn('consultation'))).toBe(true);
  });

  it('leads on to permanent makeup, brows and lashes and the gallery, and nowhere that does not exist', () => {
    const related = within(screen.getByRole('heading', { level: 2, name: 'You may also like' }).closest('section') ?? document.body);
    expect(related.getAllByRole('link').map((anchor) => anchor.getAttribute('href'))).toEqual([
      '/permanent-makeup',
      '/brows-and-lashes-dubai',
      '/gallery',
    ]);
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

describe('the forms', () => {
  it('are three: hero, final consultation, short', () => {
    render(page);
    expect(document.querySelectorAll('form')).toHaveLength(3);
    expect(heroForm()).not.toBe(formIn('consultation'));
    expect(formIn('callback')).not.toBe(formIn('consultation'));
  });

  it('require a name and a number in the hero and in the short one, and nothing in the final one', () => {
    render(page);
    expect(required(heroForm())).toEqual(['name', 'phone']);
    expect(required(formIn('callback'))).toEqual(['name', 'phone']);
    expect(required(formIn('consultation'))).toEqual([]);
    expect(within(formIn('callback')).queryByLabelText(/^Service/)).toBeNull();
    expect(within(heroForm()).getByPlaceholderText(/^\+971/)).toBeTruthy();
  });

  it('begin with Microblading as the service', () => {
    render(page);
    const service = within(heroForm()).getByLabelText(/^Service/);
    expect(service.textContent).toContain('Microblading');
    expect(within(formIn('consultation')).getByLabelText(/^Service/).textContent).toContain('Microblading');
  });

  it('sends the hero form, says so, and goes to /thank-you', async () => {
    render(page);
    const form = within(heroForm());
    await userEvent.type(form.getByLabelText('Full Name'), 'Hessa A.');
    await userEvent.type(form.getByLabelText('Phone Number'), '+971 50 123 4567');
    await userEvent.click(form.getByRole('button', { name: 'Book Consultation' }));
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      name: 'Hessa A.',
      email: '',
      whatsapp: '+971 50 123 4567',
      service: 'Microblading',
      landingPage: 'microblading-dubai',
    });
    await waitFor(() =>
      expect(showToast.mock.calls[0]?.[0]).toMatchObject({
        title: 'Consultation Booked!',
        text: "We'll contact you within 24 hours to confirm your appointment.",
      }),
    );
  });

  it('sends the final form with what was typed', async () => {
    render(page);
    const form = within(formIn('consultation'));
    await userEvent.type(form.getByLabelText('Email Address'), 'hessa@example.com');
    await userEvent.type(form.getByLabelText('Message'), 'Sparse at the tail');
    await userEvent.click(form.getByRole('button', { name: 'Book Consultation' }));
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({
      email: 'hessa@example.com',
      message: 'Sparse at the tail',
      service: 'Microblading',
      landingPage: 'microblading-dubai',
    });
  });

  it('sends the short form, and goes to /thank-you even when the endpoint fails', async () => {
    submit.mockResolvedValue(false);
    render(page);
    const form = within(formIn('callback'));
    await userEvent.type(form.getByLabelText('Full Name'), 'Hessa A.');
    await userEvent.type(form.getByLabelText('Phone Number'), '+971 50 123 4567');
    await userEvent.click(form.getByRole('button', { name: 'Request a Callback' }));
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ name: 'Hessa A.', whatsapp: '+971 50 123 4567', landingPage: 'microblading-dubai' });
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
    await userEvent.click(last);
    const dialog = within(await screen.findByRole('dialog', { name: 'Gallery' }));
    expect(dialog.getByText('6 / 6')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Next picture' }));
    expect(dialog.getByText('1 / 6')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Previous picture' }));
    expect(dialog.getByText('6 / 6')).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(last);
  });
});

it('is whole without scripts: prices, plates, quotes, answers and forms are in the HTML', () => {
  const html = renderToString(page);
  for (const text of ['2,500', '950', 'Enlarge', 'Farah N.', 'Skin does not keep every line', 'Book Consultation', 'Request a Callback']) {
    expect(html).toContain(text);
  }
});
