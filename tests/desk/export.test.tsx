import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { saveFile } from '@/desk/export/ExportLeads';

import { choose, press, showDesk } from '../support/deskPage';
import { recordDownloads } from '../support/download';
import { lead } from '../support/fixtures';
import { fakeBackend, showStaff } from '../support/staff';
import { atTheDesk } from '../support/staffAtDesk';

atTheDesk('21 12:00');
const { files, revoked } = recordDownloads();

const leads = [
  lead({ id: 'm', name: 'Mariam Khoury', email: '' }),
  ...Array.from({ length: 59 }, (_, index) => lead({ id: `${index}`, name: `Maria ${index}`, email: '', source: '/waxing' })),
];

const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
const whyDisabled = () => [exportButton().disabled, exportButton().title];

async function open(name: string) {
  await userEvent.click(exportButton());
  const dialog = await screen.findByRole('dialog', { name });
  const facts = [...dialog.querySelectorAll('dt')].map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  return { dialog, facts };
}

/** The first column of the last downloaded file, including its header. */
async function namesInFile(): Promise<string[]> {
  return [...((await files.at(-1)?.content.text()) ?? '').matchAll(/^\ufeff?"([^"]*)",/gm)].map(([, name = '']) => name);
}

test('the button is disabled, and says why, while leads load, if they could not be loaded, and if none is shown', async () => {
  const backend = fakeBackend({ leads });
  const { promise, reject } = Promise.withResolvers<never>();
  backend.desk.leads.mockReturnValueOnce(promise);
  showStaff('/dashboard', { load: async () => backend });
  await screen.findByText('Loading dashboard...');
  expect(whyDisabled()).toEqual([true, 'The leads are still loading.']);
  reject(new Error('down'));
  await screen.findByText('The leads could not be loaded.');
  expect(whyDisabled()).toEqual([true, 'The leads could not be loaded.']);
  await press('Try again');
  await waitFor(() => expect(whyDisabled()).toEqual([false, '']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  await waitFor(() => expect(whyDisabled()).toEqual([true, 'There are no leads to export.']));
  const logout = screen.getByRole('button', { name: 'Logout' });
  expect(exportButton().compareDocumentPosition(logout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('all leads are exported; the dialog describes the file; with a search or filter, only the leads that match are, and the names say so', async () => {
  await showDesk(fakeBackend({ leads }));
  await press('Close', (await open('Export 60 leads')).dialog);
  await waitFor(() => expect(document.activeElement).toBe(exportButton()));
  expect(files).toEqual([]);
  const all = await open('Export 60 leads');
  expect(all.dialog.textContent).toContain('All leads in the list, as filtered now.');
  expect(all.facts).toEqual([
    'Filter: None, all leads',
    expect.stringMatching(/^Columns: Name, phone, email, .*, id, state, owner, first response \(minutes\)$/),
    'File: leads-2026-11-21.csv',
  ]);
  await press('Download CSV');
  expect(files).toMatchObject([{ name: 'leads-2026-11-21.csv', content: { type: 'text/csv;charset=utf-8' } }]);
  const [title, first, ...others] = await namesInFile();
  expect([title, first, others.length]).toEqual(['Name', 'Mariam Khoury', 59]);
  await screen.findByText('60 leads exported');
  await waitFor(() => expect(document.activeElement).toBe(exportButton()));

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'maria 58' } });
  await choose('Source page', 'Waxing · /waxing');
  const { facts } = await open('Export 1 lead');
  expect([facts[0], facts[2]]).toEqual(['Filter: Search “maria 58”Source Waxing · /waxing', 'File: leads-2026-11-21-waxing-search.csv']);
  await press('Download CSV');
  expect(await namesInFile()).toEqual(['Name', 'Maria 58']);
  await screen.findByText('1 lead exported');
});

test('the URL of a file is revoked after a minute, which gives the browser time to read the file', () => {
  vi.useFakeTimers();
  saveFile('leads.csv', new Blob(['x']));
  expect(files.map(({ name }) => name)).toEqual(['leads.csv']);
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual([]);
  vi.advanceTimersByTime(30_000);
  expect(revoked).toEqual(['blob:0']);
});
