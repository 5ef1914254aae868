import { expect, test } from 'vitest';

import { cleanText } from '@/lib/clean';

test.each([
  ['a\u0000b', 'ab'],
  ['a\uFFFEb\uFFFF', 'ab'],
  ['\u0007\u001B\u0085x', 'x'],
  ['\uD800x', '\uFFFDx'],
  ['line one\r\nline two\ttabbed', 'line one\r\nline two\ttabbed'],
  ['=HYPERLINK("http://x","y")', '=HYPERLINK("http://x","y")'],
  ['\u202Eريم القاسم 👩‍👩‍👧', '\u202Eريم القاسم 👩‍👩‍👧'],
])('%j becomes %j', (text, expected) => {
  expect(cleanText(text)).toBe(expected);
});
