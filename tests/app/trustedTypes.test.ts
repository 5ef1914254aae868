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
  '<script></script>',
  '[data-radix-select-viewport]{scrollbar-width:none;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}',
  '{"@context":"https://schema.org","@type":"Service","name":"A \\u003c B"}',
])('the policy accepts %s as markup, and only JSON data in a script', (text) => {
  expect(rules()?.createHTML(text)).toBe(text);
  expect(rules()?.createScript(text)).toBe(text.startsWith('{') ? text : null);
});

test.each([
  '',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '[data-radix-select-viewport]{}</style><script>alert(1)</script>{}',
  '{"@context":"https://schema.org","name":"</script><svg/onload=1>"}',
  '{"@context":"https://schema.org"};alert(1)',
])('the policy refuses %s as markup and as a script', (text) => {
  expect([rules()?.createHTML(text), rules()?.createScript(text)]).toEqual([null, null]);
});

test('a browser without trusted types gets no policy and no error', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(allowOwnMarkup).not.toThrow();
});
