import type { Locator, Page } from '@playwright/test';

import { expect } from './test';

/**
 * Expects the notice that is shown over a dialog to be at the top of the window, beside every control of the dialog, and last in its focus
 * order. Then Escape, pressed in the notice, closes the dialog and leaves the notice.
 */
export async function expectNoticeInReach(page: Page, dialog: Locator): Promise<void> {
  const notice = page.locator('#notices :is(#note, [data-sonner-toast]):visible').first();
  const inNotice = () => page.evaluate(() => document.activeElement?.closest('#notices') != null);
  await expect.poll(() => notice.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(24);
  await expect.poll(() => coveredControls(dialog)).toEqual([]);
  const controls = dialog.locator(':is(a, button, input, textarea, select):visible:not(#notices *)');
  await controls.last().focus();
  await page.keyboard.press('Tab');
  expect(await inNotice()).toBe(true);
  for (let presses = 0; presses < 9 && (await inNotice()); presses += 1) await page.keyboard.press('Tab');
  await expect(controls.first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(notice).toBeVisible();
}

/** The controls of a dialog that a notice covers at least in part. */
export function coveredControls(dialog: Locator): Promise<string[]> {
  return dialog.evaluate((element) => {
    const boxes = [...document.querySelectorAll('#note, [data-sonner-toast]')].map((notice) => notice.getBoundingClientRect());
    return [...element.querySelectorAll('a, button, input, textarea, select')]
      .filter((control) => !control.closest('#notices'))
      .flatMap((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const isCovered = boxes.some((box) => left < box.right && right > box.left && top < box.bottom && bottom > box.top);
        return isCovered ? [control.textContent || control.getAttribute('aria-label') || control.id] : [];
      });
  });
}
