import type { Page } from '@playwright/test';

import { sheetRows } from './support/backend';
import { freshName, hydrated, signIn } from './support/journeys';
import { expect, test } from './support/test';

const sheetRow = (name: string) => sheetRows().find((row) => row.Name === name);

test('a skin-pen form: into the table, one mail to the studio, nothing to the sheet', async ({ page, request }) => {
  const name = freshName('Skin Mouza');
  await page.goto('/skin-pen-microneedling-dubai');
  await hydrated(page);
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').fill(name);
  await form.getByLabel('Phone Number').fill('+971 50 000 0950');
  const inserted = page.waitForRequest((sent) => sent.url().includes('/rest/v1/lead_form'));
  await form.getByRole('button', { name: 'Book Consultation' }).click();
  expect(JSON.parse((await inserted).postData() ?? '{}')).toEqual({
    full_name: name,
    email: '',
    phone_number: '+971 50 000 0950',
    inquiry_type: 'Skin Pen Microneedling',
    message: 'Lead from Skin Pen Dubai hero form',
    source_page: 'skin-pen-microneedling-dubai',
  });
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText('Your consultation has been booked.')).toBeVisible();
  await expect.poll(async () => (await (await request.get('/local/mailbox')).text()).includes(name), { timeout: 20_000 }).toBe(true);
  expect(sheetRow(name)).toBeUndefined();
  await signIn(page);
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText(name)).toHaveCount(1);
});

test('a skin-pen form that fails: the visitor stays, keeps what was typed, reads the words, and can send again', async ({
  page,
  faults,
}) => {
  faults.expected(/status of 503/);
  await page.goto('/skin-pen-microneedling-dubai');
  await hydrated(page);
  await page.route('**/rest/v1/lead_form*', (route) => route.fulfill({ status: 503, body: '{"message":"down"}' }));
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').fill('Skin Salama');
  await form.getByLabel('Phone Number').fill('+971 50 000 0951');
  await form.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page.getByText('Please try again or contact us directly.')).toBeVisible();
  await expect(page).toHaveURL(/\/skin-pen-microneedling-dubai$/);
  await expect(form.getByLabel('Full Name')).toHaveValue('Skin Salama');
  await page.unroute('**/rest/v1/lead_form*');
  await form.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('the sheet says which advertisement and page brought a lead', async ({ page }) => {
  await page.goto('/lip-blush-dubai?utm_source=instagram&utm_campaign=lips&gclid=click-1');
  await hydrated(page);
  // A later page of the same visit changes nothing.
  await page.goto('/lip-blush-dubai?utm_source=other');
  await hydrated(page);
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').fill('Lip Alanoud');
  await form.getByLabel('Phone Number').fill('+971 50 000 0952');
  await form.getByRole('button', { name: 'Book Consultation' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect
    .poll(() => sheetRow('Lip Alanoud'))
    .toMatchObject({
      Service: 'Lip Blush',
      'Landing page': 'lip-blush-dubai',
      'UTM source': 'instagram',
      'UTM campaign': 'lips',
      'Google click': 'click-1',
      'First page': '/lip-blush-dubai',
    });
});

test('both lip-blush forms share what is typed', async ({ page }) => {
  await page.goto('/lip-blush-dubai');
  await hydrated(page);
  const [first, second] = [page.locator('main form').first(), page.locator('main form').last()];
  await expect(second.getByLabel('Full Name')).toBeAttached();
  await first.getByLabel('Full Name').fill('Lip Shamsa');
  await expect(second.getByLabel('Full Name')).toHaveValue('Lip Shamsa');
  await second.getByLabel('Phone Number').fill('+971 50 000 0953');
  await expect(first.getByLabel('Phone Number')).toHaveValue('+971 50 000 0953');
});

test('what is typed before the scripts stays, and a form that is sent before them is sent once they are there', async ({ page }) => {
  let letScriptsCome: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => (letScriptsCome = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto('/lip-blush-dubai', { waitUntil: 'commit' });
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').fill('Early Latifa');
  await form.getByLabel('Phone Number').fill('+971 50 000 0954');
  await form.getByRole('button', { name: 'Book Consultation' }).click();
  letScriptsCome();
  await page.unrouteAll({ behavior: 'wait' });
  await expect(page).toHaveURL(/\/thank-you$/, { timeout: 30_000 });
  await expect.poll(() => sheetRow('Early Latifa')?.WhatsApp).toContain('+971 50 000 0954');
});

test('a form that is sent before its scripts and closed: the next visit delivers it, once, with the advertisement that brought it', async ({
  page,
  context,
}) => {
  const name = freshName('Gone Latifa');
  const phone = '+971 50 000 0955';
  const sendAndClose = async (path: string, tab: Page): Promise<void> => {
    await tab.route(/\/assets\/.*\.js$/, () => undefined);
    await tab.goto(path, { waitUntil: 'commit' });
    const form = tab.locator('main form').first();
    await form.getByLabel('Full Name').fill(name);
    // As a person does: the keys open the disk.
    await form.getByLabel('Phone Number').pressSequentially(phone);
    await form.getByRole('button', { name: 'Book Consultation' }).click();
    await tab.close({ runBeforeUnload: true });
  };
  await sendAndClose('/lip-blush-dubai?utm_source=instagram', page);
  await sendAndClose('/skin-pen-microneedling-dubai', await context.newPage());
  expect(sheetRow(name)).toBeUndefined();

  const later = await context.newPage();
  await later.goto('/thank-you');
  await expect
    .poll(() => sheetRow(name))
    .toMatchObject({
      WhatsApp: expect.stringContaining(phone),
      Service: 'Lip Blush',
      Message: 'Lead from Lip Blush Dubai form',
      'Landing page': 'lip-blush-dubai',
      'UTM source': 'instagram',
    });
  // The skin-pen form is for the table and the studio's mail alone, the other one for sheet and table.
  await expect.poll(async () => (await (await later.request.get('/local/mailbox')).text()).includes(name), { timeout: 20_000 }).toBe(true);
  await signIn(later);
  await later.getByRole('searchbox').fill(name);
  await expect(later.getByText(name)).toHaveCount(2);
  await later.goto('/thank-you');
  await later.waitForLoadState('networkidle');
  expect(sheetRows().filter((row) => row.Name === name)).toHaveLength(1);
});

test('popups: 2 s on the brows and skin-pen pages, by itself and by a button on the alternate microblading page', async ({ page }) => {
  for (const [path, name] of [
    ['/brows-and-lashes-dubai', 'Which brow is yours?'],
    ['/skin-pen-microneedling-dubai', 'Ask about your skin'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('dialog', { name })).toBeVisible({ timeout: 15_000 });
    await page.getByRole('dialog', { name }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name })).toHaveCount(0);
  }
  const callback = page.getByRole('dialog', { name: 'Shall we call you?' });
  await page.goto('/microblading-in-dubai-new');
  await expect(callback).toBeVisible({ timeout: 15_000 });
  await callback.getByRole('button', { name: 'Close' }).click();
  await expect(callback).toHaveCount(0);
  await page.locator('main').getByRole('button', { name: /call/i }).first().click();
  await expect(callback).toBeVisible();
});

test('the brows page form sends nothing: 1.2 s, cleared, the alert', async ({ page }) => {
  await page.goto('/brows-lashes');
  await hydrated(page);
  const form = page.locator('main form').first();
  await form.getByLabel('Full Name').fill('Demo Hind');
  await form.getByLabel('Email Address').fill('demo@example.com');
  await form.getByLabel('Phone Number').fill('+971 50 000 0955');
  const alert = page.waitForEvent('dialog');
  // The click resolves only once the alert is dismissed.
  const click = form.getByRole('button', { name: 'Book Appointment' }).click();
  const dialog = await alert;
  expect(dialog.message()).toBe('Your request has been sent!');
  await dialog.dismiss();
  await click;
  await expect(form.getByLabel('Full Name')).toHaveValue('');
  expect(sheetRow('Demo Hind')).toBeUndefined();
});

test('the LED dialog: opened by a button, sent, closed, toast, thanks', async ({ page }) => {
  await page.goto('/led-light-therapy-dubai');
  await hydrated(page);
  await page.locator('main').getByRole('button', { name: /Book/ }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Full Name').fill('Led Moza');
  await dialog.getByLabel('WhatsApp').fill('+971 50 000 0956');
  await dialog.getByLabel(/Message/).fill('After six');
  await dialog.getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByText('Booking Request Sent!')).toBeVisible();
  await expect.poll(() => sheetRow('Led Moza')).toMatchObject({ Message: 'After six', 'Landing page': 'led_booking' });
});
