import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, it } from 'vitest';

import BrowsLanding from '@/pages/BrowsLanding';
import Gallery from '@/pages/Gallery';
import Microblading from '@/pages/Microblading';
import MicrobladingNew from '@/pages/MicrobladingNew';

import { visit } from '../support/visit';

const plates = () => screen.getAllByRole('button', { name: /Enlarge/ });
const press = (element: Element | undefined) => fireEvent.click(element ?? document.body);

it.each<[path: string, Page: ComponentType, count: number]>([
  ['/gallery', Gallery, 8],
  ['/brows-and-lashes-dubai', BrowsLanding, 4],
  ['/microblading-in-dubai', Microblading, 4],
  ['/microblading-in-dubai-new', MicrobladingNew, 6],
])('%s: the lightbox has all plates, each with its caption, and opens at the clicked plate', async (path, Page, count) => {
  render(visit(<Page />, path));
  expect(await screen.findAllByRole('button', { name: /Enlarge/ })).toHaveLength(count);
  press(plates().at(-1));
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
    press(filters[place]);
    expect([pressed(), numbers(), screen.getByRole('status').textContent]).toEqual([place, left, said]);
    press(plates()[0]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`1 / ${left.length}`)).toBeTruthy();
    press(dialog.getByRole('button', { name: 'Close' }));
  }
});
