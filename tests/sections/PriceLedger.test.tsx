import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

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

it.each(['beside', 'below'] as const)(
  'with its notes %s the names: a row shows both prices with AED and comma, one shared price across both columns, or only a Grand Master price',
  (notes) => {
    render(<PriceLedger items={items} label="Brows" notes={notes} background="plaster" />);
    const table = within(screen.getByRole('table', { name: 'Brows' }));
    expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Treatment', 'Grand Master', 'Master']);
    const [, ...rows] = table.getAllByRole('row');
    const read = rows.map((row) => [
      within(row).getByRole('rowheader').textContent,
      // Prices, including empty ones.
      ...within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ]);
    expect(read).toEqual([
      ['MicrobladingFine strokes by hand', 'AED 2,500', 'AED 1,800'],
      [expect.stringContaining('Nano Hairstrokes'), 'AED 3,200', ''],
      [expect.stringContaining('Touch-Up'), 'AED 1,000'],
      ['Classic Eyeliner', 'from AED 3,200'],
      ['Shaded Eyeliner', 'from AED 3,200'],
      ['Pigment Removal', 'AED 250', 'AED 250'],
      ['Lip Blush', 'from AED 4,200', 'from AED 3,200'],
    ]);
    expect(
      within(rows[2] ?? document.body)
        .getByRole('cell')
        .getAttribute('colspan'),
    ).toBe('2');
  },
);
