import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';

import { tokens } from '../../../scripts/lint/designTokens';

RuleTester.describe = describe;
RuleTester.it = it;

const refused = (code: string, message: string) => ({ code, filename: '/src/Page.tsx', errors: [{ message }] });
const SCALE = 'use a text style of the scale (fontSize in tailwind.config.ts).';
const LOGICAL = 'use the logical utility (ms-, pe-, text-start, border-s ...), which works right-to-left.';

new RuleTester({ languageOptions: { parserOptions: { lang: 'tsx' } } }).run(
  'refuses sizes, colours and sides outside of the tokens',
  tokens,
  {
    valid: [
      { code: '<p className="ms-4 text-card/none rounded-t-full" />', filename: '/src/Page.tsx' },
      { code: '<svg><path stroke="#fff" /><text className="text-[22px]">1</text></svg>', filename: '/src/Page.tsx' },
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
  },
);
