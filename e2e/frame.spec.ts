import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { hydrated, laidOut } from './support/journeys';
import { expect, test } from './support/test';

/** The browser reports the 404 of an unknown path by itself. */
const NOT_FOUND = /status of 404/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is complete HTML with its own head', async ({ page }) => {
    for (const [path, headline] of [
      ['/', 'Luxury Permanent Makeup & Skin Aesthetics in Dubai Marina'],
      ['/thank-you', 'Thank you'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      expect(await page.content()).not.toMatch(/<template id="B:|hidden id="S:/);
      // What keeps an early click or form stands before anything that can be pressed or sent.
      await expect(page.locator('head > script[data-scripts]')).toHaveCount(1);
    }
  });

  test('the menu, chat and call work as plain HTML', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Chat Now' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/);
  });
});

test('pages hydrate without a warning', async ({ page, faults }) => {
  faults.expected(NOT_FOUND);
  for (const path of ['/', '/home', '/thank-you', '/nowhere-at-all']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(path === '/nowhere-at-all' ? 404 : 200);
    await hydrated(page);
  }
});

test('a page is laid out in stages, and whole soon after the scripts without a touch, after a reload and for an anchor', async ({
  page,
}) => {
  const staged = page.locator('html[data-staged]');
  expect(await (await page.request.get('/lip-blush-dubai')).text()).toMatch(/<html[^>]* data-staged/);
  await page.goto('/lip-blush-dubai');
  await hydrated(page);
  await laidOut(page);
  // Nothing hides before somebody scrolls: a picture of the whole page shows all of it.
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.reload();
  await expect(staged).not.toBeAttached();
  await page.goto('/thank-you');
  await page.goto('/lip-blush-dubai#faq');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole);
});

test('no text of a section that waits for its layout lies over the next one', async ({ page }) => {
  // A browser that finds no idle moment any more once the page is alive.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (task, options) => ('hydrated' in document.documentElement.dataset ? 0 : whenIdle(task, options));
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/hair-makeup');
  await hydrated(page);
  await expect(page.locator('html[data-staged]')).toBeAttached();
  const { violations } = await new AxeBuilder({ page }).withRules('color-contrast').analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
});

test('a page brings every style that it and its dialogs need, and fetches the whole stylesheet with the next page', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
  expect(await wholeStylesheets(page)).toEqual([]);
  const own = await looks(page);
  // A pointer over a link fetches what the next page needs, and changes nothing on this one.
  await page.locator('footer a[href="/gallery"]').dispatchEvent('pointerover');
  await expect.poll(() => wholeStylesheets(page)).toEqual(['not all']);
  await page.locator('link[rel=stylesheet]').evaluate((link: HTMLLinkElement) => (link.media = 'all'));
  expect(await looks(page)).toEqual(own);

  await page.goto('/thank-you');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await wholeStylesheets(page)).toEqual(['all']);
  const navigated = await looks(page);
  await page.reload();
  await hydrated(page);
  expect((await looks(page)).filter((look) => !navigated.includes(look))).toEqual([]);
});

/** The media for which the whole stylesheet counts; none where it was not fetched. */
async function wholeStylesheets(page: Page): Promise<string[]> {
  return await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('media') ?? ''));
}

/** Where every element in sight of the page and its dialogs stands, and how it is painted. */
async function looks(page: Page): Promise<string[]> {
  await page.waitForTimeout(500);
  return await page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display, opacity } = getComputedStyle(element);
      return [element.tagName, ...[x, y + scrollY, width, height].map(Math.round), color, backgroundColor, fontSize, display, opacity].join(
        ' ',
      );
    }),
  );
}

test('a click that comes before the scripts is kept and replayed', async ({ page }) => {
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    await route.continue();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible({ timeout: 15_000 });
});

test('unknown paths answer 404 with the not-found page', async ({ page, faults }) => {
  faults.expected(NOT_FOUND);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Luxury Permanent Makeup/ })).toBeVisible();
});

test('letter case and trailing slashes lead to the page', async ({ page }) => {
  await page.goto('/Thank-You/?utm_source=x');
  await expect(page).toHaveURL(/\/thank-you\?utm_source=x$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
});

test('robots.txt and sitemap.xml', async ({ request }) => {
  expect((await request.get('/robots.txt')).headers()['content-type']).toContain('text/plain');
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('application/xml');
});

test('staff pages are shells that nobody stores or indexes', async ({ request }) => {
  for (const path of ['/login', '/dashboard']) {
    const response = await request.get(path);
    expect(response.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await response.text()).toContain('<meta name="robots" content="noindex, nofollow"');
  }
});

test('pages are compressed and carry the security headers', async ({ request }) => {
  const response = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(response.headers()['content-encoding']).toBe('br');
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(response.headers()['x-content-type-options']).toBe('nosniff');
});

for (const width of [390, 1440]) {
  test(`no accessibility fault at ${width} px: not found, login, menu, modal, popup`, async ({ page, faults }) => {
    faults.expected(NOT_FOUND);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const serious = async () => {
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    };
    for (const path of ['/nowhere', '/login']) {
      await page.goto(path);
      await hydrated(page);
      expect(await serious(), path).toEqual([]);
    }
    await page.goto('/#book-appointment');
    await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
    expect(await serious(), 'booking dialog').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'A complimentary consultation' })).toBeVisible({ timeout: 10_000 });
    expect(await serious(), 'popup').toEqual([]);
    await page.keyboard.press('Escape');
    if (width < 768) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      expect(await serious(), 'menu').toEqual([]);
    }
  });
}
