import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { lead } from '../support/fixtures';
import { choose, fakeBackend, toastWith } from '../support/staff';
import { atTheDesk, counter, showDesk } from '../support/staffAtDesk';

atTheDesk('21 12:00');

const leads = [
  lead({ id: '1', name: 'Mariam Khoury', service: 'lip-blush' }),
  lead({ id: '2', name: 'SOFIA Lindqvist', service: 'Lip Blush', source: '/waxing' }),
  // 00:30 on 1 November in Dubai, then 23:59 on 31 October.
  lead({ id: '3', name: '', email: '', service: '', source: '', message: '', createdAt: Date.UTC(2026, 9, 31, 20, 30) }),
  lead({ id: '4', name: '', phone: '', email: 'only@example.com', createdAt: Date.UTC(2026, 9, 31, 19, 59) }),
];

async function show() {
  const backend = fakeBackend({ leads });
  await showDesk(backend);
  return backend;
}

const rows = () => [...document.querySelectorAll<HTMLElement>('tr')].slice(1);
const counters = () => ['Total Leads', 'This Month', 'Filtered Results'].flatMap(counter);

async function optionsOf(select: string): Promise<(string | null)[]> {
  await userEvent.click(screen.getByRole('combobox', { name: select }));
  const texts = (await screen.findAllByRole('option')).map((option) => option.textContent);
  await userEvent.keyboard('{Escape}');
  return texts;
}

test('the desk has three counters, search and filters, and a table of seven columns; months and dates are those of Dubai', async () => {
  await show();
  expect(counters()).toEqual(['4', '3', '4']);
  expect(screen.getByRole('heading', { level: 2, name: 'Search & Filter' })).toBeDefined();
  expect(screen.getByRole('table', { name: 'Leads, newest first' })).toBeDefined();
  const columns = ['Name', 'Contact', 'Inquiry', 'Source', 'Date', 'Message', 'Actions'];
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(columns);
  expect(within(rows()[0] ?? document.body).getAllByRole('cell')[2]?.textContent).toBe('Home hero_booking');
  expect(rows()[0]?.textContent).toContain('20 Nov 2026, 14:08');
  expect(rows()[2]?.textContent).toContain('1 Nov 2026, 00:30');
});

test('the table reports its total row count when only some rows are rendered', async () => {
  await showDesk(fakeBackend({ leads: Array.from({ length: 201 }, (_, index) => lead({ id: String(index) })) }));
  expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('202');
  expect(document.querySelector('tr')?.getAttribute('aria-rowindex')).toBe('1');
  expect(rows().length).toBeLessThan(201);
});

test('each filter offers its distinct stored values with their names, and filters the list', async () => {
  await show();
  expect(await optionsOf('Inquiry type')).toEqual(['All inquiry types', 'Lip Blush', 'Lip Blush · lip-blush']);
  expect(await optionsOf('Source page')).toEqual(['All source pages', 'Home · hero_booking', 'Waxing · /waxing']);
  await choose('Inquiry type', 'Lip Blush · lip-blush');
  await waitFor(() => expect(counters()).toEqual(['4', '3', '2']));
  await choose('Source page', 'Waxing · /waxing');
  await waitFor(() => expect(counters()).toEqual(['4', '3', '0']));
  await choose('Inquiry type', 'All inquiry types');
  await waitFor(() => expect(counters()).toEqual(['4', '3', '1']));
});

test('a filter returns to “all” when the last lead with the selected value is deleted', async () => {
  await show();
  await choose('Source page', 'Waxing · /waxing');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: /Delete/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(counters()).toEqual(['3', '2', '3']));
  expect(screen.getByRole('combobox', { name: 'Source page' }).textContent).toBe('All source pages');
});

test('Delete asks first, names the lead, and then removes it from list and counters; Cancel changes nothing', async () => {
  const backend = await show();
  const press = async (name: string): Promise<void> => {
    await userEvent.click(within(rows()[3] ?? document.body).getByRole('button', { name: 'Delete lead from only@example.com' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(dialog.textContent).toContain('This will permanently delete the lead from only@example.com. This action cannot be undone.');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await userEvent.click(within(dialog).getByRole('button', { name }));
  };
  await press('Cancel');
  expect(backend.desk.remove).not.toHaveBeenCalled();
  expect(rows()).toHaveLength(4);
  await press('Delete');
  expect((await toastWith('Lead deleted successfully')).textContent).toBe('SuccessLead deleted successfully');
  expect(backend.desk.remove).toHaveBeenCalledExactlyOnceWith('4');
  expect(counters()).toEqual(['3', '3', '3']);
  expect(rows()).toHaveLength(3);
});
