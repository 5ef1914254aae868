// `npm run bench -- [routes] [--runs 5] [--slow] [--no-popup] [--as-reference]`: Lighthouse as on a phone, each route and the same page without its scripts in
// turn, medians, against quality.md "Speed". Needs a finished build. `--slow` adds blocking time at 12x CPU. `--no-popup` measures the pages
// as somebody sees them who has sent a lead: the popup that §9 opens 2 s after the load counts against the Speed Index of everything under
// it. Ratios travel; milliseconds do not, nor does Lighthouse's 4x: `--as-reference` slows the processor down as far as the machine was on
// which the bars were set (its index is in ../shared/reference/performance.md), instead of by a factor of whatever this machine is.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { LEAD_SENT_KEY } from '../src/leads/sentLeads.ts';
import { measure } from './bench/measure.ts';
import { startSite, startVariant } from './bench/site.ts';
import { type Check, type Figures, medians, slowVerdict, verdict, withoutScripts } from './bench/verdict.ts';
import { findBrowser } from './browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    slow: { type: 'boolean', default: false },
    'no-popup': { type: 'boolean', default: false },
    'as-reference': { type: 'boolean', default: false },
  },
});
const routes = positionals.length === 0 ? ['/', '/thank-you'] : positionals;
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs is ${values.runs}; it has to be a whole number from 1.`);

/** Of Lighthouse's phone, and of quality.md's slow one. */
const PHONE = 4;
const SLOW_PHONE = 12;
/** Lighthouse's benchmarkIndex of the machine on which the bars were set. */
const REFERENCE_PROCESSOR = 3_800;

const browser = findBrowser();
const site = await startSite(join(import.meta.dirname, '..'));
const ours = await startVariant(
  site.origin,
  (html) => html,
  values['no-popup'] ? `sessionStorage.setItem('${LEAD_SENT_KEY}', '1')` : undefined,
);
const bare = await startVariant(site.origin, withoutScripts);
let failed = 0;
try {
  const scale = values['as-reference'] ? Math.min(1, (await processorOf(bare.origin)) / REFERENCE_PROCESSOR) : 1;
  const [phone, slowPhone] = [PHONE * scale, SLOW_PHONE * scale];
  for (const route of routes) {
    const [page, floor] = await inTurn(route, phone);
    console.log(
      `\n${route}  (${runs} runs${values['no-popup'] ? ', no popup' : ''}, ${page.kilobytes.toFixed(0)} : ${floor.kilobytes.toFixed(0)} KB transferred, processor ${page.processor.toFixed(0)} : ${floor.processor.toFixed(0)}, ${Number(phone.toFixed(1))}x)`,
    );
    const checks = verdict(page, floor);
    if (values.slow) checks.push(slowVerdict(...(await inTurn(route, slowPhone)), slowPhone));
    for (const check of checks) print(check);
    if (page.lost.length > 0) console.log(`  points lost in: ${page.lost.join(', ')}`);
    failed += checks.filter(({ passed }) => !passed).length;
  }
} finally {
  for (const server of [ours, bare, site]) await server.close();
}
process.exit(failed === 0 ? 0 : 1);

/** Medians of the route and of the same page without its scripts, measured alternately. */
async function inTurn(route: string, cpuSlowdown: number): Promise<[Figures, Figures]> {
  // The first answer of a variant compresses the document; no run shall wait for that.
  for (const { origin } of [ours, bare]) await fetch(origin + route, { headers: { accept: 'text/html' } });
  const pairs: [Figures, Figures][] = [];
  for (let run = 0; run < runs; run++) {
    pairs.push([await measure(ours.origin + route, browser, cpuSlowdown), await measure(bare.origin + route, browser, cpuSlowdown)]);
  }
  return [medians(pairs.map(([page]) => page)), medians(pairs.map(([, floor]) => floor))];
}

/** The index of this machine, as the median of three short runs. */
async function processorOf(origin: string): Promise<number> {
  const figures: Figures[] = [];
  for (let run = 0; run < 3; run++) figures.push(await measure(`${origin}/thank-you`, browser, PHONE));
  return medians(figures).processor;
}

function print({ what, value, bar, passed }: Check): void {
  console.log(`  ${what.padEnd(44)}${value.padStart(9)}  ${bar.padEnd(10)}  ${passed ? 'passed' : 'MISSED'}`);
}
