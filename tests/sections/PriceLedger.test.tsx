import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { PriceMessageHost } from '@/layout/PriceMessageHost';
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

it.each(['beside', 'below'] as const)('notes %s the names: a row shows both prices with AED and comma, or the only one', (notes) => {
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
  expect(rows[2]?.querySelector('td')?.colSpan).toBe(2);
});

it('a click on a price offers a chat message with the treatment, artist and price; Escape returns the focus to the price', async () => {
  render(
    <>
      <PriceLedger items={items} label="Brows" notes="below" background="plaster" />
      <PriceMessageHost />
    </>,
  );
  const price = screen.getByRole('button', { name: /1,800/ });
  await userEvent.click(price);
  const link = await screen.findByRole('link', { name: 'Ask for an appointment' });
  expect(link.previousSibling?.textContent).toBe('Microblading · Master · AED 1,800');
  expect(link).toHaveProperty(
    'href',
    'https://wa.me/971500000000?text=Microblading%20%C2%B7%20Master%20%C2%B7%20AED%201%2C800.%20Do%20you%20have%20an%20appointment%20free%3F',
  );
  await waitFor(() => expect(document.activeElement).toBe(link));
  // A ring marks which of the two prices in the row was chosen.
  expect(price.className).toContain('asked');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Ask for an appointment' })).toBeNull();
  expect(document.activeElement).toBe(price);
  expect(price.className).not.toContain('asked');
});
