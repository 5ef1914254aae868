import { createHash } from 'node:crypto';

import { beforeEach, expect, it, vi } from 'vitest';

import { answerOf, edited, LABELS, openScript, SCRIPT } from '../support/loadScript.ts';

const LEAD = { name: 'Aisha', email: 'a@b.ae', whatsapp: '+971 50 1', service: 'lip-blush', message: 'Hello', landingPage: 'hero_booking' };
const SID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const SUCCESS = { status: 'success' };
const DUPLICATE = { status: 'success', duplicate: true };
const BUSY = { status: 'error', code: 'busy' };
const fails = (failure: unknown) => () => {
  throw failure;
};

let script: ReturnType<typeof openScript>;

beforeEach(() => {
  script = openScript();
});

it('a lead in the sheet is one row of plain text under a header row, received in Dubai', () => {
  const utm = { utm_source: 'google', utm_medium: 'cpc', utm_campaign: 'lips', utm_term: 't', utm_content: 'c', utm_id: '7' };
  const clicks = { gclid: 'G1', gbraid: 'B1', wbraid: 'W1', fbclid: 'F1', gad_campaignid: '21345678901' };
  const arrival = { referrer: 'r'.repeat(1_200), landing: '/about', suspect: 'honeypot' };
  const query = { sid: SID.toUpperCase(), ...utm, ...clicks, ...arrival, toString: 'x' };
  expect(script.post(LEAD, query as unknown as Record<string, string>)).toEqual(SUCCESS);
  const [header, row = [], ...more] = script.rows();
  expect(more).toEqual([]);
  expect(header).toEqual(LABELS);
  expect(row.slice(1)).toEqual([
    ...['Aisha', '+971 50 1', 'a@b.ae', 'lip-blush', 'Hello', 'hero_booking', ...Object.values(utm), 'G1', 'B1', 'W1', 'F1'],
    ...['r'.repeat(1_000), '/about', 'honeypot', SID, '', '21345678901'],
  ]);
  // Dubai is four hours ahead of UTC all year.
  expect(Math.abs(Date.parse(`${row[0]?.replace(' ', 'T')}+04:00`) - Date.now())).toBeLessThan(60_000);
});

it('a name that Sheets would read as another value is written again as text', () => {
  for (const name of ['true', 'False', '007']) expect(script.post({ ...LEAD, name })).toEqual(SUCCESS);
  expect(script.rows().map((row) => row[1])).toEqual(['Name', 'true', 'False', '007']);
});

it('a lead with a message over 4,000 characters, or over 8 kB in all, is refused and leaves no row', () => {
  for (const message of ['x'.repeat(4_000), 'م'.repeat(4_000)]) expect(script.post({ ...LEAD, message })).toEqual(SUCCESS);
  expect(script.rows()[2]?.[5]).toBe('م'.repeat(4_000));
  const tooLong = { status: 'error', code: 'too-long' };
  const long = { message: '美'.repeat(2_800), name: 'x'.repeat(8_440), whatsapp: 'é'.repeat(4_220), other: 'x'.repeat(8_440) };
  for (const lead of [{ message: 'x'.repeat(4_001) }, ...Object.entries(long).map(([key, text]) => ({ [key]: text }))])
    expect(script.post({ ...LEAD, ...lead })).toEqual(tooLong);
  expect(script.post({ name: 'x'.repeat(8 * 1024 + 256 - '{"name":""}'.length) })).toEqual(SUCCESS);
  expect(script.rows()).toHaveLength(4);
});

it('a lead in the sheet fills only the declared columns, never columns that the owner added', () => {
  const script = openScript([[...LABELS, 'Booked', 'Paid', 'Preferred time']]);
  const lead = { ...LEAD, booked: 'yes', paid: 'AED 2,000', suspect: 'no', inDashboard: 'yes', preferredTime: 'late' };
  expect(script.post(lead)).toEqual(SUCCESS);
  const [header = [], row = []] = script.rows();
  expect([header.length, row.slice(23).join('')]).toEqual([26, '']);
  expect(row[5]).toBe('Hello\nBooked: yes\nPaid: AED 2,000\nSuspect: no\nIn dashboard: yes\nPreferred time: late');
  const declared = edited(SCRIPT, 'const COLUMNS = [', "const COLUMNS = [{ label: 'Preferred time', from: 'body', key: 'preferredTime' },");
  expect(script.post({ ...lead, name: 'Noor' }, {}, {}, declared)).toEqual(SUCCESS);
  expect(script.rows()[2]?.slice(23)).toEqual(['', '', 'late']);
});

it('a lead in the sheet can be below row 1,000 and beyond column Z', () => {
  const script = openScript([Array.from({ length: 25 }, (_, at) => `Own ${at}`), ...Array.from({ length: 999 }, () => ['by hand'])]);
  expect(script.post(LEAD)).toEqual(SUCCESS);
  const rows = script.rows();
  expect([rows.length, rows[0]?.[25], rows[1000]?.[26]]).toEqual([1001, 'Received (Dubai)', 'Aisha']);
});

it('a repeated lead is recognised by its sid in the cache, or otherwise in the sheet', () => {
  expect(script.post(LEAD, { sid: SID })).toEqual(SUCCESS);
  expect(script.post(LEAD, { sid: SID.toUpperCase() })).toEqual(DUPLICATE);
  expect(script.post(LEAD, { sid: SID }, { cacheGet: () => null })).toEqual(DUPLICATE);
  expect(script.rows()).toHaveLength(2);
});

it('a repeated lead without a sid is recognised by a hash of its values and its ten-minute period', () => {
  const post = (lead: object, sid: string, minutes: number) =>
    script.post(
      lead,
      { sid },
      {},
      edited(SCRIPT, 'identify(query.sid, lead, Date.now())', `identify(query.sid, lead, ${minutes * 60_000})`),
    );
  expect(post(LEAD, '', 0)).toEqual(SUCCESS);
  for (const sid of ['nonsense', `${SID}x`, `=${SID.slice(1)}`]) expect(post(LEAD, sid, 9.99)).toEqual(DUPLICATE);
  expect(post({ ...LEAD, name: 'Other' }, '', 0)).toEqual(SUCCESS);
  expect(post(LEAD, '', 10)).toEqual(SUCCESS);
  const { name, email, whatsapp, service, message, landingPage } = LEAD;
  const values = JSON.stringify([0, name, email, whatsapp, service, message, landingPage]);
  expect(script.rows()[1]?.[20]).toBe(`auto-${createHash('sha256').update(values).digest('hex').slice(0, 32)}`);
});

it('two simultaneous leads are never written together: the response to the second is “busy”, and the lock is released', () => {
  const script = openScript([LABELS]);
  let isLocked = false;
  const lock = { tryLock: () => !isLocked && (isLocked = true), releaseLock: () => void (isLocked = false) };
  const sheet = script.tabs.get('Leads') ?? expect.fail('There is no sheet');
  let second: unknown;
  // The second lead arrives after the script has chosen the first lead's row, but before it has written that row.
  vi.spyOn(sheet, 'getMaxRows').mockImplementationOnce(() => {
    second = script.post({ name: 'Second' }, {}, lock);
    return 1000;
  });
  expect([script.post({ name: 'First' }, {}, lock), second, isLocked]).toEqual([SUCCESS, BUSY, false]);
  expect(script.rows().map((row) => row[1])).toEqual(['Name', 'First']);
});

it('the lock is released even if writing to the sheet fails', () => {
  const released = vi.fn<() => void>();
  const script = openScript([[]]);
  script.tabs.get('Leads')?.getRange(1, 1, 1, 26).protect();
  expect(script.post(LEAD, {}, { releaseLock: released })).toEqual({ status: 'error', code: 'internal' });
  expect(released).toHaveBeenCalledOnce();
  expect(script.logged).toEqual([expect.stringContaining('You are trying to edit a protected cell')]);
});

const health = (property?: (name: string) => string | null) => answerOf(script.run('doGet', null, property && { property }));
const gid = (number: string) => (name: string) => (name === 'LEAD_SHEET_GID' ? number : null);

it('the lead sheet is found by name or number; otherwise the health check says so without details of the failure', () => {
  const problem = 'The sheet is not there: name a tab Leads, or set LEAD_SHEET_GID to the number of yours.';
  expect(health()).toEqual({ status: 'error', endpoint: 'leads', version: expect.stringMatching(/^[0-9a-f]{8}$/), problem });
  expect(health(gid('17'))).toMatchObject({ problem });
  script.post(LEAD);
  expect(health()).toEqual({ status: 'ok', endpoint: 'leads', version: expect.stringMatching(/^[0-9a-f]{8}$/) });
  expect(health((name) => (name === 'LEAD_SPREADSHEET_ID' ? 'abc' : gid(' 1 ')(name)))).toMatchObject({ status: 'ok' });
  expect(health(fails(new Error('no access to 1AbC')))).toMatchObject({
    status: 'error',
    problem: 'The spreadsheet does not open: see Executions in the Apps Script editor.',
  });
});

it('the health check names missing and malformed properties, never a value, to a request with the key', () => {
  const fine = { SUPABASE_URL: 'https://ref.supabase.co', SUPABASE_KEY: 'sb_publishable_x', LEAD_MAIL_TO: 'a@studio.ae, b@studio.ae' };
  const ask = (properties: Record<string, string>, key = 'sb_publishable_x') => {
    const set = new Map(Object.entries({ ...fine, ...properties }));
    return answerOf(script.run('doGet', { parameter: { key } }, { property: (name: string) => set.get(name) ?? null }));
  };
  expect(ask({})).toMatchObject({ settings: [] });
  expect(ask({ SUPABASE_KEY: '' })).toMatchObject({ settings: ['SUPABASE_KEY is not set: no lead is copied into the dashboard'] });
  expect(ask({ LEAD_MAIL_TO: 'x' }, 'other')).toMatchObject({ settings: ['SUPABASE_KEY is not the publishable key of the site'] });
  expect(
    ask({ SUPABASE_URL: 'https://ref.supabase.co/rest/v1', LEAD_MAIL_TO: '', KEEP_MONTHS: '0', LEADS_A_MINUTE: 'many' }),
  ).toMatchObject({
    settings: [
      'SUPABASE_URL is no address of a project',
      'LEAD_MAIL_TO is not set',
      'KEEP_MONTHS is no number from 1 to 120',
      'LEADS_A_MINUTE is no number',
    ],
  });
  for (const address of ['studio.ae', 'a@studio', 'a@studio,ae', 'a@b.ae;c@d.ae', 'a b@studio.ae'])
    expect(ask({ LEAD_MAIL_TO: address })).toMatchObject({
      settings: ['LEAD_MAIL_TO is not one or more email addresses separated by commas'],
    });
});

it('the lead sheet may have any name if its number is set; when it is deleted, leads go to a new one', () => {
  script.post(LEAD, {}, { property: gid('0') });
  expect([script.tabs.get('Sheet1')?.rows()[1]?.[1], script.rows()]).toEqual(['Aisha', []]);
  script.post({ name: 'Noor' }, {}, { property: gid('17') });
  expect(script.rows()[1]?.[1]).toBe('Noor');
});

it('a request without an event, a body or a known key is not a lead; a lead without a query is one', () => {
  for (const event of [null, { parameter: {} }, { postData: { contents: '[]' } }])
    expect(answerOf(script.run('doPost', event))).toEqual({ status: 'error', code: 'invalid' });
  expect(script.rows()).toEqual([]);
  expect(answerOf(script.run('doPost', { postData: { contents: '{"name":"Aisha"}' } }))).toEqual(SUCCESS);
});

it('beyond 120 leads a minute the response is “busy”; each minute is counted separately; the owner can raise the limit', () => {
  const kept: [string, string, number][] = [];
  const counted = (count: string) => ({
    cacheGet: (key: string) => (key.startsWith('minute/') ? count : null),
    cachePut: (...entry: [string, string, number]) => void kept.push(entry),
  });
  const minute = Math.floor(Date.now() / 60_000);
  expect(script.post(LEAD, {}, counted('120'))).toEqual(BUSY);
  expect([`minute/${minute}`, `minute/${minute + 1}`]).toContain(kept[0]?.[0]);
  expect([kept[0]?.slice(1), script.rows()]).toEqual([['121', 120], []]);
  expect(script.post(LEAD, {}, { ...counted('120'), property: (name) => (name === 'LEADS_A_MINUTE' ? '500' : null) })).toEqual(SUCCESS);
  expect(script.post({ name: 'B' }, {}, counted('119'))).toEqual(SUCCESS);
});

it('a failing Google service causes an internal error, which is logged without the lead', () => {
  for (const instead of [{ property: fails(new TypeError('no access')) }, { tryLock: fails('a text') }, { cacheGet: fails(undefined) }])
    expect(script.post(LEAD, {}, instead)).toEqual({ status: 'error', code: 'internal' });
  const unknown = 'Lead endpoint: Error: unknown failure';
  expect(script.logged).toEqual(['Lead endpoint: TypeError: no access', unknown, unknown]);
});

it('a Google service that fails after the row is written causes no error', () => {
  expect(script.post(LEAD, {}, { cachePut: fails(new Error('full')) })).toEqual(SUCCESS);
  expect(script.rows()).toHaveLength(2);
  // One entry for the minute's count, and one for the lead's id.
  expect(script.logged).toEqual(['Lead endpoint: Error: full', 'Lead endpoint: Error: full']);
});
