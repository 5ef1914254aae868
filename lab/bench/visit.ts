import type { Browser, BrowserContext, Page } from '@playwright/test';

import { type Task, tasksOf, TRACE_CATEGORIES } from './mainThread.ts';

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const AFTER_LOAD_MS = 6_000;

/** A file received over the network: compressed body size, and start in ms after the navigation start. */
interface SentFile {
  path: string;
  start: number;
  bytes: number;
}

/** Measurements of an idle page until 6 s after its load event. */
export interface Visit {
  tasks: Task[];
  /** First Contentful Paint in ms. */
  firstPaint: number;
  documentBytes: number;
  files: SentFile[];
}

/** Opens a page as on a phone with an empty cache and a processor `slowdown` times slower, and leaves it idle. */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  return await onPhone(browser, async (page) => {
    // Start the renderer before the trace, because a trace lacks the first events of a renderer that starts during the trace.
    await page.goto(new URL('/robots.txt', url).href);
    await slowDown(page, slowdown);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(AFTER_LOAD_MS);
    const { loaded, firstPaint, documentBytes, files } = await page.evaluate(readTimings);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const end = loaded + AFTER_LOAD_MS;
    return {
      tasks: tasksOf(traceEvents, url).filter(({ start }) => start < end),
      firstPaint,
      documentBytes,
      files: files.filter(({ start }) => start < end),
    };
  });
}

/** Calls `use` with a page in a new browser context, without cache or storage. */
export async function onPhone<T>(browser: Browser, use: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Slows the processor down for this page, including later navigations. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Runs in the page. */
function readTimings(): Omit<Visit, 'tasks'> & { loaded: number } {
  const [document] = performance.getEntriesByType('navigation');
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!(document instanceof PerformanceNavigationTiming) || !paint) throw new Error('The page was not painted.');
  const files = performance.getEntriesByType('resource').filter((entry) => entry instanceof PerformanceResourceTiming);
  return {
    loaded: document.loadEventEnd,
    firstPaint: paint.startTime,
    documentBytes: document.encodedBodySize,
    // Ignore cached files, which transfer nothing. A script that is fetched first and imported later then counts once.
    files: files
      .filter(({ transferSize }) => transferSize > 0)
      .map((file) => ({ path: new URL(file.name).pathname, start: file.startTime, bytes: file.encodedBodySize })),
  };
}
