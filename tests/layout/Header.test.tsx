import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Header } from '@/layout/Header';
import { BookingDialogProvider } from '@/layout/useBookingDialog';
import { nextHeaderState, useHeaderState } from '@/layout/useHeaderState';
import { registerOverlay } from '@/lib/overlays';
import { chatLinks } from '@/site/chatLinks';

import { visit } from '../support/visit';

function show(path = '/') {
  const header = (
    <BookingDialogProvider>
      <Header />
    </BookingDialogProvider>
  );
  render(visit(header, path));
  return screen.queryByRole('navigation', { name: 'Main' }) ?? document.body;
}

const services = () => screen.getAllByRole('button', { name: 'Services' })[0] ?? document.body;
const isOpen = () => services().getAttribute('aria-expanded') === 'true';
const places = (links: Iterable<Element>) =>
  [...links].map((link) => [link.textContent, link.getAttribute('href')].filter(Boolean).join(' ')).join(', ');
const SERVICES = 'Permanent Makeup /permanent-makeup, Brows & Lashes /brows-lashes, Skin Therapy /skin-therapy, Beauty Services /beauty';
const REST = 'Gallery /gallery, Contact /contact, Client Guide /patient-rights';

test('the header links the logo to /, lists About, Services, Gallery, Contact and Client Guide, and marks the current page', () => {
  const navigation = show('/gallery');
  expect(screen.getAllByRole('link', { name: 'Atelier Marina' })[0]?.getAttribute('href')).toBe('/');
  expect(places(navigation.querySelectorAll(':scope > a, :scope > div > button'))).toBe(`About /about, Services, ${REST}`);
  expect([...navigation.querySelectorAll('ul a')].map((link) => link.getAttribute('href'))).toEqual(SERVICES.match(/\/\S+(?=,|$)/g));
  expect(within(navigation).getByText('Gallery').getAttribute('aria-current')).toBe('page');
});

test('the dropdown opens on hover and closes 300 ms after the pointer leaves, unless it returns', () => {
  vi.useFakeTimers();
  show();
  const area = services().parentElement ?? document.body;
  const enter = () => fireEvent.pointerEnter(area, { pointerType: 'mouse' });
  const leave = () => fireEvent.pointerLeave(area, { pointerType: 'mouse' });
  const isOpenAfter = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms));
    return isOpen();
  };
  enter();
  leave();
  expect(isOpenAfter(200)).toBe(true);
  enter();
  expect(isOpenAfter(1_000)).toBe(true);
  leave();
  expect([isOpenAfter(299), isOpenAfter(1)]).toEqual([true, false]);
});

test('the dropdown is a disclosure: a click or arrow key opens it, arrow keys move inside it, Escape returns the focus', async () => {
  const navigation = show();
  await userEvent.click(services());
  expect([isOpen(), screen.queryByRole('menu')]).toEqual([true, null]);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Permanent Makeup'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Beauty Services'));
  expect(navigation.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect([isOpen(), document.activeElement]).toEqual([false, services()]);
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Beauty Services'));
});

test('the mobile menu lists About, the four services, Gallery, Contact, Client Guide and finally Book Appointment', () => {
  show('/waxing');
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  expect(places(menu.querySelectorAll('a'))).toBe(`About /about, ${SERVICES}, ${REST}`);
  expect(menu.nextElementSibling?.querySelector('button')?.textContent).toContain('Book Appointment');
});

test('the mobile menu also opens and closes in a browser without popovers', async () => {
  expect('popover' in HTMLElement.prototype).toBe(false);
  show('/waxing');
  const menu = document.querySelector<HTMLElement>('#mobile-menu') ?? document.body;
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(opener);
  expect(menu.hasAttribute('open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect([menu.hasAttribute('open'), document.activeElement]).toEqual([false, opener]);
  await userEvent.click(opener);
  await userEvent.click(within(menu).getByText('About'));
  expect(menu.hasAttribute('open')).toBe(false);
});

// tests/site/pages.test.ts covers the buttons and links of every page.
test.each<[path: string, bar: 'full' | 'reduced', state: string, className: string, ...buttons: [text: string, leads: string][]]>([
  ['/no-such-page', 'full', 'top', 'text-ink', ['Book Appointment', 'modal']],
  ['/dashboard', 'full', 'solid', 'text-ink', ['Book Appointment', 'modal']],
  ['/beauty', 'full', 'top', 'text-ink', ['Book Appointment', chatLinks.main]],
  ['/permanent-makeup-in-dubai', 'reduced', 'top', 'on-dark', ['Book Appointment', 'modal'], ['Book Now', 'modal']],
  ['/led-light-therapy-dubai', 'reduced', 'top', 'on-dark', ['WhatsApp Us', chatLinks.ledLight], ['WhatsApp', chatLinks.ledLight]],
  [
    '/skin-pen-microneedling-dubai',
    'reduced',
    'top',
    'text-ink',
    ['WhatsApp Us', chatLinks.skinPen],
    ['WhatsApp', chatLinks.skinPenMobile],
  ],
])(
  '%s has the %s header with its buttons, at first %s and with its text in the colour of %s',
  (path, bar, state, className, ...buttons) => {
    show(path);
    const { dataset, classList } = screen.getByRole('banner');
    expect([dataset['state'], classList.contains(className)]).toEqual([state, true]);
    expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(bar === 'full' ? 1 : 0);
    for (const [text, leads] of buttons) {
      const button = screen.getAllByText(text)[0]?.closest('a, button');
      const found = ['href', 'target', 'rel', 'aria-haspopup'].map((name) => button?.getAttribute(name));
      const chat = [leads, '_blank', expect.stringContaining('noopener'), null];
      expect(found).toEqual(leads === 'modal' ? [null, null, null, 'dialog'] : chat);
    }
  },
);

test('Book Appointment opens the booking dialog with its form, and moves the focus into it', async () => {
  show('/home');
  await userEvent.click(screen.getAllByRole('button', { name: /Book Appointment/ })[0] ?? document.body);
  const modal = await screen.findByRole('dialog', { name: 'Book Your Appointment' });
  expect(modal.querySelector('form')?.dataset['lead']).toBe('navigationModal');
  expect(modal.contains(document.activeElement)).toBe(true);
});

test.each([
  // previous, current, state, pinned -> state. Past 50 px the header is solid. Past 100 px it hides, and is white when it returns.
  [0, 0, 'top', false, 'top'],
  [0, 50, 'top', false, 'top'],
  [0, 51, 'top', false, 'solid'],
  [51, 100, 'solid', false, 'solid'],
  [100, 101, 'solid', false, 'hidden'],
  [500, 400, 'hidden', false, 'white'],
  [400, 400, 'white', false, 'white'],
  [400, 420, 'white', false, 'hidden'],
  [150, 90, 'white', false, 'solid'],
  [90, 40, 'solid', false, 'top'],
  [100, 600, 'solid', true, 'solid'],
  [300, 600, 'white', true, 'white'],
  [0, 700, 'top', true, 'solid'],
] as const)('scrolling from %i to %i px, from state %s, pinned %s, gives state %s', (previous, current, state, pinned, expected) => {
  expect(nextHeaderState(previous, current, state, pinned)).toBe(expected);
});

describe('while the page scrolls', () => {
  let state: { current: string };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
    const header = document.body.appendChild(document.createElement('header'));
    header.innerHTML = '<a href="/about">About</a><button aria-expanded="false">Services</button>';
    state = renderHook(() => useHeaderState({ current: header })).result;
  });

  /** Scrolls the page. Returns the header's state. */
  function scrollTo(y: number): string {
    act(() => {
      vi.stubGlobal('scrollY', y);
      window.dispatchEvent(new Event('scroll'));
      vi.advanceTimersToNextFrame();
    });
    return state.current;
  }
  const link = () => document.querySelector('header a') as HTMLElement;
  const setMenu = (isOpen: boolean) => document.querySelector('header button')?.setAttribute('aria-expanded', String(isOpen));

  test('the header never hides while it has focus, and returns when it gets focus', () => {
    scrollTo(60);
    act(() => link().focus());
    expect(scrollTo(400)).toBe('solid');
    act(() => link().blur());
    expect(scrollTo(800)).toBe('hidden');
    act(() => link().focus());
    expect(state.current).toBe('white');
  });

  test('the header never hides while its dropdown or the mobile menu is open, and is white when scrolling up', () => {
    scrollTo(60);
    setMenu(true);
    expect(scrollTo(400)).toBe('solid');
    setMenu(false);
    expect([scrollTo(800), scrollTo(700)]).toEqual(['hidden', 'white']);
    const close = registerOverlay();
    expect(scrollTo(900)).toBe('white');
    close();
  });

  test('a negative position (iOS overscroll) counts as the top, and scrolling back from there does not count as scrolling up', () => {
    expect([scrollTo(-300), scrollTo(51)]).toEqual(['top', 'solid']);
  });
});
