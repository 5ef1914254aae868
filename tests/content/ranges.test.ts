import { expect, it } from 'vitest';

import { waxing } from '@/content/waxing';

/** What the page says above each list, and what was agreed. */
it.each([
  ['women', waxing.women, 'AED 50 to 250'],
  ['men', waxing.men, 'AED 90 to 250'],
] as const)('waxing for %s: the prices keep to the range above them', (name, list, agreed) => {
  const prices = list.groups.flatMap(({ items }) => items).flatMap(({ price }) => (typeof price === 'number' ? [price] : []));
  const found = `AED ${Math.min(...prices)} to ${Math.max(...prices)}`;
  expect(list.range, `src/content/waxing.ts: the words above the list for ${name} no longer name ${agreed}.`).toContain(agreed);
  expect(
    found,
    `src/content/waxing.ts: the list for ${name} runs from ${found}, but the words above it say ${agreed}. Mend one of the two.`,
  ).toBe(agreed);
});
