// `npm test`: everything that has to hold, in one go, with one summary. CI runs the same.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.ts';

/** The part of vitest's JSON report that is read. */
interface UnitReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'atelier-check-'));
const unitReport = join(folder, 'unit.json');
/** A machine that stands still must not stop a landing; what passed at its second try is named. */
const tries = process.env.CI === undefined ? 0 : 1;
const steps: readonly (readonly [name: string, command: string])[] = [
  ['format', 'oxfmt --check'],
  ['lint', 'oxlint --deny-warnings'],
  ['unused code', 'knip --no-config-hints'],
  ['known vulnerabilities', 'node scripts/audit.ts'],
  ['types', 'tsc --noEmit -p .'],
  ['types in old browsers', 'tsc --noEmit -p src'],
  ['types of the script', 'tsc --noEmit -p spreadsheet-script'],
  ['edge functions', 'npm run -s functions'],
  ['unit and integration tests', `vitest run --retry=${tries} --reporter=default --reporter=json --outputFile.json=${unitReport}`],
  ['build', 'node scripts/build.ts --demo'],
  // A short seed without a browser: how soon a tab dies depends on the machine's load. `npm run lab:faults` has them all.
  ['fault lab', 'node lab/faults.ts --seed 7 --leads 12 --ui 0 --kills 0 --crowd 0'],
  // Last: Playwright ends with what failed, and with what passed at its second try.
  ['browser tests', `playwright test --retries=${tries}`],
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

console.log(`\n== Summary\n${[...summary, ...faultyUnitTests()].join('\n')}`);
rmSync(folder, { recursive: true });
console.log(`\n${steps.length - failed.size} passed, ${failed.size} failed`);
process.exit(failed.size === 0 ? 0 : 1);

/** Tests that failed at least once; their own output is far above by now. */
function faultyUnitTests(): string[] {
  if (!existsSync(unitReport)) return [];
  const { testResults }: UnitReport = JSON.parse(readFileSync(unitReport, 'utf8'));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map(({ fullName, status }) => `${status === 'passed' ? 'PASSED AT THE SECOND TRY' : 'FAILED'}  ${name}: ${fullName}`),
  );
}
