import type { Browser, Locator, Page } from '@playwright/test';

import { FOLLOW_UPS, LEADS, serveManyLeads } from './deskRows.ts';
import { atMost, type Check, median, slowDown, watchKeys } from './measure.ts';
import { longestScript, longestTask, traceTasks } from './trace.ts';

const STAFF = { email: 'staff@studio.test', password: 'studio-demo' };
const MINUTE_MS = 60_000;
/** Time for the desk to process the loaded leads, which it does in slices while idle. */
const SETTLE_MS = 30_000;
/** Long enough for all work that a click causes. */
const AFTER_PRESS_MS = 700;
/** Typing speed, in ms per key. */
const KEY_MS = 150;
const NODES = 1_500;

/** Checks the lead desk with 50,000 leads: tasks by thread time times `slowdown`, keys by wall-clock time on a throttled processor. */
export async function deskChecks(browser: Browser, origin: string, runs: number, slowdown: number): Promise<Check[]> {
  const page = await openDesk(browser, origin);
  const checks: Check[] = [atMost('Nodes, the list alone', await countNodes(page), NODES)];

  const steps: Record<string, number[]> = {};
  const press = async (what: string, button: Locator): Promise<void> => {
    const { x, y } = await middleOf(button);
    const tasks = await traceTasks(browser, page, async () => {
      await page.mouse.click(x, y);
      await page.waitForTimeout(AFTER_PRESS_MS);
    });
    (steps[what] ??= []).push(longestTask(tasks) * slowdown);
  };
  const chip = (name: string) => page.getByRole('group', { name: 'Follow-up' }).getByRole('button', { name });
  const overview = page.getByRole('button', { name: 'Overview' });
  for (let run = 0; run < runs; run++) {
    await press('Opening the details', page.getByRole('row').nth(3).getByRole('button').first());
    if (run === 0) checks.push(atMost('Nodes, with the details', await countNodes(page), NODES));
    await press('The next lead', page.getByRole('button', { name: 'Next lead' }));
    await press('I have it', page.getByRole('complementary').getByRole('button', { name: /^(I have it|Let it go|Take over)$/ }));
    await press('Closing the details', page.getByRole('button', { name: 'Close details' }));
    for (const name of ['New', 'Booked', 'All']) await press(`Chip ${name}`, chip(name));
    await press('Opening the overview', overview);
    if (run === 0) checks.push(atMost('Nodes, with the overview', await countNodes(page), NODES));
    await overview.click();
    await page.waitForTimeout(AFTER_PRESS_MS);
  }
  for (const [what, times] of Object.entries(steps)) checks.push(atMost(what, median(times), 200, ' ms'));

  let requests: string[] = [];
  const ticks = await traceTasks(browser, page, async () => {
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.waitForTimeout(MINUTE_MS);
  });
  requests = requests.filter((path) => !path.startsWith('/auth/'));
  checks.push(atMost('An idle minute: longest task', longestScript(ticks) * slowdown, 50, ' ms'));
  checks.push(atMost('An idle minute: requests', requests.length, 10));

  const typing = await traceTasks(browser, page, async () => void (await keyTimes(page, runs)));
  checks.push(atMost('Typing: longest task', longestTask(typing) * slowdown, 100, ' ms'));

  await slowDown(page, slowdown);
  const keys = await keyTimes(page, runs);
  checks.push(atMost(`Key to paint, median of ${keys.length}`, median(keys), 50, ' ms'));
  await page.context().close();
  return checks;
}

async function openDesk(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await serveManyLeads(page);
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(STAFF.email);
  await page.getByLabel('Password').fill(STAFF.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: `All ${LEADS.toLocaleString('en')}` }).waitFor({ timeout: 3 * MINUTE_MS });
  console.log(`  ${LEADS.toLocaleString('en')} leads, ${FOLLOW_UPS.toLocaleString('en')} follow-ups`);
  await page.waitForTimeout(SETTLE_MS);
  return page;
}

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('A button of the desk is not visible.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function countNodes(page: Page): Promise<number> {
  return await page.evaluate(() => document.querySelectorAll('*').length);
}

/** Measures the time from each key to the frame with its letter, by Event Timing. Reports 16 ms for all shorter times. */
async function keyTimes(page: Page, runs: number): Promise<number[]> {
  const search = page.getByRole('searchbox', { name: 'Search' });
  const watched = await watchKeys(page);
  let pressed = 0;
  for (let run = 0; run < runs; run++) {
    await search.focus();
    for (const key of ['s', 'a', 'r', 'a', 'Backspace', 'Backspace', 'Backspace', 'Backspace']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(KEY_MS);
      pressed += 1;
    }
    await page.waitForTimeout(AFTER_PRESS_MS);
  }
  const times = await watched.jsonValue();
  return [...times, ...Array.from({ length: Math.max(0, pressed - times.length) }, () => 16)];
}
