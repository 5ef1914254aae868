import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { switchMotion } from '@/lib/motion';
import PermanentMakeup from '@/pages/PermanentMakeup';
import { matchPath } from '@/site/pages';
import { createCarouselEngine } from '@/ui/carouselEngine';

import { installMedia, moveNear } from '../screenDouble';
import { studio } from '../studio';

vi.mock('@/ui/carouselEngine', () => ({ createCarouselEngine: vi.fn() }));

const linkTo = (name: string) => screen.getByRole('link', { name });
const mainChat = 'https://wa.me/message/ATELIERMAIN01';

/** Name, Grand Master and Master of every row of a price card. */
const rowsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('rowheader')
    .map((head) => Array.from(head.parentElement?.querySelectorAll('b, td') ?? [], (part) => part.textContent));

describe('what it says', () => {
  beforeEach(() => {
    installMedia();
    render(<PermanentMakeup />);
  });

  it('has one h1, then its sections in order', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'Permanent Makeup, drawn for one face',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Good permanent makeup is not seen. You look rested, a little more yourself, and nobody can say why.',
      'Fourteen treatments. Every price in print',
      'Real Transformations',
      'Three things we never hurry',
      'The hands you will meet',
      'Client Stories',
      'Read on',
      'Begin with a pencil, not a needle',
    ]);
  });

  it('books from the hero on WhatsApp, in a new tab', () => {
    const book = linkTo('Book Appointment');
    expect(book.getAttribute('href')).toBe(mainChat);
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it('leads from the hero to the prices and to each price card', () => {
    const index = within(screen.getByRole('list', { name: 'Treatments' })).getAllByRole('link');
    expect(index.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Eyebrows6 treatments', '#brows'],
      ['Eyeliner3 treatments', '#eyeliner'],
      ['Lips4 treatments', '#lips'],
    ]);
    for (const link of [...index, linkTo('See Prices')]) {
      expect(document.querySelector(link.getAttribute('href') ?? '')).toBeTruthy();
    }
  });

  it('shows the badge without a licence number', () => {
    const badge = screen.getByText('Licensed by the Dubai Health Authority').parentElement;
    expect(badge?.textContent).toBe('Licensed by the Dubai Health Authority15+ years of experienceEU-certified pigments');
  });

  it('names three reasons to choose the studio', () => {
    const points = screen.getByRole('heading', { level: 3, name: 'Hyper-Realistic Techniques' }).closest('ul');
    expect([...(points?.querySelectorAll('h3') ?? [])].map((heading) => heading.textContent)).toEqual([
      'Hyper-Realistic Techniques',
      'Global Expertise & Safety',
      'Tailored Luxury Experience',
    ]);
  });

  it('shows the team and the client stories', () => {
    const carousel = (name: string) => screen.getByRole('region', { name });
    expect(carousel('The hands you will meet').querySelectorAll('.carousel-slide')).toHaveLength(6);
    expect(carousel('Client Stories').querySelectorAll('.carousel-slide')).toHaveLength(7);
  });

  it('ends with Book Now on WhatsApp in a new tab, and a callback that dials', () => {
    const book = linkTo('Book Now via WhatsApp');
    expect(book.getAttribute('href')).toBe(mainChat);
    expect(book.getAttribute('target')).toBe('_blank');
    const callback = linkTo('Request a Callback');
    expect(callback.getAttribute('href')).toBe(studio.call);
    expect(callback.getAttribute('target')).toBeNull();
  });

  it('links to no page that does not exist, and shows no picture twice', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths).toEqual(expect.arrayContaining(['/brows-lashes', '/gallery', '/patient-rights']));
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });

  it('links each price card to its landing page', () => {
    const linked = (id: string) => [...document.querySelectorAll(`#${id} a`)].map((anchor) => anchor.getAttribute('href'));
    expect(linked('brows')).toEqual(['/microblading-in-dubai']);
    expect(linked('lips')).toEqual(['/lip-blush-dubai']);
    expect(linked('eyeliner')).toEqual(['/permanent-makeup-in-dubai']);
  });
});

describe('its prices', () => {
  beforeEach(() => {
    installMedia();
    render(<PermanentMakeup />);
  });

  it('are the fourteen of the home page set, by category', () => {
    expect(rowsOf('Eyebrows')).toEqual([
      ['Microblading', 'AED 2,500', 'AED 1,800'],
      ['Nano Hairstrokes', 'AED 3,200', 'AED 1,500'],
      ['Hybrid Brows', 'AED 3,500', 'AED 1,600'],
      ['Ombre Powder Brows', 'AED 2,800', 'AED 1,500'],
      ['Touch-Up (4-8 weeks)', 'AED 750', 'AED 500'],
      ['PMU Brow Correction', 'AED 3,800', 'AED 2,000'],
    ]);
    expect(rowsOf('Lips')).toEqual([
      ['Lip Blush', 'AED 4,200', 'AED 1,890'],
      ['Dark Lip Neutralization', 'AED 4,500', 'AED 2,000'],
      ['Velvet Lips', 'AED 4,800', 'AED 1,890'],
      ['Lips Touch-Up (4-6 weeks)', 'AED 1,000', 'AED 500'],
    ]);
    expect(rowsOf('Eyeliner')).toEqual([
      ['Lash Enhancement', 'AED 2,500', 'AED 2,000'],
      ['Classic Eyeliner', 'AED 3,200', 'AED 2,500'],
      ['Shaded Eyeliner', 'AED 3,500', 'AED 3,000'],
    ]);
    expect(rowsOf('Removal')).toEqual([['Lip & Brow Pigment Removal', 'AED 250', 'AED 250']]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(14);
  });

  it('end with the Full Face Package: two packages, one price each', () => {
    const card = within(screen.getByRole('region', { name: 'Full Face Package' }));
    const packages = card.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(packages).toEqual([
      ['Ombre Brows & Lipswith Master Artist', 'AED 3,000'],
      ['Eyebrows, Lips & Eyelinerwith Grand Master Artist', 'AED 8,000'],
    ]);
    const plan = linkTo('Plan My Full Face');
    expect(plan.getAttribute('href')).toBe(`${studio.chat}?text=I%20want%20to%20book%20the%20service%20Full%20Face%20Package`);
    expect(plan.getAttribute('target')).toBe('_blank');
  });

  it('are all in the structured data: two for each treatment, one for each package', () => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent);
    expect(data).toHaveLength(1);
    expect(data[0]?.match(/"@type":"Offer"/g)).toHaveLength(30);
    expect(data[0]).toContain('"name":"Lip Blush, Master","priceCurrency":"AED","price":1890');
  });
});

describe('Real Transformations', () => {
  const frame = () => screen.getByRole('region', { name: 'Real Transformations' });
  const view = () => within(frame()).getByRole('group', { name: 'Slides' });
  const next = vi.fn<() => void>();

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
    installMedia();
    switchMotion(false);
    next.mockReset();
    vi.mocked(createCarouselEngine).mockReset().mockReturnValue({ next, previous: next, go: vi.fn(), setStill: vi.fn(), destroy: vi.fn() });
    render(<PermanentMakeup />);
    await moveNear(view());
    return () => vi.useRealTimers();
  });

  const wait = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  it('has four slides, each before and after', () => {
    const slides = [...frame().querySelectorAll('figure')];
    expect(slides.map((slide) => slide.querySelector('b')?.textContent)).toEqual([
      'Microblading',
      'Dark Lip Neutralization',
      'Classic Eyeliner',
      'Lip Blush',
    ]);
    for (const slide of slides) {
      expect(within(slide).getAllByText(/^(Before|After)$/)).toHaveLength(2);
      expect(within(slide).getAllByRole('img', { hidden: true })).toHaveLength(2);
    }
  });

  it('shows one slide, two from 768 and three from 1024 px, and rewinds at its end', () => {
    const call = vi.mocked(createCarouselEngine).mock.calls.find(([scroller]) => scroller === view());
    expect(call?.[1].perView).toEqual({ base: 1, sm: 1, md: 2, lg: 3 });
    expect(call?.[1].end).toBe('rewind');
  });

  it('moves every 2 s, after a press on its buttons too, until its pause button is pressed', () => {
    wait(1999);
    expect(next).not.toHaveBeenCalled();
    wait(1);
    expect(next).toHaveBeenCalledTimes(1);
    fireEvent.click(within(frame()).getByRole('button', { name: 'Next slide, Real Transformations' }));
    expect(next).toHaveBeenCalledTimes(2);
    wait(2000);
    expect(next).toHaveBeenCalledTimes(3);
    fireEvent.click(within(frame()).getByRole('button', { name: 'Pause slides, Real Transformations' }));
    wait(10_000);
    expect(next).toHaveBeenCalledTimes(3);
  });

  it('goes on under the pointer, under a finger and while the keyboard is inside', () => {
    fireEvent.pointerEnter(view());
    fireEvent.pointerEnter(frame());
    wait(2000);
    expect(next).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(view(), { pointerType: 'touch' });
    fireEvent.touchStart(view());
    wait(2000);
    expect(next).toHaveBeenCalledTimes(2);
    act(() => view().focus());
    expect(document.activeElement).toBe(view());
    wait(2000);
    expect(next).toHaveBeenCalledTimes(3);
    act(() => within(frame()).getByRole('button', { name: 'Next slide, Real Transformations' }).focus());
    wait(2000);
    expect(next).toHaveBeenCalledTimes(4);
  });
});

it('is readable without scripts', () => {
  const html = renderToString(<PermanentMakeup />);
  expect(html).not.toContain('opacity-0');
  for (const text of ['Shaded Eyeliner', 'Lip &amp; Brow Pigment Removal', 'Request a Callback']) expect(html).toContain(text);
});
