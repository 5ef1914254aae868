import type { ReactNode, Ref } from 'react';

export interface TableColumn {
  name: string;
  /** A CSS width; a column without one takes what the others leave. */
  width?: string;
  /** Where its head stands. */
  align?: 'start' | 'end';
}

interface TableProps {
  /** What is listed, for assistive technology. */
  label: string;
  columns: readonly TableColumn[];
  /** Below 1280 px the table is at least this wide, in px. */
  minWidthPx: number;
  /** How many rows the table really has, head included, when only a part of them stands in the page. */
  rowCount?: number | undefined;
  ref?: Ref<HTMLTableElement>;
  /** One `tbody` or several. */
  children?: ReactNode;
}

/**
 * A dense table. Fixed columns: rows that come into view while scrolling change no width. Below 1280 px it keeps its width in a box that
 * scrolls sideways, with the first head always in view. From 1280 px the head stays below `--bar-bottom` while the page scrolls.
 */
export function Table({ label, columns, minWidthPx, rowCount, ref, children }: TableProps) {
  return (
    <div className="relative max-xl:overflow-x-auto" style={{ '--table-min-width': `${minWidthPx}px` }}>
      <table
        ref={ref}
        aria-rowcount={rowCount}
        className="w-full table-fixed border-separate border-spacing-0 text-left text-dense max-xl:min-w-(--table-min-width)"
      >
        <caption className="sr-only">{label}</caption>
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {columns.map(({ name, align = 'start' }) => (
              <th
                key={name}
                scope="col"
                data-align={align}
                className="sticky top-0 z-5 h-10 border-b border-hair-strong bg-plaster px-3 text-caption/[18px] font-semibold whitespace-nowrap text-ink-soft first:left-0 first:z-6 first:pl-4 last:pr-4 data-[align=end]:text-right max-xl:first:border-r max-xl:first:border-r-sand xl:top-(--bar-bottom) xl:transition-[top] xl:duration-hover"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {children}
      </table>
    </div>
  );
}
