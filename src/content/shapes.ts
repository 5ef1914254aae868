import type { PictureSource } from '@/lib/picture';

/**
 * A price in AED. `2500` prints "AED 2,500", `'Ask'` prints "Ask", `'from 650'` prints "From AED 650", or "from AED 650" where an item has
 * two prices. Each page deliberately has its own list. Where an item costs different prices on two pages, that was agreed
 * (tests/content/prices.test.ts).
 */
export type Price = number | `from ${number}` | 'Ask';

/** Price of a Master. `'GM only'` hides the Master's line, `''` leaves it empty. */
export type MasterPrice = Price | 'GM only' | '';

/** One treatment with two prices. */
export interface TwoPriceItem {
  id: string;
  name: string;
  /** Grand Master. */
  priceGM: Price;
  /** Master Artist. */
  priceM: MasterPrice;
  description: string;
}

/** One treatment with one price. */
export interface PriceItem {
  id: string;
  name: string;
  price: Price;
  /** One short line under the name; '' for none. */
  note: string;
}

/** A part of a price list. */
export interface PriceGroup {
  id: string;
  title: string;
  items: readonly PriceItem[];
}

/** One question and its answer. */
export interface Question {
  id: string;
  question: string;
  answer: string;
}

/** The opening words of a section. `*asterisks*` set one phrase of a headline in italics. */
export interface Head {
  eyebrow: string;
  headline: string;
}

/** A link; `https:` opens a new tab. */
export interface Link {
  label: string;
  href: string;
}

/** A short statement. */
export interface Point {
  title: string;
  text: string;
}

/** A before/after pair. */
export interface Pair {
  id: string;
  title: string;
  /** Describes the drawing, or numbers it. */
  note: string;
  before: PictureSource;
  after: PictureSource;
}

/** One price in the structured data of a page. */
export interface Offer {
  name: string;
  price: MasterPrice;
}

/** An item of a price list. */
type Priced = { name: string; price: MasterPrice } | Pick<TwoPriceItem, 'name' | 'priceGM' | 'priceM'>;

/**
 * Returns the offers of a price list. An item with two prices gives two, named "name, Grand Master" and "name, Master". `prefix` goes
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
