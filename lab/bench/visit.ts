import type { Browser, BrowserContext, Page } from '@playwright/test';

import { type Task, tasksOf, TRACE_CATEGORIES } from './mainThread.ts';

/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const AFTER_LOAD_MS = 6_000;

/** A file that came over the network. Its bytes are those of the body as it was sent, `start` is in ms from the start of the navigation. */
interface SentFile {
  path: string;
  start: number;
  bytes: number;
}

/** A page that nobody touches, until 6 s after its load event. */
export interface Visit {
  tasks: Task[];
  /** When something of its content was painted first, in ms. */
  firstPaint: number;
  documentBytes: number;
  files: SentFile[];
}

/** Opens a page as a phone does that has never been there, on a processor `slowdown` times slower, and leaves it alone. */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  return await onPhone(browser, async (page) => {
    // A renderer that starts during a trace loses its first events: this one is there before.
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

/** Gives `use` a page in a browser context of its own: nothing is cached and nothing stored. */
export async function onPhone<T>(browser: Browser, use: (page: Page, context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Slows the processor down for this page; it lasts beyond navigations. */
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
    // What comes out of a cache transfers nothing: a script that was fetched before it is imported counts once.
    files: files
      .filter(({ transferSize }) => transferSize > 0)
      .map((file) => ({ path: new URL(file.name).pathname, start: file.startTime, bytes: file.encodedBodySize })),
  };
}
