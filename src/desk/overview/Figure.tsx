import { type ReactNode, useId, useState } from 'react';

import { textButton } from '@/ui/textButton';

import { shortText } from '../model/lead';

/** The same figure in numbers. */
interface FigureTable {
  columns: readonly string[];
  /** The first cell of each names its line. */
  rows: readonly (readonly (string | number)[])[];
  total: readonly (string | number)[];
}

interface FigureProps {
  caption: string;
  table: FigureTable;
  /** The drawing. */
  children: ReactNode;
  /** What stands below either. */
  note?: ReactNode;
}

/** A chart with its name, and on request the same as a table. */
export function Figure({ caption, table, children, note }: FigureProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <figure aria-labelledby={id} className="flex min-w-0 flex-col bg-white px-4 pt-2 pb-4 md:px-5">
      <div className="flex items-center justify-between gap-3">
        <figcaption id={id} className="text-small/5 font-semibold">
          {caption}
        </figcaption>
        <button type="button" aria-pressed={asTable} onClick={() => setAsTable(!asTable)} className={`${textButton} -mr-2 text-dense`}>
          As a table
        </button>
      </div>
      {asTable ? <FigureNumbers labelledBy={id} table={table} /> : children}
      {note}
    </figure>
  );
}

function FigureNumbers({ labelledBy, table: { columns, rows, total } }: { labelledBy: string; table: FigureTable }) {
  const cells = (row: readonly (string | number)[], look: string) =>
    row.slice(1).map((cell, index) => (
      <td key={columns[index + 1]} className={`py-1 pl-2 text-right tabular-nums md:pl-3 ${look}`}>
        {cell}
      </td>
    ));
  return (
    <div className="max-h-72 overflow-y-auto">
      <table aria-labelledby={labelledBy} className="w-full">
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={`py-1 font-semibold text-ink-soft max-md:text-caption ${index === 0 ? 'text-left' : 'pl-2 text-right md:pl-3'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-t border-sand">
              <th scope="row" dir="auto" className="w-2/5 py-1 text-left font-normal wrap-anywhere">
                {shortText(String(row[0]))}
              </th>
              {cells(row, '')}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-hair-strong">
            <th scope="row" className="py-1 text-left font-semibold">
              Total
            </th>
            {cells(total, 'font-semibold')}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
