// `npm run lab:engines -- [--only webkit|wpe|firefox] [--runs 20]`: checks the finished build in real engines other than Chromium:
// WebKitGTK, WPE WebKit, Firefox. Skips a missing engine unless `--only` names it. Exits with 1 when a check fails.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { checks } from './engines/checks.ts';
import { engines } from './engines/drivers.ts';
import { startEngineSite } from './engines/site.ts';
import { Visitor } from './engines/visitor.ts';

const { values } = parseArgs({ options: { only: { type: 'string' }, runs: { type: 'string', default: '20' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}; it must be a whole number of at least 1.`);
const wanted = engines.filter(({ id }) => values.only === undefined || id === values.only);
if (wanted.length === 0) throw new Error(`--only is ${values.only}; it must be one of ${engines.map(({ id }) => id).join(', ')}.`);
const root = join(import.meta.dirname, '..');
if (!existsSync(join(root, 'dist/index.html'))) throw new Error('dist/ has no build. Create one: node scripts/build/build.ts --demo');

const site = await startEngineSite(root);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void site.close().finally(() => process.exit(1)));
const failed: string[] = [];
for (const { id, title, packages, programs, start } of wanted) {
  const found = programs.filter((program) => program !== undefined);
  if (found.length < programs.length) {
    console.log(`\n${title}: missing\n  apt-get install --no-install-recommends ${packages}`);
    if (values.only !== undefined) failed.push(`${id}: missing`);
    continue;
  }
  console.log(`\n${title}`);
  for (const { name, run } of checks(runs)) {
    const from = performance.now();
    let browser: Awaited<ReturnType<typeof start>> | undefined;
    let fault = '';
    try {
      browser = await start(found);
      await run(new Visitor(browser.send), site);
    } catch (error) {
      fault = String(error).replaceAll(/^/gm, '          ');
      failed.push(`${id}: ${name}`);
    }
    await browser?.end();
    site.setFaults(() => undefined);
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    console.log(`  ${fault === '' ? 'passed' : 'FAILED'}  ${name.padEnd(44)}${seconds.padStart(5)} s${fault && `\n${fault}`}`);
  }
}
await site.close();
console.log(`\n${failed.length} checks failed`);
for (const text of failed) console.log(`  ${text}`);
process.exit(failed.length === 0 ? 0 : 1);
