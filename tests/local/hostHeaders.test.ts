import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { headersFor, parseHeaders } from '../../local/hostHeaders.ts';

const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));

describe('_headers', () => {
  test('every page carries the security headers', () => {
    const headers = headersFor(rules, '/thank-you');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=()');
  });

  test('scripts: own files and the loader by its hash, which the build puts in; nothing inline else', () => {
    const policy = headersFor(rules, '/').get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-LOADER';");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("both script hosts and Supabase may be called, and the map's host be asked whether it is there", () => {
    const policy = headersFor(rules, '/').get('content-security-policy') ?? '';
    expect(policy).toContain(
      "connect-src 'self' https://*.supabase.co https://script.google.com https://script.googleusercontent.com https://www.google.com;",
    );
  });

  test.each(['/login', '/login.html', '/dashboard', '/dashboard.html'])('%s is not stored, not indexed, sends no referrer', (path) => {
    const headers = headersFor(rules, path);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(headers.get('referrer-policy')?.split(', ').at(-1)).toBe('no-referrer');
  });

  test('hashed files are kept for a year', () => {
    expect(headersFor(rules, '/assets/x.js').get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, '/pictures/x.avif').get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headersFor(rules, '/').get('cache-control')).toBeUndefined();
  });

  test('stays within what both hosts read: 100 rules, 2,000 characters a line, one * at the end, no name twice in a rule', () => {
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of readFileSync('public/_headers', 'utf8').split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
    for (const { pattern, headers } of rules) {
      expect(pattern).toMatch(/^\/(?:[\w./-]*|(?:[\w.-]+\/)*\*)$/);
      expect(new Set(headers.map(([name]) => name.toLowerCase())).size).toBe(headers.length);
      for (const [name] of headers)
        expect(name).not.toMatch(/^(?:age|connection|content-(?:length|encoding)|date|server|set-cookie|transfer-encoding)$/i);
    }
  });

  test('sets a name twice for a path only where browsers take the last of two values', () => {
    for (const path of rules.map(({ pattern }) => pattern.replace('*', 'x'))) {
      const matching = rules.filter(({ pattern }) => headersFor([{ pattern, headers: [['x', 'x']] }], path).size > 0);
      const names = matching.flatMap(({ headers }) => headers.map(([name]) => name));
      const twice = names.filter((name, index) => names.indexOf(name) !== index);
      expect(twice.filter((name) => name !== 'Referrer-Policy')).toEqual([]);
    }
  });

  test('says which line is wrong', () => {
    expect(() => parseHeaders('/*\n  X-A: b\nnonsense')).toThrow('_headers line 3 is not a path and not a header: nonsense');
  });
});
