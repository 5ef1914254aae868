import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { type LatePart, standingPart } from '@/boot/LatePart';

import { fakeBoot } from './fakeBoot';

function Form({ label = 'Send' }: { label?: string }) {
  return (
    <form>
      <input name="name" />
      <button type="submit">{label}</button>
    </form>
  );
}

const load = vi.fn<() => Promise<ComponentType<{ label?: string }>>>();
let container: HTMLElement;
let root: Root | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockImplementation(async () => Form);
  container = document.body.appendChild(document.createElement('main'));
  return fakeBoot();
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  container.remove();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => container.querySelector('input');
const isAlive = () => Object.keys(field() ?? {}).some((key) => key.startsWith('__reactProps$'));

/** Hydrates the HTML of the part as the server has it, with a name that was typed before. */
async function typeAndHydrate(Part: LatePart<{ label?: string }>): Promise<HTMLInputElement> {
  const OnServer = standingPart(async () => Form, 'form');
  await OnServer.ready();
  container.innerHTML = renderToString(<OnServer />);
  const typed = field();
  if (!typed) throw new Error('There is no field.');
  typed.value = 'Noor';
  await act(async () => {
    root = hydrateRoot(container, <Part />);
  });
  return typed;
}

it('stands as the HTML has it, with what was typed, for as long as its script fails; then it comes alive', async () => {
  load.mockRejectedValue(new Error('wrong'));
  const typed = await typeAndHydrate(standingPart(load, 'form'));
  await pass(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(5);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  expect(isAlive()).toBe(false);
  load.mockImplementation(async () => Form);
  await pass(30_000);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  expect(isAlive()).toBe(true);
});

it('keeps its HTML when what is around it is drawn anew before its script is there', async () => {
  let arrive: (Part: ComponentType<{ label?: string }>) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const Part = standingPart(load, 'form');
  const typed = await typeAndHydrate(Part);
  await act(async () => root?.render(<Part label="Book" />));
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  await pass(1_000);
  arrive(Form);
  await pass(1_000);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  expect(screen.getByRole('button').textContent).toBe('Book');
});

it('is there at once where its script is; takes no room where it has none in the HTML either', async () => {
  const Part = standingPart(load, 'form');
  const { unmount } = render(<Part />, { container });
  expect(container.innerHTML).toBe('');
  unmount();
  await Part.ready();
  render(<Part />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('that a navigation inside the site adds has its room until it comes, and keeps what is typed when it is drawn again', async () => {
  const Part = standingPart(load, 'form', 'min-h-80');
  const { rerender } = render(<Part />, { container });
  expect(container.innerHTML).toBe('<div class="min-h-80"></div>');
  await pass(0);
  const typed = field();
  if (!typed) throw new Error('There is no field.');
  typed.value = 'Noor';
  rerender(<Part label="Book" />);
  expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
  expect(field()).toBe(typed);
  expect(field()?.value).toBe('Noor');
});
