import type { PictureSource } from '@/lib/picture';

/**
 * A price in AED. `2500` prints "AED 2,500", `'Ask'` prints "Ask", `'from 650'` prints "From AED 650", and "from AED 650" where an item
 * has two prices. Each page has its own list on purpose: where one item costs two prices on two pages, that was agreed (tests/content/prices.test.ts).
 */
export type Price = number | `from ${number}` | 'Ask';

/** What a Master costs: `'GM only'` hides the Master's line, `''` leaves it empty. */
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

/** What a section begins with. `*asterisks*` set one phrase of a headline in italics. */
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

/** A place before and after. */
export interface Pair {
  id: string;
  title: string;
  /** A word about the drawing, or its number. */
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
 * The offers of a price list that the page shows: one price by the item's name, two by "name, Grand Master" and "name, Master". `prefix`
 * stands before each name.
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
