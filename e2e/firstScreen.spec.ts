import type { Locator, Page } from '@playwright/test';

import { waitForHydration } from './support/journeys';
import { expect, test } from './support/test';

/** Every landing page. `form`: true when the first screen of the page has a form. */
const landingPages = [
  { path: '/permanent-makeup-in-dubai', form: true },
  { path: '/brows-and-lashes-dubai', form: true },
  { path: '/skin-pen-microneedling-dubai', form: true },
  { path: '/microblading-in-dubai', form: true },
  { path: '/lip-blush-dubai', form: true },
  { path: '/microblading-in-dubai-new', form: false },
  { path: '/led-light-therapy-dubai', form: false },
] as const;

/** `until`: the lowest allowed bottom edge of the control in px, so that it stays above the contact bar. */
const phones = [
  { width: 390, height: 844, until: 770, control: 'button' },
  { width: 430, height: 932, until: 872, control: 'button' },
  { width: 360, height: 740, until: 680, control: 'second field' },
] as const;

for (const { path, form } of landingPages) {
  test(`${path}: a phone's first screen shows the price, the rating and any form`, async ({ page }) => {
    await page.setViewportSize(phones[0]);
    await page.goto(path);
    for (const { width, height, until, control } of phones) {
      const size = `${width} x ${height}`;
      await page.setViewportSize({ width, height });
      const hero = page.locator('main section').first();
      const price = hero.getByText(/AED\s*[\d,]+/).first();
      // The new size takes a moment, as do fonts.
      await expect.poll(() => bottomOf(page.locator('h1')), size).toBeLessThan(until);
      await expect.poll(() => bottomOf(price), size).toBeLessThan(until);
      await expect.poll(() => bottomOf(hero.getByText('from 150+ reviews')), size).toBeLessThan(until);
      expect(await pricesOf(page), 'a price of this page').toContain(amountIn(await price.textContent()));
      if (!form) continue;
      const button = hero.getByRole('button', { name: 'Request a consultation' });
      const lowest = control === 'button' ? button : hero.getByLabel('Phone Number');
      await expect.poll(() => bottomOf(lowest), size).toBeLessThanOrEqual(until);
      for (const label of ['Full Name', 'Phone Number']) {
        const field = await hero.getByLabel(label).boundingBox();
        expect(field?.height, size).toBeGreaterThanOrEqual(48);
        expect(field?.width, size).toBeGreaterThanOrEqual(150);
      }
    }
    // Measure after hydration, since some style rules are missing before it.
    await waitForHydration(page);
    // With reduced motion every change of style takes a moment (design.css), so wait for the new size.
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('34px');
    expect(await truncatedTexts(page.locator('main section').first()), '360 px, text twice as large').toEqual([]);
  });
}

async function bottomOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box ? box.y + box.height : Number.POSITIVE_INFINITY;
}

async function pricesOf(page: Page): Promise<number[]> {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  return [...data.join('').matchAll(/"(?:price|minPrice)":(\d+)/g)].map(([, amount]) => Number(amount));
}

function amountIn(text: string | null): number {
  return Number(/AED\s*([\d,]+)/.exec(text ?? '')?.[1]?.replace(',', ''));
}

/** Texts in a section that are wider than their box. */
async function truncatedTexts(section: Locator): Promise<string[]> {
  return section
    .locator(':is(h1, h2, p, label, button, a)')
    .evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
}
