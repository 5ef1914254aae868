import { expect, it } from 'vitest';

import { beauty } from '@/content/beauty';
import { browsLashes } from '@/content/browsLashes';
import { hairMakeup } from '@/content/hairMakeup';
import { homeFacials } from '@/content/homeFacials';
import type { Price, PriceItem, TwoPriceItem } from '@/content/shapes';
import { waxing } from '@/content/waxing';

import { AGREED_TO_DIFFER, comparableName } from '../../scripts/owner/claims';

const modules = import.meta.glob<object>('../../src/content/*.ts', { eager: true });

/** Lists whose title is part of their items' names: "Back" for women and for men, "Refill" of a classic and of a hybrid set. */
const nameTitles = new Set(['Women', 'Men', 'Classic', 'Hybrid', 'Russian Volume']);

type Item = PriceItem | TwoPriceItem;

interface Sold {
  name: string;
  price: string;
  file: string;
}

it('an item has the same price on all pages, unless the customer agreed to different prices', () => {
  const sold = Object.entries(modules).flatMap(([file, exports]) => soldIn(file.replace('../../', ''), exports));
  expect(sold.length).toBeGreaterThan(150);
  const prices = Map.groupBy(sold, ({ name }) => name);
  const differing = [...prices].filter(([, rows]) => new Set(rows.map(({ price }) => price)).size > 1);
  const told = differing.flatMap(([name, rows]) => rows.map(({ file, price }) => `${name}: ${price} in ${file}`)).toSorted();
  expect(
    differing.map(([name]) => name).toSorted(),
    `These have more than one price:\n${told.join('\n')}\nGive an item one price, or what is another item another name.`,
  ).toEqual(AGREED_TO_DIFFER);
});

/** Collects every priced item of a content file, without duplicates. */
function soldIn(file: string, exports: object): Sold[] {
  const seen = new Set<unknown>();
  const found: Sold[] = [];
  const read = (value: unknown, title: string) => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    if (isItem(value)) found.push({ name: comparableName(`${title} ${value.name}`), price: priceOf(value), file });
    const ownTitle = 'title' in value && nameTitles.has(String(value.title)) ? String(value.title) : title;
    for (const inner of Object.values(value)) read(inner, ownTitle);
  };
  read(exports, '');
  return found;
}

function isItem(value: object): value is Item {
  return 'name' in value && ('price' in value || 'priceGM' in value);
}

function priceOf(item: Item): string {
  return 'price' in item ? String(item.price) : [item.priceGM, item.priceM].filter((price) => price !== '').join(' / ');
}

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
