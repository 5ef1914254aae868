import { sheetRows } from './support/backend';
import { bookThroughModal, freshName, signIn } from './support/journeys';
import { makeOlder } from './support/olderBrowser';
import { expect, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await makeOlder(page);
});

test('the browser of these tests lacks what the oldest browsers lack, and keeps what they have', async ({ page }) => {
  await page.goto('/thank-you');
  const kept = await page.evaluate(() => ({
    popover: 'popover' in HTMLElement.prototype || document.querySelector('[popover]') !== null,
    signals: 'any' in AbortSignal,
    arrays: 'toReversed' in Array.prototype,
    idle: 'requestIdleCallback' in window || 'cancelIdleCallback' in window,
    scheduler: 'scheduler' in window,
    visibility: 'checkVisibility' in Element.prototype,
    clone: 'structuredClone' in window,
    ids: 'randomUUID' in crypto,
    abort: 'abort' in AbortSignal,
  }));
  expect(kept).toEqual({
    popover: false,
    signals: false,
    arrays: false,
    idle: false,
    scheduler: false,
    visibility: false,
    clone: true,
    ids: true,
    abort: true,
  });
  const tried = (selector: string) =>
    page.evaluate((text) => {
      try {
        return document.body.matches(text);
      } catch (error) {
        return error instanceof DOMException && error.name;
      }
    }, selector);
  expect(await tried(':popover-open')).toBe('SyntaxError');
  expect(await tried(':has(main)')).toBe('SyntaxError');
  expect(await tried('body:not([hidden])')).toBe(true);
});

test('the phone menu opens and closes, also when it is pressed before the scripts are there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/home', { waitUntil: 'commit' });
  const opener = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await opener.click();
  await expect(menu).toBeVisible();
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  // It lies over the popup that comes in time.
  await expect(page.getByRole('dialog', { name: 'A complimentary consultation' })).toBeVisible();
  await opener.click();
  await menu.getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(menu).toBeHidden();
});

test('a visitor books through the dialog, the sheet has the lead, staff find it', async ({ page }) => {
  const visitor = { name: freshName('Older Hessa'), email: 'older@example.com', phone: '+971 50 000 0961' };
  await page.goto('/home#book-appointment');
  await bookThroughModal(page, visitor, 'Consultation');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => sheetRows().filter(({ Name }) => Name === visitor.name)).toHaveLength(1);
  expect(sheetRows().find(({ Name }) => Name === visitor.name)).toMatchObject({ WhatsApp: '+971 50 000 0961', Service: 'consultation' });

  await signIn(page);
  await page.getByRole('searchbox').fill(visitor.name);
  await expect(page.getByText(visitor.name)).toHaveCount(1);
});
