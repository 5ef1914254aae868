import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';

import { counter, press, toastWith } from '../support/deskPage';
import { showStaff } from '../support/staff';
import type { Asked, Fault } from '../support/staffServer';
import { openTab, serverOfEachTest, shortenTimeouts, signIn, storedSessions, TABLE, workElsewhere } from '../support/staffServer';

const server = serverOfEachTest();
const RENEWAL = 'POST /auth/v1/token';
const ID = '00000000-0000-4000-8000-000000000099';
const isPage = ({ name, query }: Asked) => name === `GET ${TABLE}` && query.get('select') === '*';
const isPage4 = (request: Asked) => isPage(request) && request.count === 4;
const isDelete = ({ name }: Asked) => name === `DELETE ${TABLE}`;
const isLogout = ({ name }: Asked) => name === 'POST /auth/v1/logout';
const counters = () => ['Total Leads', 'This Month', 'Filtered Results'].flatMap(counter);
const countOf = (name: string) => server().asked.filter((asked) => asked.name === name).length;
const removed = async (desk: Awaited<ReturnType<typeof signIn>>['desk']) => await desk.remove(ID).catch(() => 'refused');

const exportButton = () => screen.getByRole('button', { name: 'Export CSV' });
const becomeVisible = () => document.dispatchEvent(new Event('visibilitychange'));
const tellOf = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));

/** Makes some requests fail; without a fault, none. */
function fail(which: (request: Asked) => boolean, fault?: Fault): void {
  server().fault = (request) => (which(request) ? fault : undefined);
}

/** Does something when page 4 of 10 is requested. */
function onPage4(happen: () => void): void {
  server().fault = (request) => void (isPage4(request) && happen());
}

const goOffline = () => fail(() => true, 'reset');

/** Signs in from another tab, then shows the dashboard in this tab without waiting for its leads. Returns the other tab. */
async function showDashboard() {
  const other = await signIn();
  showStaff('/dashboard', { load: async () => openTab() });
  await screen.findByText('Lead dashboard');
  return other;
}

async function allLoaded(): Promise<void> {
  await waitFor(() => expect(counters()).toEqual(['95', '95', '95']));
  // The last request of the load, so faults set later cannot affect it.
  await waitFor(() => expect(countOf('POST /rest/v1/rpc/staff_state')).toBeGreaterThan(0));
}

async function showLoaded() {
  const other = await showDashboard();
  await allLoaded();
  return other;
}

test.each<[string, Fault]>([
  ['no network', 'reset'],
  ['503', { status: 503, body: '<html>Bad gateway</html>' }],
  ["a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
  ['an empty body with status 200', { status: 200 }],
  ['an object instead of rows', { status: 200, body: '{}' }],
  ['no answer in time', 'stall'],
])('a load fails as a whole if page 4 of 10 fails (%s); the next one reads all leads', async (_, fault) => {
  const { desk } = await signIn();
  const restoreTimeouts = shortenTimeouts();
  fail(isPage4, fault);
  await expect(desk.leads()).rejects.toBeInstanceOf(Error);
  expect(countOf(`GET ${TABLE}`)).toBe(4);
  restoreTimeouts();
  expect((await desk.leads()).leads).toHaveLength(95);
});

test('a load that fails shows “Failed to fetch leads” and no total, nothing can be exported, and Try again loads all leads', async () => {
  fail(isPage, 'reset');
  await showDashboard();
  expect((await toastWith('Failed to fetch leads')).textContent).toBe('ErrorFailed to fetch leads');
  expect(counters().join('')).not.toMatch(/\d/);
  for (const text of ['No leads found matching your criteria.', 'Loading dashboard...']) expect(screen.queryByText(text)).toBeNull();
  expect(exportButton()).toMatchObject({ disabled: true, title: 'The leads could not be loaded.' });
  fail(isPage);
  await press('Try again');
  await allLoaded();
  await waitFor(() => expect(screen.queryByText('Failed to fetch leads')).toBeNull());
  expect(exportButton()).toMatchObject({ disabled: false, title: '' });
});

test('a load that is slow shows “Loading dashboard...” and no number until the last page has arrived', async () => {
  const { promise: after, resolve: arrive } = Promise.withResolvers<void>();
  fail((request) => isPage(request) && request.count === 10, { after });
  await showDashboard();
  await waitFor(() => expect(countOf(`GET ${TABLE}`)).toBe(10));
  screen.getByText('Loading dashboard...');
  expect(exportButton()).toMatchObject({ disabled: true, title: 'The leads are still loading.' });
  expect(counters().join('')).not.toMatch(/\d/);
  arrive();
  await allLoaded();
  expect(screen.queryByText('Loading dashboard...')).toBeNull();
});

test('a load during which the server refuses the session leads to the login instead of a partial list', async () => {
  onPage4(() => server().endSessions());
  await showDashboard();
  await screen.findByText('Admin Login');
  expect([storedSessions(), screen.queryByText('Lead dashboard')]).toEqual([0, null]);
});

test('an expired token is renewed silently between two pages, and every lead is read once', async () => {
  onPage4(() => server().expireTokens());
  const { leads } = await (await signIn()).desk.leads();
  expect(leads.map(({ name }) => name)).toEqual(server().leads.map((row) => row.full_name));
  expect(countOf(RENEWAL)).toBe(2);
});

test.each([
  ['by our clock', 'renewed'],
  ["by the server's clock only", 'renewed'],
  ['by our clock', 'refused'],
  ["by the server's clock only", 'refused'],
])('an expired token (%s) that is %s before a deletion decides whether it happens', async (clock, renewal) => {
  const { desk } = await signIn();
  if (renewal === 'renewed') server().expireTokens();
  else server().endSessions();
  if (clock === 'by our clock') workElsewhere();
  const found = [await removed(desk), server().leads.length, storedSessions()];
  expect(found).toEqual(renewal === 'renewed' ? ['gone', 94, 1] : ['refused', 95, 0]);
});

test('an expired token whose renewal fails because of the network keeps the session, and no anonymous request is sent', async () => {
  const { auth, desk } = await signIn();
  server().asked.length = 0;
  workElsewhere();
  goOffline();
  await expect(desk.leads()).rejects.toBeInstanceOf(Error);
  expect(await removed(desk)).toBe('refused');
  await expect(auth.signOut()).rejects.toBeInstanceOf(Error);
  expect([...new Set(server().asked.map(({ name }) => name)), storedSessions()]).toEqual([RENEWAL, 1]);
});

test.each<[string, Fault, Event, Document | Window]>([
  ['there is no network', 'reset', new Event('online'), window],
  ['the sign-in server answers 503', { status: 503, body: '{"msg":"down"}' }, new Event('visibilitychange'), document],
  ["a hotel's page answers with 403", { status: 403, body: '<html>Sign in</html>' }, new Event('visibilitychange'), document],
])(
  'an expired token shows a desk that could not be loaded if %s; when that ends, the leads appear by themselves',
  async (_, fault, event, target) => {
    await signIn();
    workElsewhere();
    fail(({ name }) => name === RENEWAL, fault);
    showStaff('/dashboard', { load: async () => openTab() });
    await screen.findByText('Nothing is lost. Check the connection, then try again.', {}, { timeout: 4_000 });
    expect([screen.queryByText('Admin Login'), storedSessions(), countOf(`GET ${TABLE}`)]).toEqual([null, 1, 0]);
    // The sign-in, and the tries of one renewal.
    expect(countOf(RENEWAL)).toBeLessThanOrEqual(1 + 4);
    fail(isPage);
    target.dispatchEvent(event);
    await allLoaded();
    await waitFor(() => expect(screen.queryByText('Failed to fetch leads')).toBeNull());
  },
);

test('a session that the server has ended leads to the login without showing the desk', async () => {
  await signIn();
  workElsewhere();
  server().endSessions();
  showStaff('/dashboard', { load: async () => openTab() });
  const shown: string[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await screen.findByText('Admin Login');
  observer.disconnect();
  expect([shown.filter((text) => text.includes('Lead dashboard')), storedSessions()]).toEqual([[], 0]);
});

const NOTHING: Fault = { status: 200, body: '[]' };
const FORBIDDEN = '{"code":"42501","message":"permission denied for table lead_form"}';

test.each<[string, Fault]>([
  ['the server answers 403', { status: 403, body: FORBIDDEN }],
  ['the server answers 401', { status: 401, body: FORBIDDEN }],
  ['the server answers 500', { status: 500, body: '{"message":"boom"}' }],
  ['there is no network', 'reset'],
  ['no row is returned (row-level security hides it)', NOTHING],
  ['the answer is 204 without a body', { status: 204 }],
  ["the answer is a portal's page with status 200", { status: 200, body: '<html>Sign in to the hotel</html>' }],
])('a deletion counts as failed if %s', async (_, fault) => {
  const { desk } = await signIn();
  fail(isDelete, fault);
  expect([await removed(desk), server().leads.length]).toEqual(['refused', 95]);
});

test('a deletion counts as failed without a row if the check of the lead fails, or the account was removed from the staff list', async () => {
  const { desk } = await signIn();
  server().fault = (request) => (isDelete(request) ? NOTHING : request.query.has('id') ? { status: 503 } : undefined);
  expect(await removed(desk)).toBe('refused');
  server().state = { staff: false };
  fail(({ name }) => name.endsWith(TABLE), NOTHING);
  expect(await removed(desk)).toBe('refused');
});

test('a deletion succeeds for two colleagues at the same moment and for one who comes too late, but not once the storage was cleared', async () => {
  const [one, two] = [await signIn(), openTab()];
  expect(await Promise.all([removed(one.desk), removed(two.desk)])).toEqual(['gone', 'gone']);
  expect([await removed(one.desk), server().leads.length]).toEqual(['gone', 94]);
  localStorage.clear();
  expect([await one.desk.remove(ID), countOf(`DELETE ${TABLE}`)]).toEqual(['refused', 3]);
});

test.each<[what: string, fault: Fault, isOver: boolean]>([
  ['the server returns 401', { status: 401, body: '<html>' }, true],
  ['the server returns 403', { status: 403, body: '<html>' }, true],
  ['the server returns 404', { status: 404, body: '<html>' }, true],
  ['the server returns 500', { status: 500, body: '{"msg":"oops"}' }, false],
  ['a gateway page', { status: 502, body: '<html>Bad gateway</html>' }, false],
  ['no network', 'reset', false],
  ['no answer in time', 'stall', false],
])('a logout keeps the session only if it may still be valid on the server (%s); the next one ends it', async (_, fault, isOver) => {
  const { auth } = await signIn();
  shortenTimeouts();
  fail(isLogout, fault);
  const failure = await auth.signOut().catch(() => 'failed');
  expect([failure, storedSessions()]).toEqual(isOver ? [undefined, 0] : ['failed', 1]);
  fail(isLogout);
  await auth.signOut();
  expect(storedSessions()).toBe(0);
});

test('a logout succeeds and leaves no session behind if the token has expired and is not renewed', async () => {
  const { auth } = await signIn();
  server().endSessions();
  workElsewhere();
  await auth.signOut();
  expect(storedSessions()).toBe(0);
});

test.each<[string, (other: Awaited<ReturnType<typeof signIn>>) => unknown]>([
  ['signs out', async ({ auth }) => await auth.signOut()],
  ['clears the storage', () => [localStorage.clear(), tellOf(null)]],
  ['signed out while this tab was suspended, once this tab is visible', () => [localStorage.clear(), becomeVisible()]],
])('another tab that %s sends this tab to the login', async (_, leave) => {
  const other = await showLoaded();
  await act(async () => void (await leave(other)));
  expect(await screen.findByText('Admin Login')).toBeDefined();
});

test('a failed deletion keeps the row, a failed logout keeps the desk, and both say so; other items in the storage change nothing', async () => {
  await showLoaded();
  fail((request) => isDelete(request) || isLogout(request), 'reset');
  await press('Delete lead from Lead 1');
  await press('Delete');
  expect((await toastWith('Failed to delete lead')).textContent).toBe('ErrorFailed to delete lead');
  expect(screen.queryByText('Lead deleted successfully')).toBeNull();
  expect([counters()[0], screen.queryByText('Lead 1')?.textContent]).toEqual(['95', 'Lead 1']);
  tellOf('motion');
  becomeVisible();
  await press('Logout');
  expect((await toastWith('Failed to logout')).textContent).toBe('ErrorFailed to logout');
  screen.getByText('Lead dashboard');
  fail(isLogout);
  await press('Logout');
  await screen.findByText('Admin Login');
  await waitFor(() => expect(screen.queryByText('Failed to logout')).toBeNull());
});

test('the state of the emails is undefined if the database keeps no record of them, and rejected if the server fails', async () => {
  const { desk } = await signIn();
  server().expireTokens();
  expect(await desk.mailState()).toBeUndefined();
  fail(() => true, { status: 500, body: 'down' });
  await expect(desk.mailState()).rejects.toThrow('down');
});
