import { AxeBuilder } from '@axe-core/playwright';

import { watchFirstLoad } from './support/firstLoad';
import { hydrated, laidOut, touch } from './support/journeys';
import { makeOlder } from './support/olderBrowser';
import { expect, test } from './support/test';

// As the phone of the byte limits.
test.use({ deviceScaleFactor: 1.75 });

/** Every public path. */
const paths = [
  '/',
  '/permanent-makeup',
  '/permanent-makeup-in-dubai',
  '/home-facials',
  '/hair-makeup',
  '/contact',
  '/patient-rights',
  '/about',
  '/gallery',
  '/thank-you',
  '/coming-soon',
  '/waxing',
  '/led-light-therapy-dubai',
  '/brows-lashes',
  '/beauty',
  '/brows-and-lashes-dubai',
  '/skin-pen-microneedling-dubai',
  '/microblading-in-dubai',
  '/microblading-in-dubai-new',
  '/lip-blush-dubai',
] as const;

for (const path of paths) {
  test(`${path}: hydrates within its bytes and without a fault, axe at 390 and 1440 px, no sideways scroll at 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 412, height: 823 });
    const firstLoad = await watchFirstLoad(page);
    await page.goto(path);
    await hydrated(page);
    const { figures, faults } = await firstLoad();
    console.log(`${path.padEnd(30)} ${figures}`);
    expect(faults).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await touch(page);
    await laidOut(page);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
      const serious = violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      expect(serious, `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    // Carousels measure their slides anew after a change of width.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('every page comes alive without a fault in the oldest browsers', async ({ page }) => {
  test.setTimeout(120_000);
  await makeOlder(page);
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await touch(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1'), path).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('questions, prices and forms of a landing page are in the HTML', async ({ page }) => {
    await page.goto('/lip-blush-dubai');
    await expect(page.getByText('4,800')).toBeVisible();
    await expect(page.getByLabel('Full Name').first()).toBeVisible();
    for (const answer of await page.locator('.accordion-answer').all()) await expect(answer).toBeVisible();
    expect(await page.locator('.accordion-answer').count()).toBe(6);
  });
});

test('aliases show the page with the canonical address of the other path', async ({ request }) => {
  for (const [alias, canonical] of [
    ['/home', '/'],
    ['/skin-therapy', '/led-light-therapy-dubai'],
    ['/brows-lashes-dubai', '/brows-and-lashes-dubai'],
    ['/microblading-dubai', '/microblading-in-dubai-new'],
  ] as const) {
    const html = await (await request.get(alias)).text();
    expect(html, alias).toMatch(new RegExp(`<link rel="canonical" href="https://[^/]+${canonical}"`));
  }
});

test('anchors work on load and inside the site, below the bar', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [
    '/lip-blush-dubai#pricing',
    '/lip-blush-dubai#faq',
    '/microblading-in-dubai#pricing',
    '/led-light-therapy-dubai#services',
    '/#our-team',
  ]) {
    await page.goto('/thank-you');
    await page.goto(address);
    await hydrated(page);
    const anchor = page.locator(`#${address.split('#')[1]}`);
    await expect.poll(async () => Math.round((await anchor.boundingBox())?.y ?? -1), { message: address }).toBeLessThan(200);
    expect((await anchor.boundingBox())?.y, address).toBeGreaterThanOrEqual(0);
  }
});

test('links within a page: the keyboard goes on from there, the page that is shown starts again from its top', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/lip-blush-dubai');
  await hydrated(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

  await page.locator('main a[href="#pricing"]').first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(600);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('#pricing') !== null)).toBe(true);

  await page.goto('/#our-team');
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await page.getByRole('contentinfo').locator('a[href="/"]').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(new URL(page.url()).hash).toBe('');
  await page.getByRole('contentinfo').locator('a[href="/"]').first().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});
