import type { Page } from '@playwright/test';

import { seriousFaults } from './support/axe';
import { holdScripts, hydrated, laidOut, signIn, touch } from './support/journeys';
import { EVERY_SCRIPT } from './support/scriptFaults';
import { expect, test } from './support/test';

/** The browser reports the 404 of an unknown path by itself. */
const NOT_FOUND = /status of 404/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page is complete HTML with its own head: prices, questions, forms, menu, chat and call', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/lip-blush-dubai');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/lip-blush-dubai$/);
    expect(await page.content()).not.toMatch(/<template id="B:|hidden id="S:/);
    // What keeps an early click or form stands before anything that can be pressed or sent.
    await expect(page.locator('head > script[data-scripts]')).toHaveCount(1);
    await expect(page.getByText('4,800')).toBeVisible();
    await expect(page.getByLabel('Full Name').first()).toBeVisible();
    await expect(page.locator('.accordion-answer')).toHaveCount(6);
    for (const answer of await page.locator('.accordion-answer').all()) await expect(answer).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Chat Now' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+$/);
    await expect(page.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+\d+$/);
  });
});

test('a page is laid out in stages, and whole soon after a touch, after a reload and for an anchor', async ({ page }) => {
  expect(await (await page.request.get('/lip-blush-dubai')).text()).toMatch(/<html[^>]* data-staged/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/lip-blush-dubai');
  await hydrated(page);
  await touch(page);
  await laidOut(page);
  // Nothing hides before somebody scrolls: a picture of the whole page shows all of it.
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.reload();
  await expect(page.locator('html[data-staged]')).not.toBeAttached();
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
  expect(await seriousFaults(page)).toEqual([]);
});

test('a page brings every style that it and its dialogs need, and fetches the whole stylesheet with the next page', async ({ page }) => {
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

test('the plate of a service grows into the hero of its page, under the bars; nothing grows with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const parts = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []));
        const grown = parts.find(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-group(r-'));
        sessionStorage.setItem('grown', String(grown ? grown.getTiming().duration : 'nothing'));
      });
      return transition;
    };
  });
  for (const [reducedMotion, grown] of [
    ['no-preference', '420'],
    ['reduce', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/');
    await hydrated(page);
    await page.evaluate(() => sessionStorage.clear());
    await page.getByRole('link', { name: 'View More: Permanent Makeup' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('grown'))).toBe(grown);
    await expect(page).toHaveTitle(/^Permanent Makeup/);
  }
});

test('a click that comes before the scripts is kept and replayed', async ({ page }) => {
  const release = await holdScripts(page, EVERY_SCRIPT);
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  await release();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible({ timeout: 15_000 });
});

test('letter case and trailing slashes lead to the page; an unknown path is answered with 404, and leads home', async ({
  page,
  faults,
}) => {
  faults.expected(NOT_FOUND);
  await page.goto('/Thank-You/?utm_source=x');
  await expect(page).toHaveURL(/\/thank-you\?utm_source=x$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Luxury Permanent Makeup/ })).toBeVisible();
});

test('a host that answers /About/ with its 404 document: the page comes with its own head', async ({ page, faults }) => {
  faults.expected(NOT_FOUND);
  await page.route('**/About/', async (route) => route.fulfill({ response: await route.fetch({ url: '/no-such-page' }) }));
  expect((await page.goto('/About/'))?.status()).toBe(404);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  await expect(page).toHaveTitle('About the Studio and Its Founder | Atelier Marina');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.ateliermarina.example/about');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('#note')).toBeHidden();
});

test('the built site is served with its types and headers: robots and sitemap, staff shells, compression', async ({ request }) => {
  expect((await request.get('/robots.txt')).headers()['content-type']).toContain('text/plain');
  expect((await request.get('/sitemap.xml')).headers()['content-type']).toContain('application/xml');
  for (const path of ['/login', '/dashboard']) {
    const shell = await request.get(path);
    expect(shell.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(await shell.text()).toContain('<meta name="robots" content="noindex, nofollow"');
  }
  const home = (await request.get('/', { headers: { 'accept-encoding': 'br' } })).headers();
  expect(home).toMatchObject({ 'content-encoding': 'br', 'x-content-type-options': 'nosniff' });
  expect(home['content-security-policy']).toContain("default-src 'none'");
});

test('no accessibility fault on the staff pages and in what opens: booking dialog, popup, menu, lightbox', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#book-appointment');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(dialog).toBeVisible();
  expect(await seriousFaults(page, '[role=dialog]'), 'booking dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'A complimentary consultation' })).toBeVisible();
  expect(await seriousFaults(page), 'popup').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await seriousFaults(page, '#mobile-menu'), 'menu').toEqual([]);
  await page.goto('/gallery');
  await hydrated(page);
  await page
    .locator('main')
    .getByRole('button', { name: /Enlarge|Open|View/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Gallery/ })).toBeVisible();
  expect(await seriousFaults(page, '[role=dialog]'), 'lightbox').toEqual([]);
  await page.goto('/login');
  await hydrated(page);
  expect(await seriousFaults(page), 'login').toEqual([]);
  await signIn(page);
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(await seriousFaults(page), 'dashboard').toEqual([]);
});
