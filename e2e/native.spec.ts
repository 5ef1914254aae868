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
  typed?: Record<string, string>;
  sheet?: Record<string, string>;
  row: Record<string, string | null>;
}

const phone = '+971 50 000 0970';

const closing: FormCase = {
  path: '/microblading-in-dubai',
  place: 1,
  typed: { 'Email Address': 'native@example.com', Message: 'Two lines,\n=1+1 <b>' },
  sheet: { Email: 'native@example.com', Service: 'Microblading', Message: 'Two lines,\n=1+1 <b>', 'Landing page': 'microblading-dubai' },
  row: { email: 'native@example.com', inquiry_type: 'Microblading', message: 'Two lines,\n=1+1 <b>', source_page: 'microblading-dubai' },
};
const callback: FormCase = {
  path: '/brows-lashes-dubai',
  place: 1,
  sheet: { Email: '', Service: '', Message: 'Lead from Brows & Lashes Dubai form', 'Landing page': 'brows_lashes_main' },
  row: { email: '', inquiry_type: null, message: 'Lead from Brows & Lashes Dubai form', source_page: 'brows_lashes_main' },
};
const skinPen: FormCase = {
  path: '/skin-pen-microneedling-dubai',
  place: 0,
  row: {
    email: '',
    inquiry_type: 'Skin Pen Microneedling',
    message: 'Lead from Skin Pen Dubai hero form',
    source_page: 'skin-pen-microneedling-dubai',
  },
};

async function send(page: Page, name: string, { path, place, typed = {} }: FormCase): Promise<void> {
  await page.goto(path);
  const form = await fillForm(page, name, phone, place);
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
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
      const [stored, ...more] = await tableRows(request, name);
      expect(stored).toEqual({ full_name: name, phone_number: phone, ...sent.row, id: expect.any(String), created_at: expect.any(String) });
      expect(more).toEqual([]);
      // Without scripts a form cannot say where the visitor came from.
      expect(await originRows(request, name)).toEqual([]);
      const inSheet = sent.sheet ? [{ WhatsApp: phone, Suspect: '', 'Submission id': stored?.id, ...sent.sheet }] : [];
      expect(sheetRowsOf(name)).toMatchObject(inSheet);
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
  const [row] = await tableRows(request, name);
  expect(row).toMatchObject({ phone_number: phone, ...callback.row });
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
