import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Table, type TableColumn } from '@/ui/Table';

const columns: readonly TableColumn[] = [{ name: 'Name', width: '30%' }, { name: 'Date' }];

function show(rowCount?: number) {
  render(
    <Table label="Leads" columns={columns} minWidthPx={640} rowCount={rowCount}>
      <tbody>
        <tr>
          <th scope="row">Mariam</th>
          <td>21 Nov</td>
        </tr>
      </tbody>
    </Table>,
  );
  return screen.getByRole('table', { name: 'Leads' });
}

test('has a name, a head for each column, and the widths that were asked for', () => {
  const table = show();
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Name', 'Date']);
  expect([...table.querySelectorAll('col')].map(({ style }) => style.width)).toEqual(['30%', '']);
  expect(within(table).getByRole('row', { name: 'Mariam 21 Nov' })).toBeDefined();
  expect(table.hasAttribute('aria-rowcount')).toBe(false);
});

test('says how many rows there really are when only a part of them stands in the page', () => {
  const table = show(5001);
  expect(table.getAttribute('aria-rowcount')).toBe('5001');
  expect(within(table).getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1');
});
