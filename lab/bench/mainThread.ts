/** The used parts of an event in Chromium's trace. Times are in microseconds; `tdur` is the thread's CPU time. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** One task of a page's main thread. Times in ms; `start` is relative to the first event. */
export interface Task {
  start: number;
  /** Wall-clock time. */
  duration: number;
  /** Thread time, which is less affected by other processes on the machine. */
  threadTime: number;
  /** The part of `threadTime` spent on scripts: compiling, evaluating and calling them, and the layout that they force. */
  scriptTime: number;
}

/** The trace categories that tasksOf() needs. Additional categories would slow the page down. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPT_EVENTS: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
]);

/** Time in ms after which a task counts as blocking. */
const LONG_TASK_MS = 50;

/**
 * Returns the tasks of the main thread that loaded `url`, in order.
 * @throws Error when the trace lacks the start of that navigation.
 */
export function tasksOf(events: readonly TraceEvent[], url: string): Task[] {
  const navigation = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!navigation) throw new Error(`The trace of ${url} has no start of its navigation: run it again.`);
  return tasksSince(events, navigation);
}

/** Returns the tasks on the thread of `first`, starting at that event, in order. */
export function tasksSince(events: readonly TraceEvent[], first: TraceEvent): Task[] {
  const spans = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts)
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({ name, ts, end: ts + dur, tdur }))
    .toSorted((a, b) => a.ts - b.ts || b.end - a.end);
  const scripts = spans.filter(({ name }) => SCRIPT_EVENTS.has(name));
  return spans
    .filter(({ name }) => name === TASK)
    .map((task) => {
      let scriptTime = 0;
      let counted = task.ts;
      for (const { ts, end, tdur } of scripts) {
        // Skip nested script events, because the outer event includes them.
        if (ts < counted || ts >= task.end) continue;
        scriptTime += tdur;
        counted = end;
      }
      return {
        start: (task.ts - first.ts) / 1000,
        duration: (task.end - task.ts) / 1000,
        threadTime: task.tdur / 1000,
        scriptTime: scriptTime / 1000,
      };
    });
}

/** Estimates the blocking time, in ms, that these tasks of an unthrottled run would have on a processor `slowdown` times slower. */
export function threadBlocking(tasks: readonly Task[], slowdown: number): number {
  return tasks.reduce((total, { threadTime }) => total + Math.max(0, slowdown * threadTime - LONG_TASK_MS), 0);
}

/** Returns the longest thread time, in ms, of a task that is mostly scripts. */
export function longestScript(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.filter((task) => task.scriptTime > task.threadTime / 2).map(({ threadTime }) => threadTime));
}

/** Total Blocking Time in wall-clock ms after the first paint. Of a task running at the first paint, only the remaining part counts. */
export function totalBlocking(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce((total, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return total + Math.max(0, after - LONG_TASK_MS);
  }, 0);
}
