import { describe, expect, it } from 'vitest';

import { type Figures, medians, slowVerdict, verdict, withoutScripts } from '../../lab/bench/verdict.ts';

const run = (change: Partial<Figures> = {}): Figures => ({
  fcp: 640,
  si: 640,
  lcp: 1350,
  tbt: 0,
  cls: 0,
  kilobytes: 145,
  processor: 3_800,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lost: [],
  ...change,
});

describe('medians', () => {
  it('takes the middle of each figure, and the mean of the middle two', () => {
    const runs = [run({ fcp: 900, lost: ['b'] }), run({ fcp: 600, lost: ['a'] }), run({ fcp: 700, lost: ['b'] })];
    expect(medians(runs)).toMatchObject({ fcp: 700, lcp: 1350, lost: ['a', 'b'] });
    expect(medians(runs.slice(0, 2)).fcp).toBe(750);
    expect(medians(runs.slice(0, 1)).fcp).toBe(900);
  });
});

describe('verdict', () => {
  it('passes a page that is as fast as itself without scripts', () => {
    expect(verdict(run(), run()).every(({ passed }) => passed)).toBe(true);
  });

  it.each([
    [{ fcp: 740 }, 'FCP 740 : 640 ms', '1.16', '<= 1.15'],
    [{ si: 800 }, 'Speed Index 800 : 640 ms', '1.25', '<= 1.20'],
    [{ lcp: 1600 }, 'LCP 1600 : 1350 ms', '1.19', '<= 1.15'],
    [{ cls: 0.011 }, 'Layout shift', '0.011', '<= 0.010'],
    [{ performance: 98, tbt: 90 }, 'Performance 98 : 100, blocking 90 : 0 ms', '98', '>= 99'],
    [{ accessibility: 99 }, 'Accessibility', '99', '>= 100'],
    [{ bestPractices: 96 }, 'Best practices', '96', '>= 100'],
    [{ seo: 92 }, 'SEO', '92', '>= 100'],
  ])('says what %o misses', (change, what, value, bar) => {
    expect(verdict(run(change), run()).filter(({ passed }) => !passed)).toEqual([{ what, value, bar, passed: false }]);
  });

  it('allows 60 ms of blocking beyond the page without scripts', () => {
    expect(slowVerdict(run({ tbt: 74 }), run({ tbt: 14 }), 12).passed).toBe(true);
    expect(slowVerdict(run({ tbt: 75 }), run({ tbt: 14 }), 4.1054)).toMatchObject({
      what: 'Blocking at 4.1x 75 : 14 ms',
      value: '+61 ms',
      passed: false,
    });
  });
});

describe('withoutScripts', () => {
  it('takes out what executes and leaves structured data', () => {
    const data = '<script type="application/ld+json" data-head>{"a":1}</script>';
    expect(withoutScripts(`${data}<p>Text</p><script data-scripts="/a.js">import("x")</script><script src="/b.js"></script>`)).toBe(
      `${data}<p>Text</p>`,
    );
  });
});
