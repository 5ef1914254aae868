import { createHash } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { execute, type Outcome } from '../../local/script/execution.ts';
import { GoogleHost } from '../../local/script/host.ts';
import { ScriptRunner } from '../../local/script/runner.ts';
import type { BlockingCalls } from '../../local/script/services.ts';
import { temporaryFolder } from '../local/serve.ts';
import { FILES } from './loadScript.ts';

const BODY = '{"name":"Aisha","whatsapp":"+971501234567"}';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let host: GoogleHost;
let logged: string[];

beforeEach(async () => {
  folder = await temporaryFolder();
  logged = [];
  host = await GoogleHost.open({
    csvPath: `${folder.path}/sheet.csv`,
    properties: {},
    nowMs: Date.now,
    lockWaitLimitMs: 0,
    callLatencyMs: 0,
    sendMail: async () => undefined,
    log: (_level, text) => logged.push(text),
  });
});

afterEach(async () => await folder.remove());

/** Calls that wait for another thread at Google, answered at once. */
const AT_ONCE = {
  lockTry: () => true,
  flush: () => undefined,
  fetch: () => ({ status: 500, text: '' }),
  sendMail: () => undefined,
};

/** Runs the deployed files in this thread, on the double's services or on those given instead. */
function run(event: unknown, instead: Partial<BlockingCalls> = {}, functionName: 'doPost' | 'doGet' = 'doPost'): Outcome {
  const google: BlockingCalls = { ...host.callsOf(1), ...AT_ONCE, ...instead };
  return execute({ files: FILES, functionName, event: JSON.stringify(event) }, google);
}

const json = (content: string): Outcome => ({ kind: 'content', content, mimeType: 'application/json' });
const fails = (failure: unknown) => () => {
  throw failure;
};

describe('called in unusual ways', () => {
  it('by hand, with "Run" in the editor: no event, no lead', () => {
    expect(run(null)).toEqual(json('{"status":"error","code":"invalid"}'));
    expect(host.rows()).toEqual([]);
  });

  it('without a body, or without a query', () => {
    expect(run({ parameter: {} })).toEqual(json('{"status":"error","code":"invalid"}'));
    expect(run({ postData: { contents: BODY } })).toEqual(json('{"status":"success"}'));
    expect(host.rows()[1]?.slice(1, 3)).toEqual(['Aisha', '+971501234567']);
  });
});

describe('the sheet', () => {
  it('is asked for a lead that the cache does not know', () => {
    const sid = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
    const event = { parameter: { sid }, postData: { contents: BODY } };
    expect(run(event)).toEqual(json('{"status":"success"}'));
    expect(run(event, { cacheGet: () => null })).toEqual(json('{"status":"success","duplicate":true}'));
    expect(run(event)).toEqual(json('{"status":"success","duplicate":true}'));
    expect(host.rows()).toHaveLength(2);
  });

  it('keeps a lead without a sid under a hash of its ten minutes and its values', () => {
    const before = Math.floor(Date.now() / 600_000);
    run({ postData: { contents: BODY } });
    const hash = (bucket: number) =>
      createHash('sha256')
        .update(JSON.stringify([bucket, 'Aisha', '', '+971501234567', '', '', '']))
        .digest('hex')
        .slice(0, 32);
    expect([`auto-${hash(before)}`, `auto-${hash(before + 1)}`]).toContain(host.rows()[1]?.[20]);
  });

  it('gets the apostrophe only where a text does not show as it is', () => {
    const written: string[][][] = [];
    const calls = host.callsOf(1);
    run(
      { postData: { contents: '{"name":"=1","service":"x"}' } },
      {
        setFormat: () => undefined,
        setValues: (name, area, values) => {
          written.push(values);
          calls.setValues(name, area, values);
        },
      },
    );
    const [, row = [], again = []] = written.map(([values = []]) => values);
    expect([row[1], row[4]]).toEqual(['=1', 'x']);
    expect([again[1], again[4]]).toEqual(["'=1", 'x']);
    expect(host.formulas()).toEqual([]);
  });

  it('gets it everywhere where the sheet does not say what it shows', () => {
    const written: string[][] = [];
    run({ postData: { contents: BODY } }, { shown: () => [], setValues: (_name, _area, [values = []]) => void written.push(values) });
    expect(written.map((values) => values[1])).toEqual(['Name', "'Name", 'Aisha', "'Aisha"]);
  });
});

describe('the health check', () => {
  const health = (instead: Partial<BlockingCalls> = {}): unknown => {
    const outcome = run(null, instead, 'doGet');
    return outcome.kind === 'content' && JSON.parse(outcome.content);
  };

  it('is ok when the sheet is there, by its name or, renamed, by its number', () => {
    run({ postData: { contents: BODY } });
    expect(health()).toEqual({ status: 'ok', endpoint: 'leads', version: '1.2.0' });
    expect(health({ sheetNames: () => ['Sheet1', 'Inbox'], property: () => ' 1 ' })).toMatchObject({ status: 'ok' });
  });

  it('says in words what is wrong, and nothing of the failure', () => {
    const problem = 'The sheet is not there: name a tab Leads, or set LEAD_SHEET_GID to the number of yours.';
    expect(health()).toEqual({ status: 'error', endpoint: 'leads', version: '1.2.0', problem });
    expect(health({ property: (name) => (name === 'LEAD_SHEET_GID' ? '17' : null) })).toMatchObject({ problem });
    expect(health({ property: fails(new Error('no access to 1AbC')) })).toMatchObject({
      status: 'error',
      problem: 'The spreadsheet does not open: see Executions in the Apps Script editor.',
    });
  });
});

describe('the sheet of LEAD_SHEET_GID', () => {
  const property = (name: string) => (name === 'LEAD_SHEET_GID' ? '1' : null);

  it('takes the leads whatever its name; when it is deleted, they go to a new one', () => {
    host.callsOf(1).sheetInsert('Inbox');
    run({ postData: { contents: BODY } }, { property });
    expect(host.callsOf(1).shown('Inbox', { row: 2, column: 2, rows: 1, columns: 1 })).toEqual([['Aisha']]);
    expect(host.rows()).toEqual([]);
    run({ postData: { contents: '{"name":"Noor"}' } }, { property: () => '17' });
    expect(host.rows()[1]?.[1]).toBe('Noor');
  });
});

describe('a flood', () => {
  const event = { postData: { contents: BODY } };

  it('of more than 120 leads in a minute is busy, which the site tries again; the owner may raise it', () => {
    const cacheGet = (count: string) => (key: string) => (key.startsWith('minute/') ? count : null);
    expect(run(event, { cacheGet: cacheGet('120') })).toEqual(json('{"status":"error","code":"busy"}'));
    expect(host.rows()).toEqual([]);
    const property = (name: string) => (name === 'LEADS_A_MINUTE' ? '500' : null);
    expect(run(event, { cacheGet: cacheGet('120'), property })).toEqual(json('{"status":"success"}'));
    expect(run({ postData: { contents: '{"name":"B"}' } }, { cacheGet: cacheGet('119') })).toEqual(json('{"status":"success"}'));
  });

  it('is counted by the minute', () => {
    const kept: [string, string, number][] = [];
    const before = Math.floor(Date.now() / 60_000);
    run(event, { cacheGet: (key) => (key.startsWith('minute/') ? '7' : null), cachePut: (...entry) => void kept.push(entry) });
    expect([`minute/${before}`, `minute/${before + 1}`]).toContain(kept[0]?.[0]);
    expect(kept[0]?.slice(1)).toEqual(['8', 120]);
  });
});

describe('services that fail', () => {
  const event = { postData: { contents: BODY } };

  it('are an internal error, named in the log without the lead', () => {
    expect(run(event, { property: fails(new TypeError('no access')) })).toEqual(json('{"status":"error","code":"internal"}'));
    expect(run(event, { lockTry: fails('a text') })).toEqual(json('{"status":"error","code":"internal"}'));
    expect(run(event, { cacheGet: fails(undefined) })).toEqual(json('{"status":"error","code":"internal"}'));
    expect(logged).toEqual([
      'Lead endpoint: TypeError: no access',
      'Lead endpoint: Error: unknown failure',
      'Lead endpoint: Error: unknown failure',
    ]);
  });

  it('busy: the lock is not to be had', () => {
    expect(run(event, { lockTry: () => false })).toEqual(json('{"status":"error","code":"busy"}'));
    expect(host.rows()).toEqual([]);
  });

  it('a cache that fails after the row is written does not make it an error', () => {
    expect(run(event, { cachePut: fails(new Error('full')) })).toEqual(json('{"status":"success"}'));
    expect(host.rows()).toHaveLength(2);
    // Of the minute's count, and of the lead's id.
    expect(logged).toEqual(['Lead endpoint: Error: full', 'Lead endpoint: Error: full']);
  });
});

describe('the double of Google', () => {
  const script = (body: string): Outcome =>
    execute(
      { files: [{ name: 'test', source: `function doPost() { ${body} }` }], functionName: 'doPost', event: '{}' },
      { ...host.callsOf(1), ...AT_ONCE },
    );

  it('answers texts as plain text until told otherwise', () => {
    expect(script('return ContentService.createTextOutput("a")')).toEqual({ kind: 'content', content: 'a', mimeType: 'text/plain' });
  });

  it('fails what returns no reply, and names what fails', () => {
    expect(script('')).toEqual({ kind: 'failed', message: 'The script completed but did not return anything.' });
    expect(script('throw new RangeError("x")')).toEqual({ kind: 'failed', message: 'RangeError: x' });
  });

  it('keeps what a script logs, warnings as errors', () => {
    script('console.log("a", 1); console.info("b"); console.warn("c"); console.error("d")');
    expect(logged).toEqual(['a 1', 'b', 'c', 'd']);
  });

  it('caches for ten minutes where no time is given, and finds rows and locks as Google does', () => {
    const body = `
      const cache = CacheService.getScriptCache();
      cache.put('k', 'v');
      const sheet = SpreadsheetApp.openById('x').insertSheet('Own');
      sheet.getRange(2, 1).setValues([['found']]);
      const hit = sheet.getRange(1, 1, 2, 1).createTextFinder('FOUND').matchEntireCell().findNext();
      const lock = LockService.getScriptLock();
      const held = lock.hasLock();
      return ContentService.createTextOutput([cache.get('k'), hit.getRow(), held, sheet.getMaxRows(), Utilities.getUuid().length].join());
    `;
    expect(script(body)).toMatchObject({ content: 'v,2,false,1000,36' });
  });
});

describe('the threads that scripts run in', () => {
  const request = {
    files: [{ name: 'test', source: 'function doPost() { SpreadsheetApp.flush(); }' }],
    functionName: 'doPost',
    event: '{}',
  } as const;
  let runner: ScriptRunner;

  beforeEach(() => {
    runner = new ScriptRunner(host, 10_000);
  });

  afterEach(async () => await runner.close());

  it.each([['gone'], [new Error('gone')]])('turn what fails on the host into an exception of the script: %s', async (failure) => {
    vi.spyOn(host, 'perform').mockRejectedValue(failure);
    expect(await runner.run(request)).toEqual({ kind: 'failed', message: 'Error: gone' });
  });

  it('never say that a lead is stored when the disk did not take it', async () => {
    vi.spyOn(host, 'finish').mockRejectedValue(new Error('no space left'));
    const source = 'function doPost() { return ContentService.createTextOutput("stored"); }';
    expect(await runner.run({ ...request, files: [{ name: 'test', source }] })).toEqual({
      kind: 'failed',
      message: 'Error: no space left',
    });
  });
});
