import { expect, it } from 'vitest';

import { FAULTS, leadNames, planOf } from '../../lab/faults/plan.ts';
import { deliveryRow, reconcile } from '../../lab/faults/report.ts';

it('plans the same faults for the same seed, every one of them, others for another seed, attempt or destination', () => {
  const names = leadNames('code', 7, 1_000);
  const played = (seed: number, attempt = 1, where: 'sheet' | 'table' = 'sheet') => names.map((name) => planOf(seed)(where, name, attempt));
  expect(played(7)).toEqual(played(7));
  for (const other of [played(8), played(7, 2), played(7, 1, 'table')]) expect(other).not.toEqual(played(7));
  const counts = FAULTS.map((fault) => played(7).filter((one) => one === fault).length);
  expect(Math.min(...counts)).toBeGreaterThan(30);
});

it.each([
  [['a', 'b', 'seed'], [], [], true],
  [['b', 'seed'], ['a'], [], false],
  [['a', 'b', 'a'], [], ['a'], false],
])('of a and b sent, finding %j', (found, lost, duplicated, passed) => {
  const counted = reconcile(['a', 'b'], found);
  expect(counted).toEqual({ lost, duplicated });
  const whole = { lost: [], duplicated: [] };
  expect(deliveryRow('R1', '2 leads', counted, whole).passed).toBe(passed);
  expect(deliveryRow('R1', '2 leads', whole, counted).passed).toBe(passed);
  expect(deliveryRow('R1', '2 leads', whole, whole, false).passed).toBe(false);
});
