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

/** Texts of a row's price cells, including empty ones. */
const pricesOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe.each(['beside', 'below'] as const)('with its notes %s the names', (notes) => {
  beforeEach(() => {
    render(<PriceLedger items={items} label="Brows" notes={notes} background="plaster" />);
  });

  it('the price list is a table with a name, named columns and named rows', () => {
    const table = within(screen.getByRole('table', { name: 'Brows' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Treatment', 'Grand Master', 'Master']);
    expect(table.getAllByRole('rowheader')).toHaveLength(items.length);
    expect(screen.getByRole('rowheader', { name: /^Microblading/ }).textContent).toBe('MicrobladingFine strokes by hand');
  });

  it('a row shows both prices with AED and comma, one shared price across both columns, or only a Grand Master price', () => {
    expect(items.map(({ name }) => pricesOf(name.replace(/ \(.*/, '')))).toEqual([
      ['AED 2,500', 'AED 1,800'],
      ['AED 3,200', ''],
      ['AED 1,000'],
      ['from AED 3,200'],
      ['from AED 3,200'],
      ['AED 250', 'AED 250'],
      ['from AED 4,200', 'from AED 3,200'],
    ]);
    const single = within(screen.getByRole('row', { name: /^Touch-Up/ })).getByRole('cell');
    expect(single.getAttribute('colspan')).toBe('2');
  });
});
