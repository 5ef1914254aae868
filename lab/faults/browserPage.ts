import type { Page } from '@playwright/test';

import { BROWSER_FLAGS, WITHOUT_MAP } from '../../scripts/browser.ts';
import { phoneOf } from './plan.ts';

/** As the browser tests start theirs (playwright.config.ts). */
export const LAB_FLAGS = [...BROWSER_FLAGS, WITHOUT_MAP];

/** A page of the site that shows no form and starts the outbox. */
const QUIET_PAGE = '/thank-you';
/** How long one visit waits for the outbox; a request of it may take 10 s. */
const VISIT_MS = 12_000;
const LOOK_AGAIN_MS = 300;
/** Nobody types a name and a number faster. */
const TYPING_MS = 2_000;

/**
 * Opens a form of the site and fills it in. `press` is the click that sends it, and resolves as soon as the browser has taken it; under
 * load it may come before the form's scripts.
 */
export async function fillForm(page: Page, origin: string, kind: 'modal' | 'hero', name: string): Promise<{ press(): Promise<void> }> {
  await page.goto(`${origin}${kind === 'modal' ? '/home#book-appointment' : '/lip-blush-dubai'}`, { waitUntil: 'domcontentloaded' });
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  const form = kind === 'modal' ? page.getByRole('dialog', { name: 'Book Your Appointment' }) : page.locator('main form').first();
  await form.getByLabel('Full Name').fill(name);
  if (kind === 'modal') await form.getByLabel('Email Address').fill('lab@example.com');
  await form.getByLabel('Phone Number').fill(phoneOf(name));
  await page.waitForTimeout(TYPING_MS);
  const button = form.getByRole('button', { name: kind === 'modal' ? 'Book Appointment' : 'Book Consultation' });
  await button.scrollIntoViewIfNeeded();
  // Not to be clicked while it slides in.
  await button.click({ trial: true });
  const box = await button.boundingBox();
  if (!box) throw new Error(`The button of the ${kind} form is not shown.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  return { press: async () => await page.mouse.up() };
}

/** The names of the leads in this browser's outbox, looked up from a file of the site that runs no script. */
export async function outboxNames(page: Page, origin: string): Promise<string[]> {
  await page.goto(`${origin}/robots.txt`);
  return await readOutbox(page);
}

/** Visits the site again, more than once if need be, until its outbox is empty; resolves with the leads that still wait after `limitMs`. */
export async function emptyOutbox(page: Page, origin: string, limitMs: number): Promise<number> {
  const deadline = performance.now() + limitMs;
  for (;;) {
    await page.goto(origin + QUIET_PAGE, { waitUntil: 'domcontentloaded' });
    const nextVisit = Math.min(performance.now() + VISIT_MS, deadline);
    while (performance.now() < nextVisit) {
      await page.waitForTimeout(LOOK_AGAIN_MS);
      if ((await readOutbox(page)).length === 0) return 0;
    }
    if (performance.now() >= deadline) return (await readOutbox(page)).length;
  }
}

/** The names of the leads that this browser still holds: in the outbox, or as its page's loader has written them (src/leads/earlyLeads.ts). */
async function readOutbox(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const readAll = async <Row>(database: string, store: string): Promise<Row[]> =>
      await new Promise((resolve) => {
        const opening = indexedDB.open(database);
        // A database that had to be created holds nothing; it must not stay, or the site would find it without its store.
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve([]));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const all = db.transaction(store).objectStore(store).getAll();
          all.addEventListener('success', () => {
            db.close();
            resolve(all.result);
          });
        });
      });
    const entries = await readAll<{ payload: { name: string } }>('lead-outbox', 'entries');
    const early = await readAll<{ values: { name: string } }>('early-leads', 'leads');
    return [...entries.map(({ payload }) => payload.name), ...early.map(({ values }) => values.name)];
  });
}
