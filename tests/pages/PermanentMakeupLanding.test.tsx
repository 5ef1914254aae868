import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { type LeadDelivery, LeadDeliveryProvider } from '@/leads/LeadDelivery';
import { switchMotion } from '@/lib/motion';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';
import { matchPath } from '@/site/pages';
import { createCarouselEngine } from '@/ui/carouselEngine';

import { preloadIslands } from '../islands';
import { installMedia, moveNear } from '../screenDouble';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn<() => void>() }));

const submit = vi.fn<LeadDelivery['submit']>();
const page = (
  <LeadDeliveryProvider value={{ prepare: () => undefined, submit, insert: async () => true }}>
    <MemoryRouter initialEntries={['/permanent-makeup-in-dubai']}>
      <PermanentMakeupLanding />
    </MemoryRouter>
  </LeadDeliveryProvider>
);

beforeAll(preloadIslands);

beforeEach(() => {
  submit.mockReset().mockResolvedValue(true);
});

const text = (element: Element | null | undefined) => (element?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** The rows of a price list as a screen reader gets them: name, note, hands and prices. */
function rows(list: string): string[] {
  return within(screen.getByRole('list', { name: `${list}: prices` }))
    .getAllByRole('listitem')
    .map(text);
}

/** The section under an h2. */
function section(heading: string): HTMLElement {
  return screen.getByRole('heading', { level: 2, name: heading }).closest('section') ?? document.body;
}

const itemsOf = (heading: string) => within(section(heading)).getAllByRole('listitem');

function linkedData(): { '@type': string; [key: string]: unknown }[] {
  return [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? ''));
}

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
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Permanent makeup in Dubai, quietly yours');
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
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
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/'],
      ['Permanent Makeup', '/permanent-makeup'],
    ]);
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

describe('services and pricing', () => {
  beforeEach(() => {
    render(page);
  });

  it('has three category cards', () => {
    const headings = within(section('Services and pricing, with nothing left open')).getAllByRole('heading', { level: 3 });
    expect(headings.map(text)).toEqual(['Brows', 'Lips', 'Eyeliner']);
  });

  it('gives the landing page’s own prices, each named by its hand', () => {
    expect(rows('Brows')).toEqual([
      'MicrobladingFine strokes, set by handGrand Master AED 2,500Master AED 1,800',
      'Nano HairstrokesThe finest line we drawGrand Master AED 3,200',
      'Hybrid BrowsStrokes in front, soft shade behindGrand Master AED 3,500Master AED 2,500',
      'Ombre BrowsA powdered tone, lighter at the headGrand Master AED 2,800Master AED 1,900',
    ]);
    expect(rows('Lips')).toEqual([
      'Lip BlushA sheer, even tint with a soft borderGrand Master AED 4,200Master AED 3,200',
      'Dark Lip NeutralizationBalances the tone before colourGrand Master AED 4,500Master AED 3,500',
    ]);
    expect(rows('Eyeliner')).toEqual([
      'Lash EnhancementPigment between the lashes onlyGrand Master AED 2,500Master AED 2,000',
      'Classic/Shaded EyelinerA clean line, or a line that fadesfrom AED 3,200',
    ]);
  });

  it('repeats them as structured data, without prices that are no numbers', () => {
    const service = linkedData().find((data) => data['@type'] === 'Service');
    const offers = service?.offers as { name: string; price?: number; priceSpecification?: { minPrice: number } }[];
    expect(offers.map(({ name, price, priceSpecification }) => [name, price ?? `from ${priceSpecification?.minPrice}`])).toEqual([
      ['Microblading, Grand Master', 2500],
      ['Microblading, Master', 1800],
      ['Nano Hairstrokes, Grand Master', 3200],
      ['Hybrid Brows, Grand Master', 3500],
      ['Hybrid Brows, Master', 2500],
      ['Ombre Brows, Grand Master', 2800],
      ['Ombre Brows, Master', 1900],
      ['Lip Blush, Grand Master', 4200],
      ['Lip Blush, Master', 3200],
      ['Dark Lip Neutralization, Grand Master', 4500],
      ['Dark Lip Neutralization, Master', 3500],
      ['Lash Enhancement, Grand Master', 2500],
      ['Lash Enhancement, Master', 2000],
      ['Classic/Shaded Eyeliner', 'from 3200'],
    ]);
  });

  it('shows three brow items, and the fourth with Show More (1 more) / Show Less', async () => {
    const brows = screen.getByRole('list', { name: 'Brows: prices' });
    const folded = () => [...brows.querySelectorAll('[data-folded]')].map((row) => text(row.querySelector('b')));
    const toggle = screen.getByRole('button', { name: 'Show More (1 more)' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    expect(toggle.getAttribute('aria-controls')).toBe(brows.id);
    expect(folded()).toEqual(['Ombre Brows']);
    await userEvent.click(toggle);
    expect(toggle.textContent).toBe('Show Less');
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(folded()).toEqual([]);
    await userEvent.click(toggle);
    expect(toggle.textContent).toBe('Show More (1 more)');
    expect(folded()).toEqual(['Ombre Brows']);
  });

  it('has no toggle on cards of three items or fewer', () => {
    expect(screen.getAllByRole('button', { name: /^Show (More|Less)/ })).toHaveLength(1);
    expect(screen.getByRole('list', { name: 'Lips: prices' }).querySelector('[data-folded]')).toBeNull();
    expect(screen.getByRole('list', { name: 'Eyeliner: prices' }).querySelector('[data-folded]')).toBeNull();
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
    const hero = within(form('Tell us what you have in mind') ?? document.body);
    await userEvent.type(hero.getByLabelText('Full Name'), 'Hessa A.');
    await userEvent.type(hero.getByLabelText('Phone Number'), '+971 50 123 4567');
    await userEvent.click(hero.getByRole('button', { name: 'Book Consultation' }));
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

describe('before and after', () => {
  const carousel = () => screen.getByRole('region', { name: 'Before and after, one frame apart' });
  const chosen = () => text(carousel().querySelector('button[aria-current="true"]'));
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms);
    });

  /** An engine of four slides that wraps at its ends. */
  function fakeEngine() {
    vi.mocked(createCarouselEngine).mockImplementation((_view, { onChange, startAt }) => {
      let at = startAt;
      const move = (to: number) => {
        at = (to + 4) % 4;
        onChange(at, 1);
      };
      move(at);
      return { next: () => move(at + 1), previous: () => move(at - 1), go: move, setStill: () => undefined, destroy: () => undefined };
    });
  }

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    installMedia();
    switchMotion(false);
    fakeEngine();
    return () => vi.useRealTimers();
  });

  it('shows four pairs, each as two full frames', () => {
    render(page);
    const slides = within(carousel()).getAllByRole('group', { name: /^\d of 4$/ });
    expect(slides).toHaveLength(4);
    for (const slide of slides) {
      expect([...slide.querySelectorAll('figcaption')].map(text)).toEqual(['Before', 'After']);
      const [before, after] = [...slide.querySelectorAll('img')].map((image) => image.alt);
      expect(before).toMatch(/^Illustration, before: /);
      expect(after).toMatch(/^Illustration, after: /);
    }
    expect([...carousel().querySelectorAll('ol button')].map(text)).toEqual([
      'Microblading Plate I',
      'Lip Blush Plate II',
      'Dark Lip Neutralization Plate III',
      'Classic Eyeliner Plate IV',
    ]);
  });

  it('changes every 2 s until paused; its index, previous and next choose a pair', async () => {
    render(page);
    await moveNear(within(carousel()).getByRole('group', { name: 'Slides' }));
    expect(chosen()).toBe('Microblading Plate I');
    pass(1999);
    expect(chosen()).toBe('Microblading Plate I');
    pass(1);
    expect(chosen()).toBe('Lip Blush Plate II');
    fireEvent.click(within(carousel()).getByRole('button', { name: 'Pause slides, Before and after, one frame apart' }));
    pass(60_000);
    expect(chosen()).toBe('Lip Blush Plate II');
    fireEvent.click(within(carousel()).getByRole('button', { name: /Classic Eyeliner/ }));
    expect(chosen()).toBe('Classic Eyeliner Plate IV');
    fireEvent.click(within(carousel()).getByRole('button', { name: 'Previous slide, Before and after, one frame apart' }));
    expect(chosen()).toBe('Dark Lip Neutralization Plate III');
    fireEvent.click(within(carousel()).getByRole('button', { name: 'Next slide, Before and after, one frame apart' }));
    expect(chosen()).toBe('Classic Eyeliner Plate IV');
  });
});

it('has every row, answer and pair in the HTML before any script', () => {
  const html = renderToString(page);
  expect(html).toContain('Ombre Brows');
  expect(html).toContain('[@media(scripting:none)]:data-folded:block');
  expect(html).toContain('owe us nothing');
  expect(html).toContain('the same eye with a classic liner');
});
