import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Loads the module as on a new page, on which no task has run yet. */
async function freshWhenIdle() {
  vi.resetModules();
  return (await import('@/lib/idle')).whenIdle;
}

it("a task runs in the browser's idle callback, and can be cancelled", async () => {
  const whenIdle = await freshWhenIdle();
  const request = vi.fn<(task: () => void, options: object) => number>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const task = vi.fn<() => void>();
  whenIdle(task, 500)();
  expect(request).toHaveBeenCalledWith(task, { timeout: 500 });
  expect(cancel).toHaveBeenCalledWith(7);
  whenIdle(task);
  expect(request).toHaveBeenLastCalledWith(task, {});
});

describe('in a browser without requestIdleCallback', () => {
  /** Starts a fake clock with a frame every 16 ms. `ran` records when each task ran. */
  async function safari() {
    const whenIdle = await freshWhenIdle();
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.stubGlobal('cancelIdleCallback', undefined);
    const start = performance.now();
    const ran: [name: string, at: number][] = [];
    const note = (name: string) => () => void ran.push([name, performance.now() - start]);
    return { whenIdle, ran, note };
  }

  it('a task runs after a frame and the tasks that the frame queued, or without a frame on a hidden page', async () => {
    const { whenIdle, ran, note } = await safari();
    requestAnimationFrame(() => setTimeout(note("the frame's own")));
    whenIdle(note('idle'));
    vi.advanceTimersToNextFrame();
    expect(ran).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ran.map(([name]) => name)).toEqual(["the frame's own", 'idle']);
    vi.advanceTimersByTime(1_000);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.stubGlobal('requestAnimationFrame', () => 0);
    whenIdle(note('hidden'));
    vi.advanceTimersByTime(10);
    expect(ran.at(-1)?.[0]).toBe('hidden');
  });

  it('tasks run in order and at least 200 ms apart; cancelled tasks do not run', async () => {
    const { whenIdle, ran, note } = await safari();
    whenIdle(() => {
      note('first')();
      whenIdle(note('asked for by the first'));
    });
    whenIdle(note('called off'))();
    whenIdle(note('second'));
    vi.advanceTimersByTime(1_000);
    expect(ran.map(([name]) => name)).toEqual(['first', 'second', 'asked for by the first']);
    const [first = 0, second = 0, third = 0] = ran.map(([, at]) => at);
    expect([second - first, third - second].every((pause) => pause >= 200 && pause < 250)).toBe(true);
  });

  it('the pause between tasks counts from the end of a long task', async () => {
    const { whenIdle, ran, note } = await safari();
    whenIdle(() => vi.advanceTimersByTime(300));
    vi.advanceTimersByTime(20);
    whenIdle(note('after it'));
    vi.advanceTimersByTime(1_000);
    // The frame takes 16 ms, the task 300 ms and the pause 200 ms.
    expect(ran[0]?.[1]).toBeGreaterThanOrEqual(516);
  });
});
