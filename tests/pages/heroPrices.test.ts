import { expect, it } from 'vitest';

import { beauty } from '@/content/beauty';
import { hairMakeup } from '@/content/hairMakeup';
import { homeFacials } from '@/content/homeFacials';
import type { Price, PriceItem } from '@/content/shapes';
import { waxing } from '@/content/waxing';

const itemsOf = (groups: readonly { items: readonly PriceItem[] }[]) => groups.flatMap(({ items }) => items);
const { styling, colour, makeup } = hairMakeup;

/** Items that nobody books alone, or that are for children. The price under a headline must not come from them. */
const leftOut = new Set(['led-add-on', 'home-service', 'add-on', 'child-haircut']);

it.each<[string, Price, readonly PriceItem[]]>([
  ['beauty', beauty.hero.from, [...itemsOf(beauty.nails.categories), ...itemsOf(beauty.waxing.lists)]],
  ['home facials', homeFacials.hero.from, homeFacials.menu.items],
  ['waxing', waxing.hero.from, itemsOf([...waxing.women.groups, ...waxing.men.groups])],
  ['hair and makeup', hairMakeup.hero.from, itemsOf([styling, { items: [...colour.tiers, ...colour.extras] }, makeup.bride, makeup.looks])],
])('%s: the price under the headline is the lowest of the page', (_, from, items) => {
  const prices = items.flatMap(({ id, price }) => (typeof price === 'number' && !leftOut.has(id) ? [price] : []));
  expect(from).toBe(`from ${Math.min(...prices)}`);
});
