import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';
import { matchPath } from '@/site/pages';

import { newVisit, submit, visit } from '../visit';
import { breadcrumb, headings, linkedData, sectionUnder as section, sendNameAndPhone, textOf as text } from './landingPage';

const page = visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai');

beforeEach(newVisit);

const itemsOf = (heading: string) => within(section(heading)).getAllByRole('listitem');

function requiredLabels(form: HTMLElement | null): string[] {
  return [...(form?.querySelectorAll<HTMLInputElement>(':required') ?? [])].map(
    (field) => field.labels?.[0]?.firstChild?.textContent ?? '',
  );
}

describe('what it says', () => {
  beforeEach(() => {
    render(page);
  });

  it('has one h1 and the sections of the specification in order', () => {
    expect(headings(1)).toEqual(['Permanent makeup in Dubai, quietly yours']);
    expect(headings(2)).toEqual([
      'Tell us what you have in mind',
      'Perfect for days that begin before the mirror',
      'Services and pricing, with nothing left open',
      'Before and after, one frame apart',
      'Why choose the Atelier',
      'Colour, set where a pencil would rest',
      'A London hand, at home in the Marina',
      'Three letters, from 150+',
      'Five we hear most weeks',
      'Read on',
      'Sit down with us before you decide',
    ]);
    expect(screen.getByText('What is Permanent Makeup')).toBeTruthy();
  });

  it('stands below the permanent makeup page', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Permanent Makeup /permanent-makeup', 'Permanent Makeup in Dubai']);
  });

  it('lists five for whom it is perfect', () => {
    const items = itemsOf('Perfect for days that begin before the mirror');
    expect(items).toHaveLength(5);
    expect(items.map((item) => text(item.querySelector('h3')))).toEqual([
      'Early mornings',
      'Sparse or uneven brows',
      'Heat, sea and sport',
      'Lips that have paled',
      'Less to take off',
    ]);
  });

  it('lists six reasons to choose the studio', () => {
    const items = itemsOf('Why choose the Atelier');
    expect(items).toHaveLength(6);
    expect(text(items[1])).toContain('15+ years');
  });

  it('tells where the founder comes from', () => {
    const about = text(section('A London hand, at home in the Marina'));
    expect(about).toMatch(/15\+ years.*Ireland.*2015.*London.*2019.*2025.*Dubai Marina/);
  });

  it('quotes three clients by first name and initial, with words for the rating', () => {
    const letters = [...section('Three letters, from 150+').querySelectorAll('figure')];
    expect(letters).toHaveLength(3);
    expect(letters.map((letter) => text(letter.querySelector('b')))).toEqual(['Mariam A.', 'Elena P.', 'Claire D.']);
    for (const letter of letters) {
      expect(text(letter)).toContain('Five stars of five');
      expect(text(letter)).not.toContain('★');
    }
  });

  it('shows the rating, and no other statistics', () => {
    expect(text(section('Tell us what you have in mind'))).toContain('4.9 from 150+ reviews');
    expect(document.body.textContent).not.toMatch(/\d%|best|!/i);
  });

  it('says that the pictures are illustrations', () => {
    expect(text(section('Services and pricing, with nothing left open'))).toContain('Plates are illustrations of the technique.');
    expect(text(section('Before and after, one frame apart'))).toContain('Illustrations of the technique, not results of clients.');
    expect(text(section('Why choose the Atelier'))).toContain('The tray, before you arrive. Illustration');
    expect(text(section('Colour, set where a pencil would rest'))).toContain('Illustrations');
  });

  it('has the anchors pricing and faq', () => {
    expect(document.querySelector('#pricing h2')?.textContent).toContain('Services and pricing');
    expect(document.querySelector('#faq h2')?.textContent).toBe('Five we hear most weeks');
  });

  it('links to no page or place that does not exist, and shows no picture twice', () => {
    const targets = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(targets.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    expect(targets.filter((href) => href.startsWith('#') && document.querySelector(href) === null)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('opens its own WhatsApp short link in a new tab from many buttons', () => {
    const chats = screen.getAllByRole('link').filter((anchor) => anchor.getAttribute('href')?.includes('wa.me'));
    expect(chats.map(text)).toEqual([
      'Chat on WhatsApp',
      'Ask about brows',
      'Ask about lips',
      'Ask about eyeliner',
      'Ask us anything',
      'Ask for her on WhatsApp',
      'Ask on WhatsApp',
      'Write to us instead',
    ]);
    for (const chat of chats) {
      expect(chat.getAttribute('href')).toBe('https://wa.me/message/ATELIERPMU001');
      expect(chat.getAttribute('target')).toBe('_blank');
      expect(chat.getAttribute('rel')).toContain('noopener');
    }
  });
});

describe('forms', () => {
  beforeEach(() => {
    Element.prototype.scrollIntoView ??= () => undefined;
    Element.prototype.hasPointerCapture ??= () => false;
    render(page);
  });

  const form = (heading: string) => section(heading).querySelector('form');

  it('asks in the hero for name and phone, and offers its services', async () => {
    const hero = form('Tell us what you have in mind');
    expect(requiredLabels(hero)).toEqual(['Full Name', 'Phone Number']);
    expect(within(hero ?? document.body).getByRole('button', { name: 'Book Consultation' })).toBeTruthy();
    within(hero ?? document.body)
      .getByRole('combobox')
      .focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('option', { name: 'Lips' });
    expect(screen.getAllByRole('option').map(text)).toEqual(['Brows', 'Lips', 'Eyeliner', 'Free Consultation']);
  });

  it('sends the hero form as the specification says', async () => {
    await sendNameAndPhone(form('Tell us what you have in mind') ?? document.body, 'Book Consultation');
    expect(submit.mock.calls[0]?.[0]).toEqual({
      name: 'Hessa A.',
      email: '',
      whatsapp: '+971 50 123 4567',
      service: '',
      message: 'Lead from Permanent Makeup Dubai hero form',
      landingPage: 'permanent-makeup-in-dubai',
    });
  });

  it('requires nothing in the final form', () => {
    const final = form('Sit down with us before you decide');
    expect(requiredLabels(final)).toEqual([]);
    for (const label of ['Full Name', 'Phone Number', 'Email Address', 'Service', 'Message']) {
      expect(within(final ?? document.body).getByLabelText(label)).toBeTruthy();
    }
  });
});

describe('questions', () => {
  beforeEach(() => {
    render(page);
  });

  const opened = () => within(section('Five we hear most weeks')).queryAllByRole('button', { expanded: true }).map(text);

  it('answers five, one open at a time, collapsible', async () => {
    const faq = within(section('Five we hear most weeks'));
    expect(faq.getAllByRole('button').map(text)).toEqual([
      'Is permanent makeup really permanent?',
      'Will it look natural?',
      'Is it uncomfortable?',
      'Grand Master or Master?',
      'What happens at the consultation?',
    ]);
    await userEvent.click(faq.getByRole('button', { name: 'Will it look natural?' }));
    expect(opened()).toEqual(['Will it look natural?']);
    await userEvent.click(faq.getByRole('button', { name: 'Is it uncomfortable?' }));
    expect(opened()).toEqual(['Is it uncomfortable?']);
    await userEvent.click(faq.getByRole('button', { name: 'Is it uncomfortable?' }));
    expect(opened()).toEqual([]);
  });

  it('gives the durations of the specification', () => {
    const answer = text(section('Five we hear most weeks'));
    expect(answer).toContain('Microblading usually keeps for 12 to 24 months, lip blush for 2 to 3 years.');
  });

  it('repeats them as structured data', () => {
    const faqPage = linkedData().find((data) => data['@type'] === 'FAQPage');
    expect(faqPage?.mainEntity).toHaveLength(5);
  });
});

it('has every row, answer and pair in the HTML before any script', () => {
  const html = renderToString(page);
  expect(html).toContain('Ombre Brows');
  expect(html).toContain('[@media(scripting:none)]:data-folded:block');
  expect(html).toContain('owe us nothing');
  expect(html).toContain('the same eye with a classic liner');
});
