import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { TokenTables } from '@/app/styleguide/TokenTables';

test('the styleguide shows every colour with its value, shades of shades too', () => {
  render(<TokenTables />);
  for (const [name, value] of [
    ['oxblood', '#4A1F28'],
    ['umber-deep', '#2B1C13'],
    ['beam-red', '#A3262A'],
    ['beam-red-rim', '#F0938C'],
  ] as const)
    expect(screen.getByText(name).closest('li')?.textContent).toContain(value);
});
