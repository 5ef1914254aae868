import { mkdir, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { parseCsv, readCsv } from '../../local/script/csv.ts';
import { ExpiringCache } from '../../local/script/expiringCache.ts';
import { enter, Grid } from '../../local/script/grid.ts';
import { GoogleHost, type HostOptions } from '../../local/script/host.ts';
import { formatDate } from '../../local/script/services.ts';
import { renderSheetPage } from '../../local/script/sheetPage.ts';
import { eventOf } from '../../local/script/webApp.ts';
import { temporaryFolder } from './serve.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;

beforeEach(async () => {
  folder = await temporaryFolder();
});

afterEach(async () => await folder.remove());

describe('the sheet file', () => {
  it('is read with any line end, and without the last one', () => {
    expect(parseCsv('a,b\r\n"1, 2","say ""x"""\n\n')).toEqual([['a', 'b'], ['1, 2', 'say "x"'], ['']]);
    expect(parseCsv('a,b\nc')).toEqual([['a', 'b'], ['c']]);
    expect(parseCsv('a,')).toEqual([['a', '']]);
    expect(parseCsv('')).toEqual([]);
  });

  it('cut in a quoted field keeps the field as far as it goes', () => {
    expect(parseCsv('a,"He said ""ye')).toEqual([['a', 'He said "ye']]);
  });

  it('may be missing, but what cannot be read is no empty sheet', async () => {
    expect(await readCsv(`${folder.path}/none.csv`)).toBeUndefined();
    await mkdir(`${folder.path}/sheet.csv`);
    await expect(readCsv(`${folder.path}/sheet.csv`)).rejects.toThrow('EISDIR');
  });
});

describe('the cache', () => {
  it('forgets at the second, and holds at most 6 hours', () => {
    let nowMs = 0;
    const cache = new ExpiringCache(() => nowMs);
    cache.put('a', '1', 10);
    nowMs = 9_999;
    expect(cache.get('a')).toBe('1');
    nowMs = 10_000;
    expect(cache.get('a')).toBeNull();
    nowMs = 0;
    expect(cache.get('a')).toBeNull();
    cache.put('a', '1', 21_600);
    expect(() => cache.put('a', '1', 21_601)).toThrow('expirationInSeconds');
  });

  it('takes keys of 250 characters and values of 100 kB', () => {
    const cache = new ExpiringCache(() => 0);
    cache.put('k'.repeat(250), 'v'.repeat(102_400), 1);
    expect(() => cache.put('k'.repeat(251), '', 1)).toThrow('too large');
    expect(() => cache.put('k', 'v'.repeat(102_401), 1)).toThrow('too large');
  });
});

describe('the grid', () => {
  const area = { row: 2, column: 3, rows: 1, columns: 2 };

  it('shows what was written, and blanks beside it', () => {
    const grid = new Grid();
    expect([grid.lastRow(), grid.lastColumn()]).toEqual([0, 0]);
    grid.setFormat(area, '@');
    grid.setValues(area, [['+971', '007']]);
    expect(grid.shown(grid.all())).toEqual([
      ['', '', '', ''],
      ['', '', '+971', '007'],
    ]);
    expect(grid.find({ row: 1, column: 4, rows: 2, columns: 1 }, '007')).toEqual([2]);
    expect(grid.find({ row: 1, column: 4, rows: 2, columns: 1 }, '07')).toEqual([]);
  });

  it('has no size where nothing is shown, whatever its formats', () => {
    const grid = new Grid();
    expect(grid.shown(grid.all())).toEqual([]);
    grid.setFormat(area, '@');
    expect(grid.all()).toEqual({ row: 1, column: 1, rows: 0, columns: 0 });
  });

  it('refuses values that do not fill the range, and ranges outside of it', () => {
    const grid = new Grid();
    expect(() => grid.setValues(area, [['one']])).toThrow('does not match the range');
    expect(() => grid.setValues(area, [])).toThrow('does not match the range');
    for (const outside of [
      { ...area, row: 0 },
      { ...area, row: 1001 },
      { ...area, column: 26 },
    ])
      expect(() => grid.setFormat(outside, '@')).toThrow('outside the dimensions');
  });

  it.each([
    ['=1+1', '#ERROR!', '=1+1'],
    ['=', '=', ''],
    ['+971501234567', '971501234567', ''],
    ['007', '7', ''],
    ['1e3', '1000', ''],
    ['-2+3', '#ERROR!', '=-2+3'],
    ['@x', '#ERROR!', '=@x'],
    ['true', 'TRUE', ''],
    ['2026-02-01', '1/2/2026', ''],
    ["'=1", '=1', ''],
    ['Aisha', 'Aisha', ''],
  ])('reads %s in an ordinary cell as %s', (typed, shown, formula) => {
    expect(enter(typed, 'General')).toEqual({ shown, formula });
    expect(enter(typed, '@')).toEqual({ shown: typed, formula: '' });
  });
});

describe('the host', () => {
  const open = async (options: Partial<HostOptions> = {}) =>
    await GoogleHost.open({
      csvPath: `${folder.path}/sheet.csv`,
      properties: {},
      nowMs: () => 0,
      lockWaitLimitMs: 5,
      callLatencyMs: 0,
      sendMail: async () => undefined,
      log: () => undefined,
      ...options,
    });

  it('starts like a new spreadsheet: the sheet of leads is not there, and has no rows', async () => {
    const host = await open();
    expect(host.callsOf(1).sheetNames()).toEqual(['Sheet1']);
    expect(host.rows()).toEqual([]);
    expect(host.formulas()).toEqual([]);
  });

  it('refuses calls and sheets that do not exist', async () => {
    const host = await open();
    await expect(host.perform(1, 'constructor', [])).rejects.toThrow('No such call: constructor');
    await expect(host.perform(1, 'sheetSize', ['Leads'])).rejects.toThrow('No sheet named Leads');
    expect(await host.perform(1, 'sheetSize', ['Sheet1'])).toEqual({ lastRow: 0, lastColumn: 0, maxRows: 1000, maxColumns: 26 });
  });

  it('gives the lock to one execution at a time, and takes it back when that one ends', async () => {
    const host = await open();
    const [first, second] = [host.callsOf(1), host.callsOf(2)];
    expect(await first.lockTry(1_000)).toBe(true);
    expect([first.lockHeld(), second.lockHeld()]).toEqual([true, false]);
    expect(await second.lockTry(1_000)).toBe(false);
    second.lockRelease();
    expect(first.lockHeld()).toBe(true);
    await host.finish(1);
    expect(await second.lockTry(1_000)).toBe(true);
  });

  it('does not give the lock to an execution that has ended while it waited', async () => {
    const host = await open({ lockWaitLimitMs: 20_000 });
    const [first, stopped, third] = [host.callsOf(1), host.callsOf(2), host.callsOf(3)];
    expect(await first.lockTry(1_000)).toBe(true);
    const waiting = stopped.lockTry(20_000);
    await host.finish(2);
    expect(await waiting).toBe(false);
    await host.finish(1);
    expect(await third.lockTry(0)).toBe(true);
  });

  it('shows a formula that a script without care let in', async () => {
    await writeFile(`${folder.path}/sheet.csv`, '=kept as text\r\n');
    const host = await open();
    const calls = host.callsOf(1);
    expect(host.formulas()).toEqual([]);
    const area = { row: 1, column: 1, rows: 1, columns: 1 };
    calls.setFormat('Leads', area, 'General');
    calls.setValues('Leads', area, [['=1+1']]);
    expect(host.formulas()).toEqual(['=1+1']);
  });

  it('writes the sheet when an execution ends, and not before', async () => {
    const host = await open();
    const calls = host.callsOf(1);
    calls.sheetInsert('Leads');
    calls.setValues('Leads', { row: 1, column: 1, rows: 1, columns: 1 }, [['Name']]);
    expect(await readCsv(`${folder.path}/sheet.csv`)).toBeUndefined();
    await host.finish(1);
    expect(await readCsv(`${folder.path}/sheet.csv`)).toEqual([['Name']]);
  });
});

describe('dates', () => {
  it('are written in the given zone; other letters stay', () => {
    const date = new Date('2026-11-20T23:07:09Z');
    expect(formatDate(date, 'Asia/Dubai', 'yyyy-MM-dd HH:mm:ss')).toBe('2026-11-21 03:07:09');
    expect(formatDate(date, 'UTC', "dd.MM.yyyy 'Z'")).toBe("20.11.2026 'Z'");
  });
});

describe('the sheet as a page', () => {
  it('counts its leads', () => {
    const header = ['Name'];
    expect(renderSheetPage([])).toContain('No lead yet.');
    expect(renderSheetPage([header, ['Aisha']])).toContain('1 lead, newest first');
    const page = renderSheetPage([header, ['Aisha'], ['Hessa']]);
    expect(page).toContain('2 leads, newest first');
    expect(page.indexOf('Hessa')).toBeLessThan(page.indexOf('Aisha'));
  });
});

describe('the event that a script is given', () => {
  it('has every value of the query, and the body with its length in bytes', () => {
    const request = new IncomingMessage(new Socket());
    request.url = '/exec?sid=1&a=x&a=y?z';
    expect(JSON.parse(eventOf(request, 'é'))).toEqual({
      queryString: 'sid=1&a=x&a=y?z',
      parameter: { sid: '1', a: 'x' },
      parameters: { sid: ['1'], a: ['x', 'y?z'] },
      contextPath: '',
      contentLength: 2,
      postData: { contents: 'é', length: 2, name: 'postData', type: '' },
    });
    request.url = '/exec';
    expect(JSON.parse(eventOf(request, undefined))).toEqual({
      queryString: '',
      parameter: {},
      parameters: {},
      contextPath: '',
      contentLength: -1,
    });
  });
});
