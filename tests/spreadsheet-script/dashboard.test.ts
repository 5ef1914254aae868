import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { writeCsv } from '../../local/script/csv.ts';
import { execute, type Outcome, type ScriptFile } from '../../local/script/execution.ts';
import { GoogleHost, type ScriptMail } from '../../local/script/host.ts';
import { type BlockingCalls, formatDate } from '../../local/script/services.ts';
import { temporaryFolder } from '../local/serve.ts';
import { FILES, SCRIPT } from './loadScript.ts';

describe('the trigger', () => {
  const HEADER = ['Notes', 'Name', 'Received (Dubai)', 'Submission id'];
  const PROPERTIES: Record<string, string> = { SUPABASE_URL: 'https://x.test/', SUPABASE_KEY: 'key', LEAD_MAIL_TO: 'a@b.ae' };
  const sid = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;
  const ago = (minutes: number): string => formatDate(new Date(Date.now() - minutes * 60_000), 'Asia/Dubai', 'yyyy-MM-dd HH:mm:ss');
  const lead = (at: number, minutes = 5): string[] => ['', `Lead ${at}`, ago(minutes), sid(at)];

  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let host: GoogleHost;
  let logged: string[];
  let posted: string[];
  let mails: ScriptMail[];

  beforeEach(async () => {
    folder = await temporaryFolder();
    [logged, posted, mails] = [[], [], []];
  });

  afterEach(async () => await folder.remove());

  async function sheetOf(...rows: string[][]): Promise<void> {
    await writeCsv(`${folder.path}/sheet.csv`, [HEADER, ...rows]);
    host = await GoogleHost.open({
      csvPath: `${folder.path}/sheet.csv`,
      properties: PROPERTIES,
      nowMs: Date.now,
      lockWaitLimitMs: 0,
      callLatencyMs: 0,
      sendMail: async () => undefined,
      log: (_level, text) => logged.push(text),
    });
  }

  /** One run, on a table that answers `status`. */
  function run(
    status = 201,
    instead: Partial<BlockingCalls> = {},
    files: readonly ScriptFile[] = FILES,
    functionName: 'copyLeadsToDashboard' | 'deleteOldLeads' = 'copyLeadsToDashboard',
  ): Outcome {
    const google: BlockingCalls = {
      ...host.callsOf(1),
      lockTry: () => true,
      flush: () => undefined,
      fetch: (_url, { body }) => {
        posted.push((JSON.parse(body) as { full_name: string }).full_name);
        return { status, text: '' };
      },
      sendMail: (mail) => void mails.push(mail),
      ...instead,
    };
    return execute({ files, functionName, event: '{}' }, google);
  }

  /** Name and "In dashboard" of each row. */
  const states = () =>
    host
      .rows()
      .slice(1)
      .map((cells) => [cells[1], cells[host.rows()[0]?.indexOf('In dashboard') ?? -1]].join(': '));

  it('does nothing where nothing is set, and says so', async () => {
    await sheetOf(lead(1));
    expect(run(201, { property: () => null })).toEqual({ kind: 'done' });
    expect(logged).toEqual(['Nothing to do: the script properties SUPABASE_URL, SUPABASE_KEY and LEAD_MAIL_TO are not set.']);
    expect(host.rows()[0]).toEqual(HEADER);
  });

  it('posts as a visitor does, follows no redirect to another host, and logs no name', async () => {
    await sheetOf(lead(1));
    const calls: unknown[] = [];
    const answer = { status: 409, text: '{"code":"23505"}' };
    run(201, {
      fetch: (url, { body: _body, ...init }) => {
        calls.push([url, init]);
        return answer;
      },
    });
    const headers = { apikey: 'key', Prefer: 'return=minimal', 'content-type': 'application/json' };
    expect(calls).toEqual([['https://x.test/rest/v1/lead_form', { method: 'post', headers, redirect: 'manual' }]]);
    expect(states()).toEqual(['Lead 1: yes']);
    expect(logged).toEqual(['Dashboard: 1 of 1 leads posted: 409 23505']);
    run();
    expect([posted, logged.length]).toEqual([[], 1]);
  });

  it('leaves rows alone that are not its own, too young, too old or done', async () => {
    await sheetOf(['', 'By hand', ago(5), ''], ['', 'Also', ago(5), 'no id'], lead(1, 1), lead(2, 49 * 60), ['', 'No time', '', sid(3)]);
    run();
    expect([posted, mails]).toEqual([[], []]);
  });

  it('posts the oldest 50 in a run and the rest in the next', async () => {
    await sheetOf(...Array.from({ length: 51 }, (_, at) => lead(50 - at, 9 + at)));
    run();
    expect([posted.length, posted[0], posted[49]]).toEqual([50, 'Lead 0', 'Lead 49']);
    run();
    expect(posted.slice(50)).toEqual(['Lead 50']);
  });

  it('goes on after a lead that the table does not take; a server that is down is asked once', async () => {
    await sheetOf(lead(1, 6), lead(2));
    run(429);
    expect([posted, states()]).toEqual([
      ['Lead 1', 'Lead 2'],
      ['Lead 1: ', 'Lead 2: '],
    ]);
    run(503);
    expect(posted.slice(2)).toEqual(['Lead 1']);
    run(201, {
      fetch: () => {
        throw new Error('Address unavailable');
      },
    });
    expect(logged.at(-1)).toBe('Dashboard: 1 of 2 leads posted: no answer');
  });

  it('begins no request after three minutes', async () => {
    await sheetOf(lead(1), lead(2));
    const source = SCRIPT.replace('POST_FOR_MS = 3 * 60 * 1000', 'POST_FOR_MS = -1');
    run(201, {}, [{ name: 'test', source }]);
    expect(posted).toEqual([]);
  });

  it('writes to the lead it has posted, wherever staff have moved it meanwhile, and to none that they deleted', async () => {
    await sheetOf(lead(1, 8), lead(2, 7), lead(3, 6));
    const cells = (area: [number, number], values: string[][]) =>
      host.callsOf(2).setValues('Leads', { row: area[0], column: area[1], rows: values.length, columns: values[0]?.length ?? 0 }, values);
    run(201, {
      fetch: (_url, { body }) => {
        // Sorted the other way round while the first is posted; the second is deleted, and a column is put before all.
        if (body.includes('Lead 1')) {
          cells([1, 1], [['In dashboard', ...HEADER]]);
          cells([2, 1], [3, 1].map((at) => ['', ...lead(at, 9 - at)]).concat([['', '', '', '', '']]));
        }
        return { status: 201, text: '' };
      },
    });
    expect(host.rows().map((cells) => `${cells[2]}: ${cells[0]}`)).toEqual(['Name: In dashboard', 'Lead 3: yes', 'Lead 1: yes']);
  });

  it('does not write without the lock; the next run asks again', async () => {
    await sheetOf(lead(1));
    let locks = 0;
    run(201, { lockTry: () => (locks += 1) !== 2 });
    expect(states()).toEqual(['Lead 1: ']);
    run(409, { fetch: () => ({ status: 409, text: '{"code":"23505"}' }) });
    expect(states()).toEqual(['Lead 1: yes']);
    await sheetOf(lead(1, 70));
    run(201, { lockTry: () => false });
    expect([posted, mails.length]).toEqual([['Lead 1'], 0]);
  });

  it('mails what is missing after an hour in one mail an hour, and a lead never twice', async () => {
    await sheetOf(lead(1, 70), lead(2, 61), lead(3, 5));
    run(503, {
      sendMail: (mail) => {
        mails.push(mail);
        // By hand, in the middle of the trigger's run.
        if (mails.length === 1) run(503);
      },
    });
    // Of those that nobody was told of first.
    expect(posted).toEqual(['Lead 1', 'Lead 3']);
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['a@b.ae', '[sheet] 2 leads are not in the dashboard: Lead 1, Lead 2']]);
    expect(states()).toEqual([
      expect.stringMatching(/^Lead 1: mailed \d\d:\d\d$/),
      expect.stringMatching(/^Lead 2: mailed \d\d:\d\d$/),
      'Lead 3: ',
    ]);
    host.callsOf(2).setValues('Leads', { row: 4, column: 3, rows: 1, columns: 1 }, [[ago(60)]]);
    run(503);
    expect(mails).toHaveLength(1);
    run(503, { cacheGet: () => null });
    expect(mails.map(({ subject }) => subject).slice(1)).toEqual(['[sheet] 1 lead is not in the dashboard: Lead 3']);
    run(201);
    expect(states()).toEqual(['Lead 1: yes', 'Lead 2: yes', 'Lead 3: yes']);
  });

  it('mails a lead that the table refuses, and posts it no more', async () => {
    await sheetOf(lead(1, 70));
    run(400, { fetch: () => ({ status: 400, text: '{"code":"22021"}' }) });
    expect(states()).toEqual([expect.stringMatching(/^Lead 1: refused, mailed \d\d:\d\d$/)]);
    run(201, { cacheGet: () => null });
    expect([posted, mails.length]).toEqual([[], 1]);
  });

  it('takes the mark back when the mail is not taken', async () => {
    await sheetOf(lead(1, 70));
    run(503, {
      sendMail: () => {
        throw new Error('Service invoked too many times for one day: email.');
      },
    });
    expect([states(), logged.at(-1)]).toEqual([['Lead 1: '], 'Lead endpoint: Error: Service invoked too many times for one day: email.']);
    run(503);
    expect(mails).toHaveLength(1);
  });

  it('copies without mails, and mails without a table', async () => {
    const without = (...names: string[]) => ({ property: (name: string) => (names.includes(name) ? null : (PROPERTIES[name] ?? null)) });
    await sheetOf(lead(1, 70));
    run(503, without('LEAD_MAIL_TO'));
    expect([posted, mails]).toEqual([['Lead 1'], []]);
    run(503, without('SUPABASE_KEY'));
    expect([posted, mails.length]).toEqual([['Lead 1'], 1]);
  });

  it('every day: deletes leads of more than 24 months ago, wherever they stand, and no row that is not its own', async () => {
    const [old, kept] = [ago(60 * 24 * 800), ago(60 * 24 * 700)];
    await sheetOf(
      ['', 'Old', old, sid(1)],
      ['', 'By hand', old, ''],
      ['', 'Kept', kept, sid(2)],
      ['', 'Older', ago(60 * 24 * 900), sid(3)],
    );
    const forget = (months: string | null) =>
      run(201, { property: (name) => (name === 'KEEP_MONTHS' ? months : null) }, FILES, 'deleteOldLeads');
    forget('0');
    expect(host.rows()).toHaveLength(5);
    expect(logged).toEqual(['Leads are kept for ever: KEEP_MONTHS is no number of months.']);
    forget(null);
    expect(host.rows().map((cells) => cells[1])).toEqual(['Name', 'By hand', 'Kept']);
    expect(logged.at(-1)).toMatch(/^Deleted 2 leads of before \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    forget('22');
    expect(host.rows().map((cells) => cells[1])).toEqual(['Name', 'By hand']);
  });
});
