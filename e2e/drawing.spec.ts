import type { Locator } from '@playwright/test';

import { expect, test } from './support/test';

/** Eight construction lines and 160 strokes. */
const LINES = 168;

test.use({ viewport: { width: 390, height: 844 } });

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero shows one brow, which draws itself line by line; pausing motion immediately shows all of it', async ({ page }) => {
    await page.goto('/microblading-in-dubai');
    const drawing = page.locator('main section').first().locator('svg.self-drawn');
    await expect(drawing).toBeInViewport({ ratio: 0.5 });
    for (const [time, least, most] of [
      [0, LINES, LINES],
      [1500, 11, 149],
      [4000, 0, 0],
    ] as const) {
      await moveTo(drawing, time);
      expect(await undrawn(drawing), `at ${time} ms`).toBeGreaterThanOrEqual(least);
      expect(await undrawn(drawing), `at ${time} ms`).toBeLessThanOrEqual(most);
    }
    await moveTo(drawing, 0);
    await page.evaluate(() => (document.documentElement.dataset.motion = 'paused'));
    expect(await undrawn(drawing)).toBe(0);
  });
});

test('with reduced motion the brow is fully drawn from the start', async ({ page }) => {
  await page.goto('/microblading-in-dubai');
  expect(await undrawn(page.locator('svg.self-drawn'))).toBe(0);
});

/** Restarts the animations of a drawing, because finished ones are no longer listed, and stops them at a time in ms. */
async function moveTo(drawing: Locator, time: number): Promise<void> {
  await drawing.evaluate((svg, at) => {
    document.documentElement.dataset.motion = 'paused';
    svg.getAnimations({ subtree: true });
    delete document.documentElement.dataset.motion;
    for (const animation of svg.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);
}

/** Counts the lines that are not fully drawn. */
async function undrawn(drawing: Locator): Promise<number> {
  return drawing
    .locator('path')
    .evaluateAll((lines) => lines.filter((line) => Number.parseFloat(getComputedStyle(line).strokeDashoffset) > 0).length);
}
