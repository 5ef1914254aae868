import { expect, it } from 'vitest';

import type { PriceItem, TwoPriceItem } from '@/content/shapes';

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
