import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { lipBlush } from '@/content/lipBlush';
import { watchPopupRequests } from '@/lib/popupRequests';
import BrowsLanding from '@/pages/BrowsLanding';
import Gallery from '@/pages/Gallery';
import LedLight from '@/pages/LedLight';
import { Shades } from '@/pages/lipBlush/Shades';
import Microblading from '@/pages/Microblading';
import MicrobladingNew from '@/pages/MicrobladingNew';
import NotFound from '@/pages/NotFound';
import PatientRights from '@/pages/PatientRights';
import PermanentMakeupLanding from '@/pages/PermanentMakeupLanding';

import { fillIn, press } from '../leads/formVisit';
import { installMedia, moveNear } from '../support/screenDouble';
import { newVisit, submit, visit } from '../support/visit';

it('the one long price card of /permanent-makeup-in-dubai shows three items, and the rest after Show More (N more), until Show Less', async () => {
  render(visit(<PermanentMakeupLanding />, '/permanent-makeup-in-dubai'));
  const toggle = screen.getByRole('button', { name: /^Show (More|Less)/ });
  const state = () => [
    toggle.textContent,
    toggle.getAttribute('aria-expanded'),
    document.getElementById(toggle.getAttribute('aria-controls') ?? '')?.querySelectorAll('[data-folded]').length,
  ];
  expect(state()).toEqual(['Show More (1 more)', 'false', 1]);
  await userEvent.click(toggle);
  expect(state()).toEqual(['Show Less', 'true', 0]);
  await userEvent.click(toggle);
  expect(state()).toEqual(['Show More (1 more)', 'false', 1]);
});

it('/lip-blush-dubai offers six tones on five skins, and the chat link asks for the chosen tone and skin', () => {
  render(<Shades {...lipBlush.shades} />);
  const skins = within(screen.getByRole('group', { name: 'Your skin' }));
  const tones = within(screen.getByRole('group', { name: 'Your shade' }));
  expect(skins.getAllByRole('radio')).toHaveLength(5);
  expect(tones.getAllByRole('radio')).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Ask for Garnet on medium skin' })).toBeTruthy();
  fireEvent.click(skins.getByRole('radio', { name: 'Deep' }));
  fireEvent.click(tones.getByRole('radio', { name: 'Cool rose' }));
  const link = screen.getByRole('link', { name: 'Ask for Cool rose on deep skin' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toMatch(
    /^https:\/\/wa\.me\/\d+\?text=Lip blush, Cool rose on deep skin\. Do you have an appointment free\?$/,
  );
});

it('the Book buttons of /led-light-therapy-dubai open a dialog that names their offer, with the focus on its first field; Escape returns the focus', async () => {
  newVisit();
  render(visit(<LedLight />, '/led-light-therapy-dubai'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelectorAll('button[aria-haspopup="dialog"]')).toHaveLength(6);
  for (const [name, message] of [
    ['Book: Course of 6', 'Course of 6, AED 1,350'],
    ['Book: Add-on', 'Add-on, AED 200'],
    ['Book a session', ''],
  ] as const) {
    const button = screen.getAllByRole('button', { name })[0] ?? document.body;
    button.focus();
    fireEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Book Your LED Session', description: RegExp(`^${message || 'Tell us'}`) });
    const [nameField, messageField] = ['name', 'message'].map((field) => dialog.querySelector<HTMLInputElement>(`[name=${field}]`));
    expect(messageField?.value).toBe(message);
    await waitFor(() => expect(document.activeElement).toBe(nameField));
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(button));
  }

  fireEvent.click(screen.getAllByRole('button', { name: 'Book: Add-on' })[0] ?? document.body);
  await screen.findByRole('dialog');
  fillIn();
  press();
  await screen.findByRole('heading', { level: 1, name: 'Thank you' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(submit.mock.calls.map(([sent]) => [sent.message, sent.landingPage])).toEqual([['Mornings, please', 'led_booking']]);
});

it('the callback buttons on /microblading-in-dubai-new open the popup of the page', () => {
  render(visit(<MicrobladingNew />, '/microblading-in-dubai-new'));
  const listener = vi.fn<(id: string) => void>();
  const stop = watchPopupRequests(listener);
  for (const button of screen.getAllByRole('button', { name: /call (you )?back/ })) fireEvent.click(button);
  stop();
  expect(listener.mock.calls).toEqual([['microbladingNew'], ['microbladingNew']]);
});

it('/patient-rights marks the last section reached, also when scrolling up, and none above the first section', async () => {
  installMedia();
  render(<PatientRights />);
  const index = screen.getByRole('navigation', { name: 'On this page' });
  const parts = ['respect', 'consent', 'records', 'voice', 'responsibilities', 'before-and-after', 'privacy', 'questions'].map(
    (id) => document.getElementById(id) ?? document.body,
  );
  /** Scrolls so that the first `reached` sections begin above the reading line. Returns the marked links. */
  const scrollTo = async (reached: number) => {
    for (const [at, part] of parts.entries()) part.getBoundingClientRect = () => new DOMRect(0, at < reached ? 10 : 900, 300, 400);
    await moveNear(parts[0] ?? document.body, false);
    return [...index.querySelectorAll('[aria-current="true"]')].map((link) => link.getAttribute('href'));
  };
  expect(await scrollTo(0)).toEqual([]);
  expect(await scrollTo(8)).toEqual(['#questions']);
  expect(await scrollTo(5)).toEqual(['#responsibilities']);
  expect(await scrollTo(0)).toEqual([]);
});

it('/patient-rights opens the print dialog when the visitor clicks Print', () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  render(<PatientRights />);
  fireEvent.click(screen.getByRole('button', { name: /^Print/ }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('the page for unknown paths logs the requested path once, without its query', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/microblading-duby?utm_source=x#prices']}>
      <NotFound />
    </MemoryRouter>,
  );
  expect(warn.mock.calls).toEqual([['Page not found: /microblading-duby']]);
});

const plates = () => screen.getAllByRole('button', { name: /Enlarge/ });
const click = (element: Element | undefined) => fireEvent.click(element ?? document.body);

it.each<[path: string, Page: ComponentType, count: number]>([
  ['/gallery', Gallery, 8],
  ['/brows-and-lashes-dubai', BrowsLanding, 4],
  ['/microblading-in-dubai', Microblading, 4],
  ['/microblading-in-dubai-new', MicrobladingNew, 6],
])('%s: the lightbox has all plates, each with its caption, and opens at the clicked plate', async (path, Page, count) => {
  render(visit(<Page />, path));
  expect(await screen.findAllByRole('button', { name: /Enlarge/ })).toHaveLength(count);
  click(plates().at(-1));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  expect(dialog.getByText(`${count} / ${count}`)).toBeTruthy();
  expect(dialog.getByText(/Illustration$/)).toBeTruthy();
});

it('the filters of /gallery show only their plates, also in the lightbox, and announce how many; All Work is active at first', async () => {
  render(<Gallery />);
  const filters = within(screen.getByRole('group', { name: 'Filter the gallery' })).getAllByRole('button');
  const pressed = () => filters.map((filter) => filter.getAttribute('aria-pressed') === 'true').indexOf(true);
  const numbers = () => plates().map((plate) => Number(/Enlarge picture (\d)/.exec(plate.textContent ?? '')?.[1]));
  expect(filters.map((filter) => filter.textContent)).toEqual(['All Work8', 'Eyebrows3', 'Lips3', 'Skin & Facials2']);
  expect(pressed()).toBe(0);
  for (const [place, left, said] of [
    [1, [1, 2, 3], 'Eyebrows: 3 pictures'],
    [2, [4, 5, 6], 'Lips: 3 pictures'],
    [3, [7, 8], 'Skin & Facials: 2 pictures'],
    [0, [1, 2, 3, 4, 5, 6, 7, 8], 'All Work: 8 pictures'],
  ] as const) {
    click(filters[place]);
    expect([pressed(), numbers(), screen.getByRole('status').textContent]).toEqual([place, left, said]);
    click(plates()[0]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`1 / ${left.length}`)).toBeTruthy();
    click(dialog.getByRole('button', { name: 'Close' }));
  }
});
