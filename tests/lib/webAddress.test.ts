import { afterEach, expect, test, vi } from 'vitest';

import { webAddress } from '@/lib/webAddress';

afterEach(() => vi.restoreAllMocks());

test('parses an address, also one relative to another', () => {
  expect(webAddress('https://studio.example/about')?.pathname).toBe('/about');
  expect(webAddress('/rest', 'http://localhost')?.href).toBe('http://localhost/rest');
});

test.each(['no address', '', 5, null, undefined])('%o is not an address', (text) => {
  expect(webAddress(text)).toBeUndefined();
});

test('needs nothing that iOS 16 lacks', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(webAddress('https://studio.example/')?.host).toBe('studio.example');
});
