// `npm run lab:faults -- [--full | --r4] [--seed 1] [--leads 60] [--ui 10] [--kills 3] [--crowd 60]`: the fault lab.
// Sends leads to the finished build while network requests fail according to a seeded plan. Then ends the faults and counts the leads in
// the sheet and the table, and their origins (limits R1, R2 and R4 of lab/README.md). With LOCAL_LEAD_LIMITS=on the table limits its rate
// of new leads, as on a hosted project. Exits with 1 when a lead is lost, duplicated or still unacknowledged at the end.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { chromium } from '@playwright/test';

import { PUBLISHABLE_KEY } from '../local/database/keys.ts';
import { EXEC_PATH } from '../local/script/webApp.ts';
import { findBrowser } from '../scripts/browser.ts';
import { sendFromBrowser } from './faults/browserLeads.ts';
import { LAB_FLAGS } from './faults/browserPage.ts';
import { bundleSiteParts } from './faults/bundle.ts';
import { sendAtOnce } from './faults/crowd.ts';
import { sendFromKilledBrowsers } from './faults/killedBrowser.ts';
import { readOptions } from './faults/options.ts';
import { leadNames, planOf } from './faults/plan.ts';
import { startFaultProxy } from './faults/proxy.ts';
import { deliveryRow, formatRows, type Row, type Tally, reconcile } from './faults/report.ts';
import { namesInDatabase, namesInSheet } from './faults/stored.ts';
import { startVisitors } from './faults/visitors.ts';
import { startSite } from './site.ts';

/** Simulated visitors (without a browser) who arrive per second. */
const ARRIVALS_PER_S = 10;
/** How long faults continue after the last lead, so that they affect retries too. */
const FAULTS_CONTINUE_MS = 6_000;
/** As long as the longest backoff. Visitors come back sooner than that. */
const EMPTY_LIMIT_MS = 300_000;

const root = join(import.meta.dirname, '..');
const options = readOptions(process.argv.slice(2));
const { seed } = options;
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('dist/ has no build. Create one: node scripts/build/build.ts --demo');
  process.exit(1);
}
const executablePath = findBrowser();
const started = performance.now();
const printProgress = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

const rows: Row[] = [];
const tallies: Record<string, Tally> = {};
const bundle = await bundleSiteParts(root);
const site = await startSite(root).catch(async (error: unknown) => {
  await bundle.remove();
  throw error;
});
const proxy = await startFaultProxy(site.origin);
const close = async () => {
  await proxy.close();
  await site.close();
  await bundle.remove();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
try {
  printProgress(
    `seed ${seed}: ${options.ui} leads in a browser, ${options.kills} in killed browsers, ${options.leads} without, ${options.crowd} at once`,
  );
  if (options.ui + options.kills + options.leads > 0) await sendUnderFaults();
  if (options.crowd > 0) await sendCrowd();
} finally {
  await close();
}
console.log(`\n${formatRows(rows, tallies)}\n\nseed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exit(rows.every(({ passed }) => passed) ? 0 : 1);

/** R1 and R2. */
async function sendUnderFaults(): Promise<void> {
  const names = {
    killed: leadNames('killed', seed, options.kills),
    browser: leadNames('browser', seed, options.ui),
    code: leadNames('code', seed, options.leads),
  };
  // Stall all requests, because delivered leads would leave the outbox before it can be inspected.
  proxy.setPlan(() => 'stall');
  const killed = await sendFromKilledBrowsers(executablePath, proxy.origin, names.killed);
  if (options.kills > 0) printProgress('browsers killed');

  proxy.setPlan(planOf(seed));
  const visitors = startVisitors({
    seed,
    bundleUrl: bundle.url,
    names: names.code,
    interruptTabs: true,
    arrivalMs: (options.leads / ARRIVALS_PER_S) * 1000,
    supabaseUrl: proxy.origin,
    supabaseKey: PUBLISHABLE_KEY,
    scriptUrl: proxy.origin + EXEC_PATH,
  });
  let emptied = false;
  const browser = await chromium.launch({ executablePath, args: LAB_FLAGS });
  try {
    const [inBrowser] = await Promise.all([sendFromBrowser(browser, proxy.origin, seed, names.browser), visitors.visited]);
    await wait(FAULTS_CONTINUE_MS);
    printProgress(`all sent; faults: ${[...proxy.played].map(([fault, count]) => `${count} ${fault}`).join(', ')}`);
    proxy.setPlan(undefined);
    const counts = await Promise.all([visitors.empty(EMPTY_LIMIT_MS, true), inBrowser.empty(EMPTY_LIMIT_MS), killed.empty(EMPTY_LIMIT_MS)]);
    const left = counts.reduce((sum, count) => sum + count, 0);
    // Wait for delayed requests, which may not have reached the site yet.
    while (proxy.underWay() > 0) await wait(200);
    emptied = left === 0;
    printProgress(`faults ended; ${left} leads still in an outbox`);
  } finally {
    await visitors.close();
    await browser.close();
    await killed.remove();
  }

  const sent = [...names.killed, ...names.browser, ...names.code];
  const sheet = reconcile(sent, await namesInSheet(site.origin));
  const stored = await namesInDatabase(site.origin);
  const [table, origins] = [reconcile(sent, stored.table), reconcile(sent, stored.origins)];
  Object.assign(tallies, { sheet, table, origins });
  rows.push(deliveryRow('R1', `${sent.length} leads under faults`, { sheet, table, origins }, emptied));
  if (options.kills > 0) {
    const kept = killed.kept.length;
    rows.push({
      bar: 'R2',
      what: 'browser killed 200 to 300 ms after the click',
      measured: `in the outbox: ${kept} of ${options.kills}`,
      passed: kept === options.kills,
    });
  }
}

/** R4. */
async function sendCrowd(): Promise<void> {
  const names = leadNames('crowd', seed, options.crowd);
  const { sheetNames, seconds, left, slots } = await sendAtOnce(site.origin, bundle.url, root, seed, names);
  printProgress(`crowd finished in ${seconds.toFixed(0)} s; ${left} leads still in an outbox`);
  const sheet = reconcile(names, sheetNames);
  const stored = await namesInDatabase(site.origin);
  const [table, origins] = [reconcile(names, stored.table), reconcile(names, stored.origins)];
  Object.assign(tallies, { 'sheet of the crowd': sheet, 'table of the crowd': table, 'origins of the crowd': origins });
  const what = `${names.length} leads at once, ${slots} slots, ${seconds.toFixed(0)} s (15 min)`;
  rows.push(deliveryRow('R4', what, { sheet, table, origins }, left === 0));
}
