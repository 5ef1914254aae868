import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

import { Authenticating } from '@/staff/Authenticating';

test('a spinner with the text Authenticating...', () => {
  expect(renderToString(<Authenticating />)).toMatch(/<svg[^>]*aria-hidden="true".*<\/svg>Authenticating\.\.\.<\/output>/);
});
