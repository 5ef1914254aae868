import { expect, test } from 'vitest';

import { figure } from '@/lib/money';

test.each([
  [0, '0'],
  [95, '95'],
  [650, '650'],
  [1000, '1,000'],
  [4800, '4,800'],
  [12500, '12,500'],
  [1234567, '1,234,567'],
])('%d is written %s', (amount, written) => expect(figure(amount)).toBe(written));
