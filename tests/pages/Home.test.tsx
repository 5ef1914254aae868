import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import Home from '@/pages/Home';
import { matchPath } from '@/site/pages';

import { installMedia } from '../screenDouble';

beforeEach(() => {
  installMedia();
  render(<Home />);
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const link = (name: string) => screen.getByRole('link', { name });

it('has one h1 and its sections in the order of §2', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Luxury Permanent Makeup & Skin Aesthetics in Dubai Marina');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'From London to Dubai, one unhurried line at a time',
    'Four disciplines, one standard of hand',
    'Every stroke is drawn, not stamped',
    'Meet Our Expert Team',
    'Before & After Gallery',
    'From the studio table',
    'Client Stories',
    'One quiet room, kept for you',
    'The door is quiet. Ring, and we are yours.',
  ]);
});

describe('hero', () => {
  it('says its tagline and its three facts', () => {
    expect(screen.getByText('Where hyper-realistic artistry meets timeless elegance.')).toBeTruthy();
    for (const fact of ['15+', '4.9', 'EU', 'years of experience', 'from 150+ reviews', 'certified pigments']) {
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
    }
  });

  it('books by chat in a new tab', () => {
    const book = link('Book Appointment');
    expect(book.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it('explores permanent makeup', () => {
    expect(link('Explore Services').getAttribute('href')).toBe('/permanent-makeup');
  });
});

it('teases the founder, an international master, and leads to her story', () => {
  expect(screen.getByText(/International Master/)).toBeTruthy();
  expect(link('About the Founder').getAttribute('href')).toBe('/about');
});

describe('services', () => {
  const cards = () => [...(document.querySelector('#services')?.querySelectorAll('article') ?? [])].map((card) => within(card));

  it('are four cards, each with View More', () => {
    expect(
      cards().map((card) => [card.getByRole('heading', { level: 3 }).textContent, card.getByText('View More').getAttribute('href')]),
    ).toEqual([
      ['Brows & Lashes', '/brows-lashes'],
      ['Permanent Makeup', '/permanent-makeup'],
      ['Skin Therapy', '/skin-therapy'],
      ['Beauty Services', '/beauty'],
    ]);
  });

  it('include professional body waxing under Beauty Services', () => {
    expect(cards()[3]?.getByText(/professional body waxing/)).toBeTruthy();
  });
});

it('links to no page that does not exist', () => {
  const targets = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
  expect(targets.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  expect(targets.filter((href) => href.startsWith('#') && document.querySelector(href) === null)).toEqual([]);
});

it('gives three reasons under Why Choose', () => {
  expect(screen.getByText('Why Choose Atelier Marina')).toBeTruthy();
  for (const name of ['Hyper-Realistic Techniques', 'Global Expertise & Safety', 'Tailored Luxury Experience']) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
  }
});

describe('carousels', () => {
  const slides = (name: string) => region(name).getAllByRole('group', { name: /^\d of \d$/ });

  it('show six of the team, with three highlights each, under #our-team', () => {
    expect(slides('Meet Our Expert Team')).toHaveLength(6);
    for (const slide of slides('Meet Our Expert Team')) expect(within(slide).getAllByRole('listitem')).toHaveLength(3);
    expect(document.querySelector('#our-team')?.contains(screen.getByRole('heading', { name: 'Meet Our Expert Team' }))).toBe(true);
  });

  it('show eight pairs, each before and after, called illustrations', () => {
    expect(slides('Before & After Gallery')).toHaveLength(8);
    for (const slide of slides('Before & After Gallery')) {
      expect(within(slide).getByText('Before')).toBeTruthy();
      expect(within(slide).getByText('After')).toBeTruthy();
      expect(within(slide).getAllByRole('img')).toHaveLength(2);
    }
    expect(screen.getByText(/These are illustrations; no client is pictured\./)).toBeTruthy();
  });

  it('show seven stories with a quote, a client and a place, chosen by number', () => {
    expect(slides('Client Stories')).toHaveLength(7);
    expect(region('Client Stories').getAllByRole('button', { name: /^Story \d$/ })).toHaveLength(7);
    expect(screen.getByText('Hessa A.')).toBeTruthy();
    expect(screen.getByText('Rated 4.9 out of 5')).toBeTruthy();
  });

  it('show six pictures of the studio, two to a slide, and three blurbs', () => {
    const diptychs = slides('The studio');
    expect(diptychs).toHaveLength(3);
    for (const slide of diptychs) expect(within(slide).getAllByRole('img')).toHaveLength(2);
    for (const name of ['Private Consultation', 'Luxury Comfort', 'Premium Location'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
  });

  it('can each be paused', () => {
    for (const name of ['Meet Our Expert Team', 'Before & After Gallery', 'Client Stories', 'The studio']) {
      expect(region(name).getByRole('button', { name: `Pause slides, ${name}` })).toBeTruthy();
    }
  });
});

it('shows four videos', () => {
  expect(screen.getAllByRole('button', { name: /^Play video: / })).toHaveLength(4);
});

it('closes with the map, the chat in a new tab and the two sentences', () => {
  expect(screen.getByTitle(/^Map: /).tagName).toBe('IFRAME');
  for (const name of ['Book Your Private Appointment', 'View Map']) expect(link(name).getAttribute('target')).toBe('_blank');
  expect(link('Book Your Private Appointment').getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  expect(document.body.textContent).toContain('Located in Dubai Marina • By appointment only • Complimentary consultation');
  expect(screen.getByText('We offer complimentary parking at Tamani Hotel')).toBeTruthy();
});

it('shows no picture twice', () => {
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(new Set(sources).size).toBe(sources.length);
});
