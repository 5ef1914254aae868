import type { MasterPrice } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { formatAmount } from '@/lib/money';

interface AmountProps {
  price: MasterPrice;
  /** First word of a minimum price: 'From AED 650' for an item's only price, 'from AED 650' for one of its two prices. */
  lowest?: 'From' | 'from';
  /** Name of the treatment. If set, the price is a button that offers a message about the treatment (layout/PriceMessage.tsx). */
  of?: string;
}

/** A price after a small 'AED', in one of the sizes `text-price`, `text-price-card` and `text-price-large`. 'GM only' and '' print nothing. */
export function Amount({ price, lowest = 'From', of }: AmountProps) {
  if (price === 'GM only' || price === '') return null;
  if (price === 'Ask') return <span className="font-semibold">Ask</span>;
  const from = typeof price === 'string';
  const amount = formatAmount(amountOf(price));
  const figure = (
    <>
      <span className="me-1 text-caption">{from ? `${lowest} AED ` : 'AED '}</span>
      <span
        className={classNames('font-semibold tabular-nums lining-nums', of && 'underline decoration-brass decoration-1 underline-offset-4')}
      >
        {amount}
      </span>
    </>
  );
  if (of === undefined) return <span className="whitespace-nowrap">{figure}</span>;
  return (
    <button
      type="button"
      title="Ask for an appointment"
      data-ask={`${of} · ${from ? 'from ' : ''}AED ${amount}`}
      className="relative whitespace-nowrap after:absolute after:-inset-[12px]"
    >
      {figure}
    </button>
  );
}

/** Says that the prices of a list are buttons. Placed at a page's first list. */
export function AskHint() {
  return <p className="scripted text-caption text-(--soft)">Tap a price to ask about it.</p>;
}

function amountOf(price: number | `from ${number}`): number {
  return typeof price === 'number' ? price : Number(price.slice('from '.length));
}
