import type { Price } from '@/content/shapes';
import { facts } from '@/site/facts';

import { Amount } from './Amount';

/** Price and rating in one line below a landing page's headline. */
export function PriceAndRating({ price, className }: { price: Price; className: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-3 text-small ${className}`}>
      <Amount price={price} />{' '}
      <span className="before:me-3 before:inline-block before:h-px before:w-6 before:bg-brass before:align-middle">
        <b className="font-semibold">{facts.rating}</b> from {facts.reviewCount}+ reviews
      </span>
    </p>
  );
}
