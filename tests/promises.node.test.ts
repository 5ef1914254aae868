import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { promises } from './promises.ts';

test.each(Object.entries(promises))('%s has the tests that tests/promises.ts names', (file, names) => {
  const path = join(import.meta.dirname, '..', file);
  const source = existsSync(path) ? readFileSync(path, 'utf8') : '';
  expect(names.filter((name) => name.split(' > ').some((words) => !source.includes(words)))).toEqual([]);
});
