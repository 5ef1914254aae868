import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { MapFrame } from '@/sections/MapFrame';

import { moveNear } from '../support/screenDouble';

it('the map loads lazily, with a title and the written address, over a drawing hidden from screen readers', () => {
  render(<MapFrame crop="arch" />);
  const frame = screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina');
  expect([frame.getAttribute('loading'), frame.getAttribute('referrerpolicy')]).toEqual(['lazy', 'no-referrer-when-downgrade']);
  expect(screen.getByText(/Tamani Hotel, Dubai Marina/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('the section shows a drawn map while the real map cannot be reached, and the real map as soon as it can', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
  const { container } = render(<MapFrame crop="arch" />);
  const box = container.firstElementChild;
  if (!box) throw new Error('empty');
  expect(ask).not.toHaveBeenCalled();
  await moveNear(box);
  expect(await screen.findByRole('img', { name: 'Illustrated map of the Marina' })).toBeTruthy();
  await act(() => moveNear(box));
  await waitFor(() => expect(screen.getByTitle(/^Map:/)).toBeTruthy());
  vi.unstubAllGlobals();
});
