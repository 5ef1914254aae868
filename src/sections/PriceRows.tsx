import type { PriceItem } from '@/content/shapes';

import { Amount } from './Amount';

interface PriceRowsProps {
  /** Accessible name of the list. */
  label: string;
  items: readonly PriceItem[];
}

/** A price list for light and dark backgrounds. Each row has a name above its note on the left and a price on the right. */
export function PriceRows({ label, items }: PriceRowsProps) {
  return (
    <ul aria-label={label} className="border-b border-ink-soft/20 in-[.on-dark]:border-hair-dark">
      {items.map(({ id, name, price, note }) => (
        <li key={id} className="border-t border-ink-soft/20 py-3 in-[.on-dark]:border-hair-dark md:py-4">
          <p className="flex items-baseline justify-between gap-3 md:gap-6">
            <span className="font-serif text-card text-ink in-[.on-dark]:text-porcelain">{name}</span>{' '}
            <span className="text-price text-ink-soft in-[.on-dark]:text-on-deep [&_.tabular-nums]:text-ink in-[.on-dark]:[&_.tabular-nums]:text-champagne">
              <Amount price={price} of={name} />
            </span>
          </p>
          {note && <p className="text-caption text-ink-soft in-[.on-dark]:text-on-deep md:text-small">{note}</p>}
        </li>
      ))}
    </ul>
  );
}
