import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

/** Hashes files, without the versions in them. */
function versionOf(patterns: string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { exclude: (name) => name.includes('tests') }).toSorted())
    hash.update(readFileSync(file, 'utf8').replace(/VERSION = '.*'/, ''));
  return hash.digest('hex').slice(0, 8);
}

// After a change of the functions or the script: npm run unit -- tests/scripts/versions.test.ts -u
test.each([
  ['supabase/functions/_shared/version.ts', ['supabase/functions/**/*.{ts,json}']],
  ['spreadsheet-script/Code.js', ['spreadsheet-script/*.js', 'spreadsheet-script/appsscript.json']],
])('%s names the version of the code that is deployed', async (file, patterns) => {
  const source = readFileSync(file, 'utf8').replace(/VERSION = '.*'/, `VERSION = '${versionOf(patterns)}'`);
  await expect(source).toMatchFileSnapshot(`../../${file}`);
});
