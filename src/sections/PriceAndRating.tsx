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
    // Each part has a slot for a line in front of it. At the start of a row, the slot is clipped.
    <p data-essential className={`overflow-hidden text-small ${className}`}>
      <span className="-ms-12 flex flex-wrap *:ps-12">
        <span className="whitespace-nowrap">
          {of} <Amount price={price} lowest={of === undefined ? 'From' : 'from'} inText />
        </span>{' '}
        <span className="relative whitespace-nowrap before:absolute before:top-1/2 before:inset-s-3 before:h-px before:w-6 before:bg-brass">
          <b className="font-semibold">{facts.rating}</b> from {facts.reviewCount}+ reviews
        </span>
      </span>
    </p>
  );
}
