import { expect, test, vi } from 'vitest';

import { webAddress } from '@/lib/webAddress';

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
