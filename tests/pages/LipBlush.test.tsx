import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';

import LipBlush from '@/pages/LipBlush';
import { matchPath } from '@/site/pages';

import { newVisit, submit, visit } from '../visit';
import { breadcrumb, headings, linkedData, relatedPaths } from './landingPage';

beforeEach(() => {
  newVisit();
  render(visit(<LipBlush />, '/lip-blush-dubai'));
});

const byId = (id: string) => document.getElementById(id) ?? document.body;

const structured = (type: string) => linkedData().filter((data) => data['@type'] === type);

describe('what it says', () => {
  it('has one h1, then its sections in order', () => {
    expect(headings(1)).toEqual(['Lip blush in Dubai, a shade closer to you']);
    expect(headings(2)).toEqual([
      'Find your shade with us',
      'Not lipstick. Your own lips, a little more certain',
      'Four treatments, two hands',
      'What the tint changes, and where',
      'Three reasons to lie back and close your eyes',
      'Reviews from Google',
      'Eleven studies, no two alike',
      'Before you decide',
      'You may also like',
      'Come and see your colour',
      'Please note',
    ]);
  });

  it('stands below Home and Permanent Makeup', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Permanent Makeup /permanent-makeup', 'Lip Blush Dubai']);
  });

  it('opens with 15+ years, natural results and the licences', () => {
    const badges = screen.getByText('natural results').closest('ul');
    expect([...(badges?.querySelectorAll('li') ?? [])].map((item) => item.textContent)).toEqual([
      '15+ years of experience',
      ' natural results',
      'DHA licensed studio',
      'EU certified pigments',
    ]);
  });

  it('leads to prices, benefits, before and after, and questions on this page', () => {
    const anchors = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(['#pricing', '#benefits', '#gallery', '#faq']);
    for (const id of ['pricing', 'benefits', 'gallery', 'faq']) expect(document.querySelectorAll(`#${id}`)).toHaveLength(1);
  });

  it('leads on to permanent makeup, microblading and the gallery', () => {
    expect(relatedPaths()).toEqual(['/permanent-makeup', '/microblading-in-dubai', '/gallery']);
  });

  it('names five benefits, and three credentials of the studio', () => {
    expect(within(byId('benefits')).getAllByRole('heading', { level: 3 })).toHaveLength(5);
    expect(
      within(byId('studio'))
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Licensed and certified', 'International masters', 'EU-certified pigments']);
  });

  it('quotes three reviews from Google, 5 stars each in words, and marks none of them up', () => {
    const reviews = within(byId('reviews'));
    expect(reviews.getAllByRole('listitem')).toHaveLength(3);
    expect(reviews.getAllByText('Five stars of five, on Google')).toHaveLength(3);
    expect(byId('reviews').querySelector('svg')).toBeNull();
    expect(structured('Review')).toEqual([]);
  });

  it('shows eleven pairs, before and after', () => {
    const studies = within(byId('gallery')).getAllByRole('figure');
    expect(studies).toHaveLength(11);
    for (const study of studies) {
      const alts = [...study.querySelectorAll('img')].map((image) => image.alt);
      expect(alts).toHaveLength(2);
      expect(alts[0]).toContain('before');
      expect(alts[1]).toContain('after');
    }
    expect(within(byId('gallery')).getByText(/Illustrations of the technique, not results of clients\./)).toBeTruthy();
  });

  it('answers six questions, and repeats them as structured data', () => {
    expect(within(byId('faq')).getAllByRole('heading', { level: 3 })).toHaveLength(6);
    expect(structured('FAQPage')).toHaveLength(1);
    expect(structured('FAQPage')[0]?.mainEntity).toHaveLength(6);
    expect(within(byId('faq')).getByText(/Results last 2–3 years\./)).toBeTruthy();
  });

  it('ends with the compliance note and the rights of 2025', () => {
    const note = screen.getByRole('heading', { name: 'Please note' }).closest('section');
    expect(note?.textContent).toContain('licensed by the Dubai health authority');
    expect(note?.textContent).toContain('© 2025 Atelier Marina. All rights reserved.');
    expect([...document.querySelectorAll('section')].at(-1)).toBe(note);
  });

  it('opens its own WhatsApp short link in a new tab, everywhere', () => {
    const chats = screen.getAllByRole('link').filter((link) => link.getAttribute('href')?.includes('wa.me'));
    expect(chats.map((link) => link.textContent)).toEqual(['Book on WhatsApp', 'Ask on WhatsApp', 'write on WhatsApp']);
    for (const link of chats) {
      expect(link.getAttribute('href')).toBe('https://wa.me/message/ATELIERLIPS01');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('links to no page that does not exist, and loads one picture first', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    expect(document.querySelectorAll('img[loading="eager"]')).toHaveLength(1);
  });
});

describe('prices', () => {
  it('lists four treatments of a Grand Master and a Master; the touch-up has one price', () => {
    const table = within(byId('pricing')).getByRole('table', { name: /AED/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Treatment', 'Grand Master', 'Master']);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))).toEqual([
      ['AED 4,200', 'AED 3,200'],
      ['AED 4,500', 'AED 3,500'],
      ['AED 4,800', 'AED 3,800'],
      ['AED 1,000'],
    ]);
    expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual([
      'Lip Blush',
      'Dark Lip Neutralization',
      'Velvet Lips (Full Color)',
      'Touch-Up',
    ]);
    expect(rows[3]?.querySelector('td')?.colSpan).toBe(2);
    expect(rows[3]?.textContent).toContain('At 4–6 weeks');
  });

  it('gives them as structured data', () => {
    const offers = structured('Service').flatMap(({ offers: list }) => list as { price: number }[]);
    expect(offers.map(({ price }) => price)).toEqual([4200, 3200, 4500, 3500, 4800, 3800, 1000]);
  });
});

describe('the two forms', () => {
  const formIn = (index: number) => {
    const form = document.querySelectorAll('form')[index];
    if (!form) throw new Error('no form');
    return form;
  };

  async function choose(list: HTMLElement | undefined, option: string) {
    list?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: option }));
  }

  beforeEach(() => {
    Element.prototype.scrollIntoView ??= () => undefined;
    Element.prototype.hasPointerCapture ??= () => false;
  });

  it('share what is typed; only the first requires a name and a phone number', async () => {
    expect(document.querySelectorAll('form')).toHaveLength(2);
    expect(byId('consultation').contains(formIn(1))).toBe(true);
    await userEvent.type(within(formIn(0)).getByLabelText(/^Full Name/), 'Hessa A.');
    expect(within(formIn(1)).getByLabelText(/^Full Name/)).toHaveProperty('value', 'Hessa A.');
    await userEvent.type(within(formIn(1)).getByLabelText(/^Phone Number/), '+971 50 123 4567');
    expect(within(formIn(0)).getByLabelText(/^Phone Number/)).toHaveProperty('value', '+971 50 123 4567');
    expect(formIn(0).querySelectorAll(':required')).toHaveLength(2);
    expect(formIn(1).querySelectorAll(':required')).toHaveLength(0);
  });

  it('share the service too; Just Consultation is no option of the first, which shows its placeholder while the second keeps it', async () => {
    const [first, second] = [formIn(0), formIn(1)].map((form) => within(form).getByRole('combobox', { name: /^Service/ }));
    expect([first?.textContent, second?.textContent]).toEqual(['Lip Blush', 'Lip Blush']);
    await choose(second, 'Velvet Lips (Full Color)');
    expect([first?.textContent, second?.textContent]).toEqual(['Velvet Lips (Full Color)', 'Velvet Lips (Full Color)']);
    await choose(second, 'Just Consultation');
    expect([first?.textContent, second?.textContent]).toEqual(['Select a service', 'Just Consultation']);
    await userEvent.click(within(formIn(1)).getByRole('button', { name: 'Book Consultation' }));
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toMatchObject({ service: 'consultation', landingPage: 'lip-blush-dubai' });
  });

  it('send the lead of this page, and thank', async () => {
    await userEvent.type(within(formIn(0)).getByLabelText(/^Full Name/), 'Hessa A.');
    await userEvent.type(within(formIn(0)).getByLabelText(/^Phone Number/), '+971 50 123 4567');
    await userEvent.click(within(formIn(1)).getByRole('button', { name: 'Book Consultation' }));
    await screen.findByText('Thank you');
    expect(submit.mock.calls[0]?.[0]).toEqual({
      name: 'Hessa A.',
      email: '',
      whatsapp: '+971 50 123 4567',
      service: 'Lip Blush',
      message: 'Lead from Lip Blush Dubai form',
      landingPage: 'lip-blush-dubai',
    });
  });
});
