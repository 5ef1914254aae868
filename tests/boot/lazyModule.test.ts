import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { lazyModule, loadUntilAvailable } from '@/boot/lazyModule';

import { failsWith, fakeBoot } from '../support/fakeBoot';

const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue('the part');
});

describe('a part loaded later', () => {
  it('loads on demand, and only once for all callers', async () => {
    const part = lazyModule(load);
    expect(load).not.toHaveBeenCalled();
    expect(part.now()).toBeUndefined();
    expect(await Promise.all([part.get(), part.get()])).toEqual(['the part', 'the part']);
    expect(part.now()).toBe('the part');
    await part.get();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('preloads without reporting a failure; a failed load rejects with its reason, and the next caller loads again', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    const part = lazyModule(load);
    part.preload();
    await expect(part.get()).rejects.toThrow('silent');
    expect(part.now()).toBeUndefined();
    part.preload();
    expect(await part.get()).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('a part loaded in the background', () => {
  const renew = vi.fn();
  const arrived = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    renew.mockReset();
    arrived.mockReset();
  });

  afterEach(() => {
    delete window.boot;
    vi.useRealTimers();
  });

  it('is retried until it loads, first after 1 s and then with a delay that doubles each time', async () => {
    fakeBoot({ offerReload: renew });
    load.mockImplementationOnce(failsWith('silent')).mockImplementationOnce(() => Promise.reject('nothing that is an error'));
    void loadUntilAvailable(lazyModule(load)).then(arrived);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([1, 0])('that a new deployment removed asks the loader for a reload (%i loaders), and is retried every 30 s', async (loaders) => {
    if (loaders === 1) fakeBoot({ offerReload: renew });
    load.mockImplementationOnce(failsWith('renewed'));
    void loadUntilAvailable(lazyModule(load)).then(arrived);
    await vi.advanceTimersByTimeAsync(29_999);
    expect([renew.mock.calls.length, load.mock.calls.length]).toEqual([loaders, 1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
  });
});
