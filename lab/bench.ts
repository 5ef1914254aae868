// `npm run lab:bench -- [routes] [--landing] [--runs 5] [--no-lighthouse] [--no-popup] [--as-reference] [--root <folder>]`: measures speed
// as on a phone. Needs a finished build. Alternates between each route and the same page without scripts, and reports medians. Ratios hold
// on any machine; milliseconds and the 4x slowdown do not. `/dashboard` measures the lead desk. lab/README.md describes the flags.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

import { NO_INSPECTOR_COST, BROWSER_FLAGS, findBrowser, BLOCK_MAP } from '../scripts/browser.ts';
import { matchPath, pageIds, pathOf } from '../src/site/pages.ts';
import { deskChecks } from './bench/desk.ts';
import { type Check, median } from './bench/measure.ts';
import { costChecks, lighthouseChecks } from './bench/pages.ts';
import { startSite, startVariant, withoutScripts } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    landing: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    'no-lighthouse': { type: 'boolean', default: false },
    'no-popup': { type: 'boolean', default: false },
    'as-reference': { type: 'boolean', default: false },
    root: { type: 'string', default: join(import.meta.dirname, '..') },
  },
});
const landingPages = pageIds()
  .map(pathOf)
  .filter((path) => matchPath(path)?.route.landingButton !== undefined);
const requested = values.landing ? ['/', ...landingPages, ...positionals] : positionals;
const routes = requested.length === 0 ? ['/', '/permanent-makeup-in-dubai', '/thank-you'] : requested;
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}; it must be a whole number of at least 1.`);

/** CPU slowdown of Lighthouse's phone, and of a slow phone. */
const PHONE = 4;
const SLOW_PHONE = 12;
/** Lighthouse's benchmarkIndex of the machine on which the limits were set. */
const REFERENCE_PROCESSOR = 3_800;

const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...BROWSER_FLAGS, BLOCK_MAP, NO_INSPECTOR_COST],
  // Disable Playwright's handlers, which would end the process before the server is stopped.
  handleSIGINT: false,
  handleSIGTERM: false,
});
const site = await startSite(values.root);
const page = await startVariant(site.origin, (html) => html, values['no-popup'] ? `sessionStorage.setItem('lead-sent', '1')` : undefined);
const baseline = await startVariant(site.origin, withoutScripts);
const close = async () => {
  await browser.close();
  for (const server of [page, baseline, site]) await server.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
let failed = 0;
try {
  const index = await benchmarkIndex(browser);
  const scale = values['as-reference'] ? Math.min(1, index / REFERENCE_PROCESSOR) : 1;
  const [phone, slowPhone] = [PHONE * scale, SLOW_PHONE * scale];
  const options = { page: page.origin, baseline: baseline.origin, runs, phone, slowPhone };
  for (const route of routes) {
    console.log(`\n${route}  (${runs} runs, ${phone.toFixed(1)}x and ${slowPhone.toFixed(1)}x, processor ${index.toFixed(0)})`);
    if (route === pathOf('dashboard')) {
      report(await deskChecks(browser, site.origin, runs, phone));
      continue;
    }
    // Warm up, because a variant compresses the document on the first request.
    for (const { origin } of [page, baseline]) await fetch(origin + route, { headers: { accept: 'text/html' } });
    if (!values['no-lighthouse']) report(await lighthouseChecks(route, options));
    report(await costChecks(browser, route, options));
  }
} finally {
  await close();
}
process.exit(failed === 0 ? 0 : 1);

/** Returns the median of three of Lighthouse's benchmark indexes of this machine. */
async function benchmarkIndex(chrome: Browser): Promise<number> {
  const tab = await chrome.newPage();
  const indexes: number[] = [];
  for (let run = 0; run < 3; run++) indexes.push(await tab.evaluate(pageFunctions.computeBenchmarkIndex));
  await tab.close();
  return median(indexes);
}

function report(checks: readonly Check[]): void {
  for (const { what, value, limit, passed } of checks) {
    console.log(`  ${what.padEnd(52)}${value.padStart(10)}  ${limit.padEnd(12)}${passed ? 'passed' : 'MISSED'}`);
    if (!passed) failed++;
  }
}
