import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { tokens } from '../../../scripts/lint/designTokens';
import { lone } from '../../../scripts/lint/loneTexts';
import { missingApi } from '../../../scripts/lint/oldestBrowsers';

RuleTester.describe = describe;
RuleTester.it = it;

const tsx = new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } });
const filename = '/src/Page.tsx';
const refused = (code: string, message: string | RegExp) => ({ code, filename, errors: [{ message }] });
const SCALE = 'use a text style of the scale (fontSize in tailwind.config.ts).';
const LOGICAL = 'use the logical utility (ms-, pe-, text-start, border-s ...), which works right-to-left.';

tsx.run('refuses sizes, colours and sides outside of the tokens', tokens, {
  valid: [
    { code: '<p className="ms-4 text-card/none rounded-t-full" />', filename },
    { code: '<svg><path stroke="#fff" /><text className="text-[22px]">1</text></svg>', filename },
    { code: 'const liquid = "#E5BFAE";', filename: '/src/pages/homeFacials/Bottle.tsx' },
  ],
  invalid: [
    refused('<p className="mt-4 text-[22px]/none" />', `text-[22px]: ${SCALE}`),
    refused('<p className={`md:text-[clamp(1rem,2vw,2rem)] ${look}`} />', `text-[clamp(1rem,2vw,2rem)]: ${SCALE}`),
    refused('row.style.boxShadow = "0 0 #b48e58";', '#b48e58: use a colour of tailwind.config.ts.'),
    refused('<p className="md:-ml-2" />', `-ml-2: ${LOGICAL}`),
    refused('<p className="text-left" />', `text-left: ${LOGICAL}`),
    refused('<p className="md:border-l" />', `border-l: ${LOGICAL}`),
  ],
});

tsx.run('refuses a text beside other children, which a translator would replace', lone, {
  valid: [
    '<p>{busy ? "Sending" : "Send"}</p>',
    '<p><Icon />{label}</p>',
    '<p>{text} <b>{words.title}</b></p>',
    '<p>Text {isOpen && <b>open</b>}</p>',
    '<p><Icon /><span>{busy ? "Sending" : "Send"}</span></p>',
    '<div>{isOpen && <b>open</b>}{children}</div>',
    '<>{error && <p>{error}</p>}</>',
  ],
  invalid: [
    refused('<p><Icon />{busy ? "Sending" : "Send"}</p>', /only child/),
    refused('<p>Text {isOpen && "open"}</p>', /only child/),
    refused('<p>{isOpen && names[id]}<br /></p>', /only child/),
    refused('<p>{title ?? `${count} leads`} <b>open</b></p>', /only child/),
    refused('<p>{index + 1} of {count}</p>', /only child/),
    refused('<p>{icon && <Icon name={icon} />}{label}</p>', /must not precede/),
    refused('<p>{isLong ? <b>Long</b> : <i>Short</i>} text</p>', /must not precede/),
    refused('<div>{error !== undefined && <p><Icon />{error}</p>}</div>', /only child/),
  ],
});

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
