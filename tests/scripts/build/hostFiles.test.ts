import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseHeaders } from '../../../local/hostHeaders.ts';
import { nginxConf, withConnection } from '../../../scripts/build/hostFiles.ts';

const rules = parseHeaders('/*\n  X-A: a\n  X-B: b\n/sub/*\n  X-B: c\n  Cache-Control: immutable\n/one\n  Content-Type: text/x');

test('nginx: headers for all paths become lines, for some paths maps; types become locations; other files are revalidated', () => {
  expect(nginxConf('{{ header maps }}\n{{ headers }}\n{{ types }}', rules, [])).toBe(`map $uri $site_x_b {
  default "b";
  ~^/sub/ "c";
}
map $uri $site_cache_control {
  default "no-cache";
  ~^/sub/ "immutable";
}
add_header X-A "a" always;
add_header X-B $site_x_b always;
add_header Cache-Control $site_cache_control;
location = /one {
  types { }
  default_type "text/x";
}`);
});

test('nginx: every address works in any letter case, unknown placeholders are refused, and no inherited header is lost', () => {
  expect(nginxConf('{{ routes }}', rules, ['/about', '/home'])).toContain('  /about /about;\n  /home /home;\n}');
  const template = readFileSync('scripts/build/nginx.conf', 'utf8');
  expect(template).not.toMatch(/^\s*(add_header|map|include)\s/m);
  expect(nginxConf(template, rules, ['/about'])).not.toContain('{{');
  expect(() => nginxConf('{{ nothing }}', rules, [])).toThrow('scripts/build/nginx.conf asks for {{ nothing }}, which nothing makes.');
});

test('the server that counts visits may be called by every page, on every host', () => {
  const table = withConnection("/*\n  Content-Security-Policy: default-src 'none'; connect-src 'self'\n", 'https://plausible.io');
  expect(nginxConf('{{ headers }}', parseHeaders(table), [])).toContain("connect-src https://plausible.io 'self'");
  expect(withConnection('/*\n  X-A: a\n', '')).toBe('/*\n  X-A: a\n');
  expect(() => withConnection('/*\n  X-A: a\n', 'https://plausible.io')).toThrow('public/_headers has no connect-src');
});
