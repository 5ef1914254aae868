import type { PriceItem } from '@/content/shapes';
import { NoBreak } from '@/ui/NoBreak';

import { Amount } from './Amount';

interface PriceRowsProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly PriceItem[];
}

/** A price list for light and dark backgrounds. Each row has a name above its note on the left and a price on the right. */
export function PriceRows({ label, items }: PriceRowsProps) {
  return (
    <ul aria-label={label} className="border-b border-(--hair)">
      {items.map(({ id, name, price, note }) => (
        <li key={id} className="border-t border-(--hair) py-3 md:py-4">
          <p className="flex items-baseline justify-between gap-3 md:gap-6">
            <span className="font-serif text-card text-(--strong)">
              <NoBreak text={name} />
            </span>{' '}
            <span className="text-price text-(--soft) in-[.on-dark]:[&_.tabular-nums]:text-champagne">
              <Amount price={price} of={name} />
            </span>
          </p>
          {note && (
            <p className="text-caption text-(--soft) md:text-small">
              <NoBreak text={note} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
