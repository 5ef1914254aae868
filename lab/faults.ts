// `npm run lab:faults -- [--full | --r4] [--seed 1] [--leads 60] [--ui 10] [--kills 3] [--crowd 60]`: the fault lab. Sends leads to the finished
// build while the network misbehaves by the plan of a seed, lets the faults end, and counts what the sheet and the table hold: the bars R1,
// R2 and R4 of lab/README.md. With LOCAL_LEAD_LIMITS=on the table takes only so many leads in its time, as on a hosted project.
// Exit code 1 when a lead is lost, duplicated or not acknowledged in the end.
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
import { namesInSheet, namesInTable } from './faults/stored.ts';
import { startVisitors } from './faults/visitors.ts';
import { startSite } from './site.ts';

/** How fast visitors without a browser arrive, per second. */
const ARRIVALS_PER_S = 10;
/** After the last lead was sent, so that retries meet faults too. */
const FAULTS_GO_ON_MS = 6_000;
/** The longest backoff is 5 min, but everybody comes back. */
const EMPTY_WITHIN_MS = 300_000;

const root = join(import.meta.dirname, '..');
const options = readOptions(process.argv.slice(2));
const { seed } = options;
if (!existsSync(join(root, 'dist/index.html'))) {
  console.error('There is no build in dist/. Make one: node scripts/build.ts --demo');
  process.exit(1);
}
const executablePath = findBrowser();
const started = performance.now();
const say = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(5)} s  ${text}`);

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
  say(
    `seed ${seed}: ${options.ui} leads in a browser, ${options.kills} in killed browsers, ${options.leads} without, ${options.crowd} at once`,
  );
  if (options.ui + options.kills + options.leads > 0) await underFaults();
  if (options.crowd > 0) await atOnce();
} finally {
  await close();
}
console.log(`\n${formatRows(rows, tallies)}\n\nseed ${seed}, ${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exit(rows.every(({ passed }) => passed) ? 0 : 1);

/** R1 and R2. */
async function underFaults(): Promise<void> {
  const names = {
    killed: leadNames('killed', seed, options.kills),
    browser: leadNames('browser', seed, options.ui),
    code: leadNames('code', seed, options.leads),
  };
  // An outbox can only be looked into while nothing of it is delivered.
  proxy.setPlan(() => 'stall');
  const killed = await sendFromKilledBrowsers(executablePath, proxy.origin, names.killed);
  if (options.kills > 0) say('browsers killed');

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
    await wait(FAULTS_GO_ON_MS);
    say(`sent; faults: ${[...proxy.played].map(([fault, count]) => `${count} ${fault}`).join(', ')}`);
    proxy.setPlan(undefined);
    const counts = await Promise.all([
      visitors.empty(EMPTY_WITHIN_MS, true),
      inBrowser.empty(EMPTY_WITHIN_MS),
      killed.empty(EMPTY_WITHIN_MS),
    ]);
    const left = counts.reduce((sum, count) => sum + count, 0);
    // Late requests may still be on their way to the site.
    while (proxy.underWay() > 0) await wait(200);
    emptied = left === 0;
    say(`faults over; ${left} leads still wait in an outbox`);
  } finally {
    await visitors.close();
    await browser.close();
    await killed.remove();
  }

  const sent = [...names.killed, ...names.browser, ...names.code];
  const sheet = reconcile(sent, await namesInSheet(site.origin));
  const table = reconcile(sent, await namesInTable(site.origin));
  Object.assign(tallies, { sheet, table });
  rows.push(deliveryRow('R1', `${sent.length} leads under faults`, sheet, table, emptied));
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
async function atOnce(): Promise<void> {
  const names = leadNames('crowd', seed, options.crowd);
  const { sheetNames, seconds, left, slots } = await sendAtOnce(site.origin, bundle.url, root, seed, names);
  say(`the crowd is through in ${seconds.toFixed(0)} s; ${left} leads still wait`);
  const sheet = reconcile(names, sheetNames);
  const table = reconcile(names, await namesInTable(site.origin));
  Object.assign(tallies, { 'sheet of the crowd': sheet, 'table of the crowd': table });
  rows.push(deliveryRow('R4', `${names.length} leads at once, ${slots} slots, ${seconds.toFixed(0)} s (15 min)`, sheet, table, left === 0));
}
