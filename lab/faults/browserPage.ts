import type { Page } from '@playwright/test';

import { translator } from '../../e2e/support/otherPrograms.ts';
import { BROWSER_FLAGS, BLOCK_MAP } from '../../scripts/browser.ts';
import { phoneOf } from './plan.ts';

/** The same flags as in playwright.config.ts. */
export const LAB_FLAGS = [...BROWSER_FLAGS, BLOCK_MAP];

/** A page without a form that starts the outbox. */
const PAGE_WITHOUT_FORM = '/thank-you';
/** How long one visit waits for the outbox to become empty. A single request may take 10 s. */
const VISIT_MS = 12_000;
const POLL_MS = 300;
/** The shortest time in which a person types a name and a number. */
const TYPING_MS = 2_000;

export interface Visit {
  /** True if a translator changes the page as soon as it is loaded, and whenever it changes. */
  isTranslated?: boolean;
  /** True if a password manager fills in the form without events. */
  isAutofilled?: boolean;
  /** True if the visitor fills in the form before React has hydrated it. The dialog of the home page exists only afterwards. */
  isEarly?: boolean;
}

/**
 * Opens a form from an advert whose campaign has the lead's name, and fills it in. `press` clicks the submit button and resolves as soon as
 * the browser has processed the click. On a busy machine this may be before the form's scripts have loaded.
 */
export async function fillForm(
  page: Page,
  origin: string,
  kind: 'modal' | 'hero',
  name: string,
  { isTranslated = false, isAutofilled = false, isEarly = false }: Visit = {},
): Promise<{ press(): Promise<void> }> {
  const campaign = `utm_source=lab&utm_campaign=${encodeURIComponent(name)}`;
  const path = kind === 'modal' ? `/home?${campaign}#book-appointment` : `/lip-blush-dubai?${campaign}`;
  if (isTranslated) await page.addInitScript(`addEventListener('load', ${translator.toString()})`);
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  if (!isEarly || kind === 'modal') await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const form = page.locator(`form[data-lead=${kind === 'modal' ? 'homeHero' : 'lipBlushHero'}]`);
  const values = { name, phone: phoneOf(name), ...(kind === 'modal' && { email: 'lab@example.com' }) };
  await form.waitFor();
  if (isAutofilled) await form.evaluate(setValues, values);
  else for (const [field, value] of Object.entries(values)) await form.locator(`[name=${field}]:not([type=hidden])`).fill(value);
  await page.waitForTimeout(TYPING_MS);
  const button = form.locator('button[type=submit]');
  await button.scrollIntoViewIfNeeded();
  // Wait until the button has stopped sliding in.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error(`The button of the ${kind} form is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  return { press: async () => await page.mouse.up() };
}

/** Runs in the page: sets the values of fields without any event that React or the form could notice. */
function setValues(form: Element, values: Record<string, string>): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  for (const [name, value] of Object.entries(values)) setValue?.call(form.querySelector(`[name=${name}]:not([type=hidden])`), value);
}

/** Reads the names in this browser's outbox. Opens a file of the site that runs no scripts, so that the outbox stays unchanged. */
export async function outboxNames(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/robots.txt`);
  return await readOutbox(page);
}

/** Visits the site, repeatedly if necessary, until its outbox is empty. Resolves with the number of leads still there after `limitMs`. */
export async function emptyOutbox(page: Page, origin: string, limitMs: number): Promise<number> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    await page.goto(origin + PAGE_WITHOUT_FORM, { waitUntil: 'domcontentloaded' });
    const nextVisit = Math.min(performance.now() + VISIT_MS, deadline);
    while (performance.now() < nextVisit) {
      await page.waitForTimeout(POLL_MS);
      if ((await readOutbox(page)).length === 0) return 0;
    }
    if (performance.now() >= deadline) return (await readOutbox(page)).length;
  }
}

/** Reads the names of all leads stored in this browser: in the outbox, or as early leads (src/leads/earlyLeads.ts). */
async function readOutbox(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const stored = await new Promise<{ payload?: { name: string }; values?: { name: string } }[]>((resolve) => {
      const opening = indexedDB.open('lead-outbox');
      // Abort if the database did not exist. Otherwise the site would later find a database without its object store.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', () => resolve([]));
      opening.addEventListener('success', () => {
        const db = opening.result;
        const all = db.transaction('entries').objectStore('entries').getAll();
        all.addEventListener('success', () => {
          db.close();
          resolve(all.result);
        });
      });
    });
    return stored.map(({ payload, values }) => (payload ?? values)?.name ?? '');
  });
}
