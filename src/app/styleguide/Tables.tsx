import { Spinner } from '@/ui/Spinner';
import { Table, type TableColumn } from '@/ui/Table';

import { Specimen } from './Specimen';
import { State } from './State';

const columns: readonly TableColumn[] = [
  { name: 'Name', width: '30%' },
  { name: 'Source', width: '40%' },
  { name: 'Date', align: 'end' },
];
const rows = [
  { name: 'Mariam Khoury', source: '/lip-blush-dubai', date: '21 Nov 2026' },
  { name: 'Sofia Lindqvist', source: '/microblading-in-dubai', date: '20 Nov 2026' },
  { name: 'A name that is longer than the column that it stands in', source: 'hero_booking', date: '20 Nov 2026' },
];
const MIN_WIDTH_PX = 640;
const cell = 'h-11 truncate border-b border-sand px-3 group-hover/row:bg-white';

/** Rows of one kind, as staff read them. */
export function Tables() {
  return (
    <Specimen name="Table" note="Dense. Below 1280 px it scrolls sideways, the first column in view." layout="wide">
      <State name="rows">
        <Table label="Leads" columns={columns} minWidthPx={MIN_WIDTH_PX}>
          <tbody>
            {rows.map(({ name, source, date }) => (
              <tr key={name} className="group/row">
                <th scope="row" className={`${cell} pl-4 font-semibold max-xl:sticky max-xl:left-0 max-xl:border-r max-xl:bg-porcelain`}>
                  {name}
                </th>
                <td className={cell}>{source}</td>
                <td className={`${cell} pr-4 text-right text-ink-soft tabular-nums`}>{date}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </State>
      <State name="busy">
        <Table label="Leads that are on their way" columns={columns} minWidthPx={MIN_WIDTH_PX}>
          <tbody aria-busy="true">
            <tr>
              <td colSpan={columns.length} className="h-11 border-b border-sand px-4">
                <Spinner />
              </td>
            </tr>
          </tbody>
        </Table>
      </State>
      <State name="empty">
        <Table label="No leads" columns={columns} minWidthPx={MIN_WIDTH_PX} />
      </State>
    </Specimen>
  );
}
