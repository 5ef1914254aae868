// `npm run coverage`: the share of branches that the tests cover in six rooms; fails below 95 % (quality.md "Code"). Takes minutes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { branchesIn, LOWEST_PERCENT, percentOf, readLcov, readSummary } from './branches.ts';
import { deno, FUNCTIONS } from './deno.ts';

const root = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'coverage-'));
process.once('exit', () => rmSync(reports, { recursive: true, force: true }));

const rooms = ['src/leads', 'src/boot', 'src/lib', 'local', 'spreadsheet-script', 'supabase/functions'];
const tests = ['tests/leads', 'tests/boot', 'tests/lib', 'tests/local', 'tests/spreadsheet-script'];

const options = ['--coverage', '--coverage.reporter=json-summary', `--coverage.reportsDirectory=${join(reports, 'vitest')}`];
succeed(spawnSync('vitest', ['run', ...tests, ...options], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status);
const inDeno = [
  'test',
  '--no-remote',
  '--no-npm',
  '--no-prompt',
  '--quiet',
  '--allow-net=127.0.0.1',
  `--coverage=${join(reports, 'deno')}`,
];
for (const name of FUNCTIONS) succeed(deno(name, inDeno).status);
const lcov = deno(FUNCTIONS[0], ['coverage', '--quiet', '--lcov', join(reports, 'deno')], 'pipe');
succeed(lcov.status);

const files = new Map([
  ...readSummary(JSON.parse(readFileSync(join(reports, 'vitest/coverage-summary.json'), 'utf8'))),
  ...readLcov(lcov.stdout.toString()),
]);

console.log(`\nBranches covered, at least ${LOWEST_PERCENT} %`);
let failed = 0;
for (const room of rooms) {
  const branches = branchesIn(room, files);
  const low = percentOf(branches) < LOWEST_PERCENT;
  if (low) failed += 1;
  const share = `${percentOf(branches).toFixed(1)} %`.padStart(8);
  console.log(`${room.padEnd(20)}${share}${`${branches.covered} of ${branches.total}`.padStart(14)}${low ? '  FAILED' : ''}`);
}
process.exit(failed === 0 ? 0 : 1);

/** Ends with the status of a command that failed. */
function succeed(status: number | null): void {
  if (status !== 0) process.exit(status ?? 1);
}
