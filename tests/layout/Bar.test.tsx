import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Bar } from '@/layout/Bar';
import { chatLinks } from '@/site/chatLinks';

function show(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <Bar />
    </MemoryRouter>,
  );
  return screen.queryByRole('navigation', { name: 'Main' }) ?? document.body;
}

const services = () => screen.getAllByRole('button', { name: 'Services' })[0] ?? document.body;
const isOpen = () => services().getAttribute('aria-expanded') === 'true';

test('logo to /, then About, Services, Gallery, Contact, Client Guide', () => {
  const navigation = show();
  expect(screen.getAllByRole('link', { name: 'Atelier Marina' })[0]?.getAttribute('href')).toBe('/');
  const labels = [...navigation.querySelectorAll(':scope > a, :scope > div > button')].map((element) => element.textContent);
  expect(labels).toEqual(['About', 'Services', 'Gallery', 'Contact', 'Client Guide']);
  expect(within(navigation).getByText('Client Guide').closest('a')?.getAttribute('href')).toBe('/patient-rights');
});

describe('Services dropdown', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test('opens on hover and closes 300 ms after the pointer has left', () => {
    show();
    const area = services().parentElement ?? document.body;
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(area, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(299));
    expect(isOpen()).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(isOpen()).toBe(false);
  });

  test('coming back within the grace keeps it open', () => {
    show();
    const area = services().parentElement ?? document.body;
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    fireEvent.pointerLeave(area, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(200));
    fireEvent.pointerEnter(area, { pointerType: 'mouse' });
    act(() => void vi.advanceTimersByTime(1_000));
    expect(isOpen()).toBe(true);
  });
});

test('the dropdown is a disclosure: click, Escape gives focus back', async () => {
  show();
  await userEvent.click(services());
  expect(isOpen()).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(services());
});

test('arrow keys open it and walk its links', async () => {
  const navigation = show();
  services().focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Permanent Makeup'));
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Beauty Services'));
  expect(navigation.contains(document.activeElement)).toBe(true);
});

test('the services lead to their pages', () => {
  const navigation = show();
  const targets = [...navigation.querySelectorAll('ul a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual(['/permanent-makeup', '/brows-lashes', '/skin-therapy', '/beauty']);
});

test('the menu of small screens: About, the four services, Gallery, Contact, Client Guide, then Book Appointment', () => {
  show('/waxing');
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  const links = menu.querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['About', '/about'],
    ['Permanent Makeup', '/permanent-makeup'],
    ['Brows & Lashes', '/brows-lashes'],
    ['Skin Therapy', '/skin-therapy'],
    ['Beauty Services', '/beauty'],
    ['Gallery', '/gallery'],
    ['Contact', '/contact'],
    ['Client Guide', '/patient-rights'],
  ]);
  expect(menu.nextElementSibling?.querySelector('button')?.textContent).toContain('Book Appointment');
});

test('the menu opens and closes in a browser without popovers too', async () => {
  expect('popover' in HTMLElement.prototype).toBe(false);
  show('/waxing');
  const menu = document.querySelector<HTMLElement>('#mobile-menu');
  if (!menu) throw new Error('A menu is expected');
  const opener = screen.getByRole('button', { name: 'Open menu' });
  await userEvent.click(opener);
  expect(menu.hasAttribute('open')).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(menu.hasAttribute('open')).toBe(false);
  expect(document.activeElement).toBe(opener);
  await userEvent.click(opener);
  await userEvent.click(within(menu).getByText('About'));
  expect(menu.hasAttribute('open')).toBe(false);
});

test('names the page that is shown', () => {
  const navigation = show('/gallery');
  expect(within(navigation).getByText('Gallery').getAttribute('aria-current')).toBe('page');
});

test('on the staff pages the bar is solid from the start', () => {
  show('/dashboard');
  expect(screen.getByRole('banner').dataset.state).toBe('solid');
});

describe('landing pages: the reduced bar', () => {
  const whatsApp = ['WhatsApp Us', 'WhatsApp'] as const;
  const book = ['Book Appointment', 'Book Now'] as const;

  test.each([
    ['/brows-lashes-dubai', 'browsLanding', whatsApp],
    ['/brows-and-lashes-dubai', 'browsLanding', whatsApp],
    ['/microblading-in-dubai', 'microblading', whatsApp],
    ['/lip-blush-dubai', 'lipBlush', whatsApp],
    ['/led-light-therapy-dubai', 'ledLight', whatsApp],
    ['/microblading-in-dubai-new', 'microbladingNew', book],
    ['/microblading-dubai', 'microbladingNew', book],
  ] as const)('%s: no menu, one button to its own chat link', (path, link, [wide, narrow]) => {
    render(
      <MemoryRouter initialEntries={[path]}>
        <Bar />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    const button = screen.getByText(wide).closest('a');
    expect(screen.getByText(narrow, { exact: true }).closest('a')).toBe(button);
    expect(button?.getAttribute('href')).toBe(chatLinks[link]);
    expect(button?.target).toBe('_blank');
    expect(button?.rel).toContain('noopener');
  });

  test('/permanent-makeup-in-dubai: Book Appointment (Book Now on mobile) opens the booking modal', () => {
    render(
      <MemoryRouter initialEntries={['/permanent-makeup-in-dubai']}>
        <Bar />
      </MemoryRouter>,
    );
    const button = screen.getByText('Book Now').closest('button');
    expect(screen.getByText('Book Appointment').closest('button')).toBe(button);
    expect(button?.getAttribute('aria-haspopup')).toBe('dialog');
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  test('/skin-pen-microneedling-dubai: the mobile link differs from the desktop one', () => {
    render(
      <MemoryRouter initialEntries={['/skin-pen-microneedling-dubai']}>
        <Bar />
      </MemoryRouter>,
    );
    expect(screen.getByText('WhatsApp Us').closest('a')?.getAttribute('href')).toBe(chatLinks.skinPen);
    expect(screen.getByText('WhatsApp').closest('a')?.getAttribute('href')).toBe(chatLinks.skinPenMobile);
    expect(chatLinks.skinPen).not.toBe(chatLinks.skinPenMobile);
  });

  test('/skin-therapy shows the same page below the full bar, with the chat link of the main pages', () => {
    render(
      <MemoryRouter initialEntries={['/skin-therapy']}>
        <Bar />
      </MemoryRouter>,
    );
    screen.getByRole('navigation', { name: 'Main' });
    expect(screen.getAllByText('Book Appointment')[0]?.closest('a')?.getAttribute('href')).toBe(chatLinks.main);
  });

  test.each(['/microblading-in-dubai-new', '/microblading-dubai'])('%s: the logo is dark', (path) => {
    show(path);
    expect(screen.getByRole('banner').className).toContain('text-ink');
    expect(screen.getByRole('banner').className).not.toContain('on-dark');
  });

  test('over the dark heroes the bar is light', () => {
    show('/led-light-therapy-dubai');
    expect(screen.getByRole('banner').className).toContain('on-dark text-porcelain');
  });

  test('every landing page has a chat link of its own', () => {
    const links = Object.values(chatLinks);
    expect(new Set(links).size).toBe(links.length);
  });
});
