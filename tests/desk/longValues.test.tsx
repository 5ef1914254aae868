import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import type { Lead } from '@/desk/model/lead';

import { lead } from '../support/fixtures';
import { choose, fakeBackend, showStaff } from '../support/staff';

const LETTERS = 'م'.repeat(20_000);
const IN_LIST = `${'م'.repeat(299)}…`;
const IN_DETAILS = `${'م'.repeat(1_999)}…`;
const longLead = { id: '1', name: LETTERS, email: `${LETTERS}@x`, phone: `050 ${LETTERS}`, service: LETTERS };

async function show(part: Partial<Lead> = {}) {
  const leads = [lead({ ...longLead, source: LETTERS, message: LETTERS, ...part }), lead({ id: '2', name: 'Hana Petrova' })];
  showStaff('/dashboard', { load: async () => fakeBackend({ leads }) });
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  return screen.getAllByRole('row')[1] ?? document.body;
}

/** The length of the longest text, title or aria-label under `root`. */
function longestLength(root: Element): number {
  const elements = [...root.querySelectorAll('*')];
  const texts = elements.flatMap(({ childNodes }) => [...childNodes]).map((node) => (node instanceof Text ? node.data : ''));
  const labels = ['title', 'aria-label'].flatMap((name) => elements.map((element) => element.getAttribute(name) ?? ''));
  return Math.max(...texts.concat(labels).map(({ length }) => length));
}

test('the list, its filters and the delete dialog show at most 300 characters of a value', async () => {
  const row = await show();
  const [name, contact, inquiry, source, , message] = [...row.children];
  expect(name?.firstElementChild?.textContent).toBe(IN_LIST);
  expect(contact?.textContent).toBe(`050 ${'م'.repeat(295)}…${IN_LIST}`);
  expect([inquiry, source, message].map((cell) => cell?.textContent)).toEqual([IN_LIST, IN_LIST, IN_LIST]);
  expect(longestLength(document.body)).toBeLessThan(330);

  await userEvent.click(within(row).getByRole('button', { name: `Delete lead from ${IN_LIST}` }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain(`the lead from ${IN_LIST}. This`);
});

test('a filter option with a truncated label filters by the whole value', async () => {
  await show({ source: 'hero_booking' });
  await choose('Inquiry type', IN_LIST);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
  expect(screen.getByRole('rowheader').textContent).toContain(IN_LIST);
});

test('a message of 300 characters or more can be expanded to 2,000, however narrow its letters, and then in full', async () => {
  const row = await show();
  const [, toggle] = within(row).getAllByRole('button', { expanded: false, name: IN_LIST });
  await userEvent.click(toggle ?? document.body);
  const expanded = await screen.findByText((_, element) => element?.localName === 'p' && element.textContent.startsWith(IN_DETAILS));
  await userEvent.click(within(expanded).getByRole('button', { name: 'Show all', expanded: false }));
  expect(expanded.textContent).toBe(`${LETTERS}Show the start only`);
  expect(expanded.querySelectorAll('wbr')).toHaveLength(100 - 1);
  await userEvent.click(within(expanded).getByRole('button', { name: 'Show the start only', expanded: true }));
  expect(expanded.textContent).toBe(`${IN_DETAILS}Show all`);
});

test('the details show 2,000 characters of a value, and repeat among the facts a name too long for the heading', async () => {
  const row = await show();
  await userEvent.click(within(row).getAllByRole('button', { name: IN_LIST })[0] ?? row);
  const details = screen.getByRole('complementary', { name: 'Lead details' });
  expect(within(details).getByRole('heading', { level: 2 }).textContent).toBe(IN_LIST);
  expect(within(details).getByText('Name').nextElementSibling?.textContent).toBe(`${IN_DETAILS}Show all`);
  expect(within(details).getAllByRole('button', { name: 'Show all' })).toHaveLength(6);

  await userEvent.click(within(details).getByRole('button', { name: 'Next lead' }));
  expect(within(details).getByRole('heading', { level: 2 }).textContent).toBe('Hana Petrova');
  expect(within(details).queryByText('Name')).toBeNull();
  expect(within(details).queryByRole('button', { name: 'Show all' })).toBeNull();
});
