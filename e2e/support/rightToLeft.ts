import type { Page } from '@playwright/test';

/**
 * Turns the page right-to-left at its current width, and back. Returns what breaks: sideways scrolling, and texts that are cut at an edge
 * of the screen or of a box but are whole left-to-right. Texts in strips that are swiped are left out.
 */
export function rightToLeftErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest('svg, noscript, script, style, template, [aria-hidden=true], [data-live], [popover]') !== null ||
      !element.checkVisibility({ visibilityProperty: true });

    /** Returns whether the nearest box that clips the text cuts it. */
    const isCut = (text: DOMRect, element: Element): boolean => {
      for (let box = element; box !== document.body && box.parentElement; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll') return false;
        const { left, right } = box.getBoundingClientRect();
        if (overflowX !== 'visible' && (text.left < left - 1 || text.right > right + 1)) return true;
      }
      return text.left < -1 || text.right > innerWidth + 1;
    };

    const cutTexts = (): string[] => {
      const cut: string[] = [];
      const range = document.createRange();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement: parent, textContent: text } = node;
        if (!parent || !text?.trim() || isHidden(parent)) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (box.width > 0 && isCut(box, parent)) cut.push(text.trim());
      }
      return cut;
    };

    /** Lays the page out from scratch, because Chromium keeps the positions of some nested grids when the direction changes. */
    const setDirection = (direction: string): void => {
      document.documentElement.dir = direction;
      document.body.style.display = 'none';
      void document.body.offsetHeight;
      document.body.style.display = '';
    };

    const before = new Set(cutTexts());
    setDirection('rtl');
    const errors = cutTexts()
      .filter((text) => !before.has(text))
      .map((text) => `cut: ${text}`);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) errors.push(`scrolls sideways: ${scrollWidth} px`);
    setDirection('');
    return errors.map((error) => `${error} (${innerWidth} px)`);
  });
}
