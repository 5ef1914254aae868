import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { atTheDesk, cameAt, counter, deskBackend, dubai, firstCells, mayas, showDesk } from '../support/staffAtDesk';

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
  '6': { state: 'Booked', ...mayas, firstContactAt: dubai('12:12') },
  '5': { state: 'Contacted', ...mayas, firstContactAt: dubai('13:30') },
  '4': { state: 'Lost', lostReason: 'No answer' },
  '2': { state: 'Lost', lostReason: 'Spam or test' },
} as const;

async function open(change: Partial<Parameters<typeof deskBackend>[1]> = {}) {
  await showDesk(deskBackend(leads, { ...followUpById, ...change }));
  await screen.findByText('1 h 53 min left', { selector: 'th *' });
  await userEvent.click(screen.getByRole('button', { name: 'Overview' }));
  await vi.dynamicImportSettled();
  await screen.findByRole('figure', { name: 'By source' });
}

const figure = (name: string) => within(screen.getByRole('figure', { name }));

/** Switches a figure to its table and returns the texts of the header, rows and total. */
async function table(name: string): Promise<string[][]> {
  await userEvent.click(figure(name).getByRole('button', { name: 'As a table' }));
  return within(figure(name).getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
}

const names = () => firstCells().map(([name]) => name);

describe('the overview', () => {
  test('is closed on load and renders no figure', async () => {
    await showDesk(deskBackend(leads, followUpById));
    expect(screen.getByRole('button', { name: 'Overview' }).getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('each figure has a sentence that describes it, and can be switched to a table', async () => {
    await open();
    expect(screen.getAllByRole('figure')).toHaveLength(7);
    expect(figure('First response').getByRole('img', { name: '1 of 3 answered within two open hours.' })).toBeDefined();
    expect(await table('By source')).toEqual([
      ['Source', 'Leads', 'Answered', 'Booked', 'Booked rate'],
      ['Home · hero_booking', '3', '1', '0', '0%'],
      ['Waxing · /waxing', '2', '1', '1', '50%'],
      ['No source', '1', '0', '0', '0%'],
      ['Total', '6', '2', '1', '17%'],
    ]);
    expect(figure('By source').queryByRole('img')).toBeNull();
    expect((await table('By inquiry')).slice(1)).toEqual([
      ['Lip Blush · lip-blush', '5', '1', '1', '20%'],
      ['No inquiry', '1', '1', '0', '0%'],
      ['Total', '6', '2', '1', '17%'],
    ]);
    const days = await table('Leads per day');
    expect([days.length, days[1], days.at(-2), days.at(-1)]).toEqual([32, ['2026-10-22', '0'], ['2026-11-20', '4'], ['Total', '6']]);
    const response = await table('First response');
    expect([response[1], response.at(-2), response.at(-1)]).toEqual([
      ['0–15', '1'],
      ['over 120', '1'],
      ['Total', '2'],
    ]);
    expect((await table('When leads come')).filter(([, count]) => count !== '0')).toEqual([
      ['Hour', 'Leads'],
      ['10', '1'],
      ['11', '1'],
      ['12', '2'],
      ['15', '1'],
      ['22', '1'],
      ['Total', '6'],
    ]);
    screen.getByText('17 % came while closed');
  });

  test('a lead added by hand is left out of the hours and of their total', async () => {
    await open({ '5': { ...followUpById['5'], addedByHand: true } });
    const hours = await table('When leads come');
    expect([hours[12], hours.at(-1)]).toEqual([
      ['11', '0'],
      ['Total', '5'],
    ]);
  });

  test('a bar filters the list by its source and the last 30 days, until the bar is clicked again', async () => {
    await open();
    const bar = () => figure('By source').getByRole('button', { name: /^Waxing/ });
    await userEvent.click(bar());
    await waitFor(() => expect(names()).toEqual(['Wanda', 'Beth']));
    expect(bar().getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('combobox', { name: 'Source page' }).textContent).toBe('Waxing · /waxing');
    expect(screen.getByRole('button', { name: 'Last 30 days' })).toBeDefined();
    // The overview and the desk counters still cover all leads.
    expect(counter('Waiting')).toEqual(['1']);
    expect(figure('By source').getByRole('button', { name: /^Home · hero_booking 3/ })).toBeDefined();
    await userEvent.click(bar());
    await waitFor(() => expect(names()).toHaveLength(7));
    expect(screen.queryByRole('button', { name: 'Last 30 days' })).toBeNull();
  });

  test('the row for leads without a source filters the list too', async () => {
    await open();
    await userEvent.click(figure('By source').getByRole('button', { name: /^No source 1/ }));
    await waitFor(() => expect(names()).toEqual(['Nora']));
    expect(screen.getByRole('combobox', { name: 'Source page' }).textContent).toBe('No source');
  });

  test('a long figure shows five lines until all are requested, and its table can be scrolled by keyboard', async () => {
    const many = Array.from({ length: 7 }, (_, index) => cameAt('12:00', { id: `${index}`, source: `ad ${index}` }));
    await showDesk(deskBackend(many));
    await screen.findAllByText(/late$/, { selector: 'th *' });
    await userEvent.click(screen.getByRole('button', { name: 'Overview' }));
    await vi.dynamicImportSettled();
    await screen.findByRole('figure', { name: 'By source' });
    const lines = () => figure('By source').getAllByRole('listitem').length;
    expect(lines()).toBe(5);
    await userEvent.click(figure('By source').getByRole('button', { name: 'Show all 7' }));
    expect(lines()).toBe(7);
    await userEvent.click(figure('By source').getByRole('button', { name: 'Show the first 5' }));
    expect(lines()).toBe(5);
    await userEvent.click(figure('By source').getByRole('button', { name: 'As a table' }));
    expect(figure('By source').getByRole('group', { name: 'By source' }).tabIndex).toBe(0);
  });

  test('one click lists the leads that were never answered', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Never answered, 2' }));
    await waitFor(() => expect(names()).toEqual(['Lena', 'Ancient']));
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toHaveLength(7));
  });

  test('the o key closes the overview again', async () => {
    await open();
    await userEvent.keyboard('o');
    expect(screen.queryByRole('figure')).toBeNull();
  });
});
