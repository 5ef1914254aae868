import { expect, test } from 'vitest';

import { compareTexts, splitLongWords } from '@/lib/longText';

import { truncateText } from '../../supabase/functions/_shared/text.ts';

test.each([
  ['', ''],
  ['12345', '12345'],
  ['123456', '1234…'],
  ['مممممم', 'مممم…'],
  // An emoji is two characters, and is never split.
  ['123😀56', '123…'],
  ['12😀56', '12😀…'],
  ['😀😀😀', '😀😀…'],
  // A lone surrogate in the input is kept.
  ['\ud83d12345', '\ud83d123…'],
])('%j truncated to 5 characters is %j', (text, cut) => {
  expect(truncateText(text, 5)).toBe(cut);
});

const ordinary = `Is there a time on Friday?\n${'word '.repeat(1000)}https://example.com/${'a'.repeat(150)}`;

test.each<[string, string, number[]]>([
  ['an empty text has no parts', '', []],
  ['ordinary text is not split', ordinary, [ordinary.length]],
  ['a word of 500 letters has three parts; the words around it are not split', `before ${'م'.repeat(500)} after`, [207, 200, 106]],
  ['a non-breaking space counts as part of a word', 'م\u00a0'.repeat(150), [200, 100]],
  ['a surrogate pair is never split', '😀'.repeat(201), [400, 2]],
])('splitting long words: %s', (_what, text, lengths) => {
  expect(splitLongWords(text).map(({ length }) => length)).toEqual(lengths);
});

test.each([
  'م'.repeat(20_000),
  `a${'\u0301'.repeat(37_000)}`,
  'aم\n'.repeat(9_000),
  `${'x'.repeat(199)} `.repeat(100),
  '\ud800'.repeat(999),
])('splitting long words loses no characters', (text) => {
  expect(splitLongWords(text).join('')).toBe(text);
});

test('sorting is alphabetical, and fast even for values that ICU takes seconds to compare', () => {
  expect(['Zoe', 'anna', 'Élise', 'فاطمة', 'Emma'].sort(compareTexts)).toEqual(['anna', 'Élise', 'Emma', 'Zoe', 'فاطمة']);
  const combining = 'b\u0301\u0316'.concat('\u0301\u0316'.repeat(10_000));
  const { user } = process.threadCpuUsage();
  expect(Array.from({ length: 20 }, (_, index) => combining + index).sort(compareTexts)).toHaveLength(20);
  expect((process.threadCpuUsage().user - user) / 1000).toBeLessThan(200);
});
