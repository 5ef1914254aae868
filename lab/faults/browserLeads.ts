import type { Browser, BrowserContext } from '@playwright/test';

import { emptyOutbox, fillForm } from './browserPage.ts';
import { seededRandom } from './plan.ts';

/** Pages that are open at the same time. */
const CONCURRENCY = 4;
/** The visible limit of the site is 12 s. */
const ANSWERED_WITHIN_MS = 25_000;
/**
 * When the tab is closed, in ms after the click by the page's own clock; undefined: not before the visitor has arrived at the thank-you
 * page. A lead is in the outbox some 20 ms after the click, later where processor and disk are busy; a page that is left before is told
 * and sends at once.
 */
const ENDS = [undefined, 300, 1_000, undefined, 200, 100] as const;

export interface BrowserLeads {
  /** Visits the site again in each browser until its outbox is empty; resolves with the leads that still wait after `limitMs`. */
  empty(limitMs: number): Promise<number>;
}

/**
 * Sends a lead for each name through the site's forms, each from a browser profile of its own. Some tabs are closed right after the click.
 * Rejects when a form cannot be sent or the visitor does not arrive at the thank-you page.
 */
export async function sendFromBrowser(browser: Browser, origin: string, seed: number, names: readonly string[]): Promise<BrowserLeads> {
  const contexts: BrowserContext[] = [];
  await withConcurrency(names, async (name, at) => {
    const context = await browser.newContext();
    contexts.push(context);
    const page = await context.newPage();
    const form = await fillForm(page, origin, seededRandom(seed, 'form', name) < 0.5 ? 'modal' : 'hero', name);
    const end = ENDS[at % ENDS.length];
    await form.press();
    if (end === undefined) await page.waitForURL('**/thank-you', { timeout: ANSWERED_WITHIN_MS, waitUntil: 'commit' });
    else await page.evaluate(async (ms) => await new Promise((resolve) => setTimeout(resolve, ms)), end);
    // As a person closes a tab. Without this the page is ended like a killed browser's, which is a test of its own (killedBrowser.ts).
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

/** A few at a time. */
async function withConcurrency<T>(items: readonly T[], work: (item: T, at: number) => Promise<void>): Promise<void> {
  const queue = items.entries();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const [at, item] of queue) await work(item, at);
    }),
  );
}
