import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Lead } from '@/desk/model/lead';

import { choose, counter, firstCells, listed, names, press, showDesk, toastWith } from '../support/deskPage';
import { at, lead } from '../support/fixtures';
import { showStaff } from '../support/staff';
import { atTheDesk, cameAt, deskBackend, mayas, mine, omar, sofia } from '../support/staffAtDesk';

atTheDesk('15:47');

const sources = [
  lead({ id: '1', name: 'Mariam Khoury', service: 'lip-blush', message: 'Booking request from hero section: is parking free?' }),
  lead({ id: '2', name: 'SOFIA Lindqvist', email: 'sofia@example.com', service: 'Lip Blush', source: '/waxing' }),
  // 00:30 on 1 November in Dubai, then 23:59 on 31 October.
  lead({ id: '3', name: '', email: '', service: '', source: '', message: '', createdAt: Date.UTC(2026, 9, 31, 20, 30) }),
  lead({ id: '4', name: '', phone: '', email: 'only@example.com', createdAt: Date.UTC(2026, 9, 31, 19, 59) }),
];

const rows = () => [...document.querySelectorAll<HTMLElement>('tbody tr')];
const cells = (row: number) => [...(rows()[row]?.children ?? [])].map(({ textContent }) => textContent);
const counters = () => ['Total Leads', 'This Month', 'Filtered Results'].flatMap(counter);
const search = () => screen.getByRole<HTMLInputElement>('searchbox');
const followUps = () => screen.getByRole('group', { name: 'Follow-up' });
const chips = () => [...followUps().querySelectorAll('button')].map(({ textContent }) => textContent);
const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);

test('the desk has three counters, search and filters, and a table of seven columns; months and dates are those of Dubai', async () => {
  await showDesk(deskBackend(sources));
  expect(counters()).toEqual(['4', '3', '4']);
  screen.getByRole('heading', { level: 2, name: 'Search & Filter' });
  screen.getByRole('table', { name: 'Leads, newest first' });
  const columns = ['Name', 'Contact', 'Inquiry', 'Source', 'Date', 'Message', 'Actions'];
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(columns);
  const message = 'is parking free?\nBooking request from hero section';
  expect(cells(0).slice(2, 6)).toEqual(['Lip Blush', 'Home hero_booking', '20 Nov 2026, 14:08', message]);
  expect(cells(2)[4]).toBe('1 Nov 2026, 00:30');
});

test('the table reports its total row count when only some rows are rendered', async () => {
  await showDesk(deskBackend(Array.from({ length: 201 }, (_, index) => lead({ id: String(index) }))));
  expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('202');
  expect(document.querySelector('tr')?.getAttribute('aria-rowindex')).toBe('1');
  expect(rows().length).toBeLessThan(201);
});

test('each filter offers its stored values by name and filters the list', async () => {
  await showDesk(deskBackend(sources));
  await choose('Inquiry type', 'Lip Blush · lip-blush');
  await waitFor(() => expect(counters()).toEqual(['4', '3', '2']));
  await choose('Source page', 'Waxing · /waxing');
  await waitFor(() => expect(counters()).toEqual(['4', '3', '0']));
  await choose('Inquiry type', 'All inquiry types');
  await waitFor(() => expect(counters()).toEqual(['4', '3', '1']));
});

test('Delete asks first, names the lead, removes it from list and counters, and resets a filter that nothing else matches; Cancel changes nothing', async () => {
  const backend = deskBackend(sources);
  await showDesk(backend);
  await choose('Source page', 'Waxing · /waxing');
  for (const decision of ['Cancel', 'Delete']) {
    await waitFor(() => expect([counters(), backend.desk.remove.mock.calls]).toEqual([['4', '3', '1'], []]));
    await press('Delete lead from SOFIA Lindqvist');
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' });
    expect(dialog.textContent).toContain('This will permanently delete the lead from SOFIA Lindqvist. This action cannot be undone.');
    expect(document.activeElement?.textContent).toBe('Cancel');
    await press(decision, dialog);
  }
  expect((await toastWith('Lead deleted successfully')).textContent).toBe('SuccessLead deleted successfully');
  expect(backend.desk.remove.mock.calls).toEqual([['2']]);
  await waitFor(() => expect(counters()).toEqual(['3', '2', '3']));
  expect(screen.getByRole('combobox', { name: 'Source page' }).textContent).toBe('All source pages');
});

test('Clear filters above the list and in the empty list shows every lead again and focuses the search field', async () => {
  await showDesk(deskBackend(sources));
  for (const [place, text] of ['mariam', 'nobody'].entries()) {
    await userEvent.type(search(), text);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Clear filters' })).toHaveLength(place + 1));
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[place] ?? document.body);
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    expect(search().value).toBe('');
    expect(document.activeElement).toBe(search());
  }
});

test.each<[what: string, leads: Lead[] | undefined, typed: string, announcements: string[]]>([
  ['is announced once typing has stopped, not on every key', sources, 'mariam', ['All 4 leads shown.', '1 of 4 leads shown.']],
  ['is announced once, even if it is none', sources, 'nobody', ['All 4 leads shown.', 'No leads match.']],
  ['of a single lead is announced in the singular', [sofia], '', ['1 lead shown.']],
  ['is not announced if the leads could not be loaded', undefined, '', []],
])('the count of matches %s', async (_, leads, typed, announcements) => {
  vi.useFakeTimers({ now: Date.now(), shouldAdvanceTime: true });
  const backend = deskBackend(leads ?? []);
  if (!leads) backend.desk.leads.mockRejectedValue(new Error('down'));
  const announced = new Set<string>();
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('output, [role=status], [aria-live=polite]'))
      if (/shown\.|match/.test(textContent)) announced.add(textContent);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  const wait = async (ms: number) => await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  showStaff('/dashboard', { load: async () => backend });
  await screen.findAllByText(leads?.[0]?.name ?? 'Failed to fetch leads');
  await wait(1_000);
  // From here on, time passes only when the test says so.
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (let end = 1; end <= typed.length; end += 1) {
    fireEvent.change(search(), { target: { value: typed.slice(0, end) } });
    await wait(100);
  }
  for (let passed = 0; passed < 10; passed += 1) await wait(100);
  expect([...announced]).toEqual(announcements);
});

const hana = cameAt('15:47', { id: '4', name: 'Hana Idris' });
const nora = cameAt('15:46', { id: '3', name: 'Nora Haddad' });
const followUpById = {
  '1': { state: 'Contacted', ...mine, firstContactAt: at('15:50') },
  '3': mayas,
  '4': { state: 'Lost', lostReason: 'Price' },
} as const;

test('each lead shows its status below its name; each chip shows its count; leads can be filtered by one, searched and sorted', async () => {
  await showDesk(deskBackend([hana, nora, omar, sofia], followUpById));
  const rows = [
    ['Hana Idris', 'Lost'],
    ['Nora Haddad', '1 h 59 min left · Maya'],
    ['Omar Said', 'Contacted · you'],
    ['Sofia Lindqvist', '21 min left'],
  ];
  expect(firstCells()).toEqual(rows);
  expect(chips()).toEqual(['All 4', 'Mine 1', 'New 2', 'Contacted 1', 'Booked 0', 'Lost 1']);
  await press(/^New/, followUps());
  expect([pressed(), names(), counter('Filtered Results')]).toEqual([['New 2'], ['Nora Haddad', 'Sofia Lindqvist'], ['2']]);
  await userEvent.type(search(), 'sofia');
  await waitFor(() => expect(names()).toEqual(['Sofia Lindqvist']));
  // These count all leads, even those that the search hides.
  expect(numbers()).toEqual(['1', '1', '0', '50 min', '1 answered, 30 days']);
  await press('Clear filters');
  await waitFor(() => expect([pressed(), firstCells()]).toEqual([['All 4'], rows]));
  await choose('Order', 'Answer by');
  await waitFor(() => expect(names()).toEqual(['Sofia Lindqvist', 'Nora Haddad', 'Hana Idris', 'Omar Said']));
});

test('a lead that I answer while New is selected stays in place, dimmed, until the next click; an empty Mine says how to get a lead', async () => {
  const pendingContacts = [{ kind: 'mail', at: Date.now(), by: 'u1', byName: 'staff' }] as const;
  const backend = deskBackend([hana, nora, sofia], { ...followUpById, '2': { pendingContacts } });
  backend.desk.send.mockReturnValue(new Promise(() => undefined));
  await showDesk(backend);
  await press(/^Mine/, followUps());
  screen.getByText('No leads found matching your criteria.');
  screen.getByText(/^You have none yet\. Press ‘I have it’ on one\./);
  await press(/^New/, followUps());
  await press('Yes, contacted');
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', 'Contacted · you']);
  expect((await listed('Sofia Lindqvist')).closest('tbody')?.className).toContain('dimmed');
  await press(/^New/, followUps());
  expect(names()).toEqual(['Nora Haddad']);
});

const late = [omar, sofia, cameAt('05 10:00', { id: '3', name: 'Ancient' })];
const numbers = () => ['Waiting', 'Due soon', 'Overdue', 'Median first response'].flatMap(counter);

test('remaining times are updated while the page is visible, and immediately when it becomes visible again', async () => {
  await showDesk(deskBackend(late));
  act(() => void vi.advanceTimersByTime(75_000));
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '20 min left']);
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  act(() => void vi.advanceTimersByTime(1_200_000));
  expect(firstCells()[1]).toEqual(['Sofia Lindqvist', '20 min left']);
  hidden.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect([firstCells()[1], counter('Overdue')]).toEqual([['Sofia Lindqvist', 'due now'], ['1']]);
});

test('on a computer that is 16 days ahead, a notice says so, and the server’s time counts as soon as it is known', async () => {
  const days = 16 * 24 * 60 * 60_000;
  vi.setSystemTime(Date.now() + days);
  const backend = deskBackend(late, { '1': mayas });
  const { leads: read } = backend.desk;
  const response = await read();
  read.mockImplementationOnce(async () => {
    backend.desk.clockOffset.mockReturnValue(-days);
    return response;
  });
  await showDesk(backend);
  const statuses = ['1 h 13 min left · Maya', '21 min left', 'Not answered'];
  await waitFor(() => expect(firstCells().map(([, status]) => status)).toEqual(statuses));
  expect(numbers()).toEqual(['1', '1', '0', '–', '0 answered, 30 days']);
  screen.getByText("This computer's clock is 16 days off. The desk uses the server's time.");
});

test.each([
  ['they cannot be loaded', 'Follow-ups couldn’t be loaded. Leads are shown without status or timers.'],
  ['their tables are missing', 'Follow-up is not set up yet: the latest database migration has not been run.'],
])('follow-ups: when %s, a notice says so, no wrong number appears, and Try again loads the follow-ups', async (how, sentence) => {
  const backend = deskBackend(late, { '1': mayas });
  if (how === 'they cannot be loaded') backend.desk.followUps.mockRejectedValueOnce(new Error('down'));
  else backend.desk.followUps.mockResolvedValueOnce('missing');
  await showDesk(backend);
  await screen.findByText(sentence);
  expect([counter('Total Leads'), numbers(), firstCells()[1]]).toEqual([['3'], Array(4).fill('–none'), ['Sofia Lindqvist']]);
  await press('Try again');
  await screen.findByText('21 min left', { selector: 'th *' });
  expect(screen.queryByText(sentence)).toBeNull();
});
