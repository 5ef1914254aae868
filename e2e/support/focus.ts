import type { Page } from '@playwright/test';

/** Heights of the header and of a phone's contact bar, in px. */
const BARS = 72 + 60;

/**
 * Focuses each control in `part`, as the Tab key does or, with `back`, Shift and Tab. Returns those that fixed or sticky parts cover: a control
 * must be wholly visible if it fits between the bars, else it must fill at least half of the space.
 */
export async function coveredByBars(page: Page, part = 'body', back = false): Promise<string[]> {
  // The page must know that the keyboard moves the focus.
  await page.keyboard.press('Tab');
  return await page.evaluate(
    async ({ selector, isBack, bars }) => {
      const covers = (element: Element | null, control: Element): boolean =>
        element !== null &&
        !element.contains(control) &&
        (/fixed|sticky/.test(getComputedStyle(element).position) || covers(element.parentElement, control));
      const isSeen = (control: Element, x: number, y: number): boolean => {
        if (y <= 0 || y >= innerHeight) return false;
        const front = document.elementFromPoint(x, y);
        return control.contains(front) || !covers(front, control);
      };
      const frame = () => new Promise(requestAnimationFrame);
      const nameOf = (control: Element) => control.getAttribute('aria-label') ?? (control.textContent || control.outerHTML.slice(0, 120));
      /** The height between what is fixed: the header, the contact bar, a notice, and on phones the popup unless it hides. */
      const measureSpace = () =>
        [...document.querySelectorAll<HTMLElement>('.message-bar:not([hidden]), [data-sonner-toast], .popup')]
          .filter((fixed) => fixed.offsetWidth > innerWidth / 2 && fixed.checkVisibility({ visibilityProperty: true }))
          .reduce((space, { offsetHeight }) => space - offsetHeight - 12, innerHeight - bars);
      const controls = [
        ...document.querySelectorAll<HTMLElement>(`${selector} :is(a, button, input, select, textarea, summary, [tabindex='0'])`),
      ];
      const covered: string[] = [];
      for (const control of isBack ? controls.toReversed() : controls) {
        if (control.tabIndex < 0) continue;
        const before = scrollY;
        control.focus();
        if (document.activeElement !== control) continue;
        await frame();
        // The header follows the scroll position and the popup hides in the next frame, with a transition of one more.
        if (scrollY !== before || document.querySelector('.popup') || document.getAnimations().length > 0) await frame().then(frame);
        const { left, right, top, width, height } = control.getBoundingClientRect();
        const x = Math.min(Math.max(left + width / 2, 1), innerWidth - 1);
        const seenWidth = Math.min(right, innerWidth) - Math.max(left, 0);
        if (seenWidth < Math.min(width - 1, innerWidth / 2))
          covered.push(`${nameOf(control)} ${Math.round(seenWidth)} of ${Math.round(width)} px wide`);
        // Every fourth pixel, and both edges.
        const rows = Array.from({ length: Math.ceil(height / 4) }, (_, index) => Math.min(2 + 4 * index, height - 2));
        const seen = (height * rows.filter((y) => isSeen(control, x, top + y)).length) / rows.length;
        const space = measureSpace();
        // The page keeps 40 px between these and the control.
        if (height > 4 && seen < (height <= space - 40 ? height : space / 2))
          covered.push(`${nameOf(control)} ${Math.round(seen)} of ${Math.round(height)} px`);
      }
      return covered;
    },
    { selector: part, isBack: back, bars: BARS },
  );
}
