import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { headersFor, parseHeaders } from '../../local/hostHeaders.ts';

const HEADERS = readFileSync('public/_headers', 'utf8');
const rules = parseHeaders(HEADERS);

it('every page has the security headers; only the site’s own files and the boot loader, by its hash, may run as scripts', () => {
  const headers = headersFor(rules, '/thank-you');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('permissions-policy')).toContain('geolocation=()');
  const hosts = 'https://*.supabase.co https://script.google.com https://script.googleusercontent.com https://www.google.com';
  const wanted = ["default-src 'none'", "script-src 'self' 'sha256-LOADER'", "frame-ancestors 'none'", `connect-src 'self' ${hosts}`];
  expect(headers.get('content-security-policy')?.split('; ')).toEqual(expect.arrayContaining(wanted));
});

it.each(['/login', '/login.html', '/dashboard', '/dashboard.html'])('%s is not cached, not indexed and sends no referrer', (path) => {
  const headers = headersFor(rules, path);
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
  expect(headers.get('referrer-policy')).toMatch(/, no-referrer$/);
});

it('Netlify and Cloudflare can read the file; only Referrer-Policy may be repeated for a path, and its last value counts', () => {
  expect(headersFor(rules, '/assets/x.js').get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(Math.max(...HEADERS.split('\n').map((line) => line.length))).toBeLessThanOrEqual(2000);
  for (const { pattern } of rules) {
    expect(pattern).toMatch(/^\/(?:[\w./-]*|(?:[\w.-]+\/)*\*)$/);
    const matching = rules.filter((rule) => headersFor([{ ...rule, headers: [['x', 'x']] }], pattern.replace('*', 'x')).size > 0);
    const names = matching.flatMap(({ headers }) => headers.map(([name]) => name));
    expect(names.filter((name, index) => names.indexOf(name) !== index && name !== 'Referrer-Policy')).toEqual([]);
  }
  expect(() => parseHeaders('/*\n  X-A: b\nnonsense')).toThrow('_headers line 3 is not a path and not a header: nonsense');
});
