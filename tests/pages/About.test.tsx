import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import About from '@/pages/About';
import { chatLinks } from '@/site/chatLinks';
import { matchPath } from '@/site/pages';

const timeline = () => screen.getByRole('heading', { level: 3, name: 'Ireland' }).closest('ol') ?? document.body;

describe('what it says', () => {
  beforeEach(() => {
    render(<About />);
  });

  it('has one h1: the philosophy, then its sections in order', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Beauty that looks as if it had always been yours');
    expect(screen.getByText('Philosophy')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'An international master, from London to Dubai',
      'Three doors, each a little wider',
      'Four things we do not hurry',
      'What we are asked for',
      'Come and talk. The consultation is our gift.',
    ]);
  });

  it('tells the founder’s story', () => {
    expect(screen.getByText('The founder')).toBeTruthy();
    expect(screen.getByText(/has drawn brows, lips and lash lines for 15\+ years/)).toBeTruthy();
    expect(screen.getByText(/I would rather draw a brow twice than explain a hurried one\./)).toBeTruthy();
  });

  it('goes from the Ireland academy in 2015 over the London clinic in 2019 to the Dubai flagship in 2025', () => {
    const stops = within(timeline())
      .getAllByRole('listitem')
      .map((item) => item.textContent ?? '');
    expect(stops).toHaveLength(3);
    expect(stops[0]).toMatch(/2015.*Ireland.*academy/);
    expect(stops[1]).toMatch(/2019.*London.*clinic/);
    expect(stops[2]).toMatch(/2025.*Dubai.*flagship/);
  });

  it('names four unique points', () => {
    const points = screen.getByRole('heading', { level: 3, name: 'The hand' }).closest('ol');
    expect(points?.querySelectorAll('li')).toHaveLength(4);
    for (const name of ['The hand', 'The drawing', 'The pigment', 'The visit']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    }
  });

  it('books a private appointment on WhatsApp, in a new tab', () => {
    const book = screen.getByRole('link', { name: 'Book a Private Appointment' });
    expect(book.getAttribute('href')).toBe(chatLinks.main);
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it('leads on to three services, before the closing invitation', () => {
    const related = within(screen.getByRole('heading', { level: 2, name: 'What we are asked for' }).closest('section') ?? document.body);
    expect(related.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Permanent Makeup', '/permanent-makeup'],
      ['Brows & Lashes', '/brows-lashes'],
      ['Skin Therapy', '/skin-therapy'],
    ]);
  });

  it('links to no page that does not exist, and shows no picture twice', () => {
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
    const sources = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'));
    expect(new Set(sources).size).toBe(sources.length);
  });
});

it('fades the timeline in 500 ms after load, by CSS alone and only where motion is welcome', () => {
  const html = renderToString(<About />);
  expect(html).toContain('motion-safe:animate-[fade_700ms_500ms_backwards]');
  expect(html).toContain('in-data-[motion=paused]:animate-none');
  expect(html).not.toContain('opacity-0');
});
