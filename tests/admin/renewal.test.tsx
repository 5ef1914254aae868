import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { Lead } from '@/leads/fields';

import { counters } from './faults';
import { fakeBackend, isListed, lead, listed, showStaff } from './staff';

const MINUTE_MS = 60_000;
const first = lead({ id: '1', full_name: 'Sofia Lindqvist' });
const second = lead({ id: '2', full_name: 'Hana Idris' });

afterEach(() => vi.restoreAllMocks());

/** The dashboard with one lead, loaded at 14:12 in Dubai. */
async function showOne() {
  vi.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 10, 20, 10, 12, 30));
  const backend = fakeBackend({ leads: [first] });
  showStaff('/dashboard', { load: async () => backend });
  await listed('Sofia Lindqvist');
  return { backend, list: backend.archive.list };
}

function pass(ms: number): void {
  const now = Date.now() + ms;
  vi.spyOn(Date, 'now').mockReturnValue(now);
}

/** Staff look at the tab again after `ms`. */
function lookAgain(ms: number): void {
  pass(ms);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('a dashboard that is looked at again after a minute has the leads that came meanwhile', async () => {
  const { list } = await showOne();
  list.mockResolvedValue([second, first]);
  lookAgain(MINUTE_MS);
  await listed('Hana Idris');
  expect(counters()[0]).toBe('2');
});

test('within a minute nothing is loaded anew', async () => {
  const { list } = await showOne();
  lookAgain(MINUTE_MS - 1_000);
  expect(list).toHaveBeenCalledTimes(1);
});

test('leads that cannot be loaded anew leave those that are shown, and it is said how old they are', async () => {
  const { list } = await showOne();
  list.mockRejectedValue(new Error('down'));
  lookAgain(MINUTE_MS);
  await screen.findByText('These are the leads of 14:12. Newer ones could not be loaded.');
  expect(counters()[0]).toBe('1');
  expect(isListed('Sofia Lindqvist')).toBe(true);
  expect(screen.queryByText('Failed to fetch leads')).toBeNull();
});

test('leads that are out of date: another try brings the new ones, and nothing is said any more', async () => {
  const { list } = await showOne();
  list.mockRejectedValueOnce(new Error('down'));
  lookAgain(MINUTE_MS);
  const again = await screen.findByRole('button', { name: 'Try again' });
  list.mockResolvedValue([second, first]);
  await userEvent.click(again);
  await listed('Hana Idris');
  expect(screen.queryByText(/Newer ones could not be loaded/)).toBeNull();
});

test('leads that are out of date: a try that fails too says so by staying, and can be repeated', async () => {
  const { list } = await showOne();
  let fail: (reason: Error) => void = () => undefined;
  list.mockRejectedValueOnce(new Error('down')).mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  lookAgain(MINUTE_MS);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Trying again...' }).disabled).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  await act(async () => fail(new Error('down')));
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' })).disabled).toBe(false);
});

test('a browser that is online again loads the leads anew', async () => {
  const { list } = await showOne();
  list.mockResolvedValue([second, first]);
  pass(MINUTE_MS);
  act(() => void window.dispatchEvent(new Event('online')));
  await listed('Hana Idris');
  expect(counters()[0]).toBe('2');
});

test('a lead that is deleted while they are loaded anew does not come back', async () => {
  const { list } = await showOne();
  let answer: (leads: Lead[]) => void = () => undefined;
  list.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  lookAgain(MINUTE_MS);
  await userEvent.click(screen.getByRole('button', { name: 'Delete lead from Sofia Lindqvist' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await screen.findByText('Lead deleted successfully');
  await act(async () => answer([second, first]));
  await listed('Hana Idris');
  expect(isListed('Sofia Lindqvist')).toBe(false);
});
