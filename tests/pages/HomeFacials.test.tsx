import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';

import HomeFacials from '@/pages/HomeFacials';
import { matchPath } from '@/site/pages';

import { Delivery } from '../Delivery';
import { studio } from '../studio';

/** The form sends nothing: a test that reaches this fails. */
const never = () => Promise.reject(new Error('nothing may be sent'));

const menu = () => within(screen.getByRole('list', { name: 'Facial menu' }));

describe('what it says', () => {
  beforeEach(() => {
    render(
      <MemoryRouter initialEntries={['/home-facials']}>
        <Delivery submit={never} insert={never}>
          <HomeFacials />
        </Delivery>
      </MemoryRouter>,
    );
  });

  it('has one h1, then its sections in order', () => {
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual([
      'The treatment room, at your own mirror',
    ]);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Nine facials, three shelves',
      'Not sure which flacon? Show us your skin.',
      'What home changes',
      'Prefer to talk?',
      'For a day at the studio',
    ]);
  });

  it('books on WhatsApp in the hero, with the service prefilled, in a new tab', () => {
    const book = screen.getByRole('link', { name: 'Book on WhatsApp' });
    expect(book.getAttribute('href')).toBe(`${studio.chat}?text=I%20want%20to%20book%20the%20service%20Home%20Facials`);
    expect(book.getAttribute('target')).toBe('_blank');
    expect(book.getAttribute('rel')).toContain('noopener');
  });

  it('prints exactly nine priced facials', () => {
    const rows = menu()
      .getAllByRole('listitem')
      .map((row) => [
        within(row).getByRole('heading', { level: 3 }).textContent,
        /AED [\d,]+/.exec((row.textContent ?? '').replace(/\s+/g, ' '))?.[0],
      ]);
    expect(rows).toEqual([
      ['Express Glow', 'AED 500'],
      ['Chemical Peel', 'AED 500'],
      ['Micro-needling', 'AED 700'],
      ['24K', 'AED 1,500'],
      ['Salmon DNA', 'AED 1,800'],
      ['Korean needle-free', 'AED 850'],
      ['Glass Skin', 'AED 950'],
      ['DMK', 'AED 950'],
      ['LED add-on', 'AED 200'],
    ]);
  });

  it('opens a chat for each facial with its name in the message', () => {
    expect(menu().getAllByRole('link', { name: /^Book .+ on WhatsApp$/ })).toHaveLength(9);
    const glow = menu().getByRole('link', { name: 'Book Express Glow on WhatsApp' });
    expect(glow.getAttribute('href')).toBe(`${studio.chat}?text=I%20want%20to%20book%20the%20service%20Express%20Glow`);
    expect(glow.getAttribute('rel')).toContain('noopener');
  });

  it.each([
    ['Micro-needling', '/skin-pen-microneedling-dubai'],
    ['LED add-on', '/led-light-therapy-dubai'],
  ])('leads from the price of %s to %s', (name, path) => {
    const more = menu().getByRole('link', { name });
    expect(more.getAttribute('href')).toBe(path);
    expect(more.className).toContain('underline');
  });

  it('links no other facial to a page', () => {
    const paths = menu()
      .getAllByRole('link')
      .map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths.filter((href) => href.startsWith('/'))).toHaveLength(2);
  });

  it('says that travel charges may apply outside core zones', () => {
    expect(screen.getAllByText(/Travel charges may apply outside core zones\./).length).toBeGreaterThan(0);
  });

  it('asks for name and phone, both required, and promises no call', () => {
    expect(screen.getByLabelText('Full Name')).toHaveProperty('required', true);
    expect(screen.getByLabelText('Phone Number')).toHaveProperty('required', true);
    const card = screen.getByRole('button', { name: 'Request a Callback' }).closest('form')?.parentElement;
    expect(card?.querySelectorAll('input[required]')).toHaveLength(2);
    expect(card?.textContent).not.toMatch(/we will|we'll|call you back|within/i);
  });

  it('names its benefits', () => {
    for (const name of ['You stay lying down', 'The room comes with us', 'The same standard']) {
      expect(screen.getByRole('heading', { level: 3, name })).toBeTruthy();
    }
  });

  it('stands below Beauty Services, and leads on to pages that exist', () => {
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getAllByRole('link').map((anchor) => anchor.getAttribute('href'))).toEqual(['/', '/beauty']);
    const paths = screen.getAllByRole('link').map((anchor) => anchor.getAttribute('href') ?? '');
    expect(paths).toEqual(expect.arrayContaining(['/beauty', '/hair-makeup', '/brows-lashes', '#menu']));
    expect(document.querySelector('#menu')).toBeTruthy();
    expect(paths.filter((href) => href.startsWith('/') && matchPath(href) === undefined)).toEqual([]);
  });
});
