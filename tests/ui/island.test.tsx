import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { island } from '@/ui/island';

interface FieldProps {
  label: string;
}
const Field = ({ label }: FieldProps) => <input aria-label={label} />;

beforeEach(() => vi.useRealTimers());
afterEach(() => vi.useRealTimers());

test('its HTML is in the prerendered page, and typed text stays when React takes it over', async () => {
  const onServer = island<FieldProps>(async () => Field, 'placeholder');
  const OnServer = onServer;
  const { prelude } = await prerender(<OnServer label="Name" />);
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude).text();
  document.body.append(container);
  const input = screen.getByLabelText('Name');
  expect(container.textContent).not.toContain('placeholder');
  if (input instanceof HTMLInputElement) input.value = 'Hessa';

  let arrive: (component: ComponentType<FieldProps>) => void = () => undefined;
  const Late = island<FieldProps>(() => new Promise((resolve) => (arrive = resolve)), 'placeholder');
  const root = await act(async () => hydrateRoot(container, <Late label="Name" />));
  expect(screen.getByLabelText('Name')).toBe(input);
  await act(async () => arrive(Field));
  expect(screen.getByLabelText('Name')).toBe(input);
  expect(input).toHaveProperty('value', 'Hessa');
  act(() => root.unmount());
  container.remove();
});

test('a script that does not come is tried again every 3 s', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<ComponentType<FieldProps>>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Field);
  const Part = island<FieldProps>(load, <p>placeholder</p>);
  render(<Part label="Name" />);
  screen.getByText('placeholder');
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(load).toHaveBeenCalledTimes(2);
  screen.getByLabelText('Name');
});

test('once fetched it renders at once', async () => {
  const Part = island<FieldProps>(async () => Field, 'placeholder');
  await Part.preload();
  render(<Part label="Name" />);
  expect(screen.queryByText('placeholder')).toBeNull();
  expect(screen.getByLabelText('Name')).toBeDefined();
});
