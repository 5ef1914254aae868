import { expect, test, vi } from 'vitest';

import { newId } from '@/lib/newId';
import { abortAfter } from '@/lib/signals';
import { webAddress } from '@/lib/webAddress';

// These functions replace APIs that older browsers lack.

test('ids are random UUIDs, also on http pages, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', {});
  const ids = Array.from({ length: 200 }, newId);
  vi.unstubAllGlobals();
  expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(200);
});

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

test('an absolute address, or one relative to a base, is parsed, also with the APIs of iOS 16', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(webAddress('https://studio.example/about')?.pathname).toBe('/about');
  expect(webAddress('/rest', 'http://localhost')?.href).toBe('http://localhost/rest');
});

test.each(['no address', '', 5, null, undefined])('%o is not an address', (text) => {
  expect(webAddress(text)).toBeUndefined();
});
