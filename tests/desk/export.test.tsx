import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { saveFile } from '@/desk/export/ExportLeads';

import { choose, openOverview, press, showDesk } from '../support/deskPage';
import { at, lead } from '../support/fixtures';
import { atTheDesk, deskBackend } from '../support/staffAtDesk';

atTheDesk('21 12:00');

/** The files that a test has downloaded, and the object URLs that the page has revoked. */
let files: { name: string; content: Blob }[];
let revoked: string[];
beforeEach(() => {
  const contents: Blob[] = [];
  [files, revoked] = [[], []];
  URL.createObjectURL = (content: Blob) => `blob:${contents.push(content) - 1}`;
  URL.revokeObjectURL = (address: string) => void revoked.push(address);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = contents[Number(this.href.replace('blob:', ''))];
    if (content) files.push({ name: this.download, content });
  });
});

const leads = [
  lead({ id: 'm', name: 'Mariam Khoury', email: '' }),
  ...Array.from({ length: 59 }, (_, index) => lead({ id: `${index}`, name: `Maria ${index}`, email: '', source: '/waxing' })),
];

const exportButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' });

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

test('all leads are exported; the dialog describes the file; with a search or filter, only the leads that match are, and the names say so; none cannot be exported', async () => {
  await showDesk(deskBackend(leads));
  await press('Close', (await open('Export 60 leads')).dialog);
  await waitFor(() => expect(document.activeElement).toBe(exportButton()));
  expect(files).toEqual([]);
  const all = await open('Export 60 leads');
  expect(all.dialog.textContent).toContain('All leads in the list, as filtered now.');
  expect(all.dialog.textContent).toContain('All in one column? In Excel use Data, From Text/CSV, and choose the comma.');
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

  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  await waitFor(() => expect(exportButton()).toMatchObject({ disabled: true, title: 'There are no leads to export.' }));
  const logout = screen.getByRole('button', { name: 'Logout' });
  expect(exportButton().compareDocumentPosition(logout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('bookings with a Google click ID are exported, with their value once there is a price', async () => {
  const backend = deskBackend(leads);
  await showDesk(backend);
  await openOverview();
  await press('For Google Ads');
  await screen.findByText('No booking of the last 90 days has a Google click.');
  expect(files).toEqual([]);
  const bookedAt = at('14:05');
  backend.desk.adConversions.mockResolvedValueOnce([
    { clickKind: 'gclid', clickId: 'Cj0KCQjw-x_1', bookedAt, aed: 3200 },
    { clickKind: 'wbraid', clickId: 'w', bookedAt, aed: 10 },
    { clickKind: 'gclid', clickId: 'b', bookedAt, aed: null },
  ]);
  await press('For Google Ads');
  await screen.findByText('2 bookings exported, 1 left out: their clicks have no Google click ID.');
  expect(files.map(({ name }) => name)).toEqual(['google-ads-2026-11-21.csv']);
  expect(await files[0]?.content.text()).toBe(
    'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency\n' +
      'Cj0KCQjw-x_1,Booked,2026-11-20 14:05:00+0400,3200.00,AED\nb,Booked,2026-11-20 14:05:00+0400,,\n',
  );
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
