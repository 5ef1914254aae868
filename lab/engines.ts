// `npm run lab:engines -- [--only webkit|wpe|firefox] [--runs 20] [--quick] [--skip-failing-scripts] [--all]`: checks the finished build in
// real engines other than Chromium: WebKitGTK, WPE WebKit, Firefox. A missing engine is reported and skipped. With `--all` the command
// tries to install the engine, and fails if the engine is still missing. `--quick` checks only the routes and one typed form at each
// speed. Exits with 1 when a check fails.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { failingScriptChecks } from './engines/failingScripts.ts';
import { aptLine, type Engine, engines, install } from './engines/find.ts';
import { type LabSite, startLabSite } from './engines/labSite.ts';
import { type Check, smokeChecks } from './engines/smoke.ts';
import { typeRightAfterLoad } from './engines/typing.ts';
import { type Running, Visitor } from './engines/visitor.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '20' },
    quick: { type: 'boolean', default: false },
    'skip-failing-scripts': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
const runs = values.quick ? 1 : Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}; it must be a whole number of at least 1.`);
const wanted = engines.filter(({ id }) => values.only === undefined || id === values.only);
if (wanted.length === 0) throw new Error(`--only is ${values.only}; it must be one of ${engines.map(({ id }) => id).join(', ')}.`);
const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('dist/ has no build. Create one: node scripts/build/build.ts --demo');
  process.exit(1);
}

const started = performance.now();
const site = await startLabSite(root);
let running: Running | undefined;
const close = async () => {
  await running?.close();
  await site.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
const failed: string[] = [];
let checkedEngines = 0;
try {
  for (const engine of wanted) {
    if (values.all && !engine.find()) install(engine);
    const start = engine.find();
    if (start) {
      running = await start();
      checkedEngines += 1;
      await checkEngine(engine, running, site);
      await running.close();
      running = undefined;
    } else {
      console.log(`\n${engine.title}: missing\n  ${aptLine(engine)}`);
      if (values.all) failed.push(`${engine.id}: missing`);
    }
  }
} finally {
  await close();
}
console.log(`\n${checkedEngines} of ${wanted.length} engines, ${failed.length} checks failed, ${secondsSince(started)} s`);
for (const words of failed) console.log(`  ${words}`);
process.exit(failed.length === 0 ? 0 : 1);

async function checkEngine(engine: Engine, { visitor: newHands }: Running, site: LabSite): Promise<void> {
  const newVisitor = async () => new Visitor(await newHands());
  const attempt = async (name: string, run: () => Promise<void>) => {
    const from = performance.now();
    const fault = await run().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    site.setFaults(() => undefined);
    console.log(`  ${fault === undefined ? 'passed' : 'FAILED'}  ${name.padEnd(44)}${secondsSince(from).padStart(5)} s`);
    if (fault === undefined) return;
    failed.push(`${engine.id}: ${name}`);
    console.log(fault.replaceAll(/^/gm, '          '));
  };
  const runWithOneVisitor = async (checks: readonly Check[]) => {
    const visitor = await newVisitor();
    try {
      console.log(`\n${engine.title}\n  ${await visitor.read(() => navigator.userAgent)}`);
      for (const { name, run } of checks) await attempt(name, async () => await run(visitor, site));
    } finally {
      await visitor.quit();
    }
  };

  await runWithOneVisitor(values.quick ? smokeChecks.slice(0, 1) : smokeChecks);
  await attempt(`${runs} forms typed at each speed`, async () => await typeRightAfterLoad(newVisitor, site, runs));
  if (values.quick || values['skip-failing-scripts']) return;
  for (const { name, run } of failingScriptChecks) {
    const visitor = await newVisitor();
    await attempt(name, async () => await run(visitor, site));
    await visitor.quit();
  }
}

function secondsSince(from: number): string {
  return ((performance.now() - from) / 1000).toFixed(0);
}
