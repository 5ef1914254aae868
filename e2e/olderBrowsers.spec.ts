import { sheetRowsOf } from './support/backend';
import { bookThroughModal, freshName } from './support/journeys';
import { removeUnsupportedApis } from './support/olderBrowser';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await removeUnsupportedApis(page);
});

test('the phone menu opens and closes, even if its button is clicked before the scripts have loaded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home', { waitUntil: 'commit' });
  // Check that the APIs were removed from the browser.
  expect(await page.evaluate(() => ['popover' in HTMLElement.prototype, 'any' in AbortSignal, 'structuredClone' in window])).toEqual([
    false,
    false,
    true,
  ]);
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  // The menu opens above the timed popup.
  await expect(page.getByRole('dialog', { name: 'A complimentary consultation' })).toBeVisible();
  await opener.click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(menu).toBeHidden();
});

test('a visitor books through the dialog, and the lead reaches the sheet', async ({ page }) => {
  const visitor = { name: freshName('Older Hessa'), email: 'older@example.com', phone: '+971 50 000 0961' };
  await page.goto('/home#book-appointment');
  await bookThroughModal(page, visitor, 'Consultation');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => sheetRowsOf(visitor.name)).toMatchObject([{ WhatsApp: '+971 50 000 0961', Service: 'consultation' }]);
});
