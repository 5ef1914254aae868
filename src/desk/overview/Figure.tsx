import { type ReactNode, useId, useState } from 'react';

import { classNames } from '@/lib/classNames';
import { TextButton } from '@/ui/TextButton';

import { shortText } from '../model/lead';

interface FigureTable {
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly (string | number)[])[];
  total: readonly (string | number)[];
}

interface FigureProps {
  caption: string;
  table: FigureTable;
  children: ReactNode;
  /** Shown below the chart or the table. */
  note?: ReactNode;
}

/** A chart with its title, and the same data as a table on request. */
export function Figure({ caption, table, children, note }: FigureProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col bg-white px-4 pt-2 pb-4 md:px-5">
      <div className="flex items-center justify-between gap-3">
        <figcaption id={id} className="text-small/5 font-semibold">
          {caption}
        </figcaption>
        <TextButton aria-pressed={asTable} onClick={() => setAsTable(!asTable)} className="-me-2 text-dense">
          As a table
        </TextButton>
      </div>
      {asTable && <FigureNumbers labelledBy={id} table={table} />}
      {!asTable && children}
      {note}
    </figure>
  );
}

function FigureNumbers({ labelledBy, table: { columns, rows, total } }: { labelledBy: string; table: FigureTable }) {
  const cells = (row: readonly (string | number)[], className: string) =>
    row.slice(1).map((cell, index) => (
      <td key={columns[index + 1]} className={`py-1 ps-2 text-end tabular-nums md:ps-3 ${className}`}>
        {cell}
      </td>
    ));
  return (
    // Whole rows of 29 px below a head of 28 px, or 48 px if a title takes two lines.
    <div
      role="group"
      aria-labelledby={labelledBy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the box that has the focus
      tabIndex={0}
      className={classNames('overflow-y-auto', columns.length > 2 ? 'max-h-[280px]' : 'max-h-[289px]')}
    >
      <table aria-labelledby={labelledBy} className="w-full">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={classNames(
                  'sticky top-0 bg-white pb-1 align-bottom font-semibold text-ink-soft max-md:text-caption/5',
                  columns.length > 2 ? 'h-12' : 'h-7',
                  index === 0 ? 'w-full text-start' : 'ps-2 text-end md:ps-3',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-t border-sand">
              <th scope="row" dir="auto" className="max-w-0 truncate py-1 font-normal text-page">
                {shortText(String(row[0]))}
              </th>
              {cells(row, '')}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-hair-strong">
            <th scope="row" className="py-1 text-start font-semibold">
              Total
            </th>
            {cells(total, 'font-semibold')}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface BarChartProps {
  values: readonly number[];
  /** The chart in one sentence, for screen readers. */
  summary: string;
  /** Shown below the bars: one label per bar, or fewer, evenly spread. */
  labels: readonly string[];
  /** Whether each bar shows its number above it. */
  numbered?: boolean;
  /** Whether the bar at an index is highlighted. */
  marked?: (index: number) => boolean;
}

const BAR = 10;
const HEIGHT = 100;

/** A bar chart as wide as its container. */
export function BarChart({ values, summary, labels, numbered = false, marked }: BarChartProps) {
  const most = Math.max(1, ...values);
  return (
    <div className="mt-1 flex grow flex-col justify-end">
      {numbered && (
        <div aria-hidden="true" className="flex text-center text-caption/5 text-ink-soft tabular-nums *:flex-1">
          {values.map((value, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            <span key={index}>{value}</span>
          ))}
        </div>
      )}
      {!numbered && (
        <span aria-hidden="true" className="border-b border-dashed border-sand text-caption/5 text-mute tabular-nums">
          {most}
        </span>
      )}
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${values.length * BAR} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-28 w-full grow border-b border-hair-strong"
      >
        {values.map((value, index) => {
          const height = (value / most) * HEIGHT;
          return (
            <rect
              // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
              key={index}
              x={index * BAR + 1}
              y={HEIGHT - height}
              width={BAR - 2}
              height={height}
              className={marked?.(index) ? 'fill-error' : 'fill-rosewood/65'}
            />
          );
        })}
      </svg>
      <div
        aria-hidden="true"
        className={classNames(
          'flex pt-1 text-caption/5 text-mute',
          labels.length === values.length ? 'text-center *:flex-1' : 'justify-between',
        )}
      >
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
