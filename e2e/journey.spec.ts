import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { seriousViolations } from './support/axe';
import { sheetRowsOf, studioMails, tableRows } from './support/backend';
import { bookThroughModal, fillForm, freshName, holdScripts, waitForHydration, openPage, outboxSize, signIn } from './support/journeys';
import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a visitor books on a phone, the studio gets an email, and staff find, export and delete the lead and log out', async ({ page }) => {
  const name = freshName('Journey Mariam');
  const phone = '+971 50 000 0901';

  // /home is not a main page: Book Appointment opens the booking dialog there.
  await openPage(page, '/home');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Book Appointment' }).click();
  await bookThroughModal(page, { name, email: 'journey@example.com', phone }, 'Lip Blush');
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  // No overlay covers or locks the page any more.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('body')).not.toHaveAttribute('data-scroll-locked', /.*/);

  expect(sheetRowsOf(name)).toMatchObject([{ WhatsApp: phone, Service: 'lip-blush', 'Landing page': '/home' }]);
  await expect.poll(() => outboxSize(page)).toBe(0);
  // The server sends the studio an email for every form.
  await expect.poll(() => studioMails(name).length).toBe(1);
  expect(studioMails(name)[0]).toContain(phone);

  await signIn(page);
  await page.getByRole('searchbox').fill(name.toLowerCase());
  await expect(page.getByText(name)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByRole('dialog', { name: 'Export 1 lead' }).getByRole('button', { name: 'Download CSV' }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv).toContain(`"${name}","'${phone}","journey@example.com","lip-blush","/home",`);
  await expect(page.getByRole('button', { name: 'Export CSV' })).toBeFocused();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: /Delete/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText(`This will permanently delete the lead from ${name}. This action cannot be undone.`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Lead deleted successfully')).toBeVisible();
  await expect(page.getByText('No leads found matching your criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('a lead reaches the sheet and the table even if the tab is closed before the browser has stored it', async ({ page, request }) => {
  const visitor = { name: freshName('Leaving Amal'), email: 'leaving@example.com', phone: '+971 50 000 0905' };
  // Simulate an IndexedDB that never responds.
  await page.addInitScript(() => {
    IDBRequest.prototype.addEventListener = () => undefined;
  });
  await openPage(page, '/home#book-appointment');
  // Wait for the scripts that deliver a lead. A person types for longer than they take to load; this test does not.
  await page.waitForLoadState('networkidle');
  await bookThroughModal(page, visitor);
  // Close the tab as a person does, so that the page gets its unload events.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => sheetRowsOf(visitor.name)).toHaveLength(1);
  await expect.poll(() => tableRows(request, visitor.name)).toHaveLength(1);
});

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectNotice(page: Page): Promise<void> {
  await expect(headline(page)).toHaveText('Not sent yet');
  await expect(page.getByRole('status')).toContainText('saved on this device');
  await expect(page.locator('main')).not.toContainText(/submitted|within 2 hours/i);
  await expect(page.locator('main').getByRole('link', { name: 'WhatsApp' })).toBeVisible();
}

/** Resolves once /thank-you can open offline. */
async function thankYouFetched(page: Page): Promise<void> {
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/ThankYou-'));
  await expect.poll(() => page.evaluate(isFetched)).toBe(true);
  await page.waitForLoadState('networkidle');
}

test('offline: /thank-you says at first that the lead is not sent, and thanks without a reload once it is delivered', async ({
  page,
  context,
  request,
  errors,
}) => {
  errors.expected(/Failed to load resource/);
  const visitor = { name: freshName('Waiting Reem'), email: 'waiting@example.com', phone: '+971 50 000 0907' };
  await openPage(page, '/home#book-appointment');
  // Wait for the scripts, as a person types for longer than they take to load.
  await page.getByRole('dialog').getByLabel('Full Name').pressSequentially('W');
  await thankYouFetched(page);
  await context.setOffline(true);
  await page.evaluate(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'headlines', seen);
    new MutationObserver(() => seen.add(document.querySelector('h1')?.textContent ?? '')).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await bookThroughModal(page, visitor);
  await expect(page).toHaveURL(/\/thank-you$/);
  await expectNotice(page);
  await expect(headline(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Not sent yet/);
  expect(await page.evaluate(() => [...(Reflect.get(window, 'headlines') as Set<string>)])).not.toContain('Thank you');
  expect(await seriousViolations(page)).toEqual([]);
  expect(await outboxSize(page)).toBe(1);

  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(headline(page)).toHaveText('Thank you');
  await expect(page.getByText('Our team will review it within 2 hours, call you, and schedule your free consultation.')).toBeVisible();
  await expect(page).toHaveTitle(/^Thank You/);
  await expect.poll(() => outboxSize(page)).toBe(0);
  expect(sheetRowsOf(visitor.name)).toHaveLength(1);
  expect(await tableRows(request, visitor.name)).toHaveLength(1);
});

test('/thank-you opens even if the visitor typed before the scripts loaded and is offline when sending', async ({
  page,
  context,
  errors,
}) => {
  errors.expected(/Failed to load resource/);
  const release = await holdScripts(page, /\/assets\/.*\.js$/);
  await page.goto('/permanent-makeup-in-dubai');
  const form = await fillForm(page, freshName('Waiting Huda'), '+971 50 000 0909');
  await form.getByLabel('Phone Number').tap();
  await release();
  await waitForHydration(page);
  await thankYouFetched(page);
  await context.setOffline(true);
  await form.getByRole('button', { name: 'Request a consultation' }).click();
  await expectNotice(page);
});
