// `npm run findings`: runs the scripts in findings/ one after the other and prints which behaviour has changed. Exits with 1 if one has.
// Usage: npm run findings -- [part of a name]
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename } from 'node:path';

const results = ['still so', 'changed', 'cannot be tried here'];
const names: Record<string, string[]> = {};
for (const file of globSync(`findings/*${process.argv[2] ?? ''}*.sh`).toSorted()) {
  const { status, stdout, stderr } = spawnSync(file, { encoding: 'utf8', timeout: 180_000 });
  const result = results[status ?? 2] ?? 'changed';
  console.log(`${result}: ${basename(file, '.sh')}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  (names[result] ??= []).push(basename(file, '.sh'));
}
for (const result of results) console.log(`${names[result]?.length ?? 0} ${result}`);
process.exitCode = names.changed === undefined ? 0 : 1;
