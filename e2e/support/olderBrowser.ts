import type { Page } from '@playwright/test';

import { lackedApis, lackedPseudoClasses } from '../../scripts/browserSupport';

/** Stays: the browser enforces trusted types by itself, so without their API no script could write any markup. */
const ENFORCED = /^(window\.)?trustedTypes|^Trusted/i;

/** Makes a page as poor as all of the oldest browsers (browsers.ts) together: what one of them lacks is gone before its scripts run. */
export async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(takeAway, { apis: lackedApis().filter((api) => !ENFORCED.test(api)), pseudoClasses: lackedPseudoClasses() });
}

/** Runs in the page. */
function takeAway({ apis, pseudoClasses }: { apis: string[]; pseudoClasses: string[] }): void {
  const at = (object: unknown, name: string): unknown => (object instanceof Object ? Reflect.get(object, name) : undefined);
  for (const api of apis) {
    const path = api.split('.');
    const name = path.pop() ?? '';
    for (const owner of path.length > 0 ? [path.reduce<unknown>(at, window)] : [window, Window.prototype])
      if (owner instanceof Object) Reflect.deleteProperty(owner, name);
  }

  // What is a popover here is none there.
  const isPopovers = ['popover', 'popovertarget', 'popovertargetaction'];
  const strip = (element: Element) => isPopovers.forEach((name) => element.removeAttribute(name));
  new MutationObserver(() => document.querySelectorAll('[popover], [popovertarget]').forEach(strip)).observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: isPopovers,
  });

  const unknown = new RegExp(`:(${pseudoClasses.join('|')})(?![a-z-])`);
  for (const { prototype } of [Element, Document, DocumentFragment]) {
    for (const name of ['matches', 'closest', 'querySelector', 'querySelectorAll']) {
      const own: unknown = at(prototype, name);
      if (typeof own !== 'function') continue;
      Reflect.set(prototype, name, function select(this: unknown, selector: string): unknown {
        if (unknown.test(selector)) throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
        return Reflect.apply(own, this, [selector]);
      });
    }
  }
}
