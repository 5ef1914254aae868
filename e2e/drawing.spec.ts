import type { Locator } from '@playwright/test';

import { hydrated } from './support/journeys';
import { expect, test } from './support/test';

/** Eight construction lines, and 78 strokes of two lines each. */
const LINES = 164;

test.use({ viewport: { width: 390, height: 844 } });

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('on a phone the brow draws itself as it scrolls into view; pausing motion immediately shows all of it', async ({ page }) => {
    await page.goto('/microblading-in-dubai');
    await hydrated(page);
    const drawing = page.locator('svg.self-drawn');
    const top = (await drawing.boundingBox())?.y ?? 0;
    expect(await undrawn(drawing)).toBe(LINES);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 470);
    await expect.poll(() => undrawn(drawing)).toBeLessThan(150);
    expect(await undrawn(drawing)).toBeGreaterThan(10);
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top - 150);
    await expect.poll(() => undrawn(drawing)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => undrawn(drawing)).toBe(LINES);
    await page.evaluate(() => (document.documentElement.dataset.motion = 'paused'));
    expect(await undrawn(drawing)).toBe(0);
  });
});

test('with reduced motion the brow is fully drawn from the start', async ({ page }) => {
  await page.goto('/microblading-in-dubai');
  expect(await undrawn(page.locator('svg.self-drawn'))).toBe(0);
});

/** Counts the lines that are not fully drawn. */
async function undrawn(drawing: Locator): Promise<number> {
  return drawing
    .locator('path')
    .evaluateAll((lines) => lines.filter((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset) > 0).length);
}
