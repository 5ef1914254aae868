import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { PriceMessageHost } from '@/layout/PriceMessageHost';
import { PriceLedger } from '@/sections/PriceLedger';

const items = [{ id: 'nano', name: 'Nano Hairstrokes', priceGM: 3200, priceM: 1500, description: '' }] as const;

it('a click on a price offers a chat message with the treatment, artist and price; Escape returns the focus to the price', async () => {
  render(
    <>
      <PriceLedger items={items} label="Brows" notes="below" background="plaster" />
      <PriceMessageHost />
    </>,
  );
  const price = screen.getByRole('button', { name: /1,500/ });
  await userEvent.click(price);
  const link = await screen.findByRole('link', { name: 'Ask for an appointment' });
  expect(link.previousSibling?.textContent).toBe('Nano Hairstrokes · Master · AED 1,500');
  expect(link).toHaveProperty(
    'href',
    'https://wa.me/971500000000?text=Nano%20Hairstrokes%20%C2%B7%20Master%20%C2%B7%20AED%201%2C500.%20Do%20you%20have%20an%20appointment%20free%3F',
  );
  await waitFor(() => expect(document.activeElement).toBe(link));
  // A ring marks which of the two prices in the row was chosen.
  expect(price.className).toContain('asked');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'Ask for an appointment' })).toBeNull();
  expect(document.activeElement).toBe(price);
  expect(price.className).not.toContain('asked');
});
