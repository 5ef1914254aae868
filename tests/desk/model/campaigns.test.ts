import { expect, test } from 'vitest';

import { parseAmount } from '@/desk/model/amount';
import type { Origin } from '@/desk/model/campaigns';
import { originText } from '@/desk/model/campaignTable';
import { readAmount } from '@/desk/model/spend';

test.each<[string, number | null]>([
  ['', null],
  [' ', null],
  ['3200', 3200],
  [' 1,200.5 ', 1200.5],
  ['٣٢٠٠', 3200],
  ['۳۲۰۰', 3200],
  ['３，２００．５０', 3200.5],
  ['\u200f٣٬٢٠٠٫٥٠', 3200.5],
  ['٣،٢٠٠', 3200],
  ...['12.345', '١٢٫٣٤٥', '12,34', '-1', '1e3', '0x10', 'Infinity', 'abc'].map((text): [string, number] => [text, Number.NaN]),
])('%j is %s', (text, amount) => expect(parseAmount(text)).toBe(amount));

test('spend is at most 999,999', () => {
  expect(['', '٩٩٩٩٩٩', '1000000', 'abc'].map(readAmount)).toEqual([null, 999_999, undefined, undefined]);
});

test.each<[Origin | null, string]>([
  [
    { channel: 'Google', campaign: 'spring-lips', firstPage: '/lip-blush-dubai', toldBy: 'visit' },
    'Google · spring-lips · /lip-blush-dubai',
  ],
  [{ channel: 'Direct', campaign: null, firstPage: '/about', toldBy: 'visit' }, 'Direct · /about'],
  [{ channel: 'Google', campaign: 'spring-lips', firstPage: null, toldBy: 'staff' }, 'Google · spring-lips · told by the client'],
  [{ channel: 'WhatsApp', campaign: null, firstPage: null, toldBy: 'staff' }, 'WhatsApp'],
  [null, 'Not known'],
])('details say where the lead came from: %j', (origin, text) => expect(originText(origin, 'WhatsApp')).toBe(text));
