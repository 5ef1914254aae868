import type { Locator, Page } from '@playwright/test';

import { PUBLISHABLE_KEY } from '../local/database/keys.ts';
import { sheetRowsOf } from './support/backend';
import { freshName, holdScripts, waitForHydration, openPage, runClockUntil, signIn, SOON } from './support/journeys';
import { dialler, passwordManager, type Program, translator } from './support/otherPrograms';
import { EVERY_SCRIPT } from './support/scriptFaults';
import { expect, test } from './support/test';

// Translators, password managers and diallers change the page at any time: nothing that the visitor has done may be lost.
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const phone = '+971 50 123 4567';

/** When the program starts: once the form is parsed, at an event of the page, in its first touch, or once only its header is hydrated. */
type Moment = 'parsing' | 'DOMContentLoaded' | 'load' | 'pointerdown' | 'headerHydrated';

async function startAt(page: Page, program: Program, moment: Moment): Promise<void> {
  const start = (run: Program, when: Moment): void => {
    const signs: Partial<Record<Moment, string>> = { parsing: 'main form', headerHydrated: 'html[data-hydrated]' };
    const sign = signs[when];
    if (sign === undefined) addEventListener(when, run, { capture: true, once: true });
    else
      new MutationObserver((_, observer) => {
        if (!document.querySelector(sign)) return;
        observer.disconnect();
        run();
      }).observe(document, { attributes: true, childList: true, subtree: true });
  };
  await page.addInitScript(`(${String(start)})(${String(program)}, '${moment}')`);
}

/** Fails if a form is ever missing from the page. */
async function watchForms(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    Object.assign(window, { formsMissing: 0 });
    const count = () => document.querySelector('main form') ?? Object.assign(window, { formsMissing: 1 });
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
  });
  return async () => expect(await page.evaluate(() => Reflect.get(window, 'formsMissing'))).toBe(0);
}

/** Resolves once React manages the field's form. */
async function managed(field: Locator): Promise<void> {
  await expect.poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps')))).toBe(true);
}

/** Sends the form and expects one lead with this name and number. */
async function sendAndExpect(page: Page, form: Locator, name: string): Promise<void> {
  await form.locator('button[type=submit]').tap();
  await expect(page).toHaveURL(/\/thank-you$/);
  await expect.poll(() => sheetRowsOf(name).map((row) => row.WhatsApp)).toEqual([phone]);
}

/** Follows a link of the site without loading the page. */
async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

const cases: [string, Program, Moment][] = [
  ['a translator that starts while the page is parsed', translator, 'parsing'],
  ['a translator that starts between the hydration of the header and of the page', translator, 'headerHydrated'],
  ['a translator that starts at the first touch', translator, 'pointerdown'],
  ['a translator that starts before the scripts', translator, 'DOMContentLoaded'],
  ['a password manager', passwordManager, 'DOMContentLoaded'],
  ['a dialler', dialler, 'load'],
];

for (const [title, program, moment] of cases) {
  test(`${title}: a name typed at once stays in the field with its selection, the form is sent once, and the pages work`, async ({
    page,
  }) => {
    const name = freshName(`Changed ${program.name} ${moment}`);
    await startAt(page, program, moment);
    await page.goto('/permanent-makeup-in-dubai', { waitUntil: 'domcontentloaded' });
    const expectNoneMissing = await watchForms(page);
    const form = page.locator('main form').first();
    const field = form.locator('input[name=name]');
    const original = await field.elementHandle();
    await field.tap();
    await page.keyboard.type(name, { delay: 20 });
    await page.keyboard.press('Shift+ArrowLeft');
    await waitForHydration(page);
    await managed(field);
    expect(await page.evaluate(() => window.boot?.changes.seen)).toBe(true);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(name);
    expect(await field.evaluate((now: HTMLInputElement) => [now.selectionStart, now.selectionEnd])).toEqual([name.length - 1, name.length]);
    // If the page was changed during parsing, React renders it again.
    if (moment !== 'parsing') {
      expect(await field.evaluate((now, before) => now === before, original)).toBe(true);
      await expectNoneMissing();
    }

    await page.locator('main select').first().selectOption({ index: 2 });
    const question = page.locator('.accordion [aria-expanded]').nth(1);
    await question.tap();
    await expect(question).toHaveAttribute('aria-expanded', 'true');
    const pairs = page.locator('#pairs');
    await pairs.getByRole('button', { name: /^Next/ }).tap();
    await expect(pairs.locator('p', { hasText: 'of' }).last()).toHaveText(/^«?2/);

    await form.locator('input[name=phone]').fill(phone);
    await sendAndExpect(page, form, name);
    for (const path of ['/lip-blush-dubai', '/gallery']) {
      await openWithin(page, path);
      await expect(page.locator('main h1')).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/lip-blush-dubai$/);
    await expect(page.locator('main form').first()).toBeVisible();
  });
}

test('on a translated page a button pressed first opens one dialog', async ({ page }) => {
  await startAt(page, translator, 'load');
  await page.goto('/skin-therapy', { waitUntil: 'load' });
  await page.locator('main button[aria-haspopup=dialog]').first().tap();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('on a translated page a form filled in and sent before the scripts is sent once', async ({ page }) => {
  const name = freshName('Changed early');
  await startAt(page, translator, 'DOMContentLoaded');
  const release = await holdScripts(page, EVERY_SCRIPT);
  await page.goto('/lip-blush-dubai?utm_campaign=lips', { waitUntil: 'domcontentloaded' });
  const form = page.locator('main form').first();
  await form.locator('input[name=name]').fill(name);
  await form.locator('input[name=phone]').fill(phone);
  await form.locator('button[type=submit]').tap();
  await release();
  await expect(page).toHaveURL(/\/thank-you$/);
  const sent = { WhatsApp: phone, 'UTM campaign': 'lips', 'First page': '/lip-blush-dubai' };
  await expect.poll(() => sheetRowsOf(name)).toMatchObject([sent]);
});

test('a popup that is translated while it is open keeps what is typed, and is sent once', async ({ page }) => {
  const name = freshName('Changed popup');
  await page.clock.install();
  await openPage(page, '/home');
  const popup = page.locator('.popup');
  await runClockUntil(page, () => expect(popup).toBeVisible(SOON));
  await page.clock.resume();
  await page.evaluate(translator);
  const field = popup.locator('input[name=name]');
  const original = await field.elementHandle();
  await field.tap();
  await page.keyboard.type(name, { delay: 20 });
  await managed(field);
  expect(await field.evaluate((now, before) => now === before && document.activeElement === now, original)).toBe(true);
  await popup.locator('input[name=phone]').fill(phone);
  await sendAndExpect(page, popup, name);
});

test('the staff area is not translated, other pages are; translated all the same, the desk does not go blank', async ({
  page,
  request,
  errors,
}) => {
  // React reports what its error boundary has caught.
  errors.expected(/NotFoundError|removeChild|insertBefore/);
  const root = page.locator('html');
  const meta = page.locator('meta[name=google][content=notranslate]');
  const lead = {
    id: crypto.randomUUID(),
    full_name: 'Translated Tala',
    email: '',
    phone_number: phone,
    inquiry_type: 'lip-blush',
    message: '',
  };
  await request.post('/rest/v1/lead_form', { headers: { apikey: PUBLISHABLE_KEY }, data: { ...lead, source_page: 'e2e' } });
  await signIn(page);
  await expect(root).toHaveAttribute('translate', 'no');
  await expect(meta).toHaveCount(1);
  await openWithin(page, '/about');
  await expect(meta).toHaveCount(0);
  await expect(root).not.toHaveAttribute('translate');
  await page.goBack();
  await expect(root).toHaveAttribute('translate', 'no');
  const card = page.locator('section', { hasText: 'Next to answer' });
  await expect(card.locator('[data-channel=call]')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.removeAttribute('translate');
    addEventListener('click', (event) => event.target instanceof Element && event.target.closest('a') && event.preventDefault());
  });
  await page.evaluate(translator);
  for (const channel of ['call', 'whatsapp']) await card.locator(`[data-channel=${channel}]`).tap();
  const overview = page.locator('button[aria-expanded]', { hasText: 'Overview' });
  for (let press = 0; press < 3; press += 1) {
    await overview.tap();
    await expect(page.locator('main h1, main h2').first()).toBeVisible();
  }
});
