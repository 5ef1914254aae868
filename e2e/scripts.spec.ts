import type { Page } from '@playwright/test';

import { sheetRowsOf } from './support/backend';
import { freshName, waitForHydration, openPage, outboxSize } from './support/journeys';
import { responses, countLoads, deployAnew, EVERY_SCRIPT, failScripts, script } from './support/scriptFaults';
import { expect, test } from './support/test';

// When a script fails to load, the visitor sees a short wait, a notice or a retry, but never loses the page or typed text.
// tests/boot covers each kind of failure and each delay in detail.

const notice = (page: Page) => page.locator('#note');
/** Uses the keyboard, because the header may have scrolled out of view. */
const openBooking = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).press('Enter');

test.beforeEach(({ errors }) => {
  // The browser's own messages for the failures that these tests provoke.
  errors.expected(/Failed to load resource: the server responded with a status of (503|404)/);
});

test('every script of a page and its form fails once: after a short wait the page hydrates and sends the typed text', async ({ page }) => {
  const name = freshName('Shaky Alya');
  const fault = await failScripts(page, EVERY_SCRIPT, responses.busy, 1);
  await page.goto('/lip-blush-dubai');
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').pressSequentially(name, { delay: 20 });
  await waitForHydration(page);
  // This includes the scripts of the form, of lead delivery and of the table.
  await expect.poll(fault.hits).toBeGreaterThan(10);
  await page.waitForLoadState('networkidle');
  await expect(notice(page)).toBeHidden();
  await expect(form.getByLabel('Full Name')).toHaveValue(name);
  await form.getByLabel('Phone Number').fill('+971 50 000 0960');
  await fault.end();
  await form.getByRole('button', { name: 'Request a consultation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(sheetRowsOf(name)).toHaveLength(1);
  await expect.poll(() => outboxSize(page)).toBe(0);
});

test('a new deployment while a tab has typed text: the page does not reload by itself; a notice offers to reload it', async ({ page }) => {
  await openPage(page, '/home-facials');
  // Before the first interaction, after which the dialog loads when idle.
  await failScripts(page, script('BookingDialog'), responses.notFound);
  await deployAnew(page);
  const typed = page.locator('main form').first().getByLabel('Full Name');
  await typed.fill('Typed Jawaher');
  const loads = countLoads(page);
  await openBooking(page);
  await expect(notice(page)).toContainText('This page has been updated.');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(typed).toHaveValue('Typed Jawaher');
  // The button still works.
  await openBooking(page);
  await expect(notice(page)).toContainText('This page has been updated.');
  expect(loads()).toBe(0);
  await notice(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(loads).toBe(1);
  await waitForHydration(page);
});
