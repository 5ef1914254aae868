import type { Page } from '@playwright/test';

import { originRows, sheetRowsOf, studioMails, tableRows } from './support/backend';
import { fillForm, freshName, outboxSize, runClockUntil, SOON } from './support/journeys';
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
