import type { Page } from '@playwright/test';

const INSET = 47;

/** Gives the page a notch at both sides. Returns the controls that lie in it; large pictures that are also controls may. */
export async function controlsInNotch(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: INSET, right: INSET, leftMax: INSET, rightMax: INSET } });
  const inside = await page.evaluate((inset) => {
    const isPicture = (element: Element): boolean => (element.closest('figure') ?? element).querySelector('img, video') !== null;
    const isInView = ({ left, right, width, height }: DOMRect): boolean => width > 1 && height > 1 && right > 0 && left < innerWidth;
    return Array.from(document.querySelectorAll('a, button, input, select, textarea, summary, [role="button"]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !isPicture(element))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return isInView(box) && (box.left < inset || box.right > innerWidth - inset);
      })
      .map((element) => element.outerHTML.slice(0, 200));
  }, INSET);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
  await session.detach();
  return inside;
}
