import type { Page } from '@playwright/test';

import { signIn } from './support/journeys';
import { expect, test } from './support/test';

const RENEWAL = /\/auth\/v1\/token\?grant_type=refresh_token/;

/** Lets the stored token expire, as a night does. */
async function expireToken(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? '';
    localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key) ?? ''), expires_at: 1 }));
  });
}

test('a desk that wakes without a network keeps its leads, and reads again within 3 s of the network, without a press', async ({
  page,
  context,
  errors,
}) => {
  errors.expected(/ERR_INTERNET_DISCONNECTED/);
  await signIn(page);
  const lead = page.getByRole('rowheader').first();
  await expect(lead).toBeVisible();
  await context.setOffline(true);
  await expireToken(page);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(/^You are offline\./)).toBeVisible();
  // All tries of the poll fail.
  await page.waitForTimeout(3_000);
  await expect(lead).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  const renewed = page.waitForResponse(RENEWAL, { timeout: 3_000 });
  const read = page.waitForResponse(/\/rest\/v1\/lead_form/, { timeout: 3_000 });
  await context.setOffline(false);
  expect([(await renewed).status(), (await read).ok()]).toEqual([200, true]);
});

test('a sign-in server that wants a pause keeps everyone signed in: the reloaded desk says that nothing is lost, waits, then shows the leads', async ({
  page,
  errors,
}) => {
  errors.expected(/status of 429/);
  await signIn(page);
  await expireToken(page);
  const askedAt: number[] = [];
  const json = { code: 'over_request_rate_limit', msg: 'Request rate limit reached' };
  await page.route(RENEWAL, async (route) => {
    askedAt.push(Date.now());
    await route.fulfill({ status: 429, headers: { 'retry-after': '8' }, json });
  });
  await page.reload();
  await expect(page.getByText('Nothing is lost. Check the connection, then try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Nothing is lost. Check the connection, then try again.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Nothing is lost. Check the connection, then try again.')).toBeVisible();
  const gaps = askedAt.slice(1).map((at, index) => at - (askedAt[index] ?? 0));
  expect(gaps.filter((ms) => ms < 8_000)).toEqual([]);
  await page.unroute(RENEWAL);
  // The desk tries again by itself.
  await expect(page.getByRole('rowheader').first()).toBeVisible({ timeout: 25_000 });
});
