import { describe, expect, it } from 'vitest';

import { readOptions } from '../../lab/faults/options.ts';
import { chance, FAULTS, leadNames, planOf } from '../../lab/faults/plan.ts';
import { deliveryRow, formatRows } from '../../lab/faults/report.ts';
import { loadRow } from '../../lab/faults/steadyLoad.ts';
import { namesOf } from '../../lab/faults/stored.ts';
import { tally } from '../../lab/faults/tally.ts';

describe('the plan of a seed', () => {
  const firstAttempts = (seed: number, count: number) => leadNames('code', seed, count).map((name) => planOf(seed)('sheet', name, 1));

  it('is the same in every run and another one for another seed', () => {
    expect(firstAttempts(7, 50)).toEqual(firstAttempts(7, 50));
    const names = leadNames('code', 7, 50);
    expect(names.map((name) => planOf(8)('sheet', name, 1))).not.toEqual(names.map((name) => planOf(7)('sheet', name, 1)));
  });

  it('treats the two destinations and every attempt apart', () => {
    const plan = planOf(7);
    const names = leadNames('code', 7, 50);
    expect(names.map((name) => plan('table', name, 1))).not.toEqual(names.map((name) => plan('sheet', name, 1)));
    expect(names.map((name) => plan('sheet', name, 2))).not.toEqual(names.map((name) => plan('sheet', name, 1)));
  });

  it('plays every fault about equally often, to two requests of three', () => {
    const played = firstAttempts(7, 3_000);
    expect(played.filter((fault) => fault !== undefined).length / 3_000).toBeCloseTo(0.65, 1);
    for (const fault of FAULTS) {
      const share = played.filter((one) => one === fault).length / 3_000;
      expect(share, fault).toBeGreaterThan(0.035);
      expect(share, fault).toBeLessThan(0.065);
    }
  });

  it('draws from [0, 1) evenly', () => {
    const draws = Array.from({ length: 2_000 }, (_draw, at) => chance('draw', at));
    expect(Math.min(...draws)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...draws)).toBeLessThan(1);
    expect(draws.reduce((sum, draw) => sum + draw, 0) / 2_000).toBeCloseTo(0.5, 1);
    expect(chance('a', 'b')).not.toBe(chance('ab'));
  });

  it('names every lead once', () => {
    expect(leadNames('code', 7, 2)).toEqual(['Lab code 7-0001', 'Lab code 7-0002']);
    expect(new Set(leadNames('code', 7, 2_000)).size).toBe(2_000);
  });
});

describe('tally', () => {
  it('finds what is lost and what is there more than once', () => {
    expect(tally(['a', 'b', 'c', 'd'], ['b', 'a', 'b', 'b', 'd'])).toEqual({ sent: 4, lost: ['c'], duplicated: ['b'] });
  });

  it('is content when every lead is there once, whatever else is', () => {
    expect(tally(['a', 'b'], ['b', 'seed', 'a', 'seed'])).toEqual({ sent: 2, lost: [], duplicated: [] });
  });

  it('reads the names of a sheet by its header', () => {
    expect(
      namesOf([
        ['Date', 'Name'],
        ['1', 'Lab a'],
        ['2', 'Lab b'],
      ]),
    ).toEqual(['Lab a', 'Lab b']);
    expect(namesOf([])).toEqual([]);
  });
});

describe('the table of the run', () => {
  const good = { sent: 3, lost: [], duplicated: [] };

  it('passes when nothing is lost or duplicated in either place', () => {
    expect(deliveryRow('R1', '3 leads', good, good)).toEqual({
      bar: 'R1',
      what: '3 leads',
      measured: 'lost: 0 sheet, 0 table; duplicated: 0 sheet, 0 table',
      passed: true,
    });
  });

  it.each([
    [{ ...good, lost: ['a'] }, good, true, 'lost: 1 sheet, 0 table; duplicated: 0 sheet, 0 table'],
    [good, { ...good, lost: ['a', 'b'] }, true, 'lost: 0 sheet, 2 table; duplicated: 0 sheet, 0 table'],
    [{ ...good, duplicated: ['a'] }, good, true, 'lost: 0 sheet, 0 table; duplicated: 1 sheet, 0 table'],
    [good, { ...good, duplicated: ['a'] }, true, 'lost: 0 sheet, 0 table; duplicated: 0 sheet, 1 table'],
    [good, good, false, 'lost: 0 sheet, 0 table; duplicated: 0 sheet, 0 table'],
  ])('misses its bar with sheet %o, table %o, in time: %s', (sheet, table, within, measured) => {
    expect(deliveryRow('R1', '3 leads', sheet, table, within)).toMatchObject({ measured, passed: false });
  });

  it('names the leads that are missing or doubled', () => {
    const rows = [
      { bar: 'R1', what: 'short', measured: 'm', passed: true },
      { bar: 'R2', what: 'a longer one', measured: 'mm', passed: false },
    ];
    expect(formatRows(rows, { sheet: { ...good, lost: ['Lab a', 'Lab b'] }, table: { ...good, duplicated: ['Lab c'] } })).toBe(
      [
        'R1  short         m   passed',
        'R2  a longer one  mm  MISSED',
        'lost in the sheet: Lab a, Lab b',
        'duplicated in the table: Lab c',
      ].join('\n'),
    );
  });
});

describe('R3', () => {
  const latencies = Array.from({ length: 200 }, (_insert, at) => at + 1);

  const load = { stored: ['Lab a'], excess: 0, failures: 0, latencies };

  it('counts what was stored and what was not, and how long all but one of a hundred took', () => {
    expect(loadRow(load, false)).toEqual({
      bar: 'R3',
      what: '200 inserts, 100 a second',
      measured: 'stored: 1, answered 429: 0, failures: 0; median 100 ms, p99 198 ms',
      passed: true,
    });
  });

  it('is missed by one failure, and by a p99 above 400 ms', () => {
    expect(loadRow({ ...load, failures: 1 }, false).passed).toBe(false);
    expect(loadRow({ ...load, latencies: latencies.map((ms) => ms * 3) }, false)).toMatchObject({
      measured: 'stored: 1, answered 429: 0, failures: 0; median 300 ms, p99 594 ms',
      passed: false,
    });
  });

  it('is missed by a 429 with the limits off, and by none with the limits on', () => {
    expect([true, false].map((limited) => loadRow({ ...load, excess: 9 }, limited).passed)).toEqual([true, false]);
    expect(loadRow(load, true).passed).toBe(false);
  });
});

it('names twenty leads at most', () => {
  const lost = leadNames('code', 7, 22);
  expect(formatRows([], { sheet: { sent: 22, lost, duplicated: [] } })).toBe(
    `lost in the sheet: ${lost.slice(0, 20).join(', ')} and 2 more`,
  );
});

describe('the command line', () => {
  it('is a short run by default, the full figures with --full, the load or the crowd alone with --r3 and --r4', () => {
    expect(readOptions([])).toEqual({ seed: 1, leads: 60, ui: 10, kills: 3, crowd: 60, load: 3 });
    expect(readOptions(['--full'])).toEqual({ seed: 1, leads: 2_000, ui: 40, kills: 20, crowd: 1_000, load: 30 });
    expect(readOptions(['--r3'])).toEqual({ seed: 1, leads: 0, ui: 0, kills: 0, crowd: 0, load: 30 });
    expect(readOptions(['--r4', '--seed', '7'])).toEqual({ seed: 7, leads: 0, ui: 0, kills: 0, crowd: 1_000, load: 0 });
  });

  it('takes single figures', () => {
    expect(readOptions(['--leads', '2000', '--seed', '7', '--ui', '0', '--kills', '20', '--crowd', '5', '--load', '2'])).toEqual({
      seed: 7,
      leads: 2_000,
      ui: 0,
      kills: 20,
      crowd: 5,
      load: 2,
    });
  });

  it('refuses what is no whole number, and options it does not know', () => {
    expect(() => readOptions(['--leads', 'many'])).toThrow('--leads is many; it has to be a whole number.');
    expect(() => readOptions(['--leads', '1.5'])).toThrow('--leads is 1.5');
    expect(() => readOptions(['--lead', '1'])).toThrow('--lead');
  });
});
