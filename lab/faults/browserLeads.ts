import type { Browser, BrowserContext } from '@playwright/test';

import { emptyOutbox, fillForm } from './browserPage.ts';
import { seededRandom } from './plan.ts';

/** Number of pages that are open at the same time. */
const CONCURRENCY = 4;
/** Longer than the site itself takes to show a result (at most 12 s). */
const ANSWERED_WITHIN_MS = 25_000;
/**
 * When the tab is closed, in ms after the click by the page's clock; undefined means after the thank-you page. A lead is in the outbox
 * about 20 ms after the click, or later on a busy processor or disk. A page that is closed earlier sends the lead immediately on closing.
 */
const CLOSE_DELAYS_MS = [undefined, 300, 1_000, undefined, 200, 100] as const;

export interface BrowserLeads {
  /** Visits the site in each browser again until its outbox is empty. Resolves with the number of leads still there after `limitMs`. */
  empty(limitMs: number): Promise<number>;
}

/**
 * Sends one lead per name through the site's forms, each from a new browser profile: in turn on a page that is translated and in a form that
 * a password manager fills in, half of them before hydration. Closes some tabs right after the click.
 * @throws Error when a form cannot be sent or the thank-you page does not appear.
 */
export async function sendFromBrowser(browser: Browser, origin: string, seed: number, names: readonly string[]): Promise<BrowserLeads> {
  const contexts: BrowserContext[] = [];
  await withConcurrency(names, async (name, at) => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    const form = await fillForm(page, origin, seededRandom(seed, 'form', name) < 0.5 ? 'modal' : 'hero', name, {
      isTranslated: at % 2 === 0,
      isAutofilled: at % 2 === 1,
      isEarly: at % 4 < 2,
    });
    const closeDelayMs = CLOSE_DELAYS_MS[at % CLOSE_DELAYS_MS.length];
    await form.press();
    if (closeDelayMs === undefined) await page.waitForURL('**/thank-you', { timeout: ANSWERED_WITHIN_MS, waitUntil: 'commit' });
    else await page.evaluate(async (ms) => await new Promise((resolve) => setTimeout(resolve, ms)), closeDelayMs);
    // Close the tab as a person would. Otherwise the page would end as in a killed browser, which killedBrowser.ts tests.
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

/** Runs `work` for every item, for at most CONCURRENCY items at the same time. */
async function withConcurrency<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const [at, item] of queue) await work(item, at);
    }),
  );
}
