import { describe, expect, it } from 'vitest';

import { longestScript, type Task, tasksOf, threadBlocking, totalBlocking, type TraceEvent } from '../../lab/bench/mainThread.ts';

const URL = 'http://localhost:4173/';
const NAVIGATION = 1_000_000;

const span = (name: string, ms: number, dur: number, tdur: number, tid = 7): TraceEvent => ({
  name,
  ph: 'X',
  pid: 7,
  tid,
  ts: NAVIGATION + ms * 1000,
  dur: dur * 1000,
  tdur: tdur * 1000,
});
const start: TraceEvent = {
  name: 'navigationStart',
  ph: 'R',
  pid: 7,
  tid: 7,
  ts: NAVIGATION,
  args: { data: { documentLoaderURL: URL } },
};
const RUN = 'ThreadControllerImpl::RunTask';

const task = (change: Partial<Task>): Task => ({ start: 0, duration: 0, threadTime: 0, scriptTime: 0, ...change });

describe('tasksOf', () => {
  it('reads the tasks of the main thread from the navigation on, with what their scripts take', () => {
    const events = [
      span('FunctionCall', 32, 4, 3),
      span(RUN, 30, 20, 12),
      span('v8.evaluateModule', 31, 10, 8),
      span('FunctionCall', 45, 2, 1),
      span(RUN, 60, 5, 5),
      span(RUN, -10, 5, 5),
      span(RUN, 30, 90, 90, 8),
      start,
    ];
    expect(tasksOf(events, URL)).toEqual([
      { start: 30, duration: 20, threadTime: 12, scriptTime: 9 },
      { start: 60, duration: 5, threadTime: 5, scriptTime: 0 },
    ]);
  });

  it('refuses a trace without the start of the navigation', () => {
    expect(() => tasksOf([span(RUN, 30, 20, 12), start], 'http://localhost:4173/about')).toThrow('/about has no start');
  });
});

describe('threadBlocking', () => {
  it('adds up what each task would block on a slower processor', () => {
    const tasks = [task({ threadTime: 12.5, duration: 400 }), task({ threadTime: 20 }), task({ threadTime: 30 })];
    expect(threadBlocking(tasks, 4)).toBe(30 + 70);
    expect(threadBlocking(tasks, 1)).toBe(0);
  });
});

describe('longestScript', () => {
  it('leaves out tasks that lay out and paint for the greater part', () => {
    const tasks = [
      task({ threadTime: 40, scriptTime: 20 }),
      task({ threadTime: 18, scriptTime: 10 }),
      task({ threadTime: 9, scriptTime: 9 }),
    ];
    expect(longestScript(tasks)).toBe(18);
    expect(longestScript([])).toBe(0);
  });
});

describe('totalBlocking', () => {
  it('counts by the clock and from the first paint on', () => {
    const tasks = [task({ start: 0, duration: 500 }), task({ start: 900, duration: 200 }), task({ start: 1_200, duration: 80 })];
    expect(totalBlocking(tasks, 1_000)).toBe(50 + 30);
    expect(totalBlocking(tasks, 2_000)).toBe(0);
  });
});
