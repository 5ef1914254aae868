import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import LedLight from '@/pages/LedLight';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';
import { newVisit, visit } from '../visit';
import { breadcrumb, headings, linkedData, sectionUnder as sectionOf } from './landingPage';

const page = (path = '/led-light-therapy-dubai') => visit(<LedLight />, path);

const itemsOf = (list: HTMLElement) => [...list.children].map((item) => item.textContent ?? '');

beforeEach(newVisit);

describe('what it says', () => {
  beforeEach(() => {
    render(page());
  });

  it('has one h1, then its sections in order', () => {
    expect(headings(1)).toEqual(['LED light therapy, in three quiet colours']);
    expect(headings(2)).toEqual([
      'Each light ends where its work begins',
      'Six reasons to lie perfectly still',
      'Once, or as a habit',
      'Nothing to endure, and nothing to rush',
      'What light does, and what we do not claim',
      'Three steps, one of them lying down',
      'Said on the way out',
      'Asked before the lamp comes on',
      'Choose a time, and close your eyes',
      'Beside the light',
    ]);
    for (const name of ['Perfect for', 'Benefits', 'About LED light therapy', 'How it works', 'Reviews']) {
      expect(screen.getByText(name)).toBeTruthy();
    }
  });

  it('stands under Beauty Services', () => {
    expect(breadcrumb()).toEqual(['Home /', 'Beauty Services /beauty', 'LED Light Therapy Dubai']);
  });

  it('shows three light types: blue, red, near-infrared', () => {
    const section = within(sectionOf('Each light ends where its work begins'));
    expect(section.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Blue', 'Red', 'Near-infrared']);
    expect(screen.getAllByRole('img', { name: /profile with closed eyes/ }).map((image) => image.closest('li')?.textContent)).toEqual([
      'Blue',
      'Red',
      'Near-infrared',
    ]);
  });

  it('lists exactly six reasons, each with a note and its lights as words', () => {
    const section = sectionOf('Six reasons to lie perfectly still');
    const list = section.querySelector<HTMLElement>('ul') ?? section;
    expect(list.children).toHaveLength(6);
    expect([...list.children].map((item) => [...item.querySelectorAll('li')].map((light) => light.textContent))).toEqual([
      ['Blue'],
      ['Red'],
      ['Red', 'Near-infrared'],
      ['Red'],
      ['Red', 'Near-infrared'],
      ['Red'],
    ]);
    expect([...list.querySelectorAll('h3')].map((name) => name.textContent)).toEqual([
      'Breakouts',
      'Dullness',
      'Fine lines',
      'Redness',
      'After a facial',
      'Sensitive skin',
    ]);
  });

  it('offers exactly four options under #services: 250 single, 1,350 for 6, 2,700 for 12, 200 add-on', () => {
    const list = screen.getByRole('list', { name: 'Sessions and packages with prices' });
    expect(list.closest('section')?.id).toBe('services');
    const options = itemsOf(list);
    expect(options).toHaveLength(4);
    expect(options[0]).toMatch(/^Single sessionAED 250/);
    expect(options[1]).toMatch(/^Course of 6AED 1,350/);
    expect(options[2]).toMatch(/^Course of 12AED 2,700/);
    expect(options[3]).toMatch(/^Add-onAED 200/);
    for (const name of ['Single session', 'Course of 6', 'Course of 12', 'Add-on']) {
      expect(within(list).getByRole('button', { name: `Book: ${name}` })).toBeTruthy();
    }
  });

  it('computes no savings, and promises nothing', () => {
    expect(document.body.textContent).not.toMatch(/best value|popular|\bsav(e|ings?)\b|discount|per session|% off|\b225\b|\b150 off/i);
    expect(document.body.textContent).not.toMatch(/\b(cures?|heals?|treats?|guarantee\w*|clinically|medical-grade|proven)\b/i);
    expect(document.body.textContent).not.toContain('!');
    expect(screen.getByText(/A cosmetic treatment\./)).toBeTruthy();
  });

  it('explains itself in three steps', () => {
    const steps = sectionOf('Three steps, one of them lying down').querySelector('ol') ?? document.body;
    expect(steps.children).toHaveLength(3);
    expect([...steps.querySelectorAll('h3')].map((step) => step.textContent)).toEqual([
      'We read your skin',
      'You lie under the light',
      'You go on with your day',
    ]);
  });

  it('quotes three guests by first name and initial, and gives the rating in words', () => {
    const section = sectionOf('Said on the way out');
    expect(section.querySelectorAll('blockquote')).toHaveLength(3);
    expect([...section.querySelectorAll('figcaption b')].map((client) => client.textContent)).toEqual(['Rania H.', 'Sofia L.', 'Deepa N.']);
    expect(section.textContent).toContain('4.9 out of 5, from 150+ reviews');
    expect(
      within(section)
        .getAllByText('4.9')
        .map(({ ariaHidden, className }) => ariaHidden ?? className),
    ).toEqual(['true', 'sr-only']);
  });

  it('answers exactly five questions, one open at a time, collapsible', async () => {
    const section = document.querySelector<HTMLElement>('#faq') ?? document.body;
    const buttons = within(section).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual([
      'What does it feel like?',
      'Which light is for me?',
      'How many sessions should I book?',
      'Is there anyone who should not have it?',
      'Can it be combined with another treatment?',
    ]);
    const open = () => buttons.map((button) => button.getAttribute('aria-expanded') === 'true');
    expect(open()).toEqual([false, false, false, false, false]);
    await userEvent.click(buttons[0] ?? section);
    await userEvent.click(buttons[3] ?? section);
    expect(open()).toEqual([false, false, false, true, false]);
    await userEvent.click(buttons[3] ?? section);
    expect(open()).toEqual([false, false, false, false, false]);
  });

  it('closes with a book button, a call-now button and WhatsApp', () => {
    const closing = within(sectionOf('Choose a time, and close your eyes'));
    expect(closing.getByRole('button', { name: 'Book a session' })).toBeTruthy();
    expect(closing.getByRole('link', { name: 'Call Now' }).getAttribute('href')).toBe(studio.call);
    expect(closing.getByRole('link', { name: 'WhatsApp Us' })).toBeTruthy();
  });

  it('opens its own WhatsApp short link in a new tab', () => {
    const links = screen.getAllByRole('link', { name: /WhatsApp/ });
    expect(links).toHaveLength(3);
    for (const link of links) {
      expect(link.getAttribute('href')).toBe('https://wa.me/message/ATELIERLED001');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('reads on to related pages, links to no page that does not exist, and shows no picture twice', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/')).toSorted()).toEqual([
      '/',
      '/beauty',
      '/beauty',
      '/home-facials',
      '/skin-pen-microneedling-dubai',
    ]);
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('states its four prices and five questions as data', () => {
    const service = linkedData().find((each) => each['@type'] === 'Service');
    expect(service?.offers).toMatchObject([
      { name: 'Single session', price: 250 },
      { name: 'Course of 6', price: 1350 },
      { name: 'Course of 12', price: 2700 },
      { name: 'Add-on', price: 200 },
    ]);
    expect(linkedData().find((each) => each['@type'] === 'FAQPage')?.mainEntity).toHaveLength(5);
  });
});

it('is the same page at /skin-therapy', () => {
  expect(matchPath('/skin-therapy')?.id).toBe('ledLight');
  render(page('/skin-therapy'));
  expect(headings(1)).toEqual(['LED light therapy, in three quiet colours']);
});

it('has every option, answer and review in the HTML before any script', () => {
  const html = renderToString(page());
  for (const text of ['1,350', '2,700', 'Tell us about any medication', 'slower than I came', 'Travels deepest']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('role="dialog"');
});
