import { expect, it } from 'vitest';

import { deliveryRow, reconcile } from '../../lab/faults/report.ts';

it.each([
  [['a', 'b', 'seed'], [], [], true],
  [['b', 'seed'], ['a'], [], false],
  [['a', 'b', 'a'], [], ['a'], false],
])('compares the leads a and b, which were sent, with the leads that were found: %j', (found, lost, duplicated, passed) => {
  const counted = reconcile(['a', 'b'], found);
  expect(counted).toEqual({ lost, duplicated });
  const whole = { lost: [], duplicated: [] };
  expect(deliveryRow('R1', '2 leads', { sheet: counted, origins: whole }).passed).toBe(passed);
  expect(deliveryRow('R1', '2 leads', { sheet: whole, origins: counted }).passed).toBe(passed);
  expect(deliveryRow('R1', '2 leads', { sheet: whole }, false).passed).toBe(false);
});
