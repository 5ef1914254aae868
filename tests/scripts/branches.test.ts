import { describe, expect, it } from 'vitest';

import { branchesIn, percentOf, readLcov, readSummary } from '../../scripts/branches.ts';

describe('the share of covered branches', () => {
  it('is rounded down: 94.99 % is not 95', () => {
    expect(percentOf({ covered: 9_499, total: 10_000 })).toBe(94.9);
    expect(percentOf({ covered: 95, total: 100 })).toBe(95);
    expect(percentOf({ covered: 7, total: 7 })).toBe(100);
  });

  it('of nothing at all is 0: a room that was not measured fails', () => {
    expect(percentOf({ covered: 0, total: 0 })).toBe(0);
  });
});

describe('the reports', () => {
  it("are read as Vitest's summary, without its total", () => {
    const branches = { total: 4, covered: 3, skipped: 0, pct: 75 };
    expect([...readSummary({ total: { branches }, '/site/src/lib/a.ts': { branches }, '/site/broken.ts': {} })]).toEqual([
      ['/site/src/lib/a.ts', branches],
    ]);
    expect(readSummary(null).size).toBe(0);
  });

  it('are read as LCOV; a file without branches has none', () => {
    const lcov = 'SF:/site/local/a.ts\nBRDA:1,0,0,5\nBRF:10\nBRH:9\nend_of_record\nSF:/site/local/b.ts\nDA:1,1\nend_of_record\n';
    expect([...readLcov(lcov)]).toEqual([
      ['/site/local/a.ts', { covered: 9, total: 10 }],
      ['/site/local/b.ts', { covered: 0, total: 0 }],
    ]);
  });
});

describe('a room', () => {
  const files = new Map([
    ['/site/local/a.ts', { covered: 9, total: 10 }],
    ['/site/local/script/b.ts', { covered: 1, total: 2 }],
    ['/site/local/tests/fakes.ts', { covered: 5, total: 5 }],
    ['C:\\site\\src\\lib\\c.ts', { covered: 3, total: 4 }],
    ['/site/localized/d.ts', { covered: 7, total: 7 }],
  ]);

  it('is everything below its folder but tests', () => {
    expect(branchesIn('local', files)).toEqual({ covered: 10, total: 12 });
    expect(branchesIn('src/lib', files)).toEqual({ covered: 3, total: 4 });
    expect(branchesIn('src/leads', files)).toEqual({ covered: 0, total: 0 });
  });
});
