import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { missingApi } from '../../../scripts/lint/oldestBrowsers';

RuleTester.describe = describe;
RuleTester.it = it;

const lacks = (code: string, message: string) => ({ code, errors: [{ message: `${message}.` }] });

new RuleTester({ languageOptions: { env: { browser: true, es2024: true } } }).run(
  'reports APIs that the oldest browsers lack',
  missingApi,
  {
    valid: [
      // First APIs that all these browsers have, then APIs with a fallback, then our own names.
      'structuredClone({}); AbortSignal.abort(); [1].at(-1); crypto.randomUUID(); /(?<name>a)b/.test(x); list.closest("li:not([hidden])");',
      'window.requestIdleCallback?.(work); (window.requestIdleCallback ?? setTimeout)(work); typeof scheduler; "popover" in x && open();',
      'const scheduler = ours(); scheduler.yield(); facts.phone; page.path; row.highlights; set.union(other);',
    ],
    invalid: [
      lacks('window.AbortSignal.any([]);', 'AbortSignal.any is missing in Chrome 109, Edge 109, Firefox 115, Safari 16.0, iOS 16.0'),
      lacks('URL.canParse(text);', 'URL.canParse is missing in Chrome 109, Edge 109, Safari 16.0, iOS 16.0'),
      lacks('rows.toReversed();', 'toReversed is missing in Chrome 109, Edge 109'),
      lacks('sheet?.showPopover();', 'showPopover is missing in Chrome 109, Edge 109, Firefox 115, Safari 16.0, iOS 16.0'),
      lacks('new CSSStyleSheet();', 'new CSSStyleSheet() is missing in Safari 16.0, iOS 16.0'),
      lacks('navigator.scheduling;', 'navigator.scheduling is missing in Firefox 115, Safari 16.0, iOS 16.0'),
      lacks('text.split(/(?<=a)b/);', 'A lookbehind is missing in Safari 16.0, iOS 16.0'),
      lacks('document.querySelector("form:has(:invalid)");', ':has is missing in Firefox 115'),
    ],
  },
);
