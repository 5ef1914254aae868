import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { startRetries, onLeave, type OutboxTriggers } from '@/leads/outbox/triggers';

let triggers: OutboxTriggers;
const flush = vi.fn<(dueOnly?: boolean) => Promise<void>>(async () => undefined);
const nextDue = vi.fn<() => Promise<number | undefined>>();

beforeEach(() => {
  vi.useFakeTimers();
  flush.mockClear();
  nextDue.mockReset().mockResolvedValue(undefined);
  triggers = startRetries({ flush, nextDue });
});
afterEach(() => triggers.stop());

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

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
  await wait(4_999);
  const before = flush.mock.calls.length;
  expect(warn).toHaveBeenCalledWith('[leads] the outbox could not be sent');
  await wait(1);
  expect(flush.mock.calls.slice(before)).toEqual([[true]]);
});

test('if the clock jumps, flushes again within an hour, but not in an endless loop', async () => {
  nextDue.mockResolvedValue(Date.now() + 400 * 24 * 3_600_000);
  triggers.retryDue();
  await wait(0);
  const before = flush.mock.calls.length;
  await wait(3_599_000);
  expect(flush).toHaveBeenCalledTimes(before);
  await wait(1_000);
  expect(flush).toHaveBeenCalledTimes(before + 1);
});

test('offline, no timer runs until the browser is online; backs off while a lead stays due, as on a disk that refuses writes', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  nextDue.mockResolvedValue(0);
  triggers.retryDue();
  await wait(60_000);
  expect(flush).toHaveBeenCalledTimes(2);
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await wait(1_000);
  expect(flush.mock.calls.slice(2)).toEqual([[false], [true]]);
  await wait(600_000);
  expect(flush.mock.calls.length).toBeLessThan(15);
});

test('leaving the page is reported once each time the page is hidden or unloaded', () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const hide = (isHidden = true) => {
    visibility.mockReturnValue(isHidden ? 'hidden' : 'visible');
    document.dispatchEvent(new Event('visibilitychange'));
  };
  const unload = () => window.dispatchEvent(new Event('pagehide'));
  const left = vi.fn<() => void>();
  onLeave(left);
  hide(false);
  expect(left).toHaveBeenCalledTimes(0);
  hide();
  unload();
  expect(left).toHaveBeenCalledTimes(1);
  hide(false);
  unload();
  hide();
  expect(left).toHaveBeenCalledTimes(2);
});
