import type { Page } from '@playwright/test';

import { mailsTo, sheetRows, tableRows } from './support/backend';
import { freshName, outboxSize } from './support/journeys';
import { answers, EVERY_SCRIPT, failScripts } from './support/scriptFaults';
import { expect, test } from './support/test';

// A form is an HTML form: sent without the scripts of the site, by a browser that runs none, or because they do not come.

const note = (page: Page) => page.locator('#note');
const sheetOf = (name: string) => sheetRows().filter((row) => row.Name === name);
const mailsOf = (name: string) => mailsTo('studio@example.test').filter((text) => text.includes(name));

interface Sent {
  path: string;
  /** Its place among the forms of the page. */
  form: number;
  button: string;
  typed: Record<string, string>;
  /** Of the list of services. */
  chosen?: string;
  sheet?: Record<string, string>;
  row: Record<string, string | null>;
}

const phone = '+971 50 000 0970';

/** Each kind of form that sends. */
const kinds: Record<string, Sent> = {
  'Native Hero': {
    path: '/lip-blush-dubai',
    form: 0,
    button: 'Book Consultation',
    typed: { 'Phone Number': phone },
    chosen: 'Velvet Lips (Full Color)',
    sheet: { Email: '', Service: 'Velvet Lips (Full Color)', Message: 'Lead from Lip Blush Dubai form', 'Landing page': 'lip-blush-dubai' },
    row: { email: '', inquiry_type: 'Velvet Lips (Full Color)', message: 'Lead from Lip Blush Dubai form', source_page: 'lip-blush-dubai' },
  },
  'Native Closing': {
    path: '/microblading-in-dubai',
    form: 1,
    button: 'Book Consultation',
    typed: { 'Phone Number': phone, 'Email Address': 'native@example.com', Message: 'Two lines,\n=1+1 <b>' },
    sheet: { Email: 'native@example.com', Service: 'Microblading', Message: 'Two lines,\n=1+1 <b>', 'Landing page': 'microblading-dubai' },
    row: { email: 'native@example.com', inquiry_type: 'Microblading', message: 'Two lines,\n=1+1 <b>', source_page: 'microblading-dubai' },
  },
  'Native Callback': {
    path: '/brows-lashes-dubai',
    form: 1,
    button: 'Request a Callback',
    typed: { 'Phone Number': phone },
    sheet: { Email: '', Service: '', Message: 'Lead from Brows & Lashes Dubai form', 'Landing page': 'brows_lashes_main' },
    row: { email: '', inquiry_type: null, message: 'Lead from Brows & Lashes Dubai form', source_page: 'brows_lashes_main' },
  },
  'Native Skin': {
    path: '/skin-pen-microneedling-dubai',
    form: 0,
    button: 'Book Consultation',
    typed: { 'Phone Number': phone },
    row: {
      email: '',
      inquiry_type: 'Skin Pen Microneedling',
      message: 'Lead from Skin Pen Dubai hero form',
      source_page: 'skin-pen-microneedling-dubai',
    },
  },
};

/** Fills the form in and presses its button. */
async function send(page: Page, name: string, { path, form: place, button, typed, chosen }: Sent): Promise<void> {
  await page.goto(path);
  const form = page.locator('main form').nth(place);
  for (const [label, text] of Object.entries({ 'Full Name': name, ...typed })) await form.getByLabel(label).fill(text);
  if (chosen !== undefined) await form.getByLabel('Service').selectOption(chosen);
  await form.getByRole('button', { name: button }).click();
}

/** Every address that the page has asked for, from now on. */
function addresses(page: Page): () => string {
  const seen: string[] = [];
  page.on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  return () => decodeURIComponent(seen.join('\n').replaceAll('+', ' '));
}

test.describe('a browser that runs no scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('each kind of form that sends: thanks, one row in the sheet, one in the table, one mail; nothing in any address', async ({
    page,
    request,
  }) => {
    const asked = addresses(page);
    const names = new Map(Object.entries(kinds).map(([name, sent]) => [freshName(name), sent]));
    for (const [name, sent] of names) {
      await send(page, name, sent);
      await expect(page).toHaveURL(/\/thank-you$/);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      const row = { full_name: name, phone_number: phone, ...sent.row };
      expect(await tableRows(request, name)).toEqual([{ ...row, id: expect.any(String), created_at: expect.any(String) }]);
      const inSheet = sheetOf(name);
      expect(inSheet).toMatchObject(sent.sheet ? [{ WhatsApp: phone, Suspect: '', ...sent.sheet }] : []);
      const [stored] = await tableRows(request, name);
      if (sent.sheet) expect(inSheet[0]?.['Submission id']).toBe(stored?.id);
    }
    expect(asked()).not.toMatch(/Native|000 0970|example\.com|Two lines/);
    for (const name of names.keys()) await expect.poll(() => mailsOf(name).length, { timeout: 30_000 }).toBe(1);
  });

  test('two presses are one lead; what a machine has filled in is marked', async ({ page, request }) => {
    const name = freshName('Native Twice');
    const hero = {
      ...kinds['Native Hero'],
      path: '/lip-blush-dubai',
      form: 0,
      button: 'Book Consultation',
      typed: { 'Phone Number': phone },
      row: {},
    };
    for (let press = 0; press < 2; press += 1) {
      await send(page, name, hero);
      await expect(page).toHaveURL(/\/thank-you$/);
    }
    expect(sheetOf(name)).toHaveLength(1);
    expect(await tableRows(request, name)).toHaveLength(1);
    await page.goto('/lip-blush-dubai');
    const form = page.locator('main form').first();
    await form.locator('[name=company]').fill('Machines Ltd', { force: true });
    await form.getByLabel('Full Name').fill(`${name} Machine`);
    await form.getByLabel('Phone Number').fill(phone);
    await form.getByRole('button', { name: 'Book Consultation' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(sheetOf(`${name} Machine`)).toMatchObject([{ Suspect: 'honeypot' }]);
  });

  test('the forms that send nothing do nothing, and name chat and telephone', async ({ page }) => {
    for (const [path, button] of [
      ['/brows-lashes', 'Book Appointment'],
      ['/home-facials', 'Request a Callback'],
    ] as const) {
      await page.goto(path);
      const form = page.locator('main form');
      for (const label of ['Full Name', 'Phone Number']) await form.getByLabel(label).fill('Native Demo');
      if (path === '/brows-lashes') await form.getByLabel('Email Address').fill('demo@example.com');
      const asked = addresses(page);
      await form.getByRole('button', { name: button }).click();
      await page.waitForTimeout(500);
      expect(asked()).toBe('');
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(form.getByLabel('Full Name')).toHaveValue('Native Demo');
      await expect(form.getByRole('link', { name: /\+971/ })).toBeVisible();
      await expect(form.getByRole('link', { name: 'write to us on WhatsApp' })).toBeVisible();
    }
  });

  test('a skin-pen form whose table is down says so in plain words, and Back has what was typed', async ({ page, faults }) => {
    // A page of plain words names no icon, so the browser asks for one.
    faults.expected(/502|404/);
    const words = 'Please try again or contact us directly. +971 4 000 0000';
    // As the function answers then (supabase/functions/receive-form/tests).
    await page.route('**/receive-form/table', (route) =>
      route.fulfill({ status: 502, contentType: 'text/plain; charset=utf-8', body: words }),
    );
    await send(page, 'Native Down', {
      path: '/skin-pen-microneedling-dubai',
      form: 0,
      button: 'Book Consultation',
      typed: { 'Phone Number': phone },
      row: {},
    });
    await expect(page.locator('body')).toHaveText(words);
    await page.unrouteAll();
    await page.goBack();
    const form = page.locator('main form').first();
    await expect(form.getByLabel('Full Name')).toHaveValue('Native Down');
    await expect(form.getByLabel('Phone Number')).toHaveValue(phone);
  });
});

test.describe('a browser whose scripts do not come', () => {
  test.beforeEach(({ faults }) => {
    faults.expected(/Failed to load resource: (the server responded with a status of (404|409)|net::ERR_INTERNET_DISCONNECTED)/);
  });

  for (const kind of ['Native Callback', 'Native Skin'] as const) {
    test(`${kind}: posted after 12 s; the next visit sends it again, and it stays one lead`, async ({ page, request }) => {
      const sent = kinds[kind];
      if (!sent) throw new Error(`${kind} is no form.`);
      const name = freshName(`${kind} Later`);
      const gone = await failScripts(page, EVERY_SCRIPT, answers.gone);
      await page.clock.install();
      await send(page, name, sent);
      await page.clock.runFor(11_000);
      await expect(note(page)).toContainText('Kept.');
      expect(await tableRows(request, name)).toEqual([]);
      await page.clock.runFor(1_500);
      await expect(page).toHaveURL(/\/thank-you$/);
      await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
      const [row] = await tableRows(request, name);
      expect(row).toMatchObject({ phone_number: phone, ...sent.row });
      expect(await earlyLeads(page)).toEqual([row?.id]);

      await gone.end();
      const again = page.waitForResponse((answer) => answer.url().includes('/rest/v1/lead_form'));
      await page.goto('/contact');
      expect((await again).status()).toBe(409);
      await expect.poll(() => outboxSize(page)).toBe(0);
      await expect.poll(() => earlyLeads(page)).toEqual([]);
      expect(await tableRows(request, name)).toHaveLength(1);
      expect(sheetOf(name)).toHaveLength(sent.sheet ? 1 : 0);
      await expect.poll(() => mailsOf(name).length, { timeout: 30_000 }).toBe(1);
    });
  }

  test('without a network the page stays, and says that it has kept the lead', async ({ page, context, request }) => {
    const name = freshName('Native Offline');
    await failScripts(page, EVERY_SCRIPT, answers.gone);
    await page.clock.install();
    await page.goto('/lip-blush-dubai');
    const form = page.locator('main form').first();
    await form.getByLabel('Full Name').fill(name);
    await form.getByLabel('Phone Number').fill(phone);
    await context.setOffline(true);
    await form.getByRole('button', { name: 'Book Consultation' }).click();
    await page.clock.runFor(20_000);
    await expect(note(page)).toContainText('Kept. It goes out as soon as the connection is back.');
    await expect(page).toHaveURL(/\/lip-blush-dubai$/);
    await expect(form.getByLabel('Full Name')).toHaveValue(name);
    await context.setOffline(false);
    expect(await tableRows(request, name)).toEqual([]);
  });
});

/** The ids of the leads that the page's loader has on the disk. */
async function earlyLeads(page: Page): Promise<unknown[]> {
  return await page.evaluate(
    () =>
      new Promise<unknown[]>((resolve) => {
        const opening = indexedDB.open('early-leads');
        opening.addEventListener('success', () => {
          const keys = opening.result.transaction('leads').objectStore('leads').getAllKeys();
          keys.addEventListener('success', () => {
            opening.result.close();
            resolve(keys.result);
          });
        });
      }),
  );
}
