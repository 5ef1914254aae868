import type { Page } from '@playwright/test';

/** Returns the texts of the page's content that are missing on paper, and texts around it that are on every sheet. */
export async function printErrors(page: Page): Promise<string[]> {
  const onScreen = await shownTexts(page, 'main');
  await page.emulateMedia({ media: 'print' });
  const onPaper = new Set(await shownTexts(page, 'main'));
  const around = await shownTexts(page, 'body > :not(#root), #root > :not(main)');
  await page.emulateMedia({ media: 'screen' });
  return [...onScreen.filter((text) => !onPaper.has(text)).map((text) => `missing: ${text}`), ...around.map((text) => `around: ${text}`)];
}

/** The texts that are shown. On paper, only those that no scrolling part cuts off. On screen, also those of what can be opened. */
function shownTexts(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const isPrinted = window.matchMedia('print').matches;
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
    if (!isPrinted) for (const details of closed) details.open = true;
    const isCutOff = (element: Element, text: DOMRect): boolean => {
      const box = element.getBoundingClientRect();
      const { overflow } = getComputedStyle(element);
      const isOutside = text.right < box.left + 2 || text.left > box.right - 2 || text.bottom < box.top + 2 || text.top > box.bottom - 2;
      return (overflow !== 'visible' && isOutside) || (element.parentElement !== null && isCutOff(element.parentElement, text));
    };
    const texts = [...document.querySelectorAll(selector)].flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const {
          currentNode,
          currentNode: { parentElement: element },
        } = walker;
        const text = currentNode.nodeValue?.trim() ?? '';
        if (
          !text ||
          !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
          element.closest('.sr-only, option, [aria-hidden=true], .print\\:hidden')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(currentNode);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && !(isPrinted && isCutOff(element, box))) found.push(text);
      }
      return found;
    });
    if (!isPrinted) for (const details of closed) details.open = false;
    return texts;
  }, parts);
}
