import { expect, test, vi } from 'vitest';

import { allowOwnMarkup } from '@/app/trustedTypes';

/** The rules of the policy that the site creates. */
function rules() {
  const createPolicy = vi.fn<NonNullable<Window['trustedTypes']>['createPolicy']>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  allowOwnMarkup();
  expect(createPolicy.mock.calls[0]?.[0]).toBe('default');
  return createPolicy.mock.calls[0]?.[1];
}

test.each([
  ['accepts', '<script></script>'],
  ['accepts', '[data-radix-select-viewport]{scrollbar-width:none;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'],
  ['accepts', '{"@context":"https://schema.org","@type":"Service","name":"A \\u003c B"}'],
  ['refuses', ''],
  ['refuses', '<img src=x onerror=alert(1)>'],
  ['refuses', '<script>alert(1)</script>'],
  ['refuses', '[data-radix-select-viewport]{}</style><script>alert(1)</script>{}'],
  ['refuses', '{"@context":"https://schema.org","name":"</script><svg/onload=1>"}'],
  ['refuses', '{"@context":"https://schema.org"};alert(1)'],
])('the policy %s %s as markup and as a script, in which it accepts only JSON data', (verdict, text) => {
  const expected = verdict === 'accepts' ? text : null;
  expect([rules()?.createHTML(text), rules()?.createScript(text)]).toEqual([expected, text.startsWith('{') ? expected : null]);
});

test('a browser without trusted types gets no policy and no error', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowOwnMarkup).not.toThrow();
});
