import { describe, expect, it } from 'vitest';

import { bookingVerdict, type Cost, costOf, costVerdict, slowCostVerdict } from '../../lab/bench/processorVerdict.ts';

const cost = (change: Partial<Cost> = {}): Cost => ({
  threadBlocking: 40,
  longestScript: 20,
  totalBlocking: 400,
  script: 105,
  scripts: 26,
  earlyScripts: 0,
  document: 19,
  fonts: 50,
  fontFiles: 3,
  hero: 30,
  total: 200,
  ...change,
});

describe('costOf', () => {
  it('adds up tasks and files', () => {
    const visit = {
      firstPaint: 600,
      tasks: [
        { start: 700, duration: 90, threadTime: 25, scriptTime: 20 },
        { start: 100, duration: 80, threadTime: 15, scriptTime: 0 },
      ],
      documentBytes: 18_000,
      files: [
        { path: '/assets/entry.js', start: 650, bytes: 60_000 },
        { path: '/assets/early.js', start: 590, bytes: 2_500 },
        { path: '/assets/figtree.woff2', start: 20, bytes: 15_000 },
        { path: '/pictures/hero-750.avif', start: 20, bytes: 22_000 },
        { path: '/pictures/later-750.avif', start: 700, bytes: 44_000 },
        { path: '/favicon.svg', start: 700, bytes: 500 },
      ],
    };
    expect(costOf(visit, 4)).toEqual({
      threadBlocking: 60,
      longestScript: 25,
      totalBlocking: 40,
      script: 62.5,
      scripts: 2,
      earlyScripts: 1,
      document: 18,
      fonts: 15,
      fontFiles: 1,
      hero: 22,
      total: 162,
    });
  });
});

describe('costVerdict', () => {
  it('passes a page at the bars', () => {
    expect(costVerdict(cost({ threadBlocking: 100 }), cost(), true).every(({ passed }) => passed)).toBe(true);
  });

  it.each([
    [{ threadBlocking: 101 }, 'Blocking by thread time 101 : 40 ms', '+61 ms', '<= +60 ms'],
    [{ longestScript: 20.1 }, 'Longest script task, thread time', '20.1 ms', '<= 20 ms'],
    [{ script: 105.1 }, 'JavaScript', '105.1 KB', '<= 105 KB'],
    [{ scripts: 27 }, 'Script requests', '27', '<= 26'],
    [{ earlyScripts: 1 }, 'Script requests before the first paint', '1', '<= 0'],
    [{ document: 20.1 }, 'Document', '20.1 KB', '<= 20 KB'],
    [{ fontFiles: 4 }, 'Font files', '4', '<= 3'],
    [{ fonts: 50.1 }, 'Fonts', '50.1 KB', '<= 50 KB'],
    [{ hero: 30.1 }, 'Largest picture before the first paint', '30.1 KB', '<= 30 KB'],
    [{ total: 200.1 }, 'All files', '200.1 KB', '<= 200 KB'],
  ])('says what %o misses', (change, what, value, bar) => {
    expect(costVerdict(cost(change), cost(), false).filter(({ passed }) => !passed)).toEqual([{ what, value, bar, passed: false }]);
  });

  it('allows a landing page a smaller document', () => {
    const missed = costVerdict(cost({ document: 19.5 }), cost(), true).filter(({ passed }) => !passed);
    expect(missed.map(({ what, bar }) => [what, bar])).toEqual([['Document', '<= 19 KB']]);
  });
});

describe('slowCostVerdict', () => {
  it('allows half as much again and 60 ms', () => {
    expect(slowCostVerdict(cost({ totalBlocking: 660 }), cost(), 12).passed).toBe(true);
    expect(slowCostVerdict(cost({ totalBlocking: 661 }), cost(), 11.44)).toEqual({
      what: 'Blocking observed at 11.4x 661 : 400 ms',
      value: '661 ms',
      bar: '<= 660 ms',
      passed: false,
    });
  });
});

describe('bookingVerdict', () => {
  it('holds the dialog and its first letter to their bars', () => {
    expect(bookingVerdict({ tap: 2_000, key: 200 }, 12, 2_000).every(({ passed }) => passed)).toBe(true);
    expect(bookingVerdict({ tap: 1_201, key: 208 }, 4, 1_200)).toEqual([
      { what: 'Tap on Book Appointment to dialog, 4x', value: '1201 ms', bar: '<= 1200 ms', passed: false },
      { what: 'First key in the dialog, 4x', value: '208 ms', bar: '<= 200 ms', passed: false },
    ]);
  });
});
