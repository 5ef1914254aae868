import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The module as on a fresh page, on which no task has run yet. */
async function freshWhenIdle() {
  vi.resetModules();
  return (await import('@/lib/idle')).whenIdle;
}

it("uses the browser's idle callback, and can cancel the task", async () => {
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

  it('runs a task after a frame and the tasks it queued; in a hidden page without waiting for a frame', async () => {
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

  it('never runs two tasks within 200 ms, and runs them in order, except cancelled ones', async () => {
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

  it('counts the pause from the end of a long task', async () => {
    const { whenIdle, ran, note } = await safari();
    whenIdle(() => vi.advanceTimersByTime(300));
    vi.advanceTimersByTime(20);
    whenIdle(note('after it'));
    vi.advanceTimersByTime(1_000);
    // 16 ms for the frame, 300 ms for the task, 200 ms for the pause.
    expect(ran[0]?.[1]).toBeGreaterThanOrEqual(516);
  });
});
