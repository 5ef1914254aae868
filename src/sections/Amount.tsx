import type { MasterPrice } from '@/content/shapes';
import { formatAmount } from '@/lib/money';

interface AmountProps {
  price: MasterPrice;
  /** How a lowest price begins: 'From AED 650' is the whole price of an item, 'from AED 650' one of its two. */
  lowest?: 'From' | 'from';
}

/** A price in AED, as large as the text around it, with a small AED before it. 'GM only' and '' print nothing. */
export function Amount({ price, lowest = 'From' }: AmountProps) {
  if (price === 'GM only' || price === '') return null;
  if (price === 'Ask') return <span className="font-semibold">Ask</span>;
  const from = typeof price === 'string';
  return (
    <span className="whitespace-nowrap">
      <span className="mr-1 text-caption">{from ? `${lowest} AED ` : 'AED '}</span>
      <span className="font-semibold tabular-nums lining-nums">{formatAmount(amountOf(price))}</span>
    </span>
  );
}

function amountOf(price: number | `from ${number}`): number {
  return typeof price === 'number' ? price : Number(price.slice('from '.length));
}
