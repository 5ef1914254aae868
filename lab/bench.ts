// `npm run lab:bench -- [routes] [--landing] [--runs 5] [--no-lighthouse] [--slow] [--no-popup] [--as-reference] [--root <folder>]`:
// measures speed as on a phone. Needs a finished build. Alternates between each route and the same page without scripts, and reports
// medians. Runs Lighthouse first (`--no-lighthouse` skips it, `--slow` adds its blocking time at 12x CPU). Then measures the scripts'
// cost in processor time and network and, where Book Appointment opens a dialog, the first booking. `--landing` measures the home page
// and every landing page. `--no-popup` measures without the popup, as visitors who have sent a lead see the page. The popup opens 2 s
// after load and worsens the Speed Index of the content it covers. Ratios hold on any machine; milliseconds and the 4x slowdown do not.
// `--as-reference` therefore slows the processor to the speed for which the limits were set. `--root` measures another folder's build.
// `/dashboard` measures the lead desk with a very large number of leads, in a different way (bench/desk.ts).
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { chromium } from '@playwright/test';

import { NO_INSPECTOR_COST, BROWSER_FLAGS, findBrowser, BLOCK_MAP } from '../scripts/browser.ts';
import { matchPath, pageIds, pathOf } from '../src/site/pages.ts';
import { deskChecks } from './bench/desk.ts';
import { measure } from './bench/measure.ts';
import { processorChecks, steadyBenchmarkIndex } from './bench/processor.ts';
import { type Check, type Figures, median, medians, slowVerdict, verdict, withoutScripts } from './bench/verdict.ts';
import { startSite, startVariant } from './site.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    landing: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    'no-lighthouse': { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
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

const chromePath = findBrowser();
const browser = await chromium.launch({
  executablePath: chromePath,
  args: [...BROWSER_FLAGS, BLOCK_MAP, NO_INSPECTOR_COST],
  // Disable Playwright's handlers, which would end the process before the server is stopped.
  handleSIGINT: false,
  handleSIGTERM: false,
});
const site = await startSite(values.root);
const page = await startVariant(site.origin, (html) => html, values['no-popup'] ? `sessionStorage.setItem('lead-sent', '1')` : undefined);
const baseline = await startVariant(site.origin, withoutScripts);
const origins = { page: page.origin, baseline: baseline.origin };
let closing: Promise<void> | undefined;
const close = () => (closing ??= closeAll());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close().finally(() => process.exit(1)));
let failed = 0;
try {
  const scale = values['as-reference'] ? Math.min(1, (await steadyBenchmarkIndex(browser)) / REFERENCE_PROCESSOR) : 1;
  const [phone, slowPhone] = [PHONE * scale, SLOW_PHONE * scale];
  const factors = [phone, slowPhone].map((factor) => `${Number(factor.toFixed(1))}x`);
  for (const route of routes) {
    console.log(`\n${route}  (${runs} runs, ${factors.join(' and ')}${values['no-popup'] ? ', no popup' : ''})`);
    if (route === pathOf('dashboard')) {
      report(await deskChecks(browser, site.origin, runs, phone));
      continue;
    }
    // Warm up, because a variant compresses the document on the first request.
    for (const origin of Object.values(origins)) await fetch(origin + route, { headers: { accept: 'text/html' } });
    if (!values['no-lighthouse']) {
      const [page, baseline] = await measureAlternately(route, phone);
      console.log(
        `  Lighthouse: ${page.kilobytes.toFixed(0)} : ${baseline.kilobytes.toFixed(0)} KB transferred, processor ${page.processor.toFixed(0)} : ${baseline.processor.toFixed(0)}`,
      );
      report(verdict(page, baseline));
      if (values.slow) report([slowVerdict(...(await measureAlternately(route, slowPhone)), slowPhone)]);
      if (page.lost.length > 0) console.log(`  points lost in: ${page.lost.join(', ')}`);
    }
    const { checks, indexes } = await processorChecks(browser, origins, route, runs, { phone, slowPhone });
    console.log(`  Idle for 6 s, then a booking: processor ${median(indexes).toFixed(0)}, lowest ${Math.min(...indexes).toFixed(0)}`);
    report(checks);
  }
} finally {
  await close();
}
process.exit(failed === 0 ? 0 : 1);

/** Returns Lighthouse's medians of the route and of the same page without scripts, measured alternately. */
async function measureAlternately(route: string, cpuSlowdown: number): Promise<[Figures, Figures]> {
  const pairs: [Figures, Figures][] = [];
  for (let run = 0; run < runs; run++) {
    pairs.push([
      await measure(origins.page + route, chromePath, cpuSlowdown),
      await measure(origins.baseline + route, chromePath, cpuSlowdown),
    ]);
  }
  return [medians(pairs.map(([page]) => page)), medians(pairs.map(([, baseline]) => baseline))];
}

async function closeAll(): Promise<void> {
  await browser.close();
  for (const server of [page, baseline, site]) await server.close();
}

function report(checks: readonly Check[]): void {
  for (const { what, value, bar, passed } of checks) {
    console.log(`  ${what.padEnd(46)}${value.padStart(10)}  ${bar.padEnd(12)}${passed ? 'passed' : 'MISSED'}`);
    if (!passed) failed++;
  }
}
