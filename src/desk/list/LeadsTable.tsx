import { memo, type ReactNode, type Ref, useRef } from 'react';

import { classNames } from '@/lib/classNames';

import { useLeadList } from './LeadListContext';
import { LeadRow } from './LeadRow';
import { COLUMNS, type LeadListProps, useFocusedLead, useRowProps, useWindowedRows } from './rows';

/** The height of a row (`h-11` in Tailwind). */
const ROW_PX = 44;

/** The leads as a table, from 768 px on. */
export const LeadsTable = memo(function LeadsTable({ selected }: LeadListProps) {
  const table = useRef<HTMLTableElement>(null);
  const { shown } = useLeadList();
  const { propsOf, toggle } = useRowProps(selected);
  const { windowed, rows, before, after, measure, scrollTo } = useWindowedRows(shown, table, ROW_PX);
  useFocusedLead(shown, scrollTo);
  return (
    <LeadsTableFrame ref={table} rowCount={windowed ? shown.length + 1 : undefined}>
      <Gap px={before} />
      {rows.map(({ lead, index }) => (
        <LeadRow key={lead.id} lead={lead} index={index} windowed={windowed} {...propsOf(lead)} measure={measure} onToggle={toggle} />
      ))}
      <Gap px={after} />
    </LeadsTableFrame>
  );
});

const head = classNames(
  'sticky top-0 z-5 h-10 border-b border-hair-strong bg-plaster px-3 first:ps-4',
  'text-start text-caption/snug font-semibold whitespace-nowrap text-ink-soft',
  'first:inset-s-0 first:z-6 table-scrolls:first:border-e table-scrolls:first:border-e-sand',
  'table-fits:top-(--bar-height) table-fits:transition-[top]',
);

/** Fills the space of the rows that are out of view. */
function Gap({ px }: { px: number }) {
  if (px <= 0) return null;
  return (
    <tbody aria-hidden="true">
      <tr style={{ height: px }} />
    </tbody>
  );
}

interface LeadsTableFrameProps {
  /** The number of rows including the head; set when only some are in the DOM. */
  rowCount?: number | undefined;
  ref?: Ref<HTMLTableElement>;
  /** One or more `tbody` elements. */
  children?: ReactNode;
}

/**
 * The table around the leads. Fixed columns keep their widths while rows come and go. Where it does not fit, the table scrolls
 * sideways in a box and its first column stays in view. Where it fits, its head sticks below the page header (staff.css).
 */
export function LeadsTableFrame({ rowCount, ref, children }: LeadsTableFrameProps) {
  return (
    <div className="relative table-scrolls:overflow-x-auto">
      <table
        ref={ref}
        aria-rowcount={rowCount}
        className="w-full table-fixed border-separate border-spacing-0 text-dense table-scrolls:min-w-330"
      >
        <caption className="sr-only">Leads, newest first</caption>
        <colgroup>
          {COLUMNS.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr aria-rowindex={rowCount === undefined ? undefined : 1}>
            {COLUMNS.map(({ name }) => (
              <th key={name} scope="col" data-below-bar className={head}>
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
