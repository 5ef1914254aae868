import type { Locator } from '@playwright/test';

import { expect, test } from './support/test';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('with motion allowed', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the hero shows one brow, which appears from head to tail; pausing motion immediately shows all of it', async ({ page }) => {
    await page.goto('/microblading-in-dubai');
    const drawing = page.locator('main section').first().locator('.self-drawn');
    await expect(drawing).toBeInViewport({ ratio: 0.5 });
    expect(await shownAt(drawing, 0)).toEqual({ lines: 0, strokes: 0 });
    const { lines, strokes } = await shownAt(drawing, 1500);
    expect(lines).toBe(8);
    expect(strokes).toBeGreaterThan(0.2);
    expect(strokes).toBeLessThan(0.8);
    expect(await shownAt(drawing, 4000)).toEqual({ lines: 8, strokes: 1.25 });
    await shownAt(drawing, 0);
    await page.evaluate(() => (document.documentElement.dataset.motion = 'paused'));
    expect(await shown(drawing)).toEqual({ lines: 8, strokes: 1.25 });
  });
});

test('with reduced motion the brow is fully drawn from the start', async ({ page }) => {
  await page.goto('/microblading-in-dubai');
  expect(await shown(page.locator('.self-drawn'))).toEqual({ lines: 8, strokes: 1.25 });
});

/** Restarts the animations of a drawing, because finished ones are no longer listed, stops them at a time in ms and returns what is shown. */
async function shownAt(drawing: Locator, time: number) {
  await drawing.evaluate((element, at) => {
    document.documentElement.dataset.motion = 'paused';
    element.getAnimations({ subtree: true });
    delete document.documentElement.dataset.motion;
    for (const animation of element.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);
  return await shown(drawing);
}

/** Counts the construction lines in full size, and returns how far the strokes are uncovered, in widths of the drawing, soft edge included. */
async function shown(drawing: Locator) {
  return await drawing.evaluate((element) => {
    const isWhole = (line: Element) => {
      const { transform, opacity } = getComputedStyle(line);
      return (transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)') && opacity === '1';
    };
    const { left, width } = element.getBoundingClientRect();
    const uncovered = (element.querySelector(':scope > div > div')?.getBoundingClientRect().right ?? 0) - left;
    return {
      lines: [...element.querySelectorAll(':scope > svg > path')].filter(isWhole).length,
      strokes: Number((uncovered / width).toFixed(2)),
    };
  });
}
