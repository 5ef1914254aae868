import { randomUUID } from 'node:crypto';

import { expect, it } from 'vitest';

import { formatDate, type Google } from '../../local/script/services.ts';
import type { Sheet } from '../../local/script/sheet.ts';
import { answerOf, LABELS, openScript } from '../support/loadScript.ts';

// Staff work in the sheet while the script runs: between any two of its calls a colleague may sort, insert, delete or type.

const PROPERTIES = { SUPABASE_URL: 'https://x.test', SUPABASE_KEY: 'key' };
const [TIME, NAME, MESSAGE, SID, STATE] = ['Received (Dubai)', 'Name', 'Message', 'Submission id', 'In dashboard'].map((label) =>
  LABELS.indexOf(label),
) as [number, number, number, number, number];
const ago = (minutes: number) => formatDate(new Date(Date.now() - minutes * 60_000), 'Asia/Dubai', 'yyyy-MM-dd HH:mm:ss');
const YEARS = 3 * 365 * 24 * 60;

/** A row whose every other cell repeats the id, so that a row of two leads is noticed. */
function leadRow(minutes: number, id: string = randomUUID()): string[] {
  const fixed = new Map([
    [TIME, ago(minutes)],
    [SID, id],
    [STATE, ''],
  ]);
  return LABELS.map((_label, column) => fixed.get(column) ?? id);
}

function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Opens a sheet in which `act` runs before every call of the script, except between reading a row and the write or deletion that follows. */
function openWatched(rows: string[][], act: (sheet: Sheet, call: number) => void) {
  const script = openScript([LABELS, ...rows], PROPERTIES);
  const sheet = script.tabs.get('Leads') ?? expect.fail('There is no sheet');
  let call = 0;
  let before: string | symbol = '';
  const watched = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]): unknown => {
          if (before !== 'getDisplayValues' || !['setValues', 'deleteRow', 'clearDataValidations'].includes(String(name)))
            act(sheet, call++);
          before = name;
          const result: unknown = Reflect.apply(value, target, args);
          return name === 'getRange' || name === 'clearDataValidations' ? watched(result as object) : result;
        };
      },
    });
  const leads = () => script.rows().filter((cells) => /^[0-9a-f-]{36}$/.test(cells[SID] ?? ''));
  return {
    ...script,
    sheet,
    leads,
    calls: () => call,
    watch: () => void script.tabs.set('Leads', watched(sheet)),
    leave: () => void script.tabs.set('Leads', sheet),
    /** The leads of these rows that are no longer there whole. */
    missing: (expected: string[][]) =>
      expected.filter(([...cells]) => !leads().some((row) => row.every((text, at) => at === STATE || text === cells[at]))),
  };
}

/** A colleague who does something every few calls. `deleted` has the ids of the leads that she deletes, `typed` what she types. */
function colleague(random: (below: number) => number) {
  const deleted = new Set<string>();
  const typed: string[] = [];
  const act = (sheet: Sheet) => {
    if (random(4) > 0) return;
    const last = sheet.getLastRow();
    const row = 2 + random(last);
    const area = sheet.getRange(2, 1, Math.max(1, last - 1), sheet.getLastColumn());
    const kind = random(5);
    if (kind === 0) area.sort({ column: 1 + random(3), ascending: random(2) === 0 });
    if (kind === 1) sheet.insertRowsAfter(row - 1, random(4) === 0 ? 10 : 1);
    if (kind === 2 && random(3) === 0 && row <= last) {
      deleted.add(sheet.getRange(row, SID + 1).getDisplayValues()[0]?.[0] ?? '');
      sheet.deleteRow(row);
    }
    if (kind === 3) sheet.getRange(last + 1, NAME + 1).setValues([[typed[typed.push(`Walk-in ${typed.length}`) - 1] ?? '']]);
  };
  return { act, deleted, typed };
}

it('200 nights: no young lead goes while a colleague changes the sheet, and the old ones go later', () => {
  for (let night = 0; night < 200; night += 1) {
    const random = seeded(night);
    const { act, deleted } = colleague(random);
    const rows = Array.from({ length: 8 }, () => leadRow(random(2) === 0 ? YEARS + random(9999) : random(9999)));
    const young = rows.filter(([time = '']) => time > ago(YEARS / 2));
    const { watch, leave, missing, leads, run } = openWatched(rows, act);
    watch();
    run('deleteOldLeads', {});
    leave();
    expect(missing(young.filter((cells) => !deleted.has(cells[SID] ?? '')))).toEqual([]);
    run('deleteOldLeads', {});
    expect(leads()).toHaveLength(young.filter((cells) => !deleted.has(cells[SID] ?? '')).length);
  }
});

it('100 leads: each is in one row, whole, and no other lead is touched while a colleague changes the sheet', () => {
  for (let at = 0; at < 100; at += 1) {
    const { act, deleted, typed } = colleague(seeded(at));
    const rows = Array.from({ length: 6 }, (_, index) => leadRow(index * 60));
    const { watch, leave, missing, leads, post, rows: all } = openWatched(rows, act);
    const sid = randomUUID();
    watch();
    const answer = post({ name: sid, message: sid }, { sid });
    leave();
    expect(missing(rows.filter((cells) => !deleted.has(cells[SID] ?? '')))).toEqual([]);
    const copies = () => leads().filter((cells) => cells[SID] === sid && cells[NAME] === sid && cells[MESSAGE] === sid);
    // A lead that she deletes before the script has read it back is written again.
    if (!deleted.has(sid)) expect([copies().length, answer]).toEqual([1, { status: 'success' }]);
    expect(copies().length).toBeLessThan(2);
    const cells = all().flat();
    expect(cells.filter((text) => text.startsWith('writing'))).toEqual([]);
    if (deleted.size === 0) expect(typed.filter((text) => !cells.includes(text))).toEqual([]);
  }
});

it.each(['doPost', 'doGet'] as const)('a row that is inserted before any one of the calls of %s costs no lead', (functionName) => {
  let calls = 1;
  for (let at = 0; at < calls; at += 1) {
    const rows = [leadRow(3), leadRow(2), leadRow(1)];
    const sid = randomUUID();
    const script = openWatched(rows, (sheet, call) => {
      if (call === at) sheet.insertRowsAfter(1 + (at % 4), 1);
    });
    script.watch();
    const event = { parameter: { sid }, postData: { contents: JSON.stringify({ name: sid }) } };
    const answer = answerOf(script.run(functionName, event));
    calls = script.calls();
    script.leave();
    expect(script.missing(rows)).toEqual([]);
    expect(answer).toMatchObject({ status: functionName === 'doGet' ? 'ok' : 'success' });
    expect(script.leads()).toHaveLength(functionName === 'doGet' ? 3 : 4);
  }
});

it('the health check changes nothing, not even in an empty sheet', () => {
  for (const rows of [[], [LABELS, leadRow(1)]]) {
    const script = openScript(rows);
    const before = script.tabs.get('Leads')?.changes;
    expect(answerOf(script.run('doGet', null))).toMatchObject({ status: 'ok' });
    expect(script.tabs.get('Leads')?.changes).toBe(before);
  }
});

it('40 runs: only a lead that the table has says “yes” while a colleague changes the sheet, and later all do', () => {
  for (let at = 0; at < 40; at += 1) {
    const { act } = colleague(seeded(at));
    const { watch, leave, leads, run } = openWatched(
      Array.from({ length: 6 }, (_, index) => leadRow(5 + index)),
      act,
    );
    const stored = new Set<string>();
    const fetch: Google['fetch'] = (_url, { body }) => {
      const { id } = JSON.parse(body) as { id: string };
      if (stored.size < 3) stored.add(id);
      return stored.has(id) ? { status: 201, text: '' } : { status: 401, text: '' };
    };
    watch();
    run('copyLeadsToDashboard', {}, { fetch });
    leave();
    expect(leads().filter((cells) => cells[STATE] === 'yes' && !stored.has(cells[SID] ?? ''))).toEqual([]);
    run('copyLeadsToDashboard', {});
    expect(leads().filter((cells) => cells[STATE] !== 'yes')).toEqual([]);
  }
});
