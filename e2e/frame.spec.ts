import type { Page } from '@playwright/test';

import { seriousViolations } from './support/axe';
import { fadedControls } from './support/darkened';
import { forcedColourFaults } from './support/forcedColours';
import { waitForHydration, waitForLayout, openPage, interact } from './support/journeys';
import { expect, test } from './support/test';

/** The browser logs the 404 of an unknown path itself. */
const NOT_FOUND = /status of 404/;

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the answers to questions are shown, and the menu opens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/lip-blush-dubai');
    // The loader stores early clicks and forms, so it must precede everything that can be clicked or submitted.
    await expect(page.locator('head > script[data-scripts]')).toHaveCount(1);
    await expect(page.locator('.accordion-answer')).toHaveCount(6);
    for (const answerText of await page.locator('.accordion-answer').all()) await expect(answerText).toBeVisible();
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test('a page is laid out in stages; the layout is completed soon after a touch, after a reload and for an anchor', async ({ page }) => {
  expect(await (await page.request.get('/lip-blush-dubai')).text()).toMatch(/<html[^>]* data-staged/);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openPage(page, '/lip-blush-dubai');
  await interact(page);
  await waitForLayout(page);
  // Nothing is hidden before the first scroll, so a full-page screenshot shows everything.
  await expect(page.locator('[data-reveal=waiting]')).toHaveCount(0);
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.reload();
  await expect(page.locator('html[data-staged]')).not.toBeAttached();
  await page.goto('/thank-you');
  await page.goto('/lip-blush-dubai#faq');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole);
});

test('the text of a section that is not laid out yet never overlaps the next section', async ({ page }) => {
  // Suppress idle callbacks after hydration.
  await page.addInitScript(() => {
    const whenIdle = window.requestIdleCallback.bind(window);
    window.requestIdleCallback = (task, options) => ('hydrated' in document.documentElement.dataset ? 0 : whenIdle(task, options));
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await openPage(page, '/hair-makeup');
  await expect(page.locator('html[data-staged]')).toBeAttached();
  expect(await seriousViolations(page)).toEqual([]);
});

test('a page contains its styles; the whole stylesheet comes with the next page or dialog and changes nothing', async ({ page }) => {
  for (const path of ['/permanent-makeup', '/lip-blush-dubai']) {
    await openPage(page, path);
    expect(await stylesheets(page)).toBe(0);
    const initial = await appearances(page);
    // Hovering over a link loads what the next page needs.
    await page.locator('footer a[href="/gallery"]').dispatchEvent('pointerover');
    await expect.poll(() => stylesheets(page)).toBe(1);
    expect(await appearances(page)).toEqual(initial);
  }

  await openPage(page, '/thank-you');
  await page.getByRole('banner').getByRole('button', { name: 'Book Appointment' }).click();
  await expect(page.getByRole('dialog', { name: 'Book Your Appointment' })).toBeVisible();
  expect(await stylesheets(page)).toBe(1);
});

/** Counts the stylesheets that have loaded. */
function stylesheets(page: Page): Promise<number> {
  return page
    .locator('link[rel=stylesheet]')
    .evaluateAll((links) => links.filter((link) => link instanceof HTMLLinkElement && link.sheet !== null).length);
}

/** Position and main paint properties of every element of the page, once they no longer change. */
async function appearances(page: Page): Promise<string[]> {
  let last: string[] = [];
  await expect(async () => {
    const before = last;
    last = await paintOf(page);
    expect(last).toEqual(before);
  }).toPass({ intervals: [300] });
  return last;
}

function paintOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, display, opacity } = getComputedStyle(element);
      return [element.tagName, ...[x, y + scrollY, width, height].map(Math.round), color, backgroundColor, fontSize, display, opacity].join(
        ' ',
      );
    }),
  );
}

test('a service plate grows into the hero of its page; with reduced motion nothing grows', async ({ page, errors }) => {
  errors.expected(/Transition was (skipped|aborted)/);
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const record = () => {
        const parts = document.getAnimations().flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect] : []));
        const grown = parts.find(({ pseudoElement }) => pseudoElement?.startsWith('::view-transition-group(r-'));
        sessionStorage.setItem('grown', String(grown ? grown.getTiming().duration : 'nothing'));
      };
      void transition.ready.then(record, record);
      return transition;
    };
  });
  for (const [reducedMotion, grown] of [
    ['no-preference', '420'],
    ['reduce', 'nothing'],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    // Chromium skips a transition when the machine stalls.
    await expect(async () => {
      await openPage(page, '/');
      await page.evaluate(() => sessionStorage.clear());
      await page.getByRole('link', { name: 'View More: Permanent Makeup' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page).toHaveTitle(/^Permanent Makeup/);
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('grown')), { timeout: 5_000 }).toBe(grown);
    }).toPass();
  }
});

test('a path works in any letter case and with a trailing slash; an unknown path gets a 404 page that links home', async ({
  page,
  errors,
}) => {
  errors.expected(NOT_FOUND);
  await page.goto('/Thank-You/?utm_source=x');
  await expect(page).toHaveURL(/\/thank-you\?utm_source=x$/);
  await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Luxury Permanent Makeup/ })).toBeVisible();
});

test('a visitor sees the About page with its own head even if the host returns its 404 document for /About/', async ({ page, errors }) => {
  errors.expected(NOT_FOUND);
  await page.route('**/About/', async (route) => route.fulfill({ response: await route.fetch({ url: '/no-such-page' }) }));
  expect((await page.goto('/About/'))?.status()).toBe(404);
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/not found/i);
  await expect(page).toHaveTitle(/Founder/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://www.ateliermarina.example/about');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  await expect(page.locator('#note')).toBeHidden();
});

test('the login, booking dialog, popup, menu and lightbox have no serious accessibility fault; a link of the menu closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#book-appointment');
  const dialog = page.getByRole('dialog', { name: 'Book Your Appointment' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Request an appointment' }).click();
  await expect(dialog.locator('[aria-invalid=true]')).not.toHaveCount(0);
  expect(await seriousViolations(page, '[role=dialog]'), 'booking dialog').toEqual([]);
  expect(await faultsOfSettings(page, '[role=dialog][data-state=open]'), 'booking dialog').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'A complimentary consultation' })).toBeVisible();
  expect(await seriousViolations(page, '.popup'), 'popup').toEqual([]);
  expect(await faultsOfSettings(page, '.popup'), 'popup').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open menu' }).click();
  expect(await seriousViolations(page, '#mobile-menu'), 'menu').toEqual([]);
  expect(await faultsOfSettings(page, '#mobile-menu'), 'menu').toEqual([]);
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  // The page under the menu can be focused and scrolled again.
  await expect(page.locator('main')).not.toHaveAttribute('inert', /.*/);
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
  await page
    .locator('main')
    .getByRole('button', { name: /Enlarge|Open|View/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Gallery/ })).toBeVisible();
  expect(await seriousViolations(page, '[role=dialog]'), 'lightbox').toEqual([]);
  expect(await faultsOfSettings(page, '[role=dialog][data-state=open]'), 'lightbox').toEqual([]);
  await openPage(page, '/login');
  expect(await seriousViolations(page), 'login').toEqual([]);
  expect(await faultsOfSettings(page, 'body'), 'login').toEqual([]);
});

/** Faults of a part of the page in forced colours and darkened by the browser. */
async function faultsOfSettings(page: Page, part: string): Promise<string[]> {
  return [...(await forcedColourFaults(page, part)), ...(await fadedControls(page, 'light', part))];
}
