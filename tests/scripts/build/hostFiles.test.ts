import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseHeaders } from '../../../local/hostHeaders.ts';
import { nginxConf, SAMPLE_ORIGIN, withConnection, withOrigin, withProject } from '../../../scripts/build/hostFiles.ts';

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

const LOC = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n<loc>https://www.ateliermarina.example/about</loc>';

test('robots.txt and sitemap.xml are published with the address of the site, and refused with another', () => {
  expect(withOrigin('sitemap.xml', LOC, 'https://studio.ae/')).toBe(LOC.replace('www.ateliermarina.example', 'studio.ae'));
  const robots = '# https://www.robotstxt.org\nSitemap: https://www.ateliermarina.example/sitemap.xml';
  expect(withOrigin('robots.txt', robots, 'https://www.studio.ae')).toContain('\nSitemap: https://www.studio.ae/sitemap.xml');
  expect(withOrigin('robots.txt', `# Sitemap: https://old.ae/\n${robots}#a # https://old.ae`, 'https://www.studio.ae')).toContain('studio');
  const links = ["<xhtml:link href='https://old.ae/'/>", '<loc >https://old.ae/</loc>', '<loc><![CDATA[https://old.ae/]]></loc>'];
  for (const other of [...links, '\nsitemap : https://old.ae/', '\nHost: https://old.ae/'])
    expect(() => withOrigin('a', LOC + other, 'https://studio.ae')).toThrow('a names https://old.ae/.');
  expect(() => withOrigin('robots.txt', '# none', 'https://studio.ae')).toThrow('robots.txt names no address.');
  const others = ['https://old.ae', 'http://www.ateliermarina.example', 'https://ateliermarina.example', '', `${SAMPLE_ORIGIN}.evil.ae`];
  for (const other of [...others, `${SAMPLE_ORIGIN}:8443`])
    for (const text of [LOC, robots])
      expect(() => withOrigin('a', text.replace(SAMPLE_ORIGIN, other), 'https://studio.ae')).toThrow(`a names ${other}/`);
});

const POLICY =
  "/*\n  Content-Security-Policy: connect-src 'self' https://*.supabase.co https://script.google.com; form-action https://*.supabase.co";
const GOOGLE = 'https://script.google.com/macros/s/a/exec';

test.each([
  ['https://ref.supabase.co', GOOGLE, POLICY.replaceAll('*.', 'ref.')],
  [' https://API.studio.ae:8443/path/ ', '', POLICY.replaceAll('*.supabase.co', 'api.studio.ae:8443')],
  ['https://ref.supabase.co', 'https://proxy.ae/exec', POLICY.replaceAll('*.', 'ref.').replace("'self'", "https://proxy.ae 'self'")],
  ...['', '/', 'http://localhost:54321', 'https://[ref'].map((url) => [url, 'https://proxy.ae/exec', POLICY]),
])('the policy with the project %s and the script %s', (supabaseUrl = '', leadScriptUrl = '', published = '') => {
  expect(withProject(POLICY, { supabaseUrl, leadScriptUrl })).toBe(published);
  const named = POLICY.replaceAll('*.', 'own.');
  expect(withProject(named, { supabaseUrl, leadScriptUrl })).toBe(named);
});
