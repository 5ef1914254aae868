import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseHeaders } from '../../local/hostHeaders.ts';
import { nginxConf } from '../../scripts/hostFiles.ts';

const rules = parseHeaders('/*\n  X-A: a\n  X-B: b\n/sub/*\n  X-B: c\n  Cache-Control: immutable\n/one\n  X-C: d\n  Content-Type: text/x');

test('nginx: a header for all is a line; one for some paths is a map and a line; a type is a place; HTML is asked for anew, and so is what was missing', () => {
  expect(nginxConf('{{ header maps }}\n{\n  {{ headers }}\n  {{ types }}\n}', rules, []).split('\n')).toEqual([
    'map $uri $site_x_b {',
    '  default "b";',
    '  ~^/sub/ "c";',
    '}',
    'map $uri $site_cache_control {',
    '  default "no-cache";',
    '  ~^/sub/ "immutable";',
    '}',
    'map $uri $site_x_c {',
    '  default "";',
    '  /one "d";',
    '}',
    '{',
    '  add_header X-A "a" always;',
    '  add_header X-B $site_x_b always;',
    '  add_header Cache-Control $site_cache_control;',
    '  add_header X-C $site_x_c always;',
    '  location = /one {',
    '    types { }',
    '    default_type "text/x";',
    '  }',
    '}',
  ]);
});

test('nginx: every address in any letter case leads to its own', () => {
  expect(nginxConf('{{ routes }}', rules, ['/about', '/home'])).toContain('  /about /about;\n  /home /home;\n}');
});

test('the template adds no header by itself, where it would take the inherited ones away, and asks for nothing unknown', () => {
  const template = readFileSync('scripts/nginx.conf', 'utf8');
  expect(template).not.toMatch(/^\s*(add_header|map|include)\s/m);
  expect(nginxConf(template, rules, ['/about'])).not.toContain('{{');
  expect(() => nginxConf('{{ nothing }}', rules, [])).toThrow('scripts/nginx.conf asks for {{ nothing }}, which nothing makes.');
});
