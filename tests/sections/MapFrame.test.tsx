import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { MapFrame } from '@/sections/MapFrame';

import { moveNear } from '../screenDouble';

it('embeds the map, lazily, with a title and the address in words', () => {
  render(<MapFrame />);
  const frame = screen.getByTitle('Map: Atelier Marina, Tamani Hotel, Dubai Marina');
  expect(frame.getAttribute('loading')).toBe('lazy');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer-when-downgrade');
  expect(screen.getByText(/Tamani Hotel, Dubai Marina/)).toBeTruthy();
});

it('has a drawing under the map until it comes, which nobody is told about', () => {
  const { container } = render(<MapFrame />);
  expect(container.querySelector('[aria-hidden="true"] svg')).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('draws a map where the real one cannot be reached, and shows the real one once it can', async () => {
  const ask = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(new Response());
  vi.stubGlobal('fetch', ask);
  const { container } = render(<MapFrame />);
  const box = container.firstElementChild;
  if (!box) throw new Error('empty');
  expect(ask).not.toHaveBeenCalled();
  await moveNear(box);
  expect(await screen.findByRole('img', { name: 'Drawing of a map of the Marina' })).toBeTruthy();
  await act(() => moveNear(box));
  await waitFor(() => expect(screen.getByTitle(/^Map:/)).toBeTruthy());
  vi.unstubAllGlobals();
});
