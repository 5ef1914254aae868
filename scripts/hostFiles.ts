import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type HeaderRule, parseHeaders } from '../local/hostHeaders.ts';
import { pages } from '../src/site/pages.ts';

/** Stands in public/_headers for the hash of the inline loader. */
const LOADER_HASH = 'sha256-LOADER';
/** What a host without a rule of its own answers for HTML, so that nobody keeps a page of the last deployment. */
const NGINX_DEFAULTS: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache' };

/**
 * Writes dist/_headers (Netlify, Cloudflare Pages, the local host) and dist-host/nginx.conf (a server of one's own) of the one table
 * public/_headers. `hash` is the loader's, in base64.
 */
export async function writeHostFiles(root: string, hash: string): Promise<void> {
  const table = await readFile(join(root, 'public/_headers'), 'utf8');
  if (!table.includes(LOADER_HASH))
    throw new Error(`public/_headers does not allow the page's loader: its script-src needs '${LOADER_HASH}'.`);
  const headers = table.replaceAll(LOADER_HASH, () => `sha256-${hash}`);
  const template = await readFile(join(root, 'scripts/nginx.conf'), 'utf8');
  await mkdir(join(root, 'dist-host'), { recursive: true });
  await writeFile(join(root, 'dist/_headers'), headers);
  await writeFile(join(root, 'dist-host/nginx.conf'), nginxConf(template, parseHeaders(headers), addresses()));
}

/** The template with its `{{ ... }}` filled in. */
export function nginxConf(template: string, rules: readonly HeaderRule[], paths: readonly string[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))].filter((name) => !isType(name));
  const maps: string[] = [];
  const adds: string[] = [];
  for (const name of names) {
    const values = valuesOf(rules, (other) => other === name);
    const everywhere = values.find(({ pattern }) => pattern === '/*')?.value ?? NGINX_DEFAULTS[name] ?? '';
    const somewhere = values.filter(({ pattern }) => pattern !== '/*');
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    // A file that is missing is not missing for a year.
    const always = name === 'Cache-Control' ? '' : ' always';
    adds.push(`add_header ${name} ${somewhere.length === 0 ? `"${everywhere}"` : variable}${always};`);
    if (somewhere.length === 0) continue;
    const places = somewhere.map(({ pattern, value }) => `  ${pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern} "${value}";`);
    maps.push(`map $uri ${variable} {`, `  default "${everywhere}";`, ...places, '}');
  }
  // A second Content-Type would stand beside nginx's own.
  const types = valuesOf(rules, isType).flatMap(({ pattern, value }) => [
    `location = ${pattern} {`,
    '  types { }',
    `  default_type "${value}";`,
    '}',
  ]);
  const routes = [
    '# An address of the site in any letter case (a map compares so), and how it is written.',
    'map $uri $site_route {',
    '  default "";',
    ...paths.map((path) => `  ${path} ${path};`),
    '}',
  ];
  const blocks: Readonly<Record<string, readonly string[]>> = { 'header maps': maps, headers: adds, routes, types };
  return template.replaceAll(/^( *)\{\{ ([\w ]+) \}\}$/gm, (_, indent: string, name: string) => {
    const lines = blocks[name];
    if (!lines) throw new Error(`scripts/nginx.conf asks for {{ ${name} }}, which nothing makes.`);
    return lines.map((line) => indent + line).join('\n');
  });
}

function isType(name: string): boolean {
  return name.toLowerCase() === 'content-type';
}

function valuesOf(rules: readonly HeaderRule[], isWanted: (name: string) => boolean): { pattern: string; value: string }[] {
  return rules.flatMap(({ pattern, headers }) => headers.filter(([name]) => isWanted(name)).map(([, value]) => ({ pattern, value })));
}

function addresses(): string[] {
  return Object.values(pages)
    .flatMap(({ routes }) => routes.map(({ path }) => path))
    .filter((path) => path !== '/');
}
