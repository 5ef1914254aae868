import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';

import { hydrate } from '@/boot/hydrate';
import { isHydrated } from '@/boot/hydrated';
import { hydratedPart } from '@/boot/LatePart';
import { lazyModule, loadUntilAvailable } from '@/boot/lazyModule';

import { failsWith, fakeBoot } from '../support/fakeBoot';

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

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue(Form);
  container = document.body.appendChild(document.createElement('main'));
  fakeBoot();
});

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isReactForm = () => isHydrated(container.querySelector('form') ?? container);

/** Types into the field. Returns a check that the same field still has the text. */
function typeName(): () => void {
  const field = container.querySelector('input');
  if (!field) throw new Error('There is no field.');
  field.value = 'Noor';
  return () => expect([container.querySelector('input'), field.value]).toEqual([field, 'Noor']);
}

it('a part keeps its HTML and typed text while its script fails to load and its parent re-renders, then hydrates', async () => {
  const OnServer = hydratedPart(async () => Form, 'form');
  await OnServer.ready();
  container.innerHTML = renderToString(<OnServer />);
  const expectTyped = typeName();
  load.mockRejectedValue(new Error('wrong'));
  const Part = hydratedPart(load, 'form');
  const { rerender } = render(<Part />, { container, hydrate: true });
  await advanceTime(60_000);
  expect(load.mock.calls.length).toBeGreaterThan(5);
  expectTyped();
  rerender(<Part label="Book" />);
  expectTyped();
  expect(isReactForm()).toBe(false);
  load.mockResolvedValue(Form);
  await advanceTime(30_000);
  expectTyped();
  expect([isReactForm(), screen.getByRole('button').textContent]).toEqual([true, 'Book']);
});

it.each<[string, loads: (() => Promise<never>)[], waitMs: number, offers: number]>([
  ['it loads, first after 1 s and then with a delay that doubles', [failsWith('silent'), () => Promise.reject('no error')], 3_000, 0],
  ['a new deployment that removed it has been offered, every 30 s', [failsWith('renewed')], 30_000, 1],
])('a part loaded in the background is retried until %s', async (_what, loads, waitMs, offers) => {
  const [offerReload, loaded] = [vi.fn(), vi.fn()];
  fakeBoot({ offerReload });
  for (const attempt of loads) load.mockImplementationOnce(attempt);
  void loadUntilAvailable(lazyModule(load)).then(loaded);
  await advanceTime(waitMs - 1);
  expect([load.mock.calls.length, offerReload.mock.calls.length, loaded.mock.calls]).toEqual([loads.length, offers, []]);
  await advanceTime(1);
  expect(loaded).toHaveBeenCalledExactlyOnceWith(Form);
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
  const expectTyped = typeName();
  rerender(<Part label="Book" />);
  expect(screen.getByRole('button', { name: 'Book' })).toBeTruthy();
  expectTyped();
});

it('a part hydrates in the task that undoes the changes of other programs, if there are any; without a loader it just hydrates', () => {
  const order: string[] = [];
  const undo = vi.fn(() => order.push('undone') > 0);
  const ignoreOwn = () => (order.push('own ignored'), []);
  fakeBoot({ changes: { seen: true, isPageHydrated: true, undo, ignoreOwn } });
  hydrate(() => order.push('hydrated'));
  expect(order).toEqual(['undone', 'hydrated', 'own ignored']);
  undo.mockReturnValue(false);
  hydrate(() => order.push('hydrated'));
  delete window.boot;
  hydrate(() => order.push('hydrated'));
  expect(order.slice(3)).toEqual(['hydrated', 'hydrated']);
});
