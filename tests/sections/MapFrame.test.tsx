import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { MapFrame } from '@/sections/MapFrame';

import { moveNear } from '../support/screenDouble';

it('the map loads lazily, with its address; while it cannot be reached a drawing takes its place, and the map as soon as it can', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
  const { container } = render(<MapFrame crop="arch" />);
  const box = container.firstElementChild ?? container;
  const frame = screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina');
  expect([frame.getAttribute('loading'), frame.getAttribute('referrerpolicy')]).toEqual(['lazy', 'no-referrer-when-downgrade']);
  expect(screen.getByText(/Tamani Hotel, Dubai Marina/)).toBeTruthy();
  // The drawing below the map is hidden from screen readers.
  expect([screen.queryByRole('img'), ask.mock.calls]).toEqual([null, []]);
  await moveNear(box);
  expect(await screen.findByRole('img', { name: 'Illustrated map of the Marina' })).toBeTruthy();
  await act(() => moveNear(box));
  expect(await screen.findByTitle(/^Map:/)).toBeTruthy();
});
