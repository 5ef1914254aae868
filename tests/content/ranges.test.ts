import { expect, it } from 'vitest';

import { beauty } from '@/content/beauty';
import { browsLashes } from '@/content/browsLashes';
import { hairMakeup } from '@/content/hairMakeup';
import { homeFacials } from '@/content/homeFacials';
import type { Price, PriceItem } from '@/content/shapes';
import { waxing } from '@/content/waxing';

const { menu, extensions } = browsLashes;
const { styling, colour, makeup } = hairMakeup;
const itemsOf = (groups: readonly { items: readonly PriceItem[] }[]) => groups.flatMap(({ items }) => items);
const amountsOf = (items: readonly PriceItem[]) => items.flatMap(({ price }) => (typeof price === 'number' ? [price] : []));

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
  const prices = amountsOf(items);
  const found = `AED ${Math.min(...prices)} to ${Math.max(...prices)}`;
  expect(found, `src/content/${list}: the prices run from ${found}, but ${agreed} was agreed. Mend one of the two.`).toBe(agreed);
});

/** Items that nobody books alone, or that are for children. The price under a headline must not come from them. */
const leftOut = new Set(['led-add-on', 'home-service', 'add-on', 'child-haircut']);

it.each<[string, Price, readonly PriceItem[]]>([
  ['beauty', beauty.hero.from, [...itemsOf(beauty.nails.categories), ...itemsOf(beauty.waxing.lists)]],
  ['home facials', homeFacials.hero.from, homeFacials.menu.items],
  ['waxing', waxing.hero.from, itemsOf([...waxing.women.groups, ...waxing.men.groups])],
  ['hair and makeup', hairMakeup.hero.from, itemsOf([styling, { items: [...colour.tiers, ...colour.extras] }, makeup.bride, makeup.looks])],
])('%s: the price under the headline is the lowest of the page', (_, from, items) => {
  const prices = amountsOf(items.filter(({ id }) => !leftOut.has(id)));
  expect(from).toBe(`from ${Math.min(...prices)}`);
});
