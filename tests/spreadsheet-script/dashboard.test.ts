import { beforeEach, expect, it } from 'vitest';

import { type FetchResponse, formatDate, type Google } from '../../local/script/services.ts';
import { edited, openScript, SCRIPT } from '../support/loadScript.ts';

const HEADER = ['Notes', 'Name', 'Received (Dubai)', 'Submission id'];
const PROPERTIES: Record<string, string> = { SUPABASE_URL: 'https://x.test/', SUPABASE_KEY: 'key', LEAD_MAIL_TO: 'a@b.ae' };
const STORED = { status: 409, text: '{"code":"23505"}' };
const sid = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
const ago = (minutes: number): string => formatDate(new Date(Date.now() - minutes * 60_000), 'Asia/Dubai', 'yyyy-MM-dd HH:mm:ss');
const lead = (at: number, minutes = 5): string[] => ['', `Lead ${at}`, ago(minutes), sid(at)];
const fails = (text: string) => () => {
  throw new Error(text);
};

let script: ReturnType<typeof openScript>;
/** Names posted to the table, in order. */
let posted: string[];

beforeEach(() => {
  posted = [];
});

const openSheet = (...rows: string[][]): void => {
  script = openScript([HEADER, ...rows], PROPERTIES);
};

/** Runs `copyLeadsToDashboard` once. The table always returns `answer`. */
function run(answer: number | FetchResponse, instead: Partial<Google> = {}, source?: string): void {
  const fetch: Google['fetch'] = (_url, { body }) => {
    posted.push((JSON.parse(body) as { full_name: string }).full_name);
    return typeof answer === 'number' ? { status: answer, text: '' } : answer;
  };
  expect(script.run('copyLeadsToDashboard', {}, { fetch, ...instead }, source)).toEqual({ kind: 'done' });
}

/** Name and "In dashboard" of each row. */
function states(): string[] {
  const [header = [], ...rows] = script.rows();
  return rows.map((cells) => `${cells[1]}: ${cells[header.indexOf('In dashboard')]}`.replace(/\d\d:\d\d$/, 'hh:mm'));
}

const subjects = () => script.mails.map(({ to, subject }) => `${to} ${subject}`);

it('does nothing when no property is set, and logs the names of the properties', () => {
  openSheet(lead(1));
  run(201, { property: () => null });
  expect(script.logged).toEqual(['Nothing to do: the script properties SUPABASE_URL, SUPABASE_KEY and LEAD_MAIL_TO are not set.']);
  expect(script.rows()[0]).toEqual(HEADER);
});

it('posts a lead once, with a visitor’s rights, follows no redirect, and logs no name', () => {
  openSheet(lead(1));
  const calls: unknown[] = [];
  const fetch: Google['fetch'] = (url, { body: _body, ...init }) => {
    calls.push([url, init]);
    return STORED;
  };
  run(201, { fetch });
  const headers = { apikey: 'key', Prefer: 'return=minimal', 'content-type': 'application/json' };
  expect(calls).toEqual([['https://x.test/rest/v1/lead_form', { method: 'post', headers, redirect: 'manual' }]]);
  run(201);
  expect([states(), posted, script.logged]).toEqual([['Lead 1: yes'], [], ['Dashboard: 1 of 1 leads posted: 409 23505']]);
});

it('posts the origin of a lead from the sheet’s own columns', () => {
  const rows = [HEADER.concat('Google click', 'First page'), lead(1).concat('Cj0-t_1', '/عرض')];
  script = openScript(rows, PROPERTIES);
  const fetch: Google['fetch'] = (_url, { headers }) => {
    posted.push(Buffer.from(headers['x-lead-origin'] ?? '', 'base64').toString());
    return STORED;
  };
  run(201, { fetch });
  expect(posted).toEqual(['{"gclid":"Cj0-t_1","landing":"/عرض"}']);
});

it('ignores rows that the script did not write, and leads that are too recent, too old or already done', () => {
  openSheet(['', 'By hand', ago(5), ''], ['', 'Also', ago(5), 'no id'], lead(1, 1), lead(2, 49 * 60), ['', 'No time', '', sid(3)]);
  run(201);
  expect([posted, script.mails]).toEqual([[], []]);
});

it('posts a lead of any age again when its cell says "again", and emails nobody about it', () => {
  const weekOld = (at: number, state: string): string[] => [...lead(at, 7 * 24 * 60), state];
  const rows = [weekOld(1, 'again'), weekOld(2, 'Again'), weekOld(3, 'yes'), weekOld(4, 'test')];
  script = openScript([[...HEADER, 'In dashboard'], ...rows], PROPERTIES);
  run(STORED);
  expect(states()).toEqual(['Lead 1: yes', 'Lead 2: yes', 'Lead 3: yes', 'Lead 4: test']);
  expect([posted, script.mails]).toEqual([['Lead 2', 'Lead 1'], []]);
});

it('posts the oldest 50 leads in one run and the rest in the next; starts no request after three minutes', () => {
  openSheet(...Array.from({ length: 51 }, (_, at) => lead(50 - at, 9 + at)));
  run(201, {}, edited(SCRIPT, 'POST_FOR_MS = 3 * 60 * 1000', 'POST_FOR_MS = -1'));
  expect(posted).toEqual([]);
  run(201);
  expect([posted.length, posted[0], posted[49]]).toEqual([50, 'Lead 0', 'Lead 49']);
  run(201);
  expect(posted.slice(50)).toEqual(['Lead 50']);
});

it('continues after a lead that the table does not accept; sends one request per run to a server that is down or over a limit', () => {
  openSheet(lead(1, 6), lead(2));
  run(401);
  run(503);
  run({ status: 429, text: '{"code":"PT429","message":"Too many leads from one address"}' });
  expect(posted).toEqual(['Lead 1', 'Lead 2', 'Lead 1', 'Lead 1']);
  expect(states()).toEqual(['Lead 1: ', 'Lead 2: ']);
  run(201, { fetch: fails('Address unavailable') });
  expect(script.logged.at(-1)).toBe('Dashboard: 1 of 2 leads posted: no answer');
});

it('after an outage copies all leads within the table’s limits, and nobody waits behind the leads of one phone number', () => {
  const leads = Array.from({ length: 60 }, (_, at) => [...lead(at, 70 - at), at < 30 ? '+971 50 1' : `+971 52 ${at}`]);
  script = openScript([[...HEADER, 'WhatsApp'], ...leads], { ...PROPERTIES, LEAD_MAIL_TO: '' });
  const stored: { minute: number; name: string; phone: string }[] = [];
  let refused = 0;
  const over = (text: string) => {
    refused += 1;
    return { status: 429, text: `{"code":"PT429","message":"Too many leads ${text}"}` };
  };
  for (let minute = 0; stored.length < 60 && minute <= 60; minute += 5) {
    const fetch: Google['fetch'] = (_url, { body }) => {
      const { full_name: name, phone_number: phone } = JSON.parse(body) as Record<'full_name' | 'phone_number', string>;
      const recent = stored.filter((other) => other.minute > minute - 10);
      if (recent.filter((other) => other.phone === phone).length >= 6) return over('of one phone number');
      if (recent.length >= 20) return over('from one address');
      stored.push({ minute, name, phone });
      return { status: 201, text: '' };
    };
    run(201, { fetch });
  }
  const lastMinute = (isOthers: boolean) => stored.findLast(({ phone }) => (phone !== '+971 50 1') === isOthers)?.minute;
  expect([stored.length, new Set(stored.map(({ name }) => name)).size]).toEqual([60, 60]);
  expect([lastMinute(true), lastMinute(false)]).toEqual([20, 40]);
  // One request is refused for the phone number and one for the address in each of the nine runs, at most.
  expect(refused).toBeLessThanOrEqual(18);
});

it('marks the posted lead even if staff have moved its row in the meantime, and writes nothing for a deleted lead', () => {
  openSheet(lead(1, 8), lead(2, 7), lead(3, 6));
  const sheet = script.tabs.get('Leads');
  const fetch: Google['fetch'] = (_url, { body }) => {
    // While the first lead is posted, staff reverse the rows, delete the second lead and insert a column before all others.
    if (body.includes('Lead 1')) {
      sheet?.getRange(1, 1, 1, 5).setValues([['In dashboard', ...HEADER]]);
      sheet?.getRange(2, 1, 3, 5).setValues([...[3, 1].map((at) => ['', ...lead(at, 9 - at)]), ['', '', '', '', '']]);
    }
    return { status: 201, text: '' };
  };
  run(201, { fetch });
  expect(script.rows().map((cells) => `${cells[2]}: ${cells[0]}`)).toEqual(['Name: In dashboard', 'Lead 3: yes', 'Lead 1: yes']);
});

it('writes nothing without the lock; the next run posts the lead again', () => {
  openSheet(lead(1));
  let locks = 0;
  run(201, { tryLock: () => (locks += 1) !== 2 });
  expect(states()).toEqual(['Lead 1: ']);
  run(STORED);
  expect(states()).toEqual(['Lead 1: yes']);
  openSheet(lead(1, 70));
  run(201, { tryLock: () => false });
  expect([posted, script.mails]).toEqual([['Lead 1', 'Lead 1'], []]);
});

it('emails the leads missing from the table after an hour, in at most one email an hour, and no lead twice', () => {
  openSheet(lead(1, 70), lead(2, 61), lead(3, 5));
  const sendMail: Google['sendMail'] = (mail) => {
    script.mails.push(mail);
    // Simulates a manual run in the middle of the trigger's run.
    if (script.mails.length === 1) run(503);
  };
  run(503, { sendMail });
  // Leads not yet mailed are posted first.
  expect(posted).toEqual(['Lead 1', 'Lead 3']);
  expect(subjects()).toEqual(['a@b.ae [sheet] 2 leads are not in the dashboard: Lead 1, Lead 2']);
  expect(states()).toEqual(['Lead 1: mailed hh:mm', 'Lead 2: mailed hh:mm', 'Lead 3: ']);
  script.tabs
    .get('Leads')
    ?.getRange(4, 1, 1, 4)
    .setValues([lead(3, 60)]);
  run(503);
  expect(script.mails).toHaveLength(1);
  run(503, { cacheGet: () => null });
  expect(subjects().slice(1)).toEqual(['a@b.ae [sheet] 1 lead is not in the dashboard: Lead 3']);
  run(201);
  expect(states()).toEqual(['Lead 1: yes', 'Lead 2: yes', 'Lead 3: yes']);
});

it('emails a lead that the table refuses, and never posts that lead again', () => {
  openSheet(lead(1, 70));
  run({ status: 400, text: '{"code":"22021"}' });
  run(201, { cacheGet: () => null });
  expect([states(), posted, script.mails.length]).toEqual([['Lead 1: refused, mailed hh:mm'], ['Lead 1'], 1]);
});

it('removes the “mailed” mark when the email cannot be sent', () => {
  openSheet(lead(1, 70));
  const text = 'Service invoked too many times for one day: email.';
  run(503, { sendMail: fails(text) });
  expect([states(), script.logged.at(-1)]).toEqual([['Lead 1: '], `Lead endpoint: Error: ${text}`]);
  run(503);
  expect(script.mails).toHaveLength(1);
});

it('still copies leads if no email address is set, and still emails them if no table is set', () => {
  const without = (missing: string) => ({ property: (name: string) => (name === missing ? null : (PROPERTIES[name] ?? null)) });
  openSheet(lead(1, 70));
  run(503, without('LEAD_MAIL_TO'));
  expect([posted, script.mails]).toEqual([['Lead 1'], []]);
  run(503, without('SUPABASE_KEY'));
  expect([posted, script.mails.length]).toEqual([['Lead 1'], 1]);
});

it('deletes leads older than 24 months anywhere in the sheet, but keeps rows that the script did not write', () => {
  const days = (count: number) => ago(60 * 24 * count);
  openSheet(
    ['', 'Old', days(800), sid(1)],
    ['', 'By hand', days(800), ''],
    ['', 'Kept', days(700), sid(2)],
    ['', 'Older', days(900), sid(3)],
  );
  const forget = (months: string | null) => {
    const outcome = script.run('deleteOldLeads', {}, { property: (name) => (name === 'KEEP_MONTHS' ? months : null) });
    return outcome.kind === 'failed'
      ? outcome.message
      : script
          .rows()
          .slice(1)
          .map((cells) => cells[1]);
  };
  for (const months of ['0', '121', '1.5', 'for ever'])
    expect(forget(months)).toBe('Error: No lead was deleted: KEEP_MONTHS must be a whole number from 1 to 120.');
  expect(script.rows()).toHaveLength(5);
  expect(forget(null)).toEqual(['By hand', 'Kept']);
  expect(script.logged.at(-1)).toMatch(/^Deleted 2 leads of before \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(forget('22')).toEqual(['By hand']);
});
