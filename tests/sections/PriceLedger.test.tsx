import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { PriceLedger } from '@/sections/PriceLedger';

const items = [
  { id: 'a', name: 'Microblading', priceGM: 2500, priceM: 1800, description: 'Fine strokes by hand' },
  { id: 'b', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 'GM only', description: '' },
  { id: 'c', name: 'Touch-Up (4-6 weeks)', priceGM: 1000, priceM: '', description: '' },
  { id: 'd', name: 'Classic Eyeliner', priceGM: 'from 3200', priceM: '', description: '' },
  { id: 'e', name: 'Shaded Eyeliner', priceGM: 'from 3200', priceM: 'from 3200', description: '' },
  { id: 'f', name: 'Pigment Removal', priceGM: 250, priceM: 250, description: '' },
  { id: 'g', name: 'Lip Blush', priceGM: 'from 4200', priceM: 'from 3200', description: '' },
] as const;

/** What stands in the price cells of a row, empty ones too. */
const pricesOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe.each(['beside', 'below'] as const)('with its notes %s the names', (notes) => {
  beforeEach(() => {
    render(<PriceLedger items={items} label="Brows" notes={notes} ground="plaster" />);
  });

  it('is a table with a name, named columns and named rows', () => {
    const table = screen.getByRole('table', { name: 'Brows' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Treatment', 'Grand Master', 'Master']);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(7);
    expect(screen.getByRole('rowheader', { name: /^Microblading/ }).textContent).toBe('MicrobladingFine strokes by hand');
    expect(screen.getByRole('rowheader', { name: 'Touch-Up (4-6 weeks)' }).textContent).toBe('Touch-Up (4-6 weeks)');
  });

  it('prints both prices with AED and a thousands comma, equal ones too', () => {
    expect(pricesOf('Microblading')).toEqual(['AED 2,500', 'AED 1,800']);
    expect(pricesOf('Pigment Removal')).toEqual(['AED 250', 'AED 250']);
    expect(pricesOf('Lip Blush')).toEqual(['from AED 4,200', 'from AED 3,200']);
  });

  it('hides the Master’s line where only a Grand Master works', () => {
    expect(pricesOf('Nano Hairstrokes')).toEqual(['AED 3,200', '']);
    expect(screen.queryByText(/GM only/)).toBeNull();
  });

  it('prints a single price once, across both columns', () => {
    expect(pricesOf('Touch-Up')).toEqual(['AED 1,000']);
    expect(pricesOf('Classic Eyeliner')).toEqual(['from AED 3,200']);
    expect(pricesOf('Shaded Eyeliner')).toEqual(['from AED 3,200']);
    const cell = within(screen.getByRole('row', { name: /^Touch-Up/ })).getByRole('cell');
    expect(cell.getAttribute('colspan')).toBe('2');
  });
});
