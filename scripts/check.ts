// `npm test`: everything that has to hold, in one go, with one summary. CI runs the same.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findBrowser } from './browser.ts';

interface Step {
  name: string;
  command: readonly string[];
  /** Steps that make no sense when this one failed. */
  needs?: string;
}

/** The part of vitest's JSON report that is read. */
interface UnitReport {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'atelier-check-'));
const unitReport = join(folder, 'unit.json');
/** A machine that stands still must not stop a landing; the summary names what passed at its second try. */
const tries = process.env.CI === undefined ? 0 : 1;
const steps: readonly Step[] = [
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'unused code', command: ['knip', '--no-config-hints'] },
  { name: 'types', command: ['tsc', '--noEmit', '-p', '.'] },
  { name: 'types in old browsers', command: ['tsc', '--noEmit', '-p', 'src'] },
  { name: 'types of the script', command: ['tsc', '--noEmit', '-p', 'spreadsheet-script'] },
  { name: 'edge functions', command: ['npm', 'run', '-s', 'functions'] },
  {
    name: 'unit and integration tests',
    command: ['vitest', 'run', `--retry=${tries}`, '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  },
  { name: 'build', command: ['node', 'scripts/buildLocal.ts'] },
  { name: 'browser tests', command: ['playwright', 'test', `--retries=${tries}`], needs: 'build' },
  // A short seed without a browser: how soon a tab dies depends on the machine's load. `npm run lab:faults` has them all.
  {
    name: 'fault lab',
    command: ['node', 'lab/faults.ts', '--seed', '7', '--leads', '12', '--ui', '0', '--kills', '0', '--crowd', '0', '--load', '0'],
    needs: 'build',
  },
];

const results = new Map<string, { passed: boolean; seconds: number } | 'skipped'>();
process.env.PLAYWRIGHT_CHROMIUM = findBrowser();

for (const { name, command, needs } of steps) {
  if (needs !== undefined && !succeeded(needs)) {
    results.set(name, 'skipped');
    continue;
  }
  console.log(`\n== ${name}`);
  const started = performance.now();
  const [file = '', ...args] = command;
  const run = spawnSync(file, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  results.set(name, { passed: run.status === 0, seconds: (performance.now() - started) / 1000 });
}

console.log('\n== Summary');
for (const [name, result] of results) {
  const words = result === 'skipped' ? 'skipped' : `${result.passed ? 'passed' : 'FAILED'}  ${result.seconds.toFixed(1)} s`;
  console.log(`${name.padEnd(28)}${words}`);
}
// Their own output is far above by now. What passed at its second try is a fault to mend, in the test or in the code.
for (const { name, passed, messages } of faultyUnitTests())
  console.log([`${passed ? 'PASSED AT THE SECOND TRY' : 'FAILED'}  ${name}`, ...messages.map(firstLines)].join('\n'));
rmSync(folder, { recursive: true });
const failed = steps.filter(({ name }) => !succeeded(name)).length;
console.log(`\n${steps.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function succeeded(name: string): boolean {
  const result = results.get(name);
  return result !== undefined && result !== 'skipped' && result.passed;
}

/** Tests that failed at least once. */
function faultyUnitTests(): { name: string; passed: boolean; messages: string[] }[] {
  if (!existsSync(unitReport)) return [];
  const { testResults }: UnitReport = JSON.parse(readFileSync(unitReport, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const faulty = assertionResults
      .filter(({ failureMessages }) => failureMessages.length > 0)
      .map((test) => ({ name: `${name}: ${test.fullName}`, passed: test.status === 'passed', messages: test.failureMessages }));
    return status === 'failed' && faulty.length === 0 ? [{ name, passed: false, messages: [] }] : faulty;
  });
}

/** What was expected and what came, without the trace. */
function firstLines(message: string): string {
  return message
    .split('\n')
    .filter((line) => !line.startsWith('    at '))
    .slice(0, 12)
    .map((line) => `    ${line}`)
    .join('\n');
}
