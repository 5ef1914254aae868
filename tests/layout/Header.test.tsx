import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { BookingModalProvider } from '@/layout/BookingModal';
import { Header } from '@/layout/Header';
import { chatLinks } from '@/site/chatLinks';

import { visit } from '../support/visit';

function show(path = '/') {
  const header = (
    <BookingModalProvider>
      <Header />
    </BookingModalProvider>
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
  const hrefs = [...navigation.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(SERVICES.match(/\/\S+(?=,|$)/g));
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
  expect([isOpen(), document.activeElement]).toEqual([false, services()]);
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Permanent Makeup'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Beauty Services'));
  expect(navigation.contains(document.activeElement)).toBe(true);
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
test.each<[path: string, bar: 'full' | 'reduced', ...buttons: [text: string, leads: string][]]>([
  ['/no-such-page', 'full', ['Book Appointment', 'modal']],
  ['/skin-therapy', 'full', ['Book Appointment', chatLinks.main]],
  ['/permanent-makeup-in-dubai', 'reduced', ['Book Appointment', 'modal'], ['Book Now', 'modal']],
  ['/microblading-dubai', 'reduced', ['Book Appointment', chatLinks.microbladingNew], ['Book Now', chatLinks.microbladingNew]],
  ['/lip-blush-dubai', 'reduced', ['WhatsApp Us', chatLinks.lipBlush], ['WhatsApp', chatLinks.lipBlush]],
  ['/skin-pen-microneedling-dubai', 'reduced', ['WhatsApp Us', chatLinks.skinPen], ['WhatsApp', chatLinks.skinPenMobile]],
])('%s has the %s header with its buttons', (path, bar, ...buttons) => {
  show(path);
  expect(screen.queryAllByRole('navigation', { name: 'Main' })).toHaveLength(bar === 'full' ? 1 : 0);
  for (const [text, leads] of buttons) {
    const button = screen.getAllByText(text)[0]?.closest('a, button');
    const found = ['href', 'target', 'rel', 'aria-haspopup'].map((name) => button?.getAttribute(name));
    const chat = [leads, '_blank', expect.stringContaining('noopener'), null];
    expect(found).toEqual(leads === 'modal' ? [null, null, null, 'dialog'] : chat);
  }
});

test('Book Appointment opens the booking dialog with its form, and moves the focus into it', async () => {
  show('/home');
  await userEvent.click(screen.getAllByRole('button', { name: /Book Appointment/ })[0] ?? document.body);
  const modal = await screen.findByRole('dialog', { name: 'Book Your Appointment' });
  expect(modal.querySelector('form')?.dataset['lead']).toBe('navigationModal');
  expect(modal.contains(document.activeElement)).toBe(true);
});

test.each([
  ['/dashboard', 'solid', 'text-ink'],
  ['/microblading-in-dubai-new', 'top', 'text-ink'],
  ['/led-light-therapy-dubai', 'top', 'on-dark'],
])('the header of %s starts in the state %s, with the class %s for its text and logo', (path, state, className) => {
  show(path);
  const { dataset, classList } = screen.getByRole('banner');
  expect([dataset['state'], classList.contains(className)]).toEqual([state, true]);
});
