import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { hydrate } from '@/boot/hydrate';
import { type LatePart, hydratedPart } from '@/boot/LatePart';

import { fakeBoot } from '../support/fakeBoot';

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

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const field = () => container.querySelector('input');
const isHydrated = () => Object.keys(field() ?? {}).some((key) => key.startsWith('__reactProps$'));

/** Hydrates the part's server HTML after a name was typed into it. */
async function typeAndHydrate(Part: LatePart<{ label?: string }>): Promise<HTMLInputElement> {
  const OnServer = hydratedPart(async () => Form, 'form');
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

it('a part keeps its HTML and typed text while its script fails to load, then hydrates', async () => {
  load.mockRejectedValue(new Error('wrong'));
  const typed = await typeAndHydrate(hydratedPart(load, 'form'));
  await advanceTime(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(5);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  expect(isHydrated()).toBe(false);
  load.mockImplementation(async () => Form);
  await advanceTime(30_000);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  expect(isHydrated()).toBe(true);
});

it('a part keeps its HTML and typed text when its parent re-renders before its script has loaded', async () => {
  let arrive: (Part: ComponentType<{ label?: string }>) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  const Part = hydratedPart(load, 'form');
  const typed = await typeAndHydrate(Part);
  await act(async () => root?.render(<Part label="Book" />));
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  await advanceTime(1_000);
  arrive(Form);
  await advanceTime(1_000);
  expect(field()).toBe(typed);
  expect(typed.value).toBe('Noor');
  expect(screen.getByRole('button').textContent).toBe('Book');
});

it('a part that is not in the HTML takes no space until its script has loaded; once loaded, it renders immediately', async () => {
  const Part = hydratedPart(load, 'form');
  const { unmount } = render(<Part />, { container });
  expect(container.innerHTML).toBe('');
  unmount();
  await Part.ready();
  render(<Part />);
  expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part reserves its space while it loads after a navigation within the site, and keeps typed text when it re-renders', async () => {
  const Part = hydratedPart(load, 'form', 'min-h-80');
  const { rerender } = render(<Part />, { container });
  expect(container.innerHTML).toBe('<div class="min-h-80"></div>');
  await advanceTime(0);
  const typed = field();
  if (!typed) throw new Error('There is no field.');
  typed.value = 'Noor';
  rerender(<Part label="Book" />);
  expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
  expect(field()).toBe(typed);
  expect(field()?.value).toBe('Noor');
});

it('a part on a page that another program has changed hydrates in the task that undoes the changes', () => {
  const order: string[] = [];
  const changes = {
    seen: true,
    isPageHydrated: true,
    undo: () => order.push('undone') > 0,
    ignoreOwn: () => {
      order.push('own ignored');
      return [];
    },
  };
  fakeBoot({ changes });
  hydrate(() => order.push('hydrated'));
  expect(order).toEqual(['undone', 'hydrated', 'own ignored']);
});
