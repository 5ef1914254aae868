import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** The lowest contrast of a control (WCAG 1.4.11). */
const LOWEST = 3;

const CONTROLS =
  'a, button:enabled, input, select, textarea, summary, [role="button"], button:not(:has(img)) > svg, button > span:empty, button > span > svg:only-child';

/** The relative luminance (WCAG) of each value of a colour channel. */
const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4));

/**
 * Darkens the page as Chrome and Samsung Internet do. Returns the controls and dots, in a part of the page or in all of it, of which the
 * lightest and the darkest 5 % of pixels, within 3 px of their box, differ by less than 3:1.
 */
export async function fadedControls(page: Page, colorScheme: 'light' | 'dark', part = 'body'): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await page.emulateMedia({ colorScheme });
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true });
  const faded = await lowContrast(page, `${part} :is(${CONTROLS})`);
  await session.send('Emulation.setAutoDarkModeOverride', {});
  await session.detach();
  await page.emulateMedia({ colorScheme: null });
  return faded;
}

async function lowContrast(page: Page, controls: string): Promise<string[]> {
  const boxes = await page.evaluate(async (selector) => {
    window.scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager';
    // After a change of the window's size, the desk's list takes its new places in the next frames, and pictures load in another size.
    const isLoading = () => Array.from(document.images).some(({ complete }) => !complete);
    for (let frames = 0; frames < 2 || isLoading(); frames += 1) await new Promise(requestAnimationFrame);
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
    return Array.from(document.querySelectorAll(selector)).flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const front = document.elementFromPoint(left + width / 2, top + height / 2);
      const isCovered = front !== null && !element.contains(front) && !front.contains(element);
      const isSeen = width > 2 && height > 2 && left >= 0 && left + width <= innerWidth && !isCovered;
      if (!isSeen || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const control = element.closest('a, button') ?? element;
      const name = control.getAttribute('aria-label') ?? (control.textContent || control.id);
      return { name: `${element.tagName} ${name} at ${Math.round(top)}`, left, top, width, height };
    });
  }, controls);
  const picture = await page.screenshot({ fullPage: true, scale: 'css' });
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return boxes.flatMap(({ name, left, top, width, height }) => {
    const values: number[] = [];
    const step = width * height > 20_000 ? 2 : 1;
    for (let y = Math.max(0, Math.floor(top - 3)); y < Math.min(info.height, top + height + 3); y += step)
      for (let x = Math.max(0, Math.floor(left - 3)); x < Math.min(info.width, left + width + 3); x += step)
        values.push(luminance(data, 3 * (y * info.width + x)));
    const ordered = Float64Array.from(values).toSorted();
    const share = Math.ceil(ordered.length / 20);
    const ratio = (mean(ordered.subarray(-share)) + 0.05) / (mean(ordered.subarray(0, share)) + 0.05);
    return ratio < LOWEST ? [`${name}: ${ratio.toFixed(2)}`] : [];
  });
}

const luminance = (data: Uint8Array, offset: number): number =>
  0.2126 * linear(data[offset]) + 0.7152 * linear(data[offset + 1]) + 0.0722 * linear(data[offset + 2]);

const linear = (value = 0): number => LINEAR[value] ?? 0;

const mean = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0) / values.length;
