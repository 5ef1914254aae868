import { describe, expect, it } from 'vitest';

import { all, main, page, pagePaths, structured, text, textOf } from './site';
import { specifiedPrices } from './specified';

/** Allows at most one line about the treatment between its name and its price. */
const NEAR = '[^]{0,140}?';

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Returns a pattern that matches '2,500' only without "from" before it, and 'from 650' only with it. Ignores letter case. */
const printed = (price: string) =>
  price.startsWith('from ')
    ? `[Ff]rom AED ${price.slice(5)}(?![\\d,]*\\d)`
    : price === 'Ask'
      ? 'Ask'
      : `(?<![Ff]rom )AED ${price}(?![\\d,]*\\d)`;

interface Offer {
  price?: number;
  priceSpecification?: { minPrice: number };
}

/** Lists the prices of a service in structured data. */
function amountsOf({ offers = [] }: Record<string, unknown>): (number | undefined)[] {
  return (offers as Offer[]).map(({ price, priceSpecification }) => price ?? priceSpecification?.minPrice);
}

describe.each(Object.entries(specifiedPrices))('%s', (path, rows) => {
  it('prints every price beside its name, in the agreed order', () => {
    const pageText = text(path);
    let at = 0;
    for (const [name, ...prices] of rows) {
      const row = new RegExp([escaped(name), ...prices.map(printed)].join(NEAR), 'g');
      row.lastIndex = at;
      const found = row.exec(pageText);
      expect(found, `${path}: "${name}" with AED ${prices.join(' / ')} is not there, or not in its order.`).not.toBeNull();
      at = found === null ? at : found.index + name.length;
    }
  });

  it('offers the same prices in its structured data', () => {
    const amounts = structured(path, 'Service').flatMap(amountsOf);
    const specified = rows.flatMap(([, ...prices]) => prices.filter((price) => price !== 'Ask'));
    const asNumber = (price: string) => Number(price.replaceAll(/from |,/g, ''));
    expect(amounts.map(String).toSorted()).toEqual(specified.map(asNumber).map(String).toSorted());
  });
});

it.each(['/', '/contact'])('%s: the salon’s structured data has the lowest and the highest price of all lists', (path) => {
  expect(structured(path, 'BeautySalon', page(path).head).map(({ priceRange }) => priceRange)).toEqual(['AED 50 to 8,000']);
});

it.each(pagePaths)('%s: the page shows every price of its structured data', (path) => {
  const visible = text(path).replaceAll(',', '');
  for (const amount of structured(path, 'Service').flatMap(amountsOf)) expect(visible).toContain(`AED ${amount}`);
});

it.each(pagePaths)('%s: a price in a row that links to another page is also a price on that page', (path) => {
  const ownPrices = new Set(structured(path, 'Service').flatMap(amountsOf));
  for (const row of all(path, ':is(li, article):has(a[href^="/"]):not(:has(li))')) {
    const target = row.querySelector('a')?.getAttribute('href')?.split('#')[0] ?? '';
    for (const [, amount] of textOf(row).matchAll(/(AED [\d,]*\d)/g)) {
      if (ownPrices.has(Number(amount?.replaceAll(/\D/g, '')))) continue;
      expect(text(target), `${path} says "${textOf(row)}", and ${target} has no ${amount}.`).toContain(amount);
    }
  }
});

it.each(pagePaths)('%s: the page advertises no savings, and writes amounts with a thousands comma', (path) => {
  const pageText = text(path);
  expect(pageText).not.toMatch(/\d\s?%|\bsave\b|\bdiscount|\bbest value\b/i);
  expect(pageText).not.toMatch(/AED \d{4}/);
  expect(main(path).querySelector('del, s, strike')).toBeNull();
});
