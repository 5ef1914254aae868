// `npm run lab:sign-in -- [--runs 20] [--seed 1]`: bad days of a receptionist in Chromium, on the finished build with the local backend. A
// seeded plan replaces the sign-in server's answers, cuts the network, renews in a second tab and clears the storage. Afterwards the network
// is back. Exits with 1 if a session that the server knows was lost, or the leads do not come.
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { type BrowserContext, chromium, type Page } from '@playwright/test';

import { BLOCK_MAP, BROWSER_FLAGS, findBrowser } from '../scripts/browser.ts';
import { seeded } from '../supabase/functions/_shared/tests/seeded.ts';
import { startSite } from './site.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' }, seed: { type: 'string', default: '1' } } });
const STEPS = 12;
const RENEWAL = /\/auth\/v1\/token\?grant_type=refresh_token/;
const PAGE = { contentType: 'text/html', body: '<html>Sign in to the hotel</html>' };
const throttled = { status: 429, json: { code: 'over_request_rate_limit' } };

const site = await startSite(join(import.meta.dirname, '..'));
const executablePath = findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: [...BROWSER_FLAGS, BLOCK_MAP] });
const errors: string[] = [];
const counts = { renewals: 0, renewed: 0, backMs: [] as number[] };

for (let seed = Number(values.seed); seed < Number(values.seed) + Number(values.runs); seed += 1) {
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  const problems = await badDay(context, seed);
  await context.close();
  console.log(`  seed ${seed}: ${problems.length === 0 ? 'passed' : problems.join('; ')}`);
  errors.push(...problems);
}
await browser.close();
await site.close();
const slowest = Math.max(...counts.backMs);
console.log(
  `\n${counts.renewals} requests for new tokens, ${counts.renewed} renewed; leads read ${slowest} ms after the faults at the latest`,
);
console.log(`${errors.length} problems`);
process.exit(errors.length === 0 ? 0 : 1);

async function badDay(context: BrowserContext, seed: number): Promise<string[]> {
  const random = seeded(seed);
  const pick = <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const problems: string[] = [];
  const [page, second] = [await context.newPage(), await context.newPage()];
  await signIn(page);
  await second.goto('/dashboard');
  await leads(second);
  let answer: object | undefined;
  const day = { isCleared: false };
  await context.route(RENEWAL, async (route) => {
    counts.renewals += 1;
    if (answer) await route.fulfill(answer);
    else counts.renewed += await route.continue().then(() => 1);
  });
  const replies = (found: object) => () => void (answer = found);
  const steps: Record<string, () => unknown> = {
    offline: async () => await context.setOffline(true),
    online: async () => await context.setOffline(false),
    '429': replies(throttled),
    '429 with Retry-After': replies({ ...throttled, headers: { 'retry-after': '2' } }),
    '503': replies({ status: 503, body: 'down' }),
    '403 HTML': replies({ status: 403, ...PAGE }),
    '200 HTML': replies({ status: 200, ...PAGE }),
    'no fault': () => void (answer = undefined),
    'second tab renews': async () => await poll(second),
    'the token expires': async () => await expire(page),
    press: async () =>
      await page
        .getByRole('button', { name: 'Try again' })
        .first()
        .click({ timeout: 500 })
        .catch(() => undefined),
    poll: async () => await poll(page),
    reload: async () => await page.reload().catch(() => undefined),
    async 'storage cleared'() {
      if (random() < 0.7) return;
      day.isCleared = true;
      await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]).catch(() => undefined);
    },
  };
  const names: string[] = [];
  for (let step = 0; step < STEPS && !day.isCleared; step += 1) {
    const [name, run] = pick(Object.entries(steps));
    names.push(name);
    await run();
    await page.waitForTimeout(pick([50, 300, 1_000, 2_500]));
    if (!day.isCleared && (await page.getByLabel('Password').isVisible())) problems.push(`the login after ${names.join(', ')}`);
  }
  answer = undefined;
  await context.setOffline(false);
  if (day.isCleared) {
    await poll(page);
    await page
      .getByLabel('Password')
      .waitFor({ timeout: 20_000 })
      .catch(() => problems.push(`no login after ${names.join(', ')}`));
    return problems;
  }
  // A page that was reloaded offline is the browser's own.
  if (!(await page.evaluate(() => document.querySelector('#root') !== null).catch(() => false))) await page.goto('/dashboard');
  await forgetPause(page);
  const from = performance.now();
  const read = page.waitForResponse((response) => /rest\/v1\/lead_form/.test(response.url()) && response.ok(), { timeout: 10_000 });
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await read.then(
    () => counts.backMs.push(Math.round(performance.now() - from)),
    () => problems.push(`no leads after ${names.join(', ')}`),
  );
  return problems;
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill('staff@studio.test');
  await page.getByLabel('Password').fill('studio-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await leads(page);
}

async function leads(page: Page): Promise<void> {
  await page.getByRole('rowheader').first().waitFor();
}

/** Fires the event that makes a desk poll. */
async function poll(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))).catch(() => undefined);
}

async function expire(page: Page): Promise<void> {
  await change(page, { expires_at: 1 });
}

/** Removes the pause that the server asked for, so that the next poll may renew. */
async function forgetPause(page: Page): Promise<void> {
  await change(page, { renew_after: 0 });
}

async function change(page: Page, part: object): Promise<void> {
  const write = (changed: object): void => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token'));
    const stored = key === undefined ? null : localStorage.getItem(key);
    if (key !== undefined && stored !== null) localStorage.setItem(key, JSON.stringify({ ...JSON.parse(stored), ...changed }));
  };
  await page.evaluate(write, part).catch(() => undefined);
}
