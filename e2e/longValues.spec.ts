import type { Browser, Page } from '@playwright/test';

import { longestTask, traceTasks } from '../lab/bench/trace.ts';
import { serveLeads } from './support/backend';
import { signIn } from './support/journeys';
import { expect, test } from './support/test';

const LETTERS = 20_000;
/** Each value is one word: joined letters, or letters with more combining marks than any font can place. */
const EXTREME_WORDS = ['م'.repeat(LETTERS), `a${'\u0301'.repeat(37_000)}`, `b${'\u0301\u0316'.repeat(LETTERS / 2)}`, 'W'.repeat(LETTERS)];
/** Twice the limit for an idle machine, as other tests run in parallel. Without truncation of long text the desk needs over 10 s. */
const TASK_MS = 400;

const ordinary = {
  id: '00000000-0000-4000-8000-000000000099',
  full_name: 'Longword Layla',
  email: 'layla@example.com',
  phone_number: '+971 50 700 0099',
  inquiry_type: 'lip-blush',
  source_page: 'hero_booking',
  message: 'Is there a time on Friday?',
  created_at: new Date(Date.now() - 60_000).toISOString(),
};

/** Twenty leads below one ordinary lead. All have an extreme message and inquiry type; every second lead is extreme in all typed fields. */
const extremeLeads = Array.from({ length: 20 }, (_, index) => {
  const text = `${EXTREME_WORDS[index % EXTREME_WORDS.length]}${index}`;
  return {
    ...ordinary,
    ...(index % 2 === 0 && { full_name: text, email: `${text}@x`, phone_number: `050${text}`, source_page: text }),
    id: `00000000-0000-4000-8000-0000000000${20 - index + 10}`,
    inquiry_type: text,
    message: text,
    created_at: new Date(Date.now() - (index + 2) * 60_000).toISOString(),
  };
});

/** Longest main-thread task during `act`, in ms of CPU time, because other tests run in parallel. */
async function longestTaskOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  const tasks = await traceTasks(browser, page, async () => {
    await act();
    // Wait two frames, until the result is on the screen.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  });
  return longestTask(tasks);
}

test('twenty leads of 20,000-letter words leave the desk fast and its controls in view', async ({ page, browser }) => {
  await serveLeads(page, [ordinary, ...extremeLeads]);
  await signIn(page);
  const names = page.locator('main button[data-lead]');
  await expect(names).toHaveCount(21);
  // On phones the details are a dialog; the panel is narrowest at 768 px.
  for (const width of [768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const details = width === 390 ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Lead details' });
    const loading = await longestTaskOf(browser, page, async () => {
      await page.reload();
      await expect(page.getByText('Total Leads').locator('..')).toContainText('21');
      await expect(names.first()).toHaveText('Longword Layla');
      await names.nth(1).click();
      await expect(details.getByRole('button', { name: 'I have it' })).toBeVisible();
    });
    expect(loading, `loading at ${width} px`).toBeLessThan(TASK_MS);
    for (const control of ['Next lead', 'Close details', 'I have it'])
      await expect(details.getByRole('button', { name: control })).toBeInViewport({ ratio: 1 });

    for (const word of EXTREME_WORDS) {
      const all = details.getByRole('button', { name: 'Show all' }).first();
      expect(await longestTaskOf(browser, page, async () => await all.click()), `${word[0]} at ${width} px`).toBeLessThan(TASK_MS);
      await expect(details.getByRole('button', { name: 'Show the start only' })).toBeVisible();
      await details.getByRole('button', { name: 'Next lead' }).click();
    }
    await details.getByRole('button', { name: 'Close details' }).click();
  }
});
