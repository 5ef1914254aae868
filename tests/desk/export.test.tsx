import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { ExportDialog, saveFile } from '@/desk/export/ExportLeads';
import { NO_FILTER } from '@/desk/model/filter';

import { lead } from '../support/fixtures';
import { fakeBackend, showStaff } from '../support/staff';

const leads = [
  lead({ id: '1', name: 'Mariam Khoury', email: '', source: 'hero_booking' }),
  lead({ id: '2', name: 'Sofia Lindqvist', email: '', source: '/waxing' }),
  lead({ id: '3', name: 'Maria Novak', email: '', source: '/waxing' }),
];

/** Files that the browser was given to download. */
let files: { name: string; content: Blob }[];
const revoked: string[] = [];

beforeEach(() => {
  files = [];
  revoked.length = 0;
  const contents: Blob[] = [];
  Element.prototype.hasPointerCapture ??= () => false;
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content) - 1}`;
  URL.revokeObjectURL = (address: string) => void revoked.push(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents[Number(this.href.replace('blob:', ''))];
    if (content) files.push({ name: this.download, content });
  });
  vi.useFakeTimers({ now: Date.parse('2026-11-21T08:00:00Z'), toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // Toasts outlive the rendered page.
  cleanup();
  toast.dismiss();
});

const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' });

async function show(shown = leads) {
  showStaff('/dashboard', { load: async () => fakeBackend({ leads: shown }) });
  await screen.findByText('Lead dashboard');
  await waitFor(() => expect(screen.getAllByText('Filtered Results')[0]?.nextSibling?.textContent).toBe(shown.length.toLocaleString('en')));
}

async function open(name: string): Promise<HTMLElement> {
  await userEvent.click(exportButton());
  return await screen.findByRole('dialog', { name });
}

/** The facts in the panel, each term with its value. */
const factsIn = (dialog: HTMLElement) =>
  Object.fromEntries([...dialog.querySelectorAll('dt')].map((term) => [term.textContent, term.nextElementSibling?.textContent]));

/** The first column of the file, including its header. */
async function namesIn(content: Blob | undefined): Promise<string[]> {
  const reader = new FileReader();
  const text = new Promise<string>((resolve) => reader.addEventListener('load', () => resolve(String(reader.result))));
  reader.readAsText(content ?? new Blob());
  return [...(await text).matchAll(/^"([^"]*)",/gm)].map(([, name = '']) => name);
}

describe('the button', () => {
  test('is disabled while leads load, and says why', async () => {
    const backend = fakeBackend();
    backend.desk.leads.mockReturnValue(new Promise(() => undefined));
    showStaff('/dashboard', { load: async () => backend });
    await screen.findByText('Loading dashboard...');
    expect(exportButton().disabled).toBe(true);
    expect(exportButton().title).toBe('The leads are still loading.');
  });

  test('is disabled when leads could not be loaded, and says why', async () => {
    const backend = fakeBackend();
    backend.desk.leads.mockRejectedValueOnce(new Error('down'));
    showStaff('/dashboard', { load: async () => backend });
    await screen.findByText('The leads could not be loaded.');
    expect(exportButton().disabled).toBe(true);
    expect(exportButton().title).toBe('The leads could not be loaded.');
  });

  test('is disabled when no lead is shown, and says why', async () => {
    await show();
    expect(exportButton().disabled).toBe(false);
    expect(exportButton().hasAttribute('title')).toBe(false);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
    await waitFor(() => expect(exportButton().disabled).toBe(true));
    expect(exportButton().title).toBe('There are no leads to export.');
  });

  test('is placed before Logout', async () => {
    await show();
    const logout = screen.getByRole('button', { name: 'Logout' });
    expect(exportButton().compareDocumentPosition(logout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the panel', () => {
  test('describes the file that contains all leads, and downloads it', async () => {
    await show();
    const dialog = await open('Export 3 leads');
    expect(dialog.textContent).toContain('All leads in the list, as filtered now.');
    expect(factsIn(dialog)).toEqual({
      Filter: 'None, all leads',
      Columns: 'Name, phone, email, inquiry, source, date, message, id, state, owner, first response (minutes)',
      File: 'leads-2026-11-21.csv',
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
    expect(files.map(({ name }) => name)).toEqual(['leads-2026-11-21.csv']);
    expect(files[0]?.content.type).toBe('text/csv;charset=utf-8');
    expect(await namesIn(files[0]?.content)).toEqual(['Name', 'Mariam Khoury', 'Sofia Lindqvist', 'Maria Novak']);
  });

  test('closes after the download, returns focus to the button and shows a toast', async () => {
    await show();
    const dialog = await open('Export 3 leads');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(exportButton()));
    expect(await screen.findByText('3 leads exported')).toBeDefined();
  });

  test('exports only the leads that match the search and filters', async () => {
    await show();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'mari' } });
    await userEvent.click(screen.getByRole('combobox', { name: 'Source page' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Waxing · /waxing' }));
    const dialog = await open('Export 1 lead');
    expect(factsIn(dialog)).toMatchObject({ Filter: 'Search “mari”Source Waxing · /waxing', File: 'leads-2026-11-21-waxing-search.csv' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
    expect(await namesIn(files[0]?.content)).toEqual(['Name', 'Maria Novak']);
    expect(await screen.findByText('1 lead exported')).toBeDefined();
  });

  test.each(['the X', 'Escape'])('closing the panel with %s downloads nothing', async (way) => {
    await show();
    const dialog = await open('Export 3 leads');
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.activeElement).toBe(exportButton()));
    expect(files).toEqual([]);
  });

  test('exports all leads, even if the page renders only some of their rows', async () => {
    const many = Array.from({ length: 1284 }, (_, index) => lead({ id: String(index), name: `Lead ${index}` }));
    render(<ExportDialog leads={many} filter={NO_FILTER} onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Export 1,284 leads' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Download CSV' }));
    expect(await namesIn(files[0]?.content)).toHaveLength(1285);
  });

  test('shows HTML in a filter value as plain text', () => {
    const source = '"><img src=x onerror=alert(1)>';
    const entries = [lead({ id: '1', source: source })];
    render(<ExportDialog leads={entries} filter={{ ...NO_FILTER, source }} onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Export 1 lead' });
    expect(factsIn(dialog)).toMatchObject({
      Filter: 'Source "><img src=x onerror=alert(1)>',
      File: 'leads-2026-11-21-img-src-x-onerror-alert-1.csv',
    });
    expect(dialog.querySelector('img')).toBeNull();
  });
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
