import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { type HeaderRule, parseHeaders } from '../../local/hostHeaders.ts';
import { pages } from '../../src/site/pages.ts';

const CONFIG = readFileSync('docs/nginx.conf', 'utf8');
/** The maps stand beside the server, the lines that use them inside. */
const MARKED = /^ *# headers of public\/_headers\n([^]*?)^ *# end of headers\n/gm;
const ROUTES = /^# routes of src\/site\/pages\.ts\n[^]*?^# end of routes\n/m;
const rules = parseHeaders(readFileSync('public/_headers', 'utf8'));

/** nginx has its own way for the type of a file: a second Content-Type would stand beside the first. */
const isType = (name: string) => name.toLowerCase() === 'content-type';

/** What nginx needs to send the headers of `_headers`: a map for each name whose value depends on the path, then one line a name. */
function nginxLines(from: readonly HeaderRule[]): string[] {
  const names = [...new Set(from.flatMap(({ headers }) => headers.map(([name]) => name)))].filter((name) => !isType(name));
  const maps: string[] = [];
  const adds: string[] = [];
  for (const name of names) {
    const values = from.flatMap(({ pattern, headers }) =>
      headers.filter(([other]) => other === name).map(([, value]) => ({ pattern, value })),
    );
    const everywhere = values.find(({ pattern }) => pattern === '/*')?.value ?? '';
    const somewhere = values.filter(({ pattern }) => pattern !== '/*');
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    adds.push(`add_header ${name} ${somewhere.length === 0 ? `"${everywhere}"` : variable} always;`);
    if (somewhere.length === 0) continue;
    const places = somewhere.map(({ pattern, value }) => `  ${pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern} "${value}";`);
    maps.push(`map $uri ${variable} {`, `  default "${everywhere}";`, ...places, '}');
  }
  return [...maps, ...adds];
}

describe('docs/nginx.conf', () => {
  const elsewhere = CONFIG.replace(MARKED, '').replace(ROUTES, '');

  test('has the headers of public/_headers, line by line', () => {
    const lines = [...CONFIG.matchAll(MARKED)].flatMap(([, block = '']) => block.trim().split(/\n */));
    expect(lines).toEqual(nginxLines(rules).map((line) => line.trim()));
  });

  test('adds no header anywhere else, where it would take the inherited ones away', () => {
    expect(elsewhere).not.toMatch(/^\s*(add_header|map|include)\s/m);
  });

  test('knows every address of the route table, to lead other letter cases to it', () => {
    const paths = Object.values(pages).flatMap(({ routes }) => routes.map(({ path }) => path));
    const known = [...(ROUTES.exec(CONFIG)?.[0] ?? '').matchAll(/^ {2}(\/\S+) (\S+);$/gm)];
    for (const [line, address, target] of known) expect(target, line).toBe(address);
    expect(known.map(([, address]) => address)).toEqual(paths.filter((path) => path !== '/'));
  });

  test('gives every type of _headers by the place of its file', () => {
    const types = rules.flatMap(({ pattern, headers }) =>
      headers.filter(([name]) => isType(name)).map(([, value]) => ({ pattern, value })),
    );
    expect(types).toEqual([{ pattern: '/sitemap.xml', value: 'application/xml' }]);
    for (const { pattern, value } of types)
      expect(elsewhere).toContain(`  location = ${pattern} {\n    types { }\n    default_type "${value}";\n  }\n`);
  });
});

test('a header for one path and a header for all become a map and a line', () => {
  const lines = nginxLines(parseHeaders('/*\n  X-A: a\n  X-B: b\n/sub/*\n  X-B: c\n/one\n  X-C: d\n  Content-Type: text/x'));
  expect(lines).toEqual([
    'map $uri $site_x_b {',
    '  default "b";',
    '  ~^/sub/ "c";',
    '}',
    'map $uri $site_x_c {',
    '  default "";',
    '  /one "d";',
    '}',
    'add_header X-A "a" always;',
    'add_header X-B $site_x_b always;',
    'add_header X-C $site_x_c always;',
  ]);
});
