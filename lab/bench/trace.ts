import type { Browser, Page } from '@playwright/test';

/** The used parts of an event in Chromium's trace. Times are in microseconds; `tdur` is the thread's CPU time. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
}

/** One task of a page's main thread. Times in ms of the thread, which other processes on the machine affect less than wall-clock time. */
export interface Task {
  time: number;
  /** The part of `time` spent on scripts: compiling, evaluating and calling them, and the layout that they force. */
  scriptTime: number;
}

/** More categories would slow the page down. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];
const MARK = 'bench';
const TASK = 'ThreadControllerImpl::RunTask';
/** Time in ms after which a task blocks. */
const LONG_TASK_MS = 50;
const SCRIPT_EVENTS: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
]);

/** Returns the tasks of the page's main thread during `act`, which may load another page of the same site. */
export async function traceTasks(browser: Browser, page: Page, act: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((mark) => void performance.mark(mark), MARK);
  await act();
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const mark = traceEvents.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace has no mark: run it again.');
  return tasksSince(traceEvents, mark);
}

/** Returns the tasks on the thread of `first`, starting at that event, in order. */
function tasksSince(events: readonly TraceEvent[], first: TraceEvent): Task[] {
  const spans = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts)
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({ name, ts, end: ts + dur, time: tdur / 1000 }))
    .toSorted((a, b) => a.ts - b.ts || b.end - a.end);
  const scripts = spans.filter(({ name }) => SCRIPT_EVENTS.has(name));
  return spans
    .filter(({ name }) => name === TASK)
    .map((task) => {
      let scriptTime = 0;
      let counted = task.ts;
      for (const { ts, end, time } of scripts) {
        // Skip nested script events, because the outer event includes them.
        if (ts < counted || ts >= task.end) continue;
        scriptTime += time;
        counted = end;
      }
      return { time: task.time, scriptTime };
    });
}

export function longestTask(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.map(({ time }) => time));
}

/** Returns the time of the longest task that is mostly scripts. */
export function longestScript(tasks: readonly Task[]): number {
  return longestTask(tasks.filter(({ time, scriptTime }) => scriptTime > time / 2));
}

/** Estimates the blocking time, in ms, that these tasks would have on a processor `slowdown` times slower. */
export function blockingAt(tasks: readonly Task[], slowdown: number): number {
  return tasks.reduce((total, { time }) => total + Math.max(0, slowdown * time - LONG_TASK_MS), 0);
}
