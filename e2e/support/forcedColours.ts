import type { Page } from '@playwright/test';

import { seriousViolations } from './axe';
import { expect } from './test';

/** Controls, and the attribute that must change more than their background. */
const STATES: readonly (readonly [controls: string, attribute: string])[] = [
  ['[aria-pressed]', 'aria-pressed'],
  [':is(a, button)[aria-current]', 'aria-current'],
  ['button:not([aria-pressed=true], [aria-disabled=true]), .edged', 'disabled'],
  ['[aria-disabled]', 'aria-disabled'],
  ['[data-lead][aria-expanded]', 'aria-expanded'],
  ['[aria-invalid]', 'aria-invalid'],
  ['[role=option]', 'data-highlighted'],
];

/**
 * Forces colours, as Windows contrast themes do. Returns serious axe violations, filled buttons and fields without an edge, and controls
 * whose states look alike.
 */
export async function forcedColourFaults(page: Page, part = 'body'): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // The whole stylesheet loads (src/main.tsx).
  await expect(page.locator('.darkens').first()).toHaveCSS('border-top-style', 'solid');
  const errors = await page.evaluate(
    ([root, states]) => {
      const appearance = (element: Element): string => {
        const style = getComputedStyle(element);
        const { borderTop, borderBottom, borderInlineStart, textDecorationLine, fontWeight, color, forcedColorAdjust } = style;
        const drawing = element.tagName === 'BUTTON' ? element.querySelector('svg')?.innerHTML : undefined;
        return JSON.stringify([
          borderTop,
          borderBottom,
          borderInlineStart,
          textDecorationLine,
          fontWeight,
          color,
          forcedColorAdjust,
          drawing,
        ]);
      };
      const isSame = (element: HTMLElement, attribute: string): boolean => {
        // Without motion every property still changes by a transition of 0.01 ms.
        element.style.transition = 'none';
        const before = appearance(element);
        const value = element.getAttribute(attribute);
        if (attribute === 'disabled' || attribute.startsWith('data')) element.toggleAttribute(attribute);
        else element.setAttribute(attribute, value === null || value === 'false' ? 'true' : 'false');
        const after = appearance(element);
        if (value === null) element.removeAttribute(attribute);
        else element.setAttribute(attribute, value);
        element.style.transition = '';
        // A drawing changes with its component, so it is compared with its neighbours.
        const neighbours = (element.closest('li') ?? element).parentElement?.querySelectorAll(`button:not([${attribute}])`) ?? [];
        return before === after && !Array.from(neighbours).some((neighbour) => appearance(neighbour) !== before);
      };
      const area = document.querySelector(root);
      const seen = (selector: string): HTMLElement[] =>
        Array.from(area?.querySelectorAll<HTMLElement>(selector) ?? []).filter((each) =>
          each.checkVisibility({ visibilityProperty: true }),
        );
      const name = (element: Element): string => `${element.tagName} ${element.className}`;
      const edgeless = seen('.button, .dense, .darkens, .edged').filter((each) => getComputedStyle(each).borderTopStyle === 'none');
      const same = states.flatMap(([controls, attribute]) =>
        seen(controls).flatMap((each) => (isSame(each, attribute) ? [`${attribute} looks the same: ${name(each)}`] : [])),
      );
      return [...new Set([...edgeless.map((each) => `no edge: ${name(each)}`), ...same])];
    },
    [part, STATES] as const,
  );
  // axe reads `-webkit-text-fill-color`, which Chromium does not force, and so measures colours that nobody sees.
  errors.push(...(await seriousViolations(page, part, ['color-contrast'])));
  await page.emulateMedia({ forcedColors: null });
  return errors;
}
