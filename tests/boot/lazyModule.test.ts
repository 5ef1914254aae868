import { beforeEach, expect, it, vi } from 'vitest';

import { lazyModule, loadUntilAvailable } from '@/boot/lazyModule';

import { failsWith, fakeBoot } from '../support/fakeBoot';

const load = vi.fn<() => Promise<string>>();
const offerReload = vi.fn();
const arrived = vi.fn();

beforeEach(() => {
  load.mockReset().mockResolvedValue('the part');
  for (const mock of [offerReload, arrived]) mock.mockReset();
});

it('a part loads on demand, and only once for all callers', async () => {
  const part = lazyModule(load);
  expect([load.mock.calls.length, part.now()]).toEqual([0, undefined]);
  expect(await Promise.all([part.get(), part.get()])).toEqual(['the part', 'the part']);
  expect([part.now(), await part.get()]).toEqual(['the part', 'the part']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part preloads without reporting a failure; a failed load rejects with its reason, and the next caller loads again', async () => {
  load.mockImplementationOnce(failsWith('silent'));
  const part = lazyModule(load);
  part.preload();
  await expect(part.get()).rejects.toThrow('silent');
  expect(part.now()).toBeUndefined();
  part.preload();
  expect(await part.get()).toBe('the part');
  expect(load).toHaveBeenCalledTimes(2);
});

it.each<[string, loads: (() => Promise<never>)[], waitMs: number, offers: number]>([
  ['it loads, first after 1 s and then with a delay that doubles', [failsWith('silent'), () => Promise.reject('no error')], 3_000, 0],
  ['a new deployment that removed it has been offered, every 30 s', [failsWith('renewed')], 30_000, 1],
])('a part loaded in the background is retried until %s', async (_what, loads, waitMs, offers) => {
  vi.useFakeTimers();
  fakeBoot({ offerReload });
  for (const attempt of loads) load.mockImplementationOnce(attempt);
  void loadUntilAvailable(lazyModule(load)).then(arrived);
  await vi.advanceTimersByTimeAsync(waitMs - 1);
  expect([load.mock.calls.length, offerReload.mock.calls.length, arrived.mock.calls]).toEqual([loads.length, offers, []]);
  await vi.advanceTimersByTimeAsync(1);
  expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
});
