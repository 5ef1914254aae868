import type { ReactNode } from 'react';

import type { MasterPrice } from '@/content/shapes';
import { classNames } from '@/lib/classNames';
import { formatAmount } from '@/lib/money';
import { ReadableButton } from '@/ui/ReadableButton';

interface AmountProps {
  price: MasterPrice;
  /** First word of a minimum price: 'From AED 650' for an item's only price, 'from AED 650' for one of its two prices. */
  lowest?: 'From' | 'from';
  /** Name of the treatment. If set, the price is a button that offers a message about the treatment (layout/PriceMessage.tsx). */
  of?: string;
  /** Sets 'AED' in the size of the figure, for a price within a line of text. */
  inText?: boolean;
}

/** A price after a small 'AED', in one of the sizes `text-price`, `text-price-card` and `text-price-large`. 'GM only' and '' print nothing. */
export function Amount({ price, lowest = 'From', of, inText = false }: AmountProps) {
  if (price === 'GM only' || price === '') return null;
  const style = classNames('font-semibold tabular-nums lining-nums', of && 'underline decoration-brass decoration-1 underline-offset-4');
  if (price === 'Ask') {
    return (
      <PriceButton ask={of}>
        <span className={style}>Ask</span>
      </PriceButton>
    );
  }
  const from = typeof price === 'string';
  const amount = formatAmount(amountOf(price));
  return (
    <PriceButton ask={of} price={`${from ? 'from ' : ''}AED ${amount}`}>
      <span className={inText ? undefined : 'me-1 text-caption'}>{from ? `${lowest} AED ` : 'AED '}</span>
      <span className={style}>{amount}</span>
    </PriceButton>
  );
}

/** A price, as a button if it can be asked about. */
function PriceButton({ ask, price, children }: { ask: string | undefined; price?: string; children: ReactNode }) {
  if (ask === undefined) return <span className="whitespace-nowrap">{children}</span>;
  return (
    <ReadableButton
      title="Ask for an appointment"
      data-ask={ask}
      data-price={price}
      className="relative whitespace-nowrap after:absolute after:-inset-[12px]"
    >
      {children}
    </ReadableButton>
  );
}

/** Says that the prices of a list are buttons. Placed at a page's first list. */
export function AskHint() {
  return <p className="scripted text-caption text-(--soft)">Tap a price to ask about it.</p>;
}

function amountOf(price: number | `from ${number}`): number {
  return typeof price === 'number' ? price : Number(price.slice('from '.length));
}
