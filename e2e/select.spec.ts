import type { Page } from '@playwright/test';

import { sheetRows } from './support/backend';
import { bookThroughModal, freshName, hydrated, touch } from './support/journeys';
import { expect, test } from './support/test';

const serviceOf = (name: string) => sheetRows().find((row) => row.Name === name)?.Service;
const RADIX = /\/assets\/select-[^/]*\.js$/;

/** Keeps scripts away until the function that it returns is called. */
async function holdScripts(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    release();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a service is chosen in the platform's own list and reaches the sheet; Radix's never comes", async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => RADIX.test(request.url()) && asked.push(request.url()));
    const name = freshName('Native Reem');
    await page.goto('/permanent-makeup-in-dubai');
    await hydrated(page);
    const form = page.locator('main form').first();
    // As it stands in the HTML.
    await expect(form.locator('button[role=combobox]')).toHaveText('Select a service');
    await touch(page);
    const service = form.locator('select');
    await expect(service).toHaveValue('');
    await expect(service.locator('option:checked')).toHaveText('Select a service');
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel('Phone Number').fill('+971 50 000 0981');
    await form.getByLabel('Service').selectOption('Eyeliner');
    await expect(service).toHaveAccessibleName(/^Service/);
    await form.getByRole('button', { name: 'Book Consultation' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect.poll(() => serviceOf(name)).toBe('eyeliner');
    expect(asked).toEqual([]);
  });
});

test('with a mouse: a press that comes before all scripts opens the list once they are there', async ({ page }) => {
  const release = await holdScripts(page, /\/assets\/.*\.js$/);
  await page.goto('/permanent-makeup-in-dubai', { waitUntil: 'commit' });
  const service = page.locator('main form').first().getByRole('combobox');
  await service.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await release();
  await page.getByRole('option', { name: 'Eyeliner' }).click();
  await expect(service).toHaveText('Eyeliner');
  await expect(service).toBeFocused();
});

test('with the keyboard: a key that comes before the list opens it once it is there; the choice reaches the sheet', async ({ page }) => {
  const visitor = { name: freshName('Keyboard Reem'), email: 'keys@example.com', phone: '+971 50 000 0982' };
  const release = await holdScripts(page, RADIX);
  await page.goto('/home#book-appointment');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  const service = dialog.getByRole('combobox');
  await dialog.getByLabel('Phone Number').focus();
  await page.keyboard.press('Tab');
  await expect(service).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await release();
  await expect(page.getByRole('option', { name: 'Permanent Makeup - Brows' })).toBeFocused();
  // Typing finds an option.
  await page.keyboard.type('bro');
  await expect(page.getByRole('option', { name: 'Brow Styling' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(service).toHaveText('Brow Styling');
  await expect(service).toBeFocused();
  await bookThroughModal(page, visitor);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => serviceOf(visitor.name)).toBe('brow-styling');
});
