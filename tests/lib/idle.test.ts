import { afterEach, expect, it, vi } from 'vitest';

import { whenIdle } from '@/lib/idle';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('asks the browser for an idle moment, and calls the task off', () => {
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

it('waits 50 ms where the browser has no idle moments', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const task = vi.fn<() => void>();
  whenIdle(task);
  whenIdle(task)();
  vi.advanceTimersByTime(49);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
});
