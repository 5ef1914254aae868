import { expect, it } from 'vitest';

import { longestScript, tasksOf, threadBlocking, totalBlocking, type TraceEvent } from '../../lab/bench/mainThread.ts';
import { type Cost, costs, costVerdict } from '../../lab/bench/processorVerdict.ts';
import { type Figures, medians, verdict, withoutScripts } from '../../lab/bench/verdict.ts';

const PAGE = 'http://localhost:4173/';
const RUN = 'ThreadControllerImpl::RunTask';
const span = (name: string, ms: number, dur: number, tdur: number, tid = 7): TraceEvent => {
  return { name, ph: 'X', pid: 7, tid, ts: 1_000_000 + ms * 1000, dur: dur * 1000, tdur: tdur * 1000 };
};

it('reads the main-thread tasks since the navigation, with the script time and blocking time of each task', () => {
  const start = { ...span('navigationStart', 0, 0, 0), args: { data: { documentLoaderURL: PAGE } } };
  const scripts = [span('FunctionCall', 32, 4, 3), span('v8.evaluateModule', 31, 10, 16), span('FunctionCall', 45, 2, 1)];
  const others = [span(RUN, -10, 5, 5), span(RUN, 30, 90, 90, 8)];
  const tasks = tasksOf([...scripts, span(RUN, 30, 90, 30), span(RUN, 160, 60, 40), ...others, start], PAGE);
  expect(tasks).toEqual([
    { start: 30, duration: 90, threadTime: 30, scriptTime: 17 },
    { start: 160, duration: 60, threadTime: 40, scriptTime: 0 },
  ]);
  expect([threadBlocking(tasks, 2), longestScript(tasks), totalBlocking(tasks, 60)]).toEqual([10 + 30, 30, 10 + 10]);
});

const scores = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
const run: Figures = { fcp: 640, si: 640, lcp: 1350, tbt: 0, cls: 0, kilobytes: 145, processor: 3_800, lost: [], ...scores };
const free = Object.fromEntries(costs.map((name) => [name, 0])) as Cost;

it.each<[Partial<Figures>, string[]]>([
  [{}, []],
  [{ fcp: 740, si: 770, lcp: 1600 }, ['FCP', 'Speed', 'LCP']],
  [{ cls: 0.011, performance: 98, accessibility: 99 }, ['Layout', 'Performance', 'Accessibility']],
])('Lighthouse: %o misses %j', (change, missed) => {
  const failed = verdict({ ...run, ...change }, run).filter(({ passed }) => !passed);
  expect(failed.map(({ what }) => what.split(' ')[0])).toEqual(missed);
});

it.each<[Partial<Cost>, string[]]>([
  [{ threadBlocking: 60, longestScript: 20, script: 105, scripts: 26, document: 24, fontFiles: 3, fonts: 50, hero: 30, total: 200 }, []],
  [{ threadBlocking: 61, script: 105.1, earlyScripts: 1, document: 24.1 }, ['<= +60 ms', '<= 105 KB', '<= 0', '<= 24 KB']],
])('a landing page: %o misses %j', (cost, missed) => {
  const failed = costVerdict({ ...free, ...cost }, free, true).filter(({ passed }) => !passed);
  expect(failed.map(({ bar }) => bar)).toEqual(missed);
});

it('takes medians, and removes executable scripts from a page', () => {
  expect(
    medians([
      { ...run, fcp: 900, lost: ['b'] },
      { ...run, fcp: 600, lost: ['a'] },
    ]),
  ).toMatchObject({ fcp: 750, lost: ['a', 'b'] });
  const data = '<script type="application/ld+json">{"a":1}</script><p>Text</p>';
  expect(withoutScripts(`${data}<script data-scripts="/a.js">import("x")</script><script src="/b.js"></script>`)).toBe(data);
});
