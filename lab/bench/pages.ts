import { type Browser, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';

import { FIRST_DIALOG_MS, FIRST_LOAD, FIRST_SECONDS } from '../../e2e/support/speedLimits.ts';
import { BROWSER_FLAGS, findBrowser, NO_INSPECTOR_COST } from '../../scripts/browser.ts';
import { matchPath } from '../../src/site/pages.ts';
import { freePort } from '../site.ts';
import { book } from './booking.ts';
import { atMost, type Check, medians, scoreChecks, type Scores, slowDown } from './measure.ts';
import { blockingAt, longestScript, traceTasks } from './trace.ts';

declare global {
  interface Window {
    longTasks?: PerformanceEntry[];
  }
}

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const AFTER_LOAD_MS = 6_000;
/** Limit for a page without its scripts until then: layout, painting and animations that do not run on the compositor. */
const OWN_THREAD_TIME_MS = 200;
const TRIES = 3;

export interface Options {
  /** Two origins of the same site; `baseline` has no scripts. */
  page: string;
  baseline: string;
  runs: number;
  /** How many times slower than this machine each phone is. */
  phone: number;
  slowPhone: number;
}

/** Checks a route by Lighthouse against the same page without scripts. */
export async function lighthouseChecks(route: string, options: Options): Promise<Check[]> {
  return scoreChecks(...(await measureAlternately(route, options, async (url) => await runLighthouse(url, options.phone))));
}

/** Checks what a route costs a phone in processor time and bytes until 6 s after its load event, and then the first booking. */
export async function costChecks(browser: Browser, route: string, options: Options): Promise<Check[]> {
  const { runs, phone, slowPhone } = options;
  const visitAt = async (slowdown: number) =>
    await measureAlternately(
      route,
      options,
      async (url) => await onPhone(browser, async (page) => await visit(browser, page, url, slowdown, phone)),
    );
  const [page, baseline] = await visitAt(1);
  const [slowPage, slowBaseline] = await visitAt(slowPhone);
  const checks = [
    atMost("Page's own thread time, without scripts", baseline.threadTime, OWN_THREAD_TIME_MS, ' ms'),
    atMost('Blocking by thread time, more than without scripts', page.blocking - baseline.blocking, 60, ' ms'),
    atMost('Longest script task, thread time', page.longestScript, 20, ' ms', 1),
    atMost(
      `Blocking on the slow phone, ${slowBaseline.observed.toFixed(0)} ms`,
      slowPage.observed,
      1.5 * slowBaseline.observed + 60,
      ' ms',
    ),
    atMost('JavaScript', page.script, FIRST_SECONDS.scripts / 1000, ' KB', 1),
    atMost('Script requests', page.scripts, FIRST_SECONDS.scriptFiles),
    atMost('All files', page.all, FIRST_LOAD.all / 1000, ' KB', 1),
  ];
  const match = matchPath(route);
  // Skip pages where Book Appointment opens a chat or where a popup would interfere.
  if (!match || match.page.staff || match.route.booking !== undefined || match.page.popup !== undefined) return checks;
  for (const name of ['phone', 'slowPhone'] as const) {
    const bookings = [];
    for (let run = 0; run < runs; run++)
      bookings.push(await onPhone(browser, async (page) => await book(page, options.page + route, options[name])));
    const { tap, key } = medians(bookings);
    const slowdown = `${Number(options[name].toFixed(1))}x`;
    checks.push(atMost(`Tap on Book Appointment to dialog, ${slowdown}`, tap, FIRST_DIALOG_MS[name], ' ms'));
    checks.push(atMost(`First key in the dialog, ${slowdown}`, key, 200, ' ms'));
  }
  return checks;
}

/** Returns the medians of the route and of the same page without scripts, measured alternately. */
async function measureAlternately<Name extends string>(
  route: string,
  { page, baseline, runs }: Options,
  measure: (url: string) => Promise<Record<Name, number>>,
): Promise<[Record<Name, number>, Record<Name, number>]> {
  const pairs: [Record<Name, number>, Record<Name, number>][] = [];
  for (let run = 0; run < runs; run++) pairs.push([await measure(page + route), await measure(baseline + route)]);
  return [medians(pairs.map(([figures]) => figures)), medians(pairs.map(([, figures]) => figures))];
}

/** Calls `use` with a page in a new browser context, without cache or storage. */
async function onPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Runs in the page before its scripts. */
function recordLongTasks(): void {
  const longTasks: PerformanceEntry[] = (window.longTasks = []);
  new PerformanceObserver((list) => longTasks.push(...list.getEntries())).observe({ type: 'longtask' });
}

/** Opens a page on a processor `slowdown` times slower and leaves it idle. Times in ms, sizes in KB as sent. */
async function visit(browser: Browser, page: Page, url: string, slowdown: number, phone: number) {
  // Start the renderer before the trace, because a trace lacks the first events of a renderer that starts during the trace.
  await page.goto(new URL('/robots.txt', url).href);
  await slowDown(page, slowdown);
  await page.addInitScript(recordLongTasks);
  const tasks = await traceTasks(browser, page, async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
  });
  return {
    ...(await page.evaluate(readCosts)),
    blocking: blockingAt(tasks, phone),
    longestScript: longestScript(tasks),
    threadTime: tasks.reduce((total, { time }) => total + time, 0),
  };
}

/** Runs in the page. `observed` is the blocking time after the first paint. */
function readCosts() {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const observed = (window.longTasks ?? []).reduce((total, { startTime, duration }) => {
    const after = startTime + duration - Math.max(startTime, paint?.startTime ?? 0);
    return total + Math.max(0, after - 50);
  }, 0);
  // Cached files transfer nothing. A script that is fetched first and imported later then counts once.
  const files = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ transferSize }) => transferSize > 0)
    .map(({ name, encodedBodySize }) => ({ isScript: new URL(name).pathname.endsWith('.js'), kilobytes: encodedBodySize / 1000 }));
  const scripts = files.filter(({ isScript }) => isScript);
  const sum = (sent: typeof files) => sent.reduce((total, { kilobytes }) => total + kilobytes, 0);
  return { observed, script: sum(scripts), scripts: scripts.length, all: sum(files) };
}

/** Runs Lighthouse as on a phone (its simulated mobile defaults) in a new browser, with a processor `cpuSlowdown` times slower. */
async function runLighthouse(url: string, cpuSlowdown: number, tries = TRIES): Promise<Scores> {
  const port = await freePort();
  const args = [...BROWSER_FLAGS, NO_INSPECTOR_COST, `--remote-debugging-port=${port}`];
  const chrome = await chromium.launch({ executablePath: findBrowser(), args });
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    output: 'json',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    // A full-page screenshot would scroll through the page and load content that a visitor has not requested.
    disableFullPageScreenshot: true,
    throttling: { cpuSlowdownMultiplier: cpuSlowdown },
  }).finally(async () => await chrome.close());
  // Chrome sometimes delivers a trace without the start of the navigation. The page does not cause this error.
  if (result?.lhr.runtimeError?.code === 'NO_NAVSTART' && tries > 1) return await runLighthouse(url, cpuSlowdown, tries - 1);
  if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  );
  if (lost.length > 0) console.log(`  ${url} lost points in: ${lost.join(', ')}`);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    fcp: value('first-contentful-paint'),
    si: value('speed-index'),
    lcp: value('largest-contentful-paint'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}
