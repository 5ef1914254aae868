import { expect, it } from 'vitest';

import { scoreChecks, type Scores } from '../../lab/bench/measure.ts';
import { blockingAt, longestScript, tasksSince, type TraceEvent } from '../../lab/bench/trace.ts';
import { withoutScripts } from '../../lab/site.ts';

const RUN = 'ThreadControllerImpl::RunTask';
const span = (name: string, ms: number, dur: number, tdur: number, tid = 7): TraceEvent => {
  return { name, ph: 'X', pid: 7, tid, ts: 1_000_000 + ms * 1000, dur: dur * 1000, tdur: tdur * 1000 };
};

it('reads the tasks of one thread with their script time, without counting nested scripts twice', () => {
  const scripts = [span('FunctionCall', 32, 4, 3), span('v8.evaluateModule', 31, 10, 16), span('FunctionCall', 45, 2, 1)];
  const others = [span(RUN, -10, 5, 5), span(RUN, 30, 90, 90, 8)];
  const tasks = tasksSince([...scripts, span(RUN, 30, 90, 30), span(RUN, 160, 60, 40), ...others], span('mark', 0, 0, 0));
  expect(tasks).toEqual([
    { time: 30, scriptTime: 17 },
    { time: 40, scriptTime: 0 },
  ]);
  expect([longestScript(tasks), blockingAt(tasks, 2)]).toEqual([30, 10 + 30]);
});

const floor: Scores = {
  fcp: 640,
  si: 640,
  lcp: 1350,
  tbt: 0,
  cls: 0,
  performance: 100,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

it.each<[Partial<Scores>, string[]]>([
  [{}, []],
  [{ fcp: 740, si: 770, lcp: 1600 }, ['FCP', 'Speed', 'LCP']],
  [{ cls: 0.011, performance: 98, accessibility: 99 }, ['Layout', 'Performance,', 'Accessibility']],
])('Lighthouse: %o misses %j', (change, missed) => {
  const failed = scoreChecks({ ...floor, ...change }, floor).filter(({ passed }) => !passed);
  expect(failed.map(({ what }) => what.split(' ')[0])).toEqual(missed);
});

it('removes executable scripts from a page', () => {
  const data = '<script type="application/ld+json">{"a":1}</script><p>Text</p>';
  expect(withoutScripts(`${data}<script data-scripts="/a.js">import("x")</script><script src="/b.js"></script>`)).toBe(data);
});
