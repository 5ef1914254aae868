import { beforeEach, describe, expect, it, vi } from 'vitest';

let whenIdle: (task: () => void, latestMs?: number) => () => void;

beforeEach(async () => {
  // As on a new page, on which no task has run yet.
  vi.resetModules();
  ({ whenIdle } = await import('@/lib/idle'));
});

it("a task runs in the browser's idle callback, and can be cancelled", () => {
  const request = vi.fn<(task: () => void, options: object) => number>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const task = vi.fn<() => void>();
  whenIdle(task, 500)();
  expect(cancel.mock.calls).toEqual([[7]]);
  whenIdle(task);
  expect(request.mock.calls).toEqual([
    [task, { timeout: 500 }],
    [task, {}],
  ]);
});

describe('in a browser without requestIdleCallback', () => {
  /** The tasks that have run, with the time. */
  let ran: [name: string, at: number][];
  const names = () => ran.map(([name]) => name);
  let note: (name: string) => () => void;

  beforeEach(() => {
    // The fake clock has a frame every 16 ms.
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('cancelIdleCallback', undefined);
    const start = performance.now();
    ran = [];
    note = (name) => () => void ran.push([name, performance.now() - start]);
  });

  it('a task runs after a frame and the tasks that the frame queued, or without a frame on a hidden page', () => {
    requestAnimationFrame(() => setTimeout(note("the frame's own")));
    whenIdle(note('idle'));
    vi.advanceTimersToNextFrame();
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual(["the frame's own", 'idle']);
    vi.advanceTimersByTime(1_000);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    whenIdle(note('hidden'));
    vi.advanceTimersByTime(10);
    expect(names().at(-1)).toBe('hidden');
  });

  it('tasks run in order and at least 200 ms apart; cancelled tasks do not run', () => {
    whenIdle(() => {
      note('first')();
      whenIdle(note('asked for by the first'));
    });
    whenIdle(note('called off'))();
    whenIdle(note('second'));
    vi.advanceTimersByTime(1_000);
    expect(names()).toEqual(['first', 'second', 'asked for by the first']);
    const [first = 0, second = 0, third = 0] = ran.map(([, at]) => at);
    expect([second - first, third - second].every((pause) => pause >= 200 && pause < 250)).toBe(true);
  });

  it('the pause between tasks counts from the end of a long task', () => {
    whenIdle(() => vi.advanceTimersByTime(300));
    vi.advanceTimersByTime(20);
    whenIdle(note('after it'));
    vi.advanceTimersByTime(1_000);
    // The frame takes 16 ms, the task 300 ms and the pause 200 ms.
    expect(ran[0]?.[1]).toBeGreaterThanOrEqual(516);
  });
});
