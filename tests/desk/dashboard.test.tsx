import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { lead } from '../support/fixtures';
import { fakeBackend, showStaff } from '../support/staff';

const leads = [
  lead({ id: '1', name: 'Mariam Khoury', email: 'mariam.k@example.com', phone: '+971 50 000 0012', service: 'lip-blush' }),
  lead({
    id: '2',
    name: 'SOFIA Lindqvist',
    email: 'Sofia@Example.com',
    phone: '+971 50 000 0047',
    service: 'Lip Blush',
    source: '/waxing',
  }),
  lead({
    id: '3',
    name: '',
    email: '',
    phone: '+971 50 000 0031',
    service: '',
    source: '',
    message: '',
    createdAt: Date.UTC(2026, 9, 31, 20, 30),
  }),
  lead({ id: '4', name: '', phone: '', email: 'only@example.com', createdAt: Date.UTC(2026, 9, 31, 19, 59) }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] });
  Element.prototype.hasPointerCapture ??= () => false;
});

afterEach(() => {
  vi.useRealTimers();
  // Toasts outlive the rendered page.
  cleanup();
  toast.dismiss();
});

async function show(backend = fakeBackend({ leads })) {
  showStaff('/dashboard', { load: async () => backend });
  await screen.findByText('Lead dashboard');
  return backend;
}

const counter = (label: string) => screen.getByText(label).closest('div')?.querySelector('dd')?.textContent;
const rows = () => screen.getAllByRole('row').slice(1);

/** The whole text of the toast that ends in `text`. Destructive toasts have the role alert, others status. */
async function toastSaying(role: 'alert' | 'status', text: string): Promise<string> {
  const found = await screen.findAllByRole(role);
  return found.map((card) => card.textContent).find((said) => said.endsWith(text)) ?? `no ${role} says ${text}`;
}

describe('counters and table', () => {
  test('“Loading dashboard...” is shown before the leads', async () => {
    const backend = fakeBackend();
    backend.desk.leads.mockReturnValue(new Promise(() => undefined));
    await show(backend);
    expect(screen.getByText('Loading dashboard...')).toBeDefined();
  });

  test('there are three counters: Total Leads, This Month (in Dubai) and Filtered Results', async () => {
    await show();
    await waitFor(() => expect(counter('Total Leads')).toBe('4'));
    // 20:30 UTC on 31 October is 00:30 on 1 November in Dubai; 19:59 UTC is still October there.
    expect(counter('This Month')).toBe('3');
    expect(counter('Filtered Results')).toBe('4');
  });

  test('the table has seven columns, with dates in Dubai time', async () => {
    await show();
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Contact',
      'Inquiry',
      'Source',
      'Date',
      'Message',
      'Actions',
    ]);
    expect(within(rows()[0] ?? document.body).getAllByRole('cell')[2]?.textContent).toBe('Home hero_booking');
    expect(rows()[0]?.textContent).toContain('20 Nov 2026, 14:08');
    expect(rows()[2]?.textContent).toContain('1 Nov 2026, 00:30');
  });

  test('the table reports its total row count when only some rows are rendered', async () => {
    const many = Array.from({ length: 300 }, (_, index) => lead({ id: String(index), name: `Lead ${index}` }));
    await show(fakeBackend({ leads: many }));
    await waitFor(() => expect(counter('Total Leads')).toBe('300'));
    expect(screen.getByRole('table', { name: 'Leads, newest first' }).getAttribute('aria-rowcount')).toBe('301');
    expect(screen.getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1');
  });

  test('an empty list says that no leads were found', async () => {
    await show(fakeBackend());
    expect(await screen.findByText('No leads found matching your criteria.')).toBeDefined();
  });
});

describe('search and filters', () => {
  test('a search shows the number of matches, or a sentence when nothing matches', async () => {
    await show();
    await waitFor(() => expect(counter('Total Leads')).toBe('4'));
    await userEvent.type(screen.getByRole('searchbox'), '+971 50');
    await waitFor(() => expect(counter('Filtered Results')).toBe('3'));
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    await waitFor(() => expect(counter('Filtered Results')).toBe('0'));
    expect(counter('Total Leads')).toBe('4');
    screen.getByText('No leads found matching your criteria.');
  });

  test('appear under their own heading', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 2, name: 'Search & Filter' })).toBeDefined();
  });

  test('the source page filter offers the distinct non-empty values, each with its name, and matches exactly', async () => {
    await show();
    await waitFor(() => expect(rows()).toHaveLength(4));
    await userEvent.click(screen.getByRole('combobox', { name: 'Source page' }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toHaveLength(3);
    expect(options[0]).toBe('All source pages');
    expect(new Set(options.slice(1))).toEqual(new Set(['Home · hero_booking', 'Waxing · /waxing']));
    await userEvent.click(screen.getByRole('option', { name: 'Home · hero_booking' }));
    await waitFor(() => expect(counter('Filtered Results')).toBe('2'));
    await userEvent.click(screen.getByRole('combobox', { name: 'Source page' }));
    await userEvent.click(await screen.findByRole('option', { name: 'All source pages' }));
    await waitFor(() => expect(counter('Filtered Results')).toBe('4'));
  });

  test('a filter returns to “all” when the last lead with the selected value is deleted', async () => {
    await show();
    await waitFor(() => expect(rows()).toHaveLength(4));
    const source = () => screen.getByRole('combobox', { name: 'Source page' });
    await userEvent.click(source());
    await userEvent.click(await screen.findByRole('option', { name: 'Waxing · /waxing' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await userEvent.click(within(rows()[0] ?? document.body).getByRole('button', { name: /Delete/ }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(counter('Filtered Results')).toBe('3'));
    expect(source().textContent).toBe('All source pages');
    expect(rows()).toHaveLength(3);
  });

  test('the inquiry filter offers a stored code beside its label', async () => {
    await show();
    await waitFor(() => expect(rows()).toHaveLength(4));
    const [inquiry] = screen.getAllByRole('combobox');
    await userEvent.click(inquiry ?? document.body);
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options).toEqual(['All inquiry types', 'Lip Blush', 'Lip Blush · lip-blush']);
    await userEvent.click(screen.getByRole('option', { name: 'Lip Blush' }));
    await waitFor(() => expect(counter('Filtered Results')).toBe('1'));
  });
});

describe('delete', () => {
  async function openDeleteDialog(index: number) {
    await waitFor(() => expect(rows()).toHaveLength(4));
    const row = rows()[index] ?? document.body;
    await userEvent.click(within(row).getByRole('button', { name: /Delete/ }));
    return await screen.findByRole('alertdialog', { name: 'Are you sure?' });
  }

  test.each([
    [0, 'This will permanently delete the lead from Mariam Khoury. This action cannot be undone.'],
    [2, 'This will permanently delete the lead from +971 50 000 0031. This action cannot be undone.'],
    [3, 'This will permanently delete the lead from only@example.com. This action cannot be undone.'],
  ])('the dialog identifies the lead by its name, or without one by its phone number, or else by its email', async (index, sentence) => {
    await show();
    const dialog = await openDeleteDialog(index);
    expect(dialog.textContent).toContain(sentence);
    expect(document.activeElement?.textContent).toBe('Cancel');
  });

  test('Cancel changes nothing', async () => {
    const backend = await show();
    const dialog = await openDeleteDialog(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(backend.desk.remove).not.toHaveBeenCalled();
    expect(rows()).toHaveLength(4);
  });

  test('Delete removes the lead from the list, and a toast confirms the deletion', async () => {
    const backend = await show();
    const dialog = await openDeleteDialog(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Lead deleted successfully');
    expect(await toastSaying('status', 'Lead deleted successfully')).toBe('SuccessLead deleted successfully');
    expect(backend.desk.remove).toHaveBeenCalledExactlyOnceWith('1');
    expect(counter('Total Leads')).toBe('3');
    expect(screen.queryByText('Mariam Khoury')).toBeNull();
  });

  test.each(['refused', 'no network'] as const)('if the deletion fails (%s), a toast says so and the row stays', async (kind) => {
    const backend = fakeBackend({ leads });
    if (kind === 'refused') backend.desk.remove.mockResolvedValue('refused');
    else backend.desk.remove.mockRejectedValue(new Error('Failed to fetch'));
    await show(backend);
    const dialog = await openDeleteDialog(0);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('Failed to delete lead');
    expect(await toastSaying('alert', 'Failed to delete lead')).toBe('ErrorFailed to delete lead');
    expect(counter('Total Leads')).toBe('4');
  });
});

test('when leads cannot be fetched, the page shows a toast and a retry button, and no wrong total', async () => {
  const backend = fakeBackend({ leads });
  backend.desk.leads.mockRejectedValueOnce(new Error('down'));
  await show(backend);
  await screen.findByText('Failed to fetch leads');
  expect(await toastSaying('alert', 'Failed to fetch leads')).toBe('ErrorFailed to fetch leads');
  expect(counter('Total Leads')).not.toMatch(/\d/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(counter('Total Leads')).toBe('4'));
});

test('Logout opens the login page; if logging out fails, a toast reports the failure', async () => {
  const backend = fakeBackend({ leads });
  backend.auth.signOut.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await show(backend);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await screen.findByText('Failed to logout');
  expect(await toastSaying('alert', 'Failed to logout')).toBe('ErrorFailed to logout');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Admin Login')).toBeDefined();
});
