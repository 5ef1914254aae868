import type { Page } from '@playwright/test';

import { originRows, sheetRowsOf, studioMails, tableRows } from './support/backend';
import { fillForm, freshName, interact, openPage, outboxSize, runClockUntil, SOON, waitForHydration } from './support/journeys';
import { responses, EVERY_SCRIPT, failScripts } from './support/scriptFaults';
import { expect, test } from './support/test';

// Every form also works as a plain HTML form in a browser that runs no scripts, or when the scripts fail to load.
// tests/leads/nativeForms.html.test.tsx compares the posted bodies.

interface FormCase {
  path: string;
  /** Index among the page's forms. */
  place: number;
  message: string;
  /** Typed in the form with a message. */
  email?: string;
}

const phone = '+971 50 000 0970';
const closing: FormCase = { path: '/microblading-in-dubai', place: 1, message: 'Two lines,\n=1+1 <b>', email: 'native@example.com' };
const callback: FormCase = { path: '/brows-lashes-dubai', place: 1, message: 'Lead from Brows & Lashes Dubai form' };
const skinPen: FormCase = { path: '/skin-pen-microneedling-dubai', place: 0, message: 'Lead from Skin Pen Dubai hero form' };

async function send(page: Page, name: string, { path, place, message, email }: FormCase): Promise<void> {
  await page.goto(path);
  const form = await fillForm(page, name, phone, place);
  if (email !== undefined) {
    await form.getByLabel('Email Address').fill(email);
    await form.getByLabel('Message').fill(message);
  }
  await form.locator('button[type=submit]').click();
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of form reaches its targets and the studio once, thanks the visitor, and puts no typed text in a URL', async ({
    page,
    request,
  }) => {
    const requested: string[] = [];
    page.on('request', (sent) => requested.push(sent.url(), sent.headers().referer ?? ''));
    const names = [closing, callback, skinPen].map((sent, index) => [freshName(`Native ${index}`), sent] as const);
    for (const [name, sent] of names) {
      await send(page, name, sent);
      await expect(page).toHaveURL(/\/thank-you$/);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      const { message, email = '' } = sent;
      const rows = await tableRows(request, name);
      expect(rows).toMatchObject([{ phone_number: phone, message, email }]);
      // Without scripts a form cannot say where the visitor came from.
      expect(await originRows(request, name)).toEqual([]);
      const inSheet = rows.map(({ id }) => ({ WhatsApp: phone, Message: message, Suspect: '', 'Submission id': id }));
      expect(sheetRowsOf(name)).toMatchObject(sent === skinPen ? [] : inSheet);
    }
    expect(decodeURIComponent(requested.join('\n').replaceAll('+', ' '))).not.toMatch(/Native|000 0970|example\.com|Two lines/);
    for (const [name] of names) await expect.poll(() => studioMails(name).length).toBe(1);
  });
});

test('a form whose scripts fail to load is posted after 12 s; the next visit sends it again, but it counts as one lead', async ({
  page,
  request,
  errors,
}) => {
  errors.expected(/Failed to load resource: the server responded with a status of (404|409)/);
  const name = freshName('Late Salma');
  const notFound = await failScripts(page, EVERY_SCRIPT, responses.notFound);
  await page.clock.install();
  await send(page, name, { ...callback, path: `${callback.path}?utm_source=ig&utm_campaign=late` });
  await runClockUntil(page, () => expect(page).toHaveURL(/\/thank-you$/, SOON));
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  expect(await tableRows(request, name)).toMatchObject([{ phone_number: phone, message: callback.message }]);
  expect(await originRows(request, name)).toMatchObject([{ channel: 'Instagram', campaign: 'late', landing: callback.path }]);

  await notFound.end();
  const again = page.waitForResponse((response) => response.url().includes('/rest/v1/lead_form'));
  await page.goto('/contact');
  expect((await again).status()).toBe(409);
  await expect.poll(() => outboxSize(page)).toBe(0);
  expect(await tableRows(request, name)).toHaveLength(1);
  expect(sheetRowsOf(name)).toMatchObject([{ 'UTM source': 'ig', 'UTM campaign': 'late', 'First page': callback.path }]);
  await expect.poll(() => studioMails(name).length).toBe(1);
});

test('a host’s minifier changes the loader, so that the policy blocks it: every price shows, and the chosen service is sent', async ({
  page,
  errors,
}) => {
  errors.expected(/Content Security Policy/);
  const name = freshName('Blocked Reem');
  await page.route('**/permanent-makeup-in-dubai', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('(()=>{', '(()=>{ ') });
  });
  await page.goto('/permanent-makeup-in-dubai');
  await expect(page.locator('[data-folded]')).toBeVisible();
  await expect(page.getByText('Show More')).toBeHidden();
  const form = await fillForm(page, name, phone);
  await form.getByLabel('Service').selectOption('Lips');
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL(/\/thank-you$/);
  expect(sheetRowsOf(name)).toMatchObject([{ WhatsApp: phone, Service: 'lips' }]);
});

test('Back restores the text and the service of both forms, although the browser has not kept the page', async ({ page }) => {
  await openPage(page, '/lip-blush-dubai');
  const form = await fillForm(page, 'Back Noor', phone);
  const styled = form.locator('button[role=combobox]');
  const services = page.locator('main [name=service]');
  await interact(page);
  // The Radix list has replaced the native one.
  await styled.click();
  await page.getByRole('option', { name: 'Velvet Lips (Full Color)' }).click();
  await page.goto('/contact');
  await page.goBack();
  await waitForHydration(page);
  await interact(page);
  await expect(styled).toHaveText('Velvet Lips (Full Color)');
  expect(await services.evaluateAll((lists) => lists.map((list) => Reflect.get(list, 'value')))).toEqual(
    Array(2).fill('Velvet Lips (Full Color)'),
  );
  await expect(form.getByLabel('Full Name')).toHaveValue('Back Noor');
});

test('after Back, the page’s form has its own text, not that of a popup that asks for the same', async ({ page }) => {
  await page.clock.install();
  await openPage(page, '/microblading-in-dubai-new');
  const popup = page.locator('.popup');
  await runClockUntil(page, () => expect(popup).toBeVisible(SOON));
  await popup.getByLabel('Full Name').fill('Popup Noor');
  const form = await fillForm(page, 'Own Noor', phone);
  await page.goto('/contact');
  await page.goBack();
  await expect(form.getByLabel('Full Name')).toHaveValue('Own Noor');
});
