import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startRetries, onLeave, type OutboxTriggers } from '@/leads/outboxTriggers';

let triggers: OutboxTriggers;
const flush = vi.fn<(dueOnly?: boolean) => Promise<void>>(async () => undefined);
const nextDue = vi.fn<() => Promise<number | undefined>>(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  flush.mockClear();
  nextDue.mockReset().mockResolvedValue(undefined);
  triggers = startRetries({ flush, nextDue });
});

afterEach(() => {
  triggers.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('flushes all at the start and when online, and what is due when visible or back from the back-forward cache, until stopped', () => {
  window.dispatchEvent(new Event('online'));
  window.dispatchEvent(new Event('pageshow'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(flush.mock.calls).toEqual([[false], [false], [true], [true]]);
  triggers.stop();
  window.dispatchEvent(new Event('online'));
  expect(flush).toHaveBeenCalledTimes(4);
});

test('flushes at the next retry time, also after a failed flush', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  nextDue.mockResolvedValueOnce(Date.now() + 5_000);
  flush.mockRejectedValueOnce(new Error('odd'));
  triggers.retryDue();
  await vi.advanceTimersByTimeAsync(4_999);
  const before = flush.mock.calls.length;
  expect(warn).toHaveBeenCalledWith('[leads] the outbox could not be sent');
  await vi.advanceTimersByTimeAsync(1);
  expect(flush).toHaveBeenCalledTimes(before + 1);
  expect(flush).toHaveBeenLastCalledWith(true);
});

test('if the clock jumps, flushes again within an hour, but not in an endless loop', async () => {
  nextDue.mockResolvedValue(Date.now() + 400 * 24 * 3_600_000);
  triggers.retryDue();
  await vi.advanceTimersByTimeAsync(0);
  const before = flush.mock.calls.length;
  await vi.advanceTimersByTimeAsync(3_599_000);
  expect(flush).toHaveBeenCalledTimes(before);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flush).toHaveBeenCalledTimes(before + 1);
});

test('offline, no timer runs until the browser is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  nextDue.mockResolvedValue(0);
  triggers.retryDue();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flush).toHaveBeenCalledTimes(2);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(flush.mock.calls.slice(2)).toEqual([[false], [true]]);
});

test('backs off while a lead stays due, as on a disk that refuses writes', async () => {
  nextDue.mockResolvedValue(0);
  await vi.advanceTimersByTimeAsync(0);
  triggers.retryDue();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(flush.mock.calls.length).toBeLessThan(15);
});

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('leaving the page is reported once each time the page is hidden or unloaded', () => {
  const onLeaving = vi.fn<() => void>();
  onLeave(onLeaving);
  setVisibility('visible');
  expect(onLeaving).toHaveBeenCalledTimes(0);
  setVisibility('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(onLeaving).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  window.dispatchEvent(new Event('pagehide'));
  setVisibility('hidden');
  expect(onLeaving).toHaveBeenCalledTimes(2);
});
