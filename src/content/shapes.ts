import type { PictureSource } from '@/lib/picture';

/**
 * A price in AED. `2500` prints "AED 2,500", `'Ask'` prints "Ask", `'from 650'` prints "From AED 650", or "from AED 650" where an item has
 * two prices. Each page deliberately has its own list. If an item has different prices on two pages, the customer agreed to that
 * (tests/content/prices.test.ts).
 */
export type Price = number | `from ${number}` | 'Ask';

/** Price of a Master. `'GM only'` hides the Master's line, `''` leaves it empty. */
export type MasterPrice = Price | 'GM only' | '';

export interface TwoPriceItem {
  id: string;
  name: string;
  /** Grand Master. */
  priceGM: Price;
  /** Master Artist. */
  priceM: MasterPrice;
  description: string;
}

export interface PriceItem {
  id: string;
  name: string;
  price: Price;
  /** One short line under the name; '' for none. */
  note: string;
}

export interface PriceGroup {
  id: string;
  title: string;
  items: readonly PriceItem[];
}

export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The opening texts of a section. `*asterisks*` set one phrase of a headline in italics. */
export interface Head {
  eyebrow: string;
  headline: string;
}

/** A link; `https:` opens a new tab. */
export interface Link {
  label: string;
  href: string;
}

export interface Point {
  title: string;
  text: string;
}

export interface Pair {
  id: string;
  title: string;
  /** Describes or numbers the drawing. */
  note: string;
  before: PictureSource;
  after: PictureSource;
}

/** One price in the structured data of a page. */
export interface Offer {
  name: string;
  price: MasterPrice;
}

type Priced = { name: string; price: MasterPrice } | Pick<TwoPriceItem, 'name' | 'priceGM' | 'priceM'>;

/**
 * Returns the offers of a price list. An item with two prices gives two offers, "name, Grand Master" and "name, Master". `prefix` goes
 * before each name.
 */
export function offersOf(items: readonly Priced[], prefix = ''): Offer[] {
  return items.flatMap((item) => {
    const name = prefix + item.name;
    if ('price' in item) return [{ name, price: item.price }];
    if (item.priceM === '') return [{ name, price: item.priceGM }];
    return [
      { name: `${name}, Grand Master`, price: item.priceGM },
      { name: `${name}, Master`, price: item.priceM },
    ];
  });
}
