import { expect, it } from 'vitest';

import { FAULTS, leadNames, planOf } from '../../lab/faults/plan.ts';
import { deliveryRow, reconcile } from '../../lab/faults/report.ts';

it('plans every kind of fault: the same for the same seed, different for another seed, attempt or destination', () => {
  const names = leadNames('code', 7, 1_000);
  const plannedFaults = (seed: number, attempt = 1, where: 'sheet' | 'table' = 'sheet') =>
    names.map((name) => planOf(seed)(where, name, attempt));
  expect(plannedFaults(7)).toEqual(plannedFaults(7));
  for (const other of [plannedFaults(8), plannedFaults(7, 2), plannedFaults(7, 1, 'table')]) expect(other).not.toEqual(plannedFaults(7));
  const counts = FAULTS.map((fault) => plannedFaults(7).filter((one) => one === fault).length);
  expect(Math.min(...counts)).toBeGreaterThan(30);
});

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
