import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { saveFile } from '@/desk/export/ExportLeads';

import { recordDownloads } from '../support/download';
import { lead } from '../support/fixtures';
import { choose, fakeBackend, showStaff } from '../support/staff';
import { atTheDesk, showDesk } from '../support/staffAtDesk';

atTheDesk('21 12:00');
const { files, revoked } = recordDownloads();

const others = Array.from({ length: 58 }, (_, index) => lead({ id: `${index}`, name: `Lead ${index}`, email: '', source: '/waxing' }));
const leads = [lead({ id: 'm', name: 'Mariam Khoury', email: '' }), lead({ id: 'n', name: 'Maria Novak', email: '', source: '/waxing' })];

const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' });
const whyDisabled = () => [exportButton().disabled, exportButton().title];

async function open(name: string) {
  await userEvent.click(exportButton());
  const dialog = await screen.findByRole('dialog', { name });
  const facts = [...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  return { dialog, facts, download: async () => await userEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' })) };
}

/** The first column of the downloaded file, including its header. */
async function namesInFile(): Promise<string[]> {
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => reader.addEventListener('load', () => resolve(String(reader.result))));
  reader.readAsText(files[0]?.content ?? new Blob());
  return [...(await text).matchAll(/^"([^"]*)",/gm)].map(([, name = '']) => name);
}

test('the button is disabled, and says why, while leads load, if they could not be loaded, and if none is shown', async () => {
  const backend = fakeBackend({ leads });
  let fail: (error: Error) => void = () => undefined;
  backend.desk.leads.mockReturnValueOnce(new Promise((_resolve, reject) => (fail = reject)));
  showStaff('/dashboard', { load: async () => backend });
  await screen.findByText('Loading dashboard...');
  expect(whyDisabled()).toEqual([true, 'The leads are still loading.']);
  fail(new Error('down'));
  await screen.findByText('The leads could not be loaded.');
  expect(whyDisabled()).toEqual([true, 'The leads could not be loaded.']);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(whyDisabled()).toEqual([false, '']));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  await waitFor(() => expect(whyDisabled()).toEqual([true, 'There are no leads to export.']));
  const logout = screen.getByRole('button', { name: 'Logout' });
  expect(exportButton().compareDocumentPosition(logout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('all leads are exported; the dialog describes the file, and a toast confirms it', async () => {
  await showDesk(fakeBackend({ leads: [...leads, ...others] }));
  await userEvent.click((await open('Export 60 leads')).dialog.querySelector('[aria-label=Close]') ?? document.body);
  await waitFor(() => expect(document.activeElement).toBe(exportButton()));
  expect(files).toEqual([]);
  const { dialog, facts, download } = await open('Export 60 leads');
  expect(dialog.textContent).toContain('All leads in the list, as filtered now.');
  expect(facts).toEqual([
    ['Filter', 'None, all leads'],
    ['Columns', expect.stringMatching(/^Name, phone, email, .*, id, state, owner, first response \(minutes\)$/)],
    ['File', 'leads-2026-11-21.csv'],
  ]);
  await download();
  expect(files).toMatchObject([{ name: 'leads-2026-11-21.csv', content: { type: 'text/csv;charset=utf-8' } }]);
  const names = await namesInFile();
  expect([names.length, names[1]]).toEqual([61, 'Mariam Khoury']);
  await screen.findByText('60 leads exported');
  await waitFor(() => expect(document.activeElement).toBe(exportButton()));
});

test('only leads that match the search and filters are exported, and the dialog and the file name say so', async () => {
  await showDesk(fakeBackend({ leads: [...leads, ...others] }));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mari' } });
  await choose('Source page', 'Waxing · /waxing');
  const { facts, download } = await open('Export 1 lead');
  expect([facts[0], facts[2]]).toEqual([
    ['Filter', 'Search “mari”Source Waxing · /waxing'],
    ['File', 'leads-2026-11-21-waxing-search.csv'],
  ]);
  await download();
  expect(await namesInFile()).toEqual(['Name', 'Maria Novak']);
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
