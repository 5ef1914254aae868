import { formatAmount } from '@/lib/money';
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

export interface Question<Answer = string> {
  id: string;
  question: string;
  answer: Answer;
}

/** A question whose answer may be the days of healing, as a list. */
export type FaqQuestion = Question<string | readonly Day[]>;

/** One line of a list about healing. `text` has at most 36 characters, so that it stays on one line on a phone. */
export interface Day {
  when: string;
  text: string;
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

type Listed<Id> = { readonly id: Id } & ({ readonly price: Price } | Pick<TwoPriceItem, 'priceGM' | 'priceM'>);

/**
 * Repeats prices of a page's own lists in its texts, so that a price is written once: `aed('touchUp')` is "AED 950", `figure('touchUp')`
 * is "950", and `from('touchUp')` the price under a headline. Of two prices it is the lower one, unless `artist` asks for the Grand Master's.
 */
export function pricesOf<Id extends string>(...lists: readonly (readonly Listed<Id>[])[]) {
  const amount = (id: Id, artist?: 'GM'): number => {
    const prices = lists
      .flat()
      .filter((item) => item.id === id)
      .flatMap((item): MasterPrice[] => ('price' in item ? [item.price] : artist ? [item.priceGM] : [item.priceGM, item.priceM]));
    return Math.min(...prices.flatMap((price) => Number.parseInt(String(price).replace('from ', ''), 10) || []));
  };
  return {
    aed: (id: Id, artist?: 'GM') => `AED ${formatAmount(amount(id, artist))}`,
    figure: (id: Id) => formatAmount(amount(id)),
    from: (id: Id): `from ${number}` => `from ${amount(id)}`,
  };
}
