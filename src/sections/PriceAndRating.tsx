import type { Price } from '@/content/shapes';
import { facts } from '@/site/facts';

import { Amount } from './Amount';

interface PriceAndRatingProps {
  price: Price;
  /** Names the treatment that the price is for, on a page about more than one. */
  of?: string;
  className: string;
}

/** Price and rating in one line below a page's headline. */
export function PriceAndRating({ price, of, className }: PriceAndRatingProps) {
  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-small ${className}`}>
      <span className="whitespace-nowrap">
        {of} <Amount price={price} lowest={of === undefined ? 'From' : 'from'} />
      </span>{' '}
      <span className="before:me-3 before:inline-block before:h-px before:w-6 before:bg-brass before:align-middle">
        <b className="font-semibold">{facts.rating}</b> from {facts.reviewCount}+ reviews
      </span>
    </p>
  );
}
