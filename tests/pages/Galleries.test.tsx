import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import BrowsLanding from '@/pages/BrowsLanding';
import Gallery from '@/pages/Gallery';
import Microblading from '@/pages/Microblading';
import MicrobladingNew from '@/pages/MicrobladingNew';

import { visit } from '../support/visit';

const pages: readonly (readonly [path: string, Page: ComponentType, plates: number])[] = [
  ['/gallery', Gallery, 8],
  ['/brows-and-lashes-dubai', BrowsLanding, 4],
  ['/microblading-in-dubai', Microblading, 4],
  ['/microblading-in-dubai-new', MicrobladingNew, 6],
];

const plates = () => screen.getAllByRole('button', { name: /Enlarge/ });
const press = (element: Element | undefined) => fireEvent.click(element ?? document.body);

it.each(pages)('%s: the lightbox has all plates, each with its caption, and opens at the clicked plate', async (path, Page, count) => {
  render(visit(<Page />, path));
  expect(await screen.findAllByRole('button', { name: /Enlarge/ })).toHaveLength(count);
  press(plates().at(-1));
  const dialog = within(await screen.findByRole('dialog', {}, { timeout: 5000 }));
  expect(dialog.getByText(`${count} / ${count}`)).toBeTruthy();
  expect(dialog.getByText(/Illustration$/)).toBeTruthy();
});

describe('the filters of /gallery', () => {
  beforeEach(() => {
    render(<Gallery />);
  });
  const filter = (name: RegExp) => within(screen.getByRole('group', { name: 'Filter the gallery' })).getByRole('button', { name });
  const numbers = () => plates().map((plate) => /Enlarge picture (\d)/.exec(plate.textContent ?? '')?.[1]);

  it('are All Work, Eyebrows, Lips, and Skin & Facials; All Work is active at first', () => {
    const buttons = within(screen.getByRole('group', { name: 'Filter the gallery' })).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['All Work8', 'Eyebrows3', 'Lips3', 'Skin & Facials2']);
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false']);
  });

  it.each([
    { name: /^Eyebrows/, left: ['1', '2', '3'], said: 'Eyebrows: 3 pictures' },
    { name: /^Lips/, left: ['4', '5', '6'], said: 'Lips: 3 pictures' },
    { name: /^Skin & Facials/, left: ['7', '8'], said: 'Skin & Facials: 2 pictures' },
  ])('show only $left, also in the lightbox, and announce "$said"; All Work shows all plates again', async ({ name, left, said }) => {
    press(filter(name));
    expect(numbers()).toEqual(left);
    expect(filter(name).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe(said);
    press(plates()[0]);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`1 / ${left.length}`)).toBeTruthy();
    press(dialog.getByRole('button', { name: 'Close' }));
    press(filter(/^All Work/));
    expect(plates()).toHaveLength(8);
    expect(screen.getByRole('status').textContent).toBe('All Work: 8 pictures');
  });
});
