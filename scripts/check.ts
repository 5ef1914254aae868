// `npm test`: runs every check and prints one summary. CI runs the same command.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.ts';

/** The part of vitest's JSON report used here. */
interface UnitReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'atelier-check-'));
const unitReport = join(folder, 'unit.json');
/** One retry in CI, because a stalled machine must not block a merge. The summary lists tests that passed only on the retry. */
const retries = process.env.CI === undefined ? 0 : 1;
const steps: readonly (readonly [name: string, command: string])[] = [
  ['format', 'oxfmt --check'],
  ['lint', 'oxlint --deny-warnings'],
  ['unused code', 'knip --no-config-hints'],
  ['known vulnerabilities', 'node scripts/audit.ts'],
  ['types', 'tsc --noEmit -p .'],
  ['types in old browsers', 'tsc --noEmit -p src'],
  ['types of the script', 'tsc --noEmit -p spreadsheet-script'],
  ['edge functions', 'npm run -s functions'],
  ['unit and integration tests', `vitest run --retry=${retries} --reporter=default --reporter=json --outputFile.json=${unitReport}`],
  ['build', 'node scripts/build/build.ts --demo'],
  // A short run without browsers, because the time a tab takes to close depends on the machine's load. `npm run lab:faults` uses browsers.
  ['fault lab', 'node lab/faults.ts --seed 7 --leads 12 --ui 0 --kills 0 --crowd 0'],
  // Last, so that Playwright's own list of failed and retried tests appears right above the summary.
  ['browser tests', `playwright test --retries=${retries}`],
];
const NEED_BUILD: ReadonlySet<string> = new Set(['fault lab', 'browser tests']);

const summary: string[] = [];
const failed = new Set<string>();
process.env.PLAYWRIGHT_CHROMIUM = findBrowser();

for (const [name, command] of steps) {
  if (failed.has('build') && NEED_BUILD.has(name)) {
    failed.add(name);
    summary.push(`${name.padEnd(28)}skipped`);
    continue;
  }
  console.log(`\n== ${name}`);
  const started = performance.now();
  const { status } = spawnSync(command, { cwd: root, stdio: 'inherit', shell: true });
  if (status !== 0) failed.add(name);
  summary.push(`${name.padEnd(28)}${status === 0 ? 'passed' : 'FAILED'}  ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

console.log(`\n== Summary\n${[...summary, ...failedUnitTests()].join('\n')}`);
rmSync(folder, { recursive: true });
console.log(`\n${steps.length - failed.size} passed, ${failed.size} failed`);
process.exit(failed.size === 0 ? 0 : 1);

/** Lists tests that failed at least once, because vitest's own list is far above the summary. */
function failedUnitTests(): string[] {
  if (!existsSync(unitReport)) return [];
  const { testResults }: UnitReport = JSON.parse(readFileSync(unitReport, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status }) => `${status === 'passed' ? 'PASSED ON RETRY' : 'FAILED'}  ${name}: ${fullName}`),
  );
}
