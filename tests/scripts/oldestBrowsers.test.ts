import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { missingApi } from '../../scripts/oldestBrowsers';

RuleTester.describe = describe;
RuleTester.it = it;

const lacks = (code: string, message: string) => ({ code, errors: [{ message }] });

new RuleTester({ languageOptions: { env: { browser: true, es2024: true } } }).run(
  'refuses what the oldest browsers lack, where nothing around it copes with that',
  missingApi,
  {
    valid: [
      // In all of them.
      'structuredClone({}); AbortSignal.abort(); [1].at(-1); Object.fromEntries([]); crypto.randomUUID(); /(?<name>a)b/.test(x);',
      // The expression copes.
      'window.requestIdleCallback?.(work); (window.requestIdleCallback ?? setTimeout)(work); window.trustedTypes?.createPolicy("a", {});',
      'typeof scheduler; "popover" in HTMLElement.prototype && open();',
      // Names of our own.
      'const scheduler = ours(); scheduler.yield();',
      'facts.phone; page.path; row.highlights; set.union(other);',
      'button.matches(":valid"); list.closest("li:not([hidden])"); element.matches(selector);',
    ],
    invalid: [
      lacks('AbortSignal.any([one, other]);', 'AbortSignal.any is missing in Chrome 109, Edge 109, Firefox 115, Safari 16.0, iOS 16.0.'),
      lacks('window.AbortSignal.any([]);', 'AbortSignal.any is missing in Chrome 109, Edge 109, Firefox 115, Safari 16.0, iOS 16.0.'),
      lacks('URL.canParse(text);', 'URL.canParse is missing in Chrome 109, Edge 109, Safari 16.0, iOS 16.0.'),
      lacks('rows.toReversed();', 'toReversed is missing in Chrome 109, Edge 109.'),
      lacks('element.checkVisibility();', 'checkVisibility is missing in Safari 16.0, iOS 16.0.'),
      lacks('sheet?.showPopover();', 'showPopover is missing in Chrome 109, Edge 109, Firefox 115, Safari 16.0, iOS 16.0.'),
      lacks('new URLPattern(text);', 'URLPattern is missing in Firefox 115, Safari 16.0, iOS 16.0.'),
      lacks('new CSSStyleSheet();', 'new CSSStyleSheet() is missing in Safari 16.0, iOS 16.0.'),
      lacks('window.requestIdleCallback(work);', 'requestIdleCallback is missing in Safari 16.0, iOS 16.0.'),
      lacks('navigator.scheduling;', 'navigator.scheduling is missing in Firefox 115, Safari 16.0, iOS 16.0.'),
      lacks('text.split(/(?<=a)b/);', 'A lookbehind is missing in Safari 16.0, iOS 16.0.'),
      lacks('sheet.matches(":popover-open");', ':popover-open is missing in Chrome 109, Edge 109, Firefox 115, Safari 16.0, iOS 16.0.'),
      lacks('document.querySelector("form:has(:invalid)");', ':has is missing in Firefox 115.'),
    ],
  },
);
