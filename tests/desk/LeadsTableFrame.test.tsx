import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { LeadsTableFrame } from '@/desk/list/LeadsTable';

function show(rowCount?: number) {
  render(<LeadsTableFrame rowCount={rowCount} />);
  return screen.getByRole('table', { name: 'Leads, newest first' });
}

test('says how many rows there really are when only a part of them stands in the page', () => {
  const table = show(5001);
  expect(table.getAttribute('aria-rowcount')).toBe('5001');
  expect(within(table).getAllByRole('row')[0]?.getAttribute('aria-rowindex')).toBe('1');
});

test('does not count where all of them do', () => {
  expect(show().hasAttribute('aria-rowcount')).toBe(false);
});
