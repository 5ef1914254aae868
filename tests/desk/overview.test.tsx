import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { counter, names, openOverview, press, showDesk } from '../support/deskPage';
import { at } from '../support/fixtures';
import { member, showStaff } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, mayas } from '../support/staffAtDesk';

atTheDesk('15:47');

const leads = [
  cameAt('15:40', { id: '7', name: 'Wanda', source: '/waxing' }),
  cameAt('12:00', { id: '6', name: 'Beth', source: '/waxing' }),
  cameAt('11:00', { id: '5', name: 'Carl', service: '' }),
  cameAt('10:00', { id: '4', name: 'Lena' }),
  cameAt('19 22:00', { id: '3', name: 'Nora', source: '' }),
  cameAt('18 12:00', { id: '2', name: 'Bot', source: '/waxing' }),
  cameAt('01 12:00', { id: '1', name: 'Ancient' }),
];
const followUpById = {
  '6': { state: 'Booked', ...mayas, firstContactAt: at('12:12') },
  '5': { state: 'Contacted', ...mayas, firstContactAt: at('13:30'), addedByHand: true },
  '4': { state: 'Lost', lostReason: 'No answer' },
  '2': { state: 'Lost', lostReason: 'Spam or test' },
} as const;

async function open(found = leads) {
  await showDesk(deskBackend(found, followUpById));
  await openOverview();
}

const figure = (name: string) => screen.getByRole('figure', { name });

/** Switches a figure to its table and returns the texts of the header, rows and total. */
async function table(name: string): Promise<string[]> {
  await press('As a table', figure(name));
  const rows = within(figure(name)).getByRole('table', { name }).querySelectorAll('tr');
  return [...rows].map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
}

test('each figure has a sentence that describes it and can be switched to a table; the key o closes them all', async () => {
  await open();
  expect(screen.getAllByRole('figure')).toHaveLength(7);
  within(figure('First response')).getByRole('img', { name: '1 of 2 answered within two open hours.' });
  expect(await table('By source')).toEqual([
    'Source | Leads | Answered | Booked | Booked rate',
    'Home · hero_booking | 3 | 1 | 0 | 0%',
    'Waxing · /waxing | 2 | 1 | 1 | 50%',
    'No source | 1 | 0 | 0 | 0%',
    'Total | 6 | 2 | 1 | 17%',
  ]);
  expect(within(figure('By source')).queryByRole('img')).toBeNull();
  expect((await table('By inquiry'))[2]).toBe('No inquiry | 1 | 1 | 0 | 0%');
  const days = await table('Leads per day');
  expect([days.length, days[1], ...days.slice(-2)]).toEqual([32, '2026-10-22 | 0', '2026-11-20 | 4', 'Total | 6']);
  const response = await table('First response');
  expect([response[1], ...response.slice(-2)]).toEqual(['0–15 | 1', 'over 120 | 0', 'Total | 1']);
  // Carl, whom staff added at 11:00, is left out, also of the total.
  const hours = ['Hour | Leads', '10 | 1', '12 | 2', '15 | 1', '22 | 1', 'Total | 5'];
  expect((await table('When leads come')).filter((row) => !row.endsWith('| 0'))).toEqual(hours);
  screen.getByText('20 % came while closed');
  await userEvent.keyboard('o');
  expect(screen.queryByRole('figure')).toBeNull();
});

test('the link of the letter opens the overview, also through the login, with the figures and the advice of last week first', async () => {
  const backend = deskBackend(leads);
  const advice = 'Nothing needs changing. Keep answering as you do.';
  const facts = Object.entries({ Leads: '12', 'Answered within two open hours': '8 of 11' });
  backend.desk.lastWeek.mockResolvedValue({ days: [at('16 00:00'), at('22 00:00')], facts, advice });
  showStaff('/dashboard?overview', { load: async () => backend });
  await screen.findByText('Lead dashboard');
  act(() => backend.tell(null));
  await screen.findByLabelText('Password');
  act(() => backend.tell(member));
  const shown = await screen.findByRole('figure', { name: 'Last week, 16–22 Nov' });
  expect(screen.getAllByRole('figure')[0]).toBe(shown);
  const texts = [...shown.querySelectorAll('dt, dd, p')].map(({ textContent }) => textContent);
  expect(texts).toEqual([...facts.flat(), advice]);
});

test('a bar filters the list by its source and the last 30 days, until the bar is clicked again', async () => {
  await open();
  const source = () => screen.getByRole('combobox', { name: 'Source page' }).textContent;
  await press(/^Waxing/, figure('By source'));
  await waitFor(() => expect(names()).toEqual(['Wanda', 'Beth']));
  within(figure('By source')).getByRole('button', { name: /^Waxing/, pressed: true });
  expect(source()).toBe('Waxing · /waxing');
  screen.getByRole('button', { name: 'Last 30 days' });
  // The overview and the desk counters still cover all leads.
  expect(counter('Waiting')).toEqual(['1']);
  within(figure('By source')).getByRole('button', { name: /^Home · hero_booking 3/ });
  await press(/^No source 1/);
  await waitFor(() => expect(names()).toEqual(['Nora']));
  expect(source()).toBe('No source');
  await press(/^No source 1/);
  await waitFor(() => expect(names()).toHaveLength(7));
  expect(screen.queryByRole('button', { name: 'Last 30 days' })).toBeNull();
  await press('Never answered, 2');
  await waitFor(() => expect(names()).toEqual(['Lena', 'Ancient']));
});

test('a long figure shows five lines until all are requested, and its table can be scrolled by keyboard', async () => {
  await open(Array.from({ length: 7 }, (_, index) => cameAt('12:00', { id: `ad ${index}`, source: `ad ${index}` })));
  const lines = () => within(figure('By source')).getAllByRole('listitem').length;
  expect(lines()).toBe(5);
  await press('Show all 7');
  expect(lines()).toBe(7);
  await press('Show the first 5');
  expect(lines()).toBe(5);
  await table('By source');
  expect(within(figure('By source')).getByRole('group', { name: 'By source' }).tabIndex).toBe(0);
});
