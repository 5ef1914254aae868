import type { Page } from '@playwright/test';

import { lackedApis, lackedPseudoClasses } from '../../scripts/lint/browserSupport';

/** APIs to keep: the browser enforces trusted types anyway, so without their API no script could write any markup. */
const ENFORCED = /^(window\.)?trustedTypes|^Trusted/i;

/** Removes from a page, before its scripts run, everything that any of the oldest supported browsers (browsers.ts) lacks. */
export async function removeUnsupportedApis(page: Page): Promise<void> {
  await page.addInitScript(removeApis, { apis: lackedApis().filter((api) => !ENFORCED.test(api)), pseudoClasses: lackedPseudoClasses() });
}

/** Runs in the page. */
function removeApis({ apis, pseudoClasses }: { apis: string[]; pseudoClasses: string[] }): void {
  const at = (object: unknown, name: string): unknown => (object instanceof Object ? Reflect.get(object, name) : undefined);
  for (const api of apis) {
    const path = api.split('.');
    const name = path.pop() ?? '';
    for (const owner of path.length > 0 ? [path.reduce<unknown>(at, window)] : [window, Window.prototype])
      if (owner instanceof Object) Reflect.deleteProperty(owner, name);
  }

  // Without their attributes popovers are ordinary elements, as in browsers that do not know them.
  const popoverAttributes = ['popover', 'popovertarget', 'popovertargetaction'];
  const strip = (element: Element) => popoverAttributes.forEach((name) => element.removeAttribute(name));
  new MutationObserver(() => document.querySelectorAll('[popover], [popovertarget]').forEach(strip)).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: popoverAttributes,
  });

  const unknown = new RegExp(`:(${pseudoClasses.join('|')})(?![a-z-])`);
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const original: unknown = at(prototype, name);
      if (typeof original !== 'function') continue;
      Reflect.set(prototype, name, function select(this: unknown, selector: string): unknown {
        if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return Reflect.apply(original, this, [selector]);
      });
    }
  }
}
