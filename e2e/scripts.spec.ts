import type { Page } from '@playwright/test';

import { sheetRowsOf } from './support/backend';
import { bookThroughModal, fillForm, freshName, hydrated, outboxSize, signIn, touch } from './support/journeys';
import { answers, countLoads, deployAnew, EVERY_SCRIPT, failScripts, script, scriptWith, serveOldPage } from './support/scriptFaults';
import { expect, test } from './support/test';

// When a script fails to load, the visitor sees a short wait, a notice or a retry, but never loses the page or typed text.
// tests/boot covers each kind of failure and each delay in detail.

const notice = (page: Page) => page.locator('#note');
const bookingDialog = (page: Page) => page.getByRole('dialog', { name: 'Book Your Appointment' });
/** Uses the keyboard, because the header may have scrolled out of view. */
const openBooking = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).press('Enter');

/** Advances the page's clock until `isSeen` passes, in steps that leave the host time to respond. Install the clock first. */
async function runClockUntil(page: Page, isSeen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    await isSeen();
  }).toPass({ intervals: [0] });
}
const SOON = { timeout: 100 };

test.beforeEach(({ faults }) => {
  // The browser's own messages for the failures that these tests provoke.
  faults.expected(/Failed to load resource: the server responded with a status of (503|404)/);
});

test.describe('a script that fails to load once costs the visitor only a short wait', () => {
  test('every script of a page and its form: the page hydrates and sends the typed text', async ({ page }) => {
    const name = freshName('Shaky Alya');
    const fault = await failScripts(page, EVERY_SCRIPT, answers.busy, 1);
    await page.goto('/lip-blush-dubai');
    const form = page.locator('main form').first();
    await form.getByLabel('Full Name').pressSequentially(name, { delay: 20 });
    await hydrated(page);
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

  test('a dialog, and a page opened through a link', async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    // Routing disables the browser's cache. A script that has loaded but is not yet imported would be requested again and fail.
    await page.waitForLoadState('networkidle');
    const loads = countLoads(page);
    const dialog = await failScripts(page, EVERY_SCRIPT, answers.empty, 1);
    await openBooking(page);
    await expect(bookingDialog(page)).toBeVisible();
    expect(dialog.hits()).toBeGreaterThan(2);
    await page.keyboard.press('Escape');
    await dialog.end();
    const about = await failScripts(page, script('About'), answers.html, 1);
    await page.locator('footer a[href="/about"]').click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL(/\/about$/);
    expect([about.hits(), loads()]).toEqual([1, 0]);
    await expect(notice(page)).toBeHidden();
  });

  test('the sign-in script of the staff pages', async ({ page }) => {
    const fault = await failScripts(page, script('staffBackend'), answers.busy, 1);
    await signIn(page);
    expect(fault.hits()).toBe(1);
  });
});

test.describe('a script whose URL returns 404 although nothing was deployed', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('a dialog: the page and its typed text stay, and a notice offers a retry', async ({ page }) => {
    await page.goto('/home-facials');
    await hydrated(page);
    await touch(page);
    const typed = page.locator('main form').first().getByLabel('Full Name');
    await typed.fill('Typed Dana');
    const fault = await failScripts(page, script('BookingDialog'), answers.gone);
    await openBooking(page);
    await expect(notice(page)).toContainText('Just a moment');
    await runClockUntil(page, () => expect(notice(page)).toContainText('This didn’t open. Your connection may have dropped.', SOON));
    await expect(notice(page).getByRole('button', { name: 'Try again' })).toBeFocused();
    await expect(typed).toHaveValue('Typed Dana');

    // The button works again after the notice is closed.
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Book Appointment' })).toBeFocused();
    await fault.end();
    await openBooking(page);
    await expect(bookingDialog(page)).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(typed).toHaveValue('Typed Dana');
  });

  test('a page opened through a link: the browser itself loads the page, unless the visitor has since opened another', async ({ page }) => {
    await page.goto('/home');
    await hydrated(page);
    await failScripts(page, script('PatientRights'), answers.gone);
    await failScripts(page, script('About'), answers.gone);
    const loads = countLoads(page);
    const link = (path: string) => page.locator(`footer a[href="${path}"]`);
    await link('/patient-rights').click();
    await expect(notice(page)).toContainText('Just a moment');
    await expect(page.getByRole('heading', { level: 1, name: /Luxury Permanent Makeup/ })).toBeVisible();
    await link('/contact').click();
    await expect(page.locator('main h1')).toBeFocused();
    await expect(notice(page)).toBeHidden();
    for (let step = 0; step < 22; step += 1) await page.clock.runFor(500);

    await link('/about').click();
    await runClockUntil(page, () => expect(page.locator('html')).toHaveAttribute('data-page', 'about', SOON));
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.locator('main h1')).toBeVisible();
    // Only this link caused a document load, not the abandoned link before it.
    expect(loads()).toBe(1);
  });

  test('the script of a form: a notice says that the lead is saved, and the lead is sent once the script loads', async ({ page }) => {
    const name = freshName('Kept Ghaya');
    const fault = await failScripts(page, script('LeadForm'), answers.gone);
    await page.goto('/lip-blush-dubai');
    await hydrated(page);
    const form = await fillForm(page, name, '+971 50 000 0962');
    await form.getByRole('button', { name: 'Request a consultation' }).click();
    await runClockUntil(page, () => expect(notice(page)).toContainText('Kept. It goes out as soon as the connection is back.', SOON));
    await expect(page).toHaveURL(/\/lip-blush-dubai$/);
    await expect(form.getByLabel('Full Name')).toHaveValue(name);
    await fault.end();
    await page.clock.runFor(5_000);
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
    await expect(notice(page)).toBeHidden();
    await expect.poll(() => sheetRowsOf(name)).toHaveLength(1);
  });

  test('the delivery script: after 12 s /thank-you says that the lead is not sent yet; the next visit sends it exactly once', async ({
    page,
    context,
  }) => {
    const name = freshName('Kept Huda');
    await failScripts(page, script('sender'), answers.gone);
    await page.goto('/home');
    await hydrated(page);
    await openBooking(page);
    await bookThroughModal(page, { name, email: 'kept@example.com', phone: '+971 50 000 0963' });
    await expect(bookingDialog(page).getByRole('button', { name: 'Booking...' })).toBeVisible();
    await page.clock.runFor(10_000);
    await expect(page).not.toHaveURL(/\/thank-you$/);
    await page.clock.runFor(2_500);
    await expect(page).toHaveURL(/\/thank-you$/);
    await expect(page.getByRole('heading', { name: 'Not sent yet' })).toBeVisible();
    expect(sheetRowsOf(name)).toEqual([]);
    await page.close();

    const later = await context.newPage();
    await later.goto('/contact');
    await expect.poll(() => sheetRowsOf(name)).toMatchObject([{ Email: 'kept@example.com', WhatsApp: '+971 50 000 0963' }]);
    await expect.poll(() => outboxSize(later)).toBe(0);
  });

  test('the Supabase client: the skin-pen form shows an error toast and keeps the typed text', async ({ page }) => {
    const fault = await failScripts(page, scriptWith('PostgrestError'), answers.gone);
    await page.goto('/skin-pen-microneedling-dubai');
    await hydrated(page);
    const form = await fillForm(page, 'Skin Iman', '+971 50 000 0964');
    await form.getByRole('button', { name: 'Request a consultation' }).click();
    await runClockUntil(page, () => expect(page.getByText('Please try again or contact us directly.')).toBeVisible(SOON));
    await expect(page).toHaveURL(/\/skin-pen-microneedling-dubai$/);
    await expect(form.getByLabel('Full Name')).toHaveValue('Skin Iman');
    await fault.end();
    await form.getByRole('button', { name: 'Request a consultation' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
  });
});

test.describe('a new deployment while a tab is open', () => {
  test('with typed text: the page does not reload by itself; a notice offers to reload it', async ({ page }) => {
    await page.goto('/home-facials');
    await hydrated(page);
    const typed = page.locator('main form').first().getByLabel('Full Name');
    await typed.fill('Typed Jawaher');
    await failScripts(page, script('BookingDialog'), answers.gone);
    await deployAnew(page);
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
    await hydrated(page);
  });

  test('with a cached page of the previous release: the page reloads exactly once', async ({ page }) => {
    await serveOldPage(page, '/contact');
    const loads = countLoads(page);
    await page.goto('/contact');
    await hydrated(page);
    expect(loads()).toBe(2);
    await expect(notice(page)).toBeHidden();
  });

  test('while the visitor types in a dialog: no text is lost, and the notice can be closed', async ({ page }) => {
    const letters = 'abcdefghijklm';
    await page.goto('/home');
    await hydrated(page);
    await failScripts(page, script('sender'), answers.gone);
    await openBooking(page);
    const typed = bookingDialog(page).getByLabel('Full Name');
    await typed.press('A');
    await deployAnew(page);
    const loads = countLoads(page);
    await typed.pressSequentially(letters, { delay: 100 });
    await expect(notice(page)).toContainText('This page has been updated.');
    await typed.pressSequentially(letters, { delay: 60 });
    await expect(typed).toBeFocused();
    await notice(page).getByRole('button', { name: 'Close' }).click();
    await expect(notice(page)).toBeHidden();
    await expect(typed).toHaveValue(`A${letters}${letters}`);
    expect(loads()).toBe(0);
  });
});
