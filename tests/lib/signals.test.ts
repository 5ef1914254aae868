import { expect, test, vi } from 'vitest';

import { abortAfter } from '@/lib/signals';

test('the signal aborts after the given time with a TimeoutError', () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const signal = abortAfter(10_000);
  vi.advanceTimersByTime(9_999);
  expect(signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('the signal aborts together with another signal and for the same reason, even if the other has already aborted', () => {
  const caller = new AbortController();
  const signal = abortAfter(10_000, caller.signal);
  caller.abort('gone');
  expect([signal.reason, abortAfter(10_000, caller.signal).reason]).toEqual(['gone', 'gone']);
});
