import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';

import Gallery from '@/pages/Gallery';
import { chatLinks } from '@/site/chatLinks';
import { matchPath } from '@/site/pages';

import { studio } from '../studio';

const chip = (name: RegExp) => within(screen.getByRole('group', { name: 'Show' })).getByRole('button', { name });
const plates = () => screen.getAllByRole('button', { name: /Enlarge plate \d/ });
const plate = (number: number) => screen.getByRole('button', { name: new RegExp(`Enlarge plate ${number}`) });
const numbersShown = () => plates().map((button) => /Enlarge plate (\d)/.exec(button.textContent ?? '')?.[1]);
const roomsShown = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const press = (element: Element) => userEvent.click(element);

async function open(number: number) {
  await press(plate(number));
  return screen.findByRole('dialog', {}, { timeout: 5000 });
}

describe('what it says', () => {
  beforeEach(() => {
    render(<Gallery />);
  });

  it('has one h1, then its rooms and sections in order', () => {
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('The work, near enough to count the strokes');
    expect(roomsShown()).toEqual(['Eyebrows', 'Lips', 'Skin & Facials', 'Which one is near you?', 'Behind the plates']);
  });

  it('says that the plates are illustrations', () => {
    expect(
      screen.getByText(/They are illustrations of our techniques\. A client’s photograph hangs here only with written consent\./),
    ).toBeTruthy();
  });

  it('shows eight different pictures, each with a text alternative', () => {
    expect(numbersShown()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8']);
    const images = [...document.querySelectorAll('img')];
    expect(images).toHaveLength(8);
    expect(new Set(images.map((image) => image.getAttribute('src'))).size).toBe(8);
    expect(images.every((image) => (image.getAttribute('alt') ?? '').length > 10)).toBe(true);
    expect(images.filter((image) => image.getAttribute('loading') === 'eager')).toHaveLength(1);
  });

  it('asks about each plate on WhatsApp, with the plate named, in a new tab', () => {
    const links = screen.getAllByRole('link', { name: /^Ask on WhatsApp about plate \d/ });
    expect(links).toHaveLength(8);
    expect(links.map((link) => link.getAttribute('target'))).toEqual(Array.from({ length: 8 }, () => '_blank'));
    expect(links[4]?.getAttribute('href')).toBe(
      `${studio.chat}?text=I%20am%20writing%20about%20plate%205%20in%20the%20gallery%3A%20Lip%20blush%2C%20coral`,
    );
    const button = screen.getByRole('link', { name: 'Ask on WhatsApp' });
    expect(button.getAttribute('href')).toBe(chatLinks.main);
    expect(button.getAttribute('rel')).toContain('noopener');
  });

  it('leads on to four pages, and to none that does not exist', () => {
    const paths = screen
      .getAllByRole('link')
      .map((anchor) => anchor.getAttribute('href') ?? '')
      .filter((href) => href.startsWith('/'));
    expect(paths).toEqual(['/permanent-makeup', '/brows-lashes', '/skin-therapy', '/home-facials']);
    expect(paths.filter((path) => matchPath(path) === undefined)).toEqual([]);
  });
});

describe('the filters', () => {
  beforeEach(() => {
    render(<Gallery />);
  });

  it('are All Work, Eyebrows, Lips, Skin & Facials; All Work is on', () => {
    const buttons = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['All Work8', 'Eyebrows3', 'Lips3', 'Skin & Facials2']);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false']);
  });

  it.each([
    { name: /^Eyebrows/, left: ['1', '2', '3'], room: 'Eyebrows', said: 'Eyebrows: 3 pictures' },
    { name: /^Lips/, left: ['4', '5', '6'], room: 'Lips', said: 'Lips: 3 pictures' },
    { name: /^Skin & Facials/, left: ['7', '8'], room: 'Skin & Facials', said: 'Skin & Facials: 2 pictures' },
  ])('leave $left and say "$said"', async ({ name, left, room, said }) => {
    expect(screen.getByRole('status').textContent).toBe('');
    await press(chip(name));
    expect(numbersShown()).toEqual(left);
    expect(roomsShown()).toEqual([room, 'Which one is near you?', 'Behind the plates']);
    expect(chip(name).getAttribute('aria-pressed')).toBe('true');
    expect(chip(/^All Work/).getAttribute('aria-pressed')).toBe('false');
    expect(screen.getByRole('status').textContent).toBe(said);
  });

  it('bring everything back, and move nothing inside a room', async () => {
    const before = plate(6);
    await press(chip(/^Lips/));
    expect(plate(6)).toBe(before);
    await press(chip(/^All Work/));
    expect(plates()).toHaveLength(8);
    expect(screen.getByRole('status').textContent).toBe('All Work: 8 pictures');
  });
});

describe('the lightbox', () => {
  beforeEach(() => {
    render(<Gallery />);
  });

  it('opens at the plate that was pressed, and calls it an illustration', async () => {
    const dialog = await open(5);
    expect(within(dialog).getByText('5 / 8')).toBeTruthy();
    expect(within(dialog).getByText('5. Lip blush')).toBeTruthy();
    expect(within(dialog).getByText('Coral, on umber skin. Illustration')).toBeTruthy();
  });

  it('wraps around at both ends, by button and by key', async () => {
    const dialog = await open(8);
    await press(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByText('1 / 8')).toBeTruthy();
    await press(within(dialog).getByRole('button', { name: 'Previous picture' }));
    expect(within(dialog).getByText('8 / 8')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('1. Microblading')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(dialog).getByText('8. Microneedling')).toBeTruthy();
  });

  it('turns through what the filter leaves', async () => {
    await press(chip(/^Lips/));
    const dialog = await open(6);
    expect(within(dialog).getByText('3 / 3')).toBeTruthy();
    await press(within(dialog).getByRole('button', { name: 'Next picture' }));
    expect(within(dialog).getByText('4. Velvet lips')).toBeTruthy();
    await userEvent.keyboard('{ArrowLeft}');
    expect(within(dialog).getByText('6. Lip blush')).toBeTruthy();
  });

  it.each(['the button', 'Escape'])('closes by %s and gives the focus back to the plate', async (way) => {
    const dialog = await open(3);
    await (way === 'Escape' ? userEvent.keyboard('{Escape}') : press(within(dialog).getByRole('button', { name: 'Close' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(plate(3));
  });

  it('opens from the keyboard', async () => {
    plate(2).focus();
    await userEvent.keyboard('{Enter}');
    expect(within(await screen.findByRole('dialog')).getByText('2 / 8')).toBeTruthy();
  });
});

it('shows all eight plates without scripts', () => {
  const html = renderToString(<Gallery />);
  expect(html.match(/<img /g)).toHaveLength(8);
  expect(html).not.toMatch(/<section hidden/);
});
