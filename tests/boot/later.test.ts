import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';

import { type Fault, faultOf } from '@/boot/boot';
import { later, untilThere } from '@/boot/later';

import { fakeBoot } from './fakeBoot';

const load = vi.fn<() => Promise<string>>();
const failsWith = (fault: string) => async (): Promise<string> => {
  throw new Error(fault);
};

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

  it('that did not come says why; the next who wants it starts anew', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    const part = later(load);
    await expect(part.get()).rejects.toThrow('silent');
    expect(part.now()).toBeUndefined();
    expect(await part.get()).toBe('the part');
  });

  it('is fetched ahead without a word, even where it does not come', async () => {
    load.mockImplementationOnce(failsWith('silent'));
    const part = later(load);
    part.preload();
    await expect(part.get()).rejects.toThrow('silent');
    part.preload();
    expect(load).toHaveBeenCalledTimes(2);
    expect(await part.get()).toBe('the part');
  });
});

test.each<[unknown, Fault]>([
  [new Error('silent'), 'silent'],
  [new Error('wrong'), 'wrong'],
  [new Error('renewed'), 'renewed'],
  [new SyntaxError('Unexpected token'), 'broken'],
  ['renewed', 'broken'],
])('why a part did not come: %s', (error, fault) => {
  expect(faultOf(error)).toBe(fault);
});

describe('what nobody watches', () => {
  const renew = vi.fn();
  let takeAway: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    renew.mockReset();
    takeAway = fakeBoot({ renew });
  });

  afterEach(() => {
    takeAway();
    vi.useRealTimers();
  });

  it('is fetched until it comes: after 1 s, then after twice as long each time', async () => {
    load.mockImplementationOnce(failsWith('silent')).mockImplementationOnce(failsWith('wrong'));
    const arrived = vi.fn();
    void untilThere(later(load)).then(arrived);
    await vi.advanceTimersByTimeAsync(2_999);
    expect(load).toHaveBeenCalledTimes(2);
    expect(arrived).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
    expect(renew).not.toHaveBeenCalled();
  });

  it('and has gone with a new deployment: the page is renewed, and the host is asked twice a minute', async () => {
    load.mockImplementation(failsWith('renewed'));
    void untilThere(later(load));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(renew).toHaveBeenCalledExactlyOnceWith();
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is fetched on without a loader', async () => {
    takeAway();
    load.mockImplementationOnce(failsWith('renewed'));
    const arrived = vi.fn();
    void untilThere(later(load)).then(arrived);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('the part');
  });
});
