import { facts } from '../src/site/facts';
import { matchPath, pageIds, pathOf } from '../src/site/pages';
import { seriousViolations } from './support/axe';
import { fadedControls } from './support/darkened';
import { watchFirstLoad } from './support/firstLoad';
import { coveredByBars } from './support/focus';
import { forcedColourFaults } from './support/forcedColours';
import { waitForLayout, openPage, interact } from './support/journeys';
import { controlsInNotch } from './support/notch';
import { removeUnsupportedApis } from './support/olderBrowser';
import { printErrors } from './support/print';
import { rightToLeftErrors } from './support/rightToLeft';
import { expect, test } from './support/test';
import { TEXT_SPACING, textErrors } from './support/textFit';

// The byte limits apply to a phone with this pixel ratio.
test.use({ deviceScaleFactor: 1.75 });

/** Every public page, at its canonical path. */
const paths: readonly string[] = pageIds()
  .map(pathOf)
  .filter((path) => !matchPath(path)?.page.staff);

/** One page of each kind, also tested at desktop width and in the oldest browsers. EVERY_PAGE=on selects all pages. */
const samplePaths: readonly string[] =
  process.env.EVERY_PAGE === 'on'
    ? paths
    : ['/', '/permanent-makeup', '/contact', '/gallery', '/lip-blush-dubai', '/microblading-in-dubai-new'];

/** Pages that are darkened and get forced colours at desktop width too. */
const widePaths: readonly string[] = process.env.EVERY_PAGE === 'on' ? paths : ['/contact', '/gallery'];

/** Pages whose controls are focused on a phone with the page's notice. */
const noticePaths: readonly string[] = process.env.EVERY_PAGE === 'on' ? paths : ['/', '/contact', '/lip-blush-dubai'];

/** Maximum height in px at a width of 390 px of the pages that visitors read from top to bottom: home, permanent makeup, landing pages. */
const HEIGHT_LIMIT = 9500;
const isShort = (path: string): boolean =>
  path === '/' || path === '/permanent-makeup' || matchPath(path)?.route.landingButton !== undefined;

for (const path of paths) {
  test(`${path}: the page hydrates within its byte limits, passes axe, does not scroll sideways and works right-to-left`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const firstLoad = await watchFirstLoad(page);
    await openPage(page, path);
    const { figures, excess } = await firstLoad();
    console.log(`${path.padEnd(30)} ${figures}`);
    expect(excess).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await interact(page);
    await waitForLayout(page);
    await expect(page.locator('h1')).toHaveCount(1);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (isShort(path)) expect(height).toBeLessThanOrEqual(HEIGHT_LIMIT);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    expect(await page.evaluate(() => window.boot?.changes.seen), 'React counts as another program').toBe(false);
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await seriousViolations(page), '390 px').toEqual([]);
    if (samplePaths.includes(path)) {
      expect(await forcedColourFaults(page)).toEqual([]);
      expect(await fadedControls(page, path === '/contact' ? 'dark' : 'light'), 'darkened').toEqual([]);
      await page.setViewportSize({ width: 844, height: 390 });
      expect(await controlsInNotch(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
    }
    expect(await rightToLeftErrors(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    if (samplePaths.includes(path)) expect(await seriousViolations(page), '1440 px').toEqual([]);
    if (widePaths.includes(path)) {
      expect(await forcedColourFaults(page), '1440 px').toEqual([]);
      expect(await fadedControls(page, 'dark'), 'darkened, 1440 px').toEqual([]);
    }
    expect(await rightToLeftErrors(page)).toEqual([]);
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await printErrors(page)).toEqual([]);
    await page.setViewportSize({ width: 683, height: 384 });
    if (samplePaths.includes(path)) expect(await coveredByBars(page, 'body', !isShort(path))).toEqual([]);
    if (noticePaths.includes(path)) {
      await page.setViewportSize({ width: 390, height: 664 });
      await page.evaluate(() => window.boot?.showNotice('This page has been updated.', 'Reload'));
      expect(await coveredByBars(page, 'body', isShort(path)), 'with a notice').toEqual([]);
      await page.locator('#note').getByRole('button', { name: 'Close' }).click();
    }
    await page.setViewportSize({ width: 320, height: 700 });
    // Carousels measure their slides again after the width changes.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await rightToLeftErrors(page)).toEqual([]);
    // With text twice as large, which 360 px must hold.
    await page.setViewportSize({ width: 360, height: 740 });
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('34px');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 390, height: 844 });
    const price = page.locator('main [data-ask]').first();
    if ((await price.count()) > 0) {
      await price.dispatchEvent('click');
      await expect(page.getByRole('region', { name: 'Ask about a price' })).toBeVisible();
    }
    expect(await textErrors(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.addStyleTag({ content: TEXT_SPACING });
    expect(await textErrors(page), 'spaced').toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('a page loads its rules for large text when its root grows', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/brows-lashes');
  await interact(page);
  await waitForLayout(page);
  await page.addStyleTag({ content: 'html { font-size: 150% }' });
  await expect.poll(() => textErrors(page)).toEqual([]);
});

for (const path of samplePaths) {
  test(`${path} hydrates without a fault in the oldest browsers`, async ({ page }) => {
    await removeUnsupportedApis(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, path);
    await interact(page);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1')).toBeVisible();
  });
}

test('a page opened at an anchor shows the target below the header', async ({ page }) => {
  for (const address of ['/lip-blush-dubai#faq', '/led-light-therapy-dubai#services', '/#our-team']) {
    await openPage(page, address);
    const anchor = page.locator(`#${address.split('#')[1]}`);
    await expect.poll(async () => Math.round((await anchor.boundingBox())?.y ?? -1), { message: address }).toBeLessThan(200);
    expect((await anchor.boundingBox())?.y, address).toBeGreaterThanOrEqual(0);
  }
});

test('after a link within a page, Tab continues from its target; a link to the current page scrolls to the top', async ({ page }) => {
  await openPage(page, '/lip-blush-dubai');
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

  await openPage(page, '/#our-team');
  const before = await page.evaluate(() => history.length);
  for (let press = 0; press < 2; press += 1) {
    // Use the keyboard, because a popup may cover the link.
    await page.getByRole('contentinfo').locator('a[href="/"]').first().press('Enter');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    expect(new URL(page.url()).hash).toBe('');
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
});

test('robots.txt and sitemap.xml are published with the address of the site', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${facts.siteUrl}/sitemap.xml`);
  const addresses = (await (await request.get('/sitemap.xml')).text()).match(/(?<=<loc>)[^<]+/g) ?? [];
  expect(addresses.filter((address) => !address.startsWith(`${facts.siteUrl}/`))).toEqual([]);
  expect(addresses.length).toBeGreaterThanOrEqual(19);
});
