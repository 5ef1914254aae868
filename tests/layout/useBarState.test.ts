import { expect, test } from 'vitest';

import { nextBarState } from '@/layout/useBarState';

test.each([
  // previous, current, state, pinned -> state (§2, §9: solid past 50 px, hides and returns white past 100 px)
  [0, 0, 'top', false, 'top'],
  [0, 50, 'top', false, 'top'],
  [0, 51, 'top', false, 'solid'],
  [51, 100, 'solid', false, 'solid'],
  [100, 101, 'solid', false, 'hidden'],
  [500, 400, 'hidden', false, 'white'],
  [400, 400, 'white', false, 'white'],
  [400, 420, 'white', false, 'hidden'],
  [150, 90, 'white', false, 'solid'],
  [90, 40, 'solid', false, 'top'],
  [100, 600, 'solid', true, 'solid'],
  [300, 600, 'white', true, 'white'],
  [0, 700, 'top', true, 'solid'],
] as const)('from %i to %i px, %s, pinned %s: %s', (previous, current, state, pinned, expected) => {
  expect(nextBarState(previous, current, state, pinned)).toBe(expected);
});
