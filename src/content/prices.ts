/**
 * A price in AED. `2500` prints "AED 2,500", `'Ask'` prints "Ask", `'from 650'` prints "From AED 650", and "from AED 650" where an item
 * has two prices. Each page has its own prices on purpose: nothing here is shared between pages.
 */
export type Price = number | `from ${number}` | 'Ask';

/** What a Master costs: `'GM only'` hides the Master's line, `''` leaves it empty (§3 "Service price item"). */
export type MasterPrice = Price | 'GM only' | '';

/** One treatment with two prices (§3). */
export interface TwoPriceItem {
  id: string;
  name: string;
  /** Grand Master. */
  priceGM: Price;
  /** Master Artist. */
  priceM: MasterPrice;
  description: string;
}

/** One treatment with one price (§3 "Other items"). */
export interface PriceItem {
  id: string;
  name: string;
  price: Price;
  /** One short line under the name; '' for none. */
  note: string;
}

/** One question and its answer (§3 "FAQ item"). */
export interface Question {
  id: string;
  question: string;
  answer: string;
}
