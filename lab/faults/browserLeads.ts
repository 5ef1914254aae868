import type { Browser, BrowserContext } from '@playwright/test';

import { emptyOutbox, fillForm } from './browserPage.ts';
import { seededRandom } from './plan.ts';

/** Pages that are open at the same time. */
const CONCURRENCY = 4;
/** The site itself shows a result after at most 12 s. */
const ANSWERED_WITHIN_MS = 25_000;
/**
 * When the tab is closed, in ms after the click by the page's clock; undefined: only after the thank-you page. A lead is in the outbox
 * about 20 ms after the click, later on a busy processor or disk. If the tab is closed before that, the page notices and sends at once.
 */
const CLOSE_DELAYS_MS = [undefined, 300, 1_000, undefined, 200, 100] as const;

export interface BrowserLeads {
  /** Visits the site again in each browser until its outbox is empty; resolves with the number of leads left after `limitMs`. */
  empty(limitMs: number): Promise<number>;
}

/**
 * Sends one lead per name through the site's forms, each from a new browser profile. Closes some tabs right after the click.
 * @throws Error when a form cannot be sent or the thank-you page does not appear.
 */
export async function sendFromBrowser(browser: Browser, origin: string, seed: number, names: readonly string[]): Promise<BrowserLeads> {
  const contexts: BrowserContext[] = [];
  await withConcurrency(names, async (name, at) => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    const form = await fillForm(page, origin, seededRandom(seed, 'form', name) < 0.5 ? 'modal' : 'hero', name);
    const closeDelayMs = CLOSE_DELAYS_MS[at % CLOSE_DELAYS_MS.length];
    await form.press();
    if (closeDelayMs === undefined) await page.waitForURL('**/thank-you', { timeout: ANSWERED_WITHIN_MS, waitUntil: 'commit' });
    else await page.evaluate(async (ms) => await new Promise((resolve) => setTimeout(resolve, ms)), closeDelayMs);
    // Closes the tab as a person would. Otherwise the page would end as in a killed browser, which killedBrowser.ts tests.
    await page.close({ runBeforeUnload: true });
  });

  return {
    async empty(limitMs) {
      let left = 0;
      await withConcurrency(contexts, async (context) => {
        left += await emptyOutbox(await context.newPage(), origin, limitMs);
        await context.close();
      });
      return left;
    },
  };
}

/** Runs `work` for all items, CONCURRENCY at a time. */
async function withConcurrency<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const [at, item] of queue) await work(item, at);
    }),
  );
}
