import type { ReactNode, Ref } from 'react';

/** The last one takes what the others leave. */
const columns = [
  { name: 'Name', width: '15.5%' },
  { name: 'Contact', width: '23.6%' },
  { name: 'Inquiry', width: '13.5%' },
  { name: 'Source', width: '14.5%' },
  { name: 'Date', width: '160px' },
  { name: 'Message', width: '200px' },
  { name: 'Actions', width: undefined },
] as const;

export const COLUMN_COUNT = columns.length;

interface LeadsTableFrameProps {
  /** How many rows the table really has, head included, when only a part of them stands in the page. */
  rowCount?: number | undefined;
  ref?: Ref<HTMLTableElement>;
  /** One `tbody` or several. */
  children?: ReactNode;
}

/**
 * The table around the leads. Fixed columns: rows that come into view while scrolling change no width. Where it has less than 1200 px it
 * keeps its width in a box that scrolls sideways, with the first head always in view. Elsewhere the head stays below the bar (staff.css) while the page
 * scrolls.
 */
export function LeadsTableFrame({ rowCount, ref, children }: LeadsTableFrameProps) {
  return (
    <div className="@container">
      <div className="relative @max-[1200px]:overflow-x-auto">
        <table
          ref={ref}
          aria-rowcount={rowCount}
          className="w-full table-fixed border-separate border-spacing-0 text-left text-dense @max-[1200px]:min-w-330"
        >
          <caption className="sr-only">Leads, newest first</caption>
          <colgroup>
            {columns.map(({ name, width }) => (
              <col key={name} style={{ width }} />
            ))}
          </colgroup>
          <thead>
            <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
              {columns.map(({ name }) => (
                <th
                  key={name}
                  scope="col"
                  data-below-bar
                  className="sticky top-0 z-5 h-10 border-b border-hair-strong bg-plaster px-3 text-caption/[18px] font-semibold whitespace-nowrap text-ink-soft first:left-0 first:z-6 first:pl-4 last:pr-4 last:text-right @max-[1200px]:first:border-r @max-[1200px]:first:border-r-sand @min-[1200px]:top-(--bar-height) @min-[1200px]:transition-[top] @min-[1200px]:duration-hover"
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {children}
        </table>
      </div>
    </div>
  );
}
