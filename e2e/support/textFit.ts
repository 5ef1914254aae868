import type { Page } from '@playwright/test';

/** The spacing that text must allow (WCAG 1.4.12). */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/**
 * Returns what does not fit at the page's width and text size: words broken inside, texts cut by a box or the screen's edge, texts wider than
 * their own box, and texts over others. Strips that are swiped may go on beyond their edge.
 */
export function textErrors(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const has = (element: Element | null, test: (box: Element, style: CSSStyleDeclaration) => boolean): boolean =>
      element !== null && (test(element, getComputedStyle(element)) || has(element.parentElement, test));
    const isShown = (element: Element): boolean =>
      element.closest(
        'svg, noscript, script, style, template, [class*=line-clamp], :is(table, li, aside) .truncate, [aria-hidden=true], [popover]:not(:popover-open)',
      ) === null &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      // Text for screen readers only is in a box of 1 px.
      !has(element, (box) => box.clientWidth === 1);
    const isSwiped = (element: Element): boolean =>
      // A dialog scrolls downwards only, although its computed overflow is the same in both directions.
      (/auto|scroll/.test(getComputedStyle(element).overflowX) && !element.matches('[role$=dialog]')) || element.matches('[data-live]');
    const isCut = (text: DOMRect, element: Element): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        if (isSwiped(box)) return false;
        if (overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1)) return true;
        // Letters do not fill their line.
        const margin = text.height * 0.2;
        if (/hidden|clip/.test(overflowY) && (text.top + margin < top || text.bottom - margin > bottom)) return true;
      }
      return text.left < -1 || text.right > innerWidth + 1;
    };
    const overlap = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
      Math.min(one.bottom - one.height * 0.3, other.bottom - other.height * 0.3) >
        Math.max(one.top + one.height * 0.3, other.top + other.height * 0.3);

    // With reduced motion a text's new size passes from parent to child, by transitions of 0.01 ms.
    while (document.getAnimations().length > 0) await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const errors: string[] = [];
    const lines: { rect: DOMRect; text: string }[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { parentElement: element, nodeValue: text } = node;
      if (!element || !text || !/[\p{L}\p{N}]/u.test(text) || !isShown(element)) continue;
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      const cut = isCut(range.getBoundingClientRect(), element);
      if (cut) errors.push(`cut: ${text}`);
      else if (!has(element, (_, { position }) => /fixed|sticky/.test(position))) lines.push(...rects.map((rect) => ({ rect, text })));
      if (
        element.clientWidth > 0 &&
        element.scrollWidth > element.clientWidth + 1 &&
        !isSwiped(element) &&
        !element.matches('.hanging-quote')
      )
        errors.push(`wider than its box: ${text}`);
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}'’.,]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) errors.push(`broken: ${word}`);
      }
    }
    for (const [index, line] of lines.entries())
      for (const other of lines.slice(index + 1))
        if (line.text !== other.text && overlap(line.rect, other.rect)) errors.push(`over another: ${line.text} | ${other.text}`);
    return errors;
  });
}

/** Returns what does not fit with text twice as large. */
export async function largeTextErrors(page: Page): Promise<string[]> {
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const errors = await textErrors(page);
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return errors;
}
