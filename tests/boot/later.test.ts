import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { later, untilThere } from '@/boot/later';

import { failsWith, fakeBoot } from './fakeBoot';

const load = vi.fn<() => Promise<string>>();

beforeEach(() => {
  load.mockReset().mockResolvedValue('the part');
});

describe('a part that comes late', () => {
  it('is fetched when it is wanted, once for all who want it', async () => {
    const part = later(load);
    expect(load).not.toHaveBeenCalled();
    expect(part.now()).toBeUndefined();
    expect(await Promise.all([part.get(), part.get()])).toEqual(['the part', 'the part']);
    expect(part.now()).toBe('the part');
    await part.get();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is fetched ahead without a word; where it did not come it says why, and the next who wants it starts anew', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    const part = later(load);
    part.preload();
    await expect(part.get()).rejects.toThrow('silent');
    expect(part.now()).toBeUndefined();
    part.preload();
    expect(await part.get()).toBe('the part');
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('what nobody watches', () => {
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

  it('is fetched until it comes: after 1 s, then after twice as long each time', async () => {
    fakeBoot({ offerReload: renew });
    load.mockImplementationOnce(failsWith('silent')).mockImplementationOnce(() => Promise.reject('nothing that is an error'));
    void untilThere(later(load)).then(arrived);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
    expect(renew).not.toHaveBeenCalled();
  });

  it.each([1, 0])(
    'and has gone with a new deployment: the page is renewed (by %i loaders), and the host is asked twice a minute',
    async (loaders) => {
      if (loaders === 1) fakeBoot({ offerReload: renew });
      load.mockImplementationOnce(failsWith('renewed'));
      void untilThere(later(load)).then(arrived);
      await vi.advanceTimersByTimeAsync(29_999);
      expect([renew.mock.calls.length, load.mock.calls.length]).toEqual([loaders, 1]);
      await vi.advanceTimersByTimeAsync(1);
      expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
    },
  );
});
