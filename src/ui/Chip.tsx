import type { ReactNode } from 'react';

import { classNames } from '@/lib/classNames';

interface ChipProps {
  /** True while this filter is in use. */
  pressed: boolean;
  onPress: () => void;
  /** How many items match the filter. */
  count?: number;
  disabled?: boolean;
  children: ReactNode;
}

/** A filter button (WAI-ARIA toggle button). Put a row of chips into a labelled group. */
export function Chip({ pressed, onPress, count, disabled = false, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-12 items-center gap-2 rounded-full border border-field px-4 text-small/none font-semibold whitespace-nowrap md:px-5',
        'not-disabled:hover:border-oxblood disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:bg-petal aria-pressed:text-oxblood',
      )}
    >
      {children}
      {count !== undefined && <span className="font-normal text-ink-soft tabular-nums">{count}</span>}
    </button>
  );
}
