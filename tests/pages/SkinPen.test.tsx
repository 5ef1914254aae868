import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import SkinPen from '@/pages/SkinPen';
import { matchPath } from '@/site/pages';

import { insert, newVisit, submit, visit } from '../visit';
import { breadcrumb, headings, sectionUnder as section, sendNameAndPhone } from './landingPage';

const showToast = vi.hoisted(() => vi.fn<(note: { title: string; text: string; kind: string }) => void>());
vi.mock('@/ui/toast', () => ({ showToast }));

const page = visit(<SkinPen />, '/skin-pen-microneedling-dubai');

beforeEach(() => {
  newVisit();
  showToast.mockReset();
  render(page);
});

const rows = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent?.replaceAll(/\s+/g, ' '));
const formOf = (button: string): HTMLFormElement | null => screen.getByRole('button', { name: button }).closest('form');

describe('what it says', () => {
  it('has one h1, then its sections in the order of the specification', () => {
    expect(headings(1)).toEqual(['Skin-pen microneedling in Dubai, point by point']);
    expect(headings(2)).toEqual([
      'Complimentary consultation',
      'Luxury facials, all fifteen',
      'Two packages, for the longer view',
      'Four things the pen is good at',
      'Skin, seen close, from porcelain to chestnut',
      'Client Stories',
      'Before we begin',
      'Where to find us',
      'Leave a number, we will call',
      'Skin, in other ways',
    ]);
  });

  it('stands below Beauty Services', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Beauty Services /beauty', 'Skin Pen Microneedling Dubai']);
  });

  it('lists exactly fifteen facials, each group in the order of the specification', () => {
    expect(rows('Radiance')).toEqual([
      'Detox Facial AED 850',
      'Glass Skin AED 999',
      '24K Gold Facial AED 1,500',
      'Signature Facial AED 2,000',
    ]);
    expect(rows('Needling')).toEqual([
      'SkinPen Microneedling AED 1,290',
      'Bio Microneedling AED 1,200',
      'BioRePeel+SkinPen AED 1,450',
      'Face & Neck AED 1,490',
      'Face Neck Decolletage AED 1,700',
    ]);
    expect(rows('Renewal')).toEqual(['Salmon DNA Booster AED 1,800', 'Bio-Infusion AED 990', 'BioRePeel AED 950']);
    expect(rows('By concern')).toEqual(['Acne Therapy From AED 1,600', 'Pigmentation Therapy From AED 1,600', 'Acne Back AED 1,900']);
    expect(section('Luxury facials, all fifteen').querySelectorAll('ul[aria-labelledby] > li')).toHaveLength(15);
  });

  it('leads to every group of the list', () => {
    const chips = within(screen.getByRole('navigation', { name: 'Jump to a part of the list' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Radiance4', 'Needling5', 'Renewal3', 'By concern3']);
    for (const chip of chips) expect(document.querySelector(chip.getAttribute('href') ?? 'none')).toBeTruthy();
  });

  it('prints two packages as given, without savings or a badge', () => {
    const packages = section('Two packages, for the longer view');
    const items = within(packages).getAllByRole('listitem');
    expect(items).toHaveLength(2);
    const [skinPen, salmon] = items;
    expect(skinPen?.textContent).toContain('6 SkinPen sessions');
    expect(skinPen?.textContent).toContain('Pay 5, get 1 free. Value AED 7,140');
    expect(skinPen?.textContent).toContain('AED 5,950');
    expect(salmon?.textContent).toContain('4 Salmon DNA sessions');
    expect(salmon?.textContent).toContain('Regular price AED 7,200');
    expect(salmon?.textContent).toContain('AED 6,000');
    expect(packages.textContent).not.toMatch(/sav(e|ing)|best value|1,190|1,200|%/i);
  });

  it('says when the numbing cream is applied', () => {
    expect(screen.getByText('Numbing cream, 20–30 minutes before')).toBeTruthy();
    expect(document.getElementById('faq')?.textContent).toContain('Numbing cream is applied 20–30 minutes before the treatment');
  });

  it('names exactly four benefits', () => {
    const benefits = within(section('Four things the pen is good at'));
    expect(benefits.getAllByRole('listitem')).toHaveLength(4);
    expect(benefits.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'A softer surface',
      'A more even tone',
      'A comfortable hour',
      'A plan, not a promise',
    ]);
  });

  it('quotes clients by first name and initial', () => {
    expect(within(section('Client Stories')).getAllByText(/^[A-Z][a-z]+ [A-Z]\.$/)).toHaveLength(3);
  });

  it('answers exactly three questions, in words and as structured data', () => {
    const names = ['Does skin-pen microneedling hurt?', 'How many sessions will I need?', 'What should I plan for afterwards?'];
    const faq = within(document.getElementById('faq') ?? document.body);
    expect(faq.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(names);
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? '');
    const questions = data.find((text) => text.includes('FAQPage')) ?? '';
    expect(questions.match(/"@type":"Question"/g)).toHaveLength(3);
  });

  it('offers seventeen prices as structured data; "from" is a lowest price', () => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? '');
    const offers = data.find((text) => text.includes('"Offer"')) ?? '';
    expect(offers.match(/"@type":"Offer"/g)).toHaveLength(17);
    expect(offers.match(/"minPrice":1600/g)).toHaveLength(2);
    expect(offers).toContain('"name":"6 SkinPen sessions","priceCurrency":"AED","price":5950');
  });

  it('shows where the studio is, with the parking', () => {
    expect(screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina')).toBeTruthy();
    expect(screen.getByText('We offer complimentary parking at Tamani Hotel')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'View Map' }).getAttribute('target')).toBe('_blank');
  });

  it('writes to its own WhatsApp link, in a new tab', () => {
    const chats = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.startsWith('https://wa.me/'));
    expect(chats.map((link) => link.textContent)).toEqual(['Begin with a consultation', 'Begin with a consultation', 'Ask on WhatsApp']);
    for (const chat of chats) {
      expect(chat.getAttribute('href')).toBe('https://wa.me/message/ATELIERSKIN01');
      expect(chat.getAttribute('target')).toBe('_blank');
      expect(chat.getAttribute('rel')).toContain('noopener');
    }
  });

  it('leads on to LED light therapy, home facials and beauty, and to no page that does not exist', () => {
    expect(
      within(section('Skin, in other ways'))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/led-light-therapy-dubai', '/home-facials', '/beauty']);
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });
});

describe('its forms', () => {
  it('asks in the hero for a name and a phone; the e-mail is optional, the service is skin-pen at first', () => {
    const form = within(formOf('Book Consultation') ?? document.body);
    expect(form.getByLabelText('Full Name')).toHaveProperty('required', true);
    expect(form.getByLabelText('Phone Number')).toHaveProperty('required', true);
    expect(form.getByLabelText(/^Email Address/)).toHaveProperty('required', false);
    expect(form.getByRole('combobox', { name: 'Service' }).textContent).toContain('Skin Pen Microneedling');
  });

  it('asks for the callback a name and a phone only', () => {
    const fields = formOf('Request a Callback')?.querySelectorAll('input[required]');
    expect(fields).toHaveLength(2);
    expect(within(formOf('Request a Callback') ?? document.body).queryByLabelText(/^Email/)).toBeNull();
  });

  it('goes to /thank-you once the callback is in the table, and only then', async () => {
    insert.mockResolvedValueOnce(false);
    const form = within(formOf('Request a Callback') ?? document.body);
    await sendNameAndPhone(formOf('Request a Callback') ?? document.body, 'Request a Callback');
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ title: 'Error', text: 'Please try again or contact us directly.' }));
    expect(screen.queryByText('Thank you')).toBeNull();
    expect(form.getByLabelText('Full Name')).toHaveProperty('value', 'Hessa A.');
    await userEvent.click(form.getByRole('button'));
    expect(await screen.findByText('Thank you')).toBeTruthy();
    expect(insert).toHaveBeenCalledTimes(2);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('the gallery', () => {
  it('enlarges any of its seven plates, and turns to the next one', async () => {
    const plates = screen.getAllByRole('button', { name: /^Enlarge: / });
    expect(plates).toHaveLength(7);
    await userEvent.click(screen.getByRole('button', { name: /^Enlarge: Umber/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Gallery: skin, seen close' });
    expect(within(dialog).getByText('Umber')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('Chestnut')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('says everything without scripts', () => {
  const html = renderToString(page);
  for (const text of ['1,700', '5,950', '7,200', 'Does skin-pen microneedling hurt?', 'Charlotte B.', 'Request a Callback']) {
    expect(html).toContain(text);
  }
});
