import { expect, it } from 'vitest';

import { beauty } from '@/content/beauty';
import { browsLashes } from '@/content/browsLashes';
import type { PriceItem } from '@/content/shapes';
import { waxing } from '@/content/waxing';

const { menu, extensions } = browsLashes;
const itemsOf = (groups: readonly { items: readonly PriceItem[] }[]) => groups.flatMap(({ items }) => items);

/** Lists for which only a price range was agreed, from the lowest to the highest price. */
it.each([
  ['waxing.ts, women', itemsOf(waxing.women.groups), 'AED 50 to 250'],
  ['waxing.ts, men', itemsOf(waxing.men.groups), 'AED 90 to 250'],
  ['beauty.ts, women', beauty.waxing.lists[0].items, 'AED 50 to 250'],
  ['beauty.ts, men', beauty.waxing.lists[1].items, 'AED 90 to 250'],
  ['beauty.ts, nails', itemsOf(beauty.nails.categories), 'AED 50 to 400'],
  ['browsLashes.ts, brows and lashes', [...menu.brows.items, ...menu.lashes.items], 'AED 50 to 350'],
  ['browsLashes.ts, extensions', [...itemsOf(extensions.styles), extensions.removal], 'AED 75 to 300'],
])('src/content/%s: the prices span the agreed range', (list, items, agreed) => {
  const prices = items.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));
  const found = `AED ${Math.min(...prices)} to ${Math.max(...prices)}`;
  expect(found, `src/content/${list}: the prices run from ${found}, but ${agreed} was agreed. Mend one of the two.`).toBe(agreed);
});
