/** What is read of an event in Chromium's trace. Times in microseconds; `tdur` is what the thread itself has worked. */
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

/** One task of a page's main thread. Times in ms, `start` from the event that they are counted from. */
export interface Task {
  start: number;
  /** By the clock. */
  duration: number;
  /** By the thread: what others do on the same machine counts less. */
  threadTime: number;
  /** The part of `threadTime` in scripts: compiling, evaluating, calling, and the layout that they ask for. */
  scriptTime: number;
}

/** The trace categories that tasksOf() needs; each more would slow the page down. */
export const TRACE_CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing'];

const TASK = 'ThreadControllerImpl::RunTask';
const SCRIPTS: ReadonlySet<string> = new Set([
  'EvaluateScript',
  'FunctionCall',
  'RunMicrotasks',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
]);

/** A task longer than this blocks, in ms. */
const LONG = 50;

/**
 * The tasks of the main thread that has loaded `url`, in order.
 * @throws Error when the trace does not hold the start of that navigation.
 */
export function tasksOf(events: readonly TraceEvent[], url: string): Task[] {
  const navigation = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url);
  if (!navigation) throw new Error(`The trace of ${url} has no start of its navigation: run it again.`);
  return tasksSince(events, navigation);
}

/** The tasks of the thread that an event comes from, from that event on, in order. */
export function tasksSince(events: readonly TraceEvent[], first: TraceEvent): Task[] {
  const spans = events
    .filter(({ ph, pid, tid, ts }) => ph === 'X' && pid === first.pid && tid === first.tid && ts >= first.ts)
    .map(({ name, ts, dur = 0, tdur = 0 }) => ({ name, ts, end: ts + dur, tdur }))
    .toSorted((a, b) => a.ts - b.ts || b.end - a.end);
  const scripts = spans.filter(({ name }) => SCRIPTS.has(name));
  return spans
    .filter(({ name }) => name === TASK)
    .map((task) => {
      let scriptTime = 0;
      let counted = task.ts;
      for (const { ts, end, tdur } of scripts) {
        // What a script calls is counted with it.
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

/** Blocking time that the tasks of an unthrottled run would have on a processor `slowdown` times slower, in ms. */
export function threadBlocking(tasks: readonly Task[], slowdown: number): number {
  return tasks.reduce((total, { threadTime }) => total + Math.max(0, slowdown * threadTime - LONG), 0);
}

/** The longest task that consists of scripts for the greater part, in ms of its thread. */
export function longestScript(tasks: readonly Task[]): number {
  return Math.max(0, ...tasks.filter((task) => task.scriptTime > task.threadTime / 2).map(({ threadTime }) => threadTime));
}

/** Total Blocking Time: by the clock and from the first paint on; of a task that is under way then, the rest counts. In ms. */
export function totalBlocking(tasks: readonly Task[], firstPaint: number): number {
  return tasks.reduce((total, { start, duration }) => {
    const after = start + duration - Math.max(start, firstPaint);
    return total + Math.max(0, after - LONG);
  }, 0);
}
