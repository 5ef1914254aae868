import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { promises } from './promises.ts';

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

test.each([...Map.groupBy(promises, ([, file]) => file)])('%s has the tests that prove its promises (tests/promises.ts)', (file, rows) => {
  const source = textOf(join(import.meta.dirname, '..', file));
  expect(rows.filter(([, , text]) => !source.includes(text))).toEqual([]);
});
