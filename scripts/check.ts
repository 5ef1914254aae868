// `npm test`: runs every check and prints one summary; CI runs the same command. `npm run check:content` checks only words, prices,
// pictures, links, types and format, in half a minute.
import { spawn } from 'node:child_process';
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
type Step = readonly [name: string, command: string];
const typesOfSite: Step = ['types in old browsers', 'tsc --noEmit -p src'];
const contentSteps: readonly (readonly Step[])[] = [
  [['words, prices, counts and links', 'vitest run tests/content/ tests/site/ .html.test'], typesOfSite, ['format', 'oxfmt --check src']],
];
/** The steps of a group run at the same time, two at most, because most of them leave one of two cores idle. */
const allSteps: readonly (readonly Step[])[] = [
  [
    ['build', 'node scripts/build/build.ts --demo'],
    ['edge functions', 'npm run -s functions'],
    ['lint', 'oxlint --deny-warnings'],
    ['format', 'oxfmt --check'],
    ['known vulnerabilities', 'node scripts/audit.ts'],
    ['unused code', 'knip --no-config-hints'],
    ['types', 'tsc --noEmit -p .'],
    typesOfSite,
    ['types of the script', 'tsc --noEmit -p spreadsheet-script'],
  ],
  [
    ['unit and integration tests', `vitest run --retry=${retries} --reporter=default --reporter=json --outputFile.json=${unitReport}`],
    // A short run without browsers, because the time a tab takes to close depends on the machine's load. `npm run lab:faults` uses browsers.
    ['fault lab', 'node lab/faults.ts --seed 7 --leads 12 --ui 0 --kills 0 --crowd 0'],
  ],
  // Last, so that Playwright's own list of failed and retried tests appears right above the summary.
  [['browser tests', `playwright test --retries=${retries}`]],
];
const NEED_BUILD: ReadonlySet<string> = new Set(['fault lab', 'browser tests']);

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
const isContentOnly = process.argv.includes('--content');
const summary: string[] = [];
const failed = new Set<string>();
if (!isContentOnly) process.env.PLAYWRIGHT_CHROMIUM = findBrowser();

const started = performance.now();
for (const group of isContentOnly ? contentSteps : allSteps) {
  const waiting = group.entries();
  const runNext = async () => {
    for (const [place, step] of waiting) await run(step, place === 0);
  };
  await Promise.all([runNext(), runNext()]);
}

console.log(`\n== Summary\n${[...summary, ...failedUnitTests()].join('\n')}`);
rmSync(folder, { recursive: true });
console.log(`\n${summary.length - failed.size} passed, ${failed.size} failed, ${seconds(started)}`);
process.exit(failed.size === 0 ? 0 : 1);

/** Runs a step. Only the first step of a group prints while it runs, so that the output of two steps is not mixed up. */
async function run([name, command]: Step, printsAtOnce: boolean): Promise<void> {
  if (failed.has('build') && NEED_BUILD.has(name)) {
    failed.add(name);
    summary.push(`${name.padEnd(32)}skipped`);
    return;
  }
  if (printsAtOnce) console.log(`\n== ${name}`);
  const begun = performance.now();
  const output: Buffer[] = [];
  const child = spawn(command, { cwd: root, stdio: printsAtOnce ? 'inherit' : 'pipe', shell: true });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (!printsAtOnce) console.log(`\n== ${name}\n${Buffer.concat(output).toString()}`);
  if (status !== 0) failed.add(name);
  summary.push(`${name.padEnd(32)}${status === 0 ? 'passed' : 'FAILED'}  ${seconds(begun)}`);
}

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
