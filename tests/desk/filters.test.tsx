import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { lead } from '../support/fixtures';
import { fakeBackend, showStaff } from '../support/staff';
import { atTheDesk, showDesk } from '../support/staffAtDesk';

atTheDesk('15:47');

const leads = ['Mariam Khoury', 'Maria Novak', 'Hana Idris'].map((name, index) => lead({ id: String(index), name, email: '' }));
const NONE = 'No leads found matching your criteria.';

const search = () => screen.getByRole('searchbox');
const wait = async () => await act(async () => void (await vi.advanceTimersByTimeAsync(100)));
/** Waits for longer than the pause before the count is announced. */
async function pause(): Promise<void> {
  for (let passed = 0; passed < 10; passed += 1) await wait();
}
const announced = () => screen.queryAllByRole('status').flatMap(({ textContent }) => /shown\.|match\.$/.exec(textContent)?.input ?? []);

/** Sets the search field to the start of `text`, one letter more each time, with less than the pause in between. */
async function typeFast(text: string): Promise<void> {
  for (let end = 1; end <= text.length; end += 1) {
    fireEvent.change(search(), { target: { value: text.slice(0, end) } });
    await wait();
  }
}

test('the count of matches is announced politely and once typing has stopped, not on every key', async () => {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
  await showDesk(fakeBackend({ leads }));
  await pause();
  const region = screen.getByText('All 3 leads shown.');
  expect(region.getAttribute('aria-live')).toBe('polite');
  // From here on, time passes only when the test says so.
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const announcements: string[] = [];
  const observer = new MutationObserver(() => announcements.push(region.textContent));
  observer.observe(region, { childList: true, characterData: true, subtree: true });
  await typeFast('mariam');
  await pause();
  await typeFast('nobody');
  await pause();
  expect(announcements).toEqual(['1 of 3 leads shown.', 'No leads match.']);
  expect(screen.getByText(NONE).closest('output, [role], [aria-live]')).toBeNull();
});

test.each([
  ['one lead is named in the singular', false, ['1 lead shown.']],
  ['nothing is announced when leads could not be loaded', true, []],
] as const)('%s', async (_, fails, expected) => {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
  const backend = fakeBackend({ leads: leads.slice(0, 1) });
  if (fails) backend.desk.leads.mockRejectedValue(new Error('down'));
  showStaff('/dashboard', { load: async () => backend });
  await screen.findAllByText(fails ? 'Failed to fetch leads' : 'Mariam Khoury');
  await pause();
  expect(announced()).toEqual(expected);
});

test.each([
  ['above the list', 'maria', 0],
  ['in the empty list', 'nobody', 1],
])('the button Clear filters %s shows every lead again and focuses the search field', async (_, text, place) => {
  await showDesk(fakeBackend({ leads }));
  await userEvent.type(search(), text);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(place + 1));
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[place] ?? document.body);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(search()).toHaveProperty('value', '');
  expect(document.activeElement).toBe(search());
});
