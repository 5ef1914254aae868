// `npm run lab:bench -- [routes] [--landing] [--runs 5] [--no-lighthouse] [--no-popup] [--as-reference] [--root <folder>]
// [--against <folder>]`: measures speed as on a phone. Needs a finished build. Alternates between each route and the same page without
// scripts, and reports medians. Ratios hold on any machine; milliseconds and the 4x slowdown do not. `/dashboard` measures the lead desk.
// lab/README.md describes the flags.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type Browser, chromium } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

import { NO_INSPECTOR_COST, BROWSER_FLAGS, findBrowser, BLOCK_MAP } from '../scripts/browser.ts';
import { matchPath, pageIds, pathOf } from '../src/site/pages.ts';
import { deskChecks } from './bench/desk.ts';
import { type Check, median } from './bench/measure.ts';
import { costChecks, lighthouseChecks } from './bench/pages.ts';
import { type Site, startSite, startVariant, withoutScripts } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    landing: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    'no-lighthouse': { type: 'boolean', default: false },
    'no-popup': { type: 'boolean', default: false },
    'as-reference': { type: 'boolean', default: false },
    root: { type: 'string', default: join(import.meta.dirname, '..') },
    against: { type: 'string' },
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
const servers: Site[] = [];
const builds: { site: string; page: string; baseline: string }[] = [];
for (const root of [values.root, values.against]) {
  if (root === undefined) continue;
  const site = await startSite(root);
  const page = await startVariant(site.origin, (html) => html, values['no-popup'] ? `sessionStorage.setItem('lead-sent', '1')` : undefined);
  const baseline = await startVariant(site.origin, withoutScripts);
  servers.unshift(page, baseline, site);
  builds.push({ site: site.origin, page: page.origin, baseline: baseline.origin });
}
const close = async () => {
  await browser.close();
  for (const server of servers) await server.close();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
let failed = 0;
try {
  const index = await benchmarkIndex(browser);
  const scale = values['as-reference'] ? Math.min(1, index / REFERENCE_PROCESSOR) : 1;
  const [phone, slowPhone] = [PHONE * scale, SLOW_PHONE * scale];
  for (const route of routes) {
    console.log(`\n${route}  (${runs} runs, ${phone.toFixed(1)}x and ${slowPhone.toFixed(1)}x, processor ${index.toFixed(0)})`);
    const results: Check[][] = [];
    for (const build of builds) results.push(await checksOf(route, build, phone, slowPhone));
    report(results[0] ?? [], results[1]);
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

async function checksOf(route: string, build: (typeof builds)[number], phone: number, slowPhone: number): Promise<Check[]> {
  if (route === pathOf('dashboard')) return await deskChecks(browser, build.site, runs, phone);
  const options = { ...build, runs, phone, slowPhone };
  // Warm up, because a variant compresses the document on the first request.
  for (const origin of [build.page, build.baseline]) await fetch(origin + route, { headers: { accept: 'text/html' } });
  const scores = values['no-lighthouse'] ? [] : await lighthouseChecks(route, options);
  return [...scores, ...(await costChecks(browser, route, options))];
}

/** Prints each check, and its ratio to the same check of the other build. */
function report(checks: readonly Check[], others?: readonly Check[]): void {
  for (const [place, { what, number, value, limit, passed }] of checks.entries()) {
    const other = others?.[place];
    const ratio = other ? `  ${(number / other.number).toFixed(2)} of ${other.value}` : '';
    console.log(`  ${what.padEnd(52)}${value.padStart(10)}  ${limit.padEnd(12)}${passed ? 'passed' : 'MISSED'}${ratio}`);
    if (!passed) failed++;
  }
}
