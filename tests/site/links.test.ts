import { expect, it } from 'vitest';

import { linkIfExists } from '@/site/links';

it('gives the path of a page that exists, and nothing else', () => {
  expect(linkIfExists('/thank-you')).toBe('/thank-you');
  expect(linkIfExists('/no-such-page')).toBeUndefined();
});
