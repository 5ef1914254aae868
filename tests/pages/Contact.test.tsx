import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';

import Contact from '@/pages/Contact';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';

beforeEach(() => {
  render(<Contact />);
});

const link = (name: string) => screen.getByRole('link', { name });
const entry = (label: string) => screen.getByRole('heading', { level: 2, name: label }).parentElement ?? document.body;

it('has one h1 and its parts in order', () => {
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Every day, from morning light until after dark');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Visit',
    'Hours',
    'Telephone',
    'Email',
    'What to ask us for',
    'How to find the door',
  ]);
});

it('has a WhatsApp button that opens a new tab, and Call Now that dials', () => {
  expect(link('WhatsApp').getAttribute('href')).toBe(studio.chat);
  expect(link('WhatsApp').getAttribute('target')).toBe('_blank');
  expect(link('WhatsApp').getAttribute('rel')).toContain('noopener');
  expect(link('Call Now').getAttribute('href')).toBe(studio.call);
});

it('names the hotel in Dubai Marina and its complimentary parking', () => {
  expect(entry('Visit').textContent).toContain('Tamani Hotel, Dubai Marina');
  expect(within(entry('Visit')).getByText('We offer complimentary parking at Tamani Hotel.')).toBeTruthy();
});

it('is open 10:00 AM to 9:00 PM daily', () => {
  expect(entry('Hours').textContent).toContain('10:00 AM to 9:00 PM daily');
});

it('gives phone, WhatsApp number and email as links', () => {
  expect(link(studio.callShown).getAttribute('href')).toBe(studio.call);
  expect(link(studio.chatShown).getAttribute('href')).toBe(studio.chat);
  expect(link('hello@ateliermarina.example').getAttribute('href')).toBe('mailto:hello@ateliermarina.example');
});

it('draws the day as a dial of twelve hours, 10 to 9', () => {
  const hours = [...document.querySelectorAll('figure svg text')].map((text) => text.textContent);
  expect(hours).toEqual(['10', '11', '12', '1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

it('embeds the map, loaded when it comes near, with a link to it', () => {
  const map = screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina');
  expect(map.tagName).toBe('IFRAME');
  expect(map.getAttribute('loading')).toBe('lazy');
  expect(link('View Map').getAttribute('target')).toBe('_blank');
  const way = screen.getByRole('heading', { level: 2, name: 'How to find the door' }).closest('section') ?? document.body;
  expect(within(way).getAllByRole('listitem')).toHaveLength(3);
});

it('leads on to four services before the map, which ends the page', () => {
  const related = within(screen.getByRole('heading', { level: 2, name: 'What to ask us for' }).closest('section') ?? document.body);
  expect(related.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Permanent Makeup', '/permanent-makeup'],
    ['Brows & Lashes', '/brows-lashes'],
    ['Beauty Services', '/beauty'],
    ['Skin Therapy', '/skin-therapy'],
  ]);
});

it('links to no page that does not exist, and shows no picture twice', () => {
  const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
  expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(new Set(sources).size).toBe(sources.length);
});
