import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type HeaderRule, parseHeaders } from '../../local/hostHeaders.ts';
import { facts } from '../../src/site/facts.ts';
import { pages } from '../../src/site/pages.ts';
import { isAllowed, policySources } from './contentPolicy.ts';
import type { Settings } from './release.ts';

/** The origin in public/robots.txt and public/sitemap.xml, in whose place the build publishes the site's own. */
export const SAMPLE_ORIGIN = 'https://www.ateliermarina.example';
/** In public/_headers, the hosts of all projects, in whose place the build publishes the host of one. */
const ANY_PROJECT = 'https://*.supabase.co';
/** Placeholder in public/_headers for the hash of the inline loader. */
const LOADER_HASH = 'sha256-LOADER';
/** The directive of public/_headers for the servers that pages may call. */
const CONNECT = 'connect-src ';
/** Headers for paths without a rule in public/_headers. Without `no-cache`, browsers would keep the HTML of the previous deployment. */
const NGINX_DEFAULTS: Readonly<Record<string, string>> = { 'Cache-Control': 'no-cache' };

/**
 * Generates dist/_headers (for Netlify, Cloudflare Pages and the local server) and dist-host/nginx.conf (for self-hosting) from
 * public/_headers, and dist/robots.txt and dist/sitemap.xml from those in public/. `hash` is the loader's SHA-256 in base64.
 * `analyticsOrigin` counts visits; '' if nothing does.
 */
export async function writeHostFiles(root: string, hash: string, analyticsOrigin: string, settings: Settings): Promise<void> {
  for (const file of ['robots.txt', 'sitemap.xml']) {
    const text = await readFile(join(root, 'public', file), 'utf8');
    await writeFile(join(root, 'dist', file), withOrigin(`public/${file}`, text, facts.siteUrl));
  }
  const table = withProject(await readFile(join(root, 'public/_headers'), 'utf8'), settings);
  if (!table.includes(LOADER_HASH))
    throw new Error(`public/_headers does not allow the page's loader: its script-src needs '${LOADER_HASH}'.`);
  const headers = withConnection(table, analyticsOrigin).replaceAll(LOADER_HASH, () => `sha256-${hash}`);
  const template = await readFile(join(root, 'scripts/build/nginx.conf'), 'utf8');
  await mkdir(join(root, 'dist-host'), { recursive: true });
  await writeFile(join(root, 'dist/_headers'), headers);
  await writeFile(join(root, 'dist-host/nginx.conf'), nginxConf(template, parseHeaders(headers), addresses()));
}

/**
 * Replaces the sample origin in a text by the site's.
 * @throws Error if the text names no address, or one with another origin.
 */
export function withOrigin(file: string, text: string, siteUrl: string): string {
  const named = text.replaceAll(/<!--[\s\S]*?-->|<(?:\?|urlset|sitemapindex)[^>]*>|(?:^|\s)#.*/gi, '');
  const addresses = [...named.matchAll(/https?:[^\s<"'\]]*|(?<=<(?:\w+:)?loc\s*>|\bsitemap\s*:)\s*[^\s<]+/gi)].map(([address]) =>
    address.trim(),
  );
  const wrong = addresses.find((address) => !`${address}/`.startsWith(`${SAMPLE_ORIGIN}/`));
  if (wrong !== undefined || addresses.length === 0)
    throw new Error(
      `${file} names ${wrong ?? 'no address'}. Write ${SAMPLE_ORIGIN} there; the build puts that of src/site/facts.ts in its place.`,
    );
  return text.replaceAll(SAMPLE_ORIGIN, new URL(siteUrl).origin);
}

/**
 * Names the origin of the Supabase project in place of all projects' hosts, and that of the script if pages may not call it yet. Changes
 * nothing without such a project, or if the table names hosts of its own.
 */
export function withProject(table: string, { supabaseUrl, leadScriptUrl }: Pick<Settings, 'supabaseUrl' | 'leadScriptUrl'>): string {
  const project = httpsOrigin(supabaseUrl);
  if (project === undefined || !table.includes(ANY_PROJECT)) return table;
  const named = table.replaceAll(ANY_PROJECT, project);
  const script = httpsOrigin(leadScriptUrl);
  return script === undefined || isAllowed(new URL(script), policySources(named, 'connect-src')) ? named : withConnection(named, script);
}

function httpsOrigin(address: string): string | undefined {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? new URL(address).origin : undefined;
}

/** Adds an origin to the servers that pages may call. */
export function withConnection(table: string, origin: string): string {
  if (origin === '') return table;
  if (!table.includes(CONNECT)) throw new Error(`public/_headers has no connect-src, to which the build would add ${origin}.`);
  return table.replaceAll(CONNECT, `${CONNECT}${origin} `);
}

/** Fills in the `{{ ... }}` placeholders of the template. */
export function nginxConf(template: string, rules: readonly HeaderRule[], paths: readonly string[]): string {
  const names = [...new Set(rules.flatMap(({ headers }) => headers.map(([name]) => name)))].filter((name) => !isType(name));
  const maps: string[] = [];
  const adds: string[] = [];
  for (const name of names) {
    const values = valuesOf(rules, (other) => other === name);
    const everywhere = values.find(({ pattern }) => pattern === '/*')?.value ?? NGINX_DEFAULTS[name] ?? '';
    const somewhere = values.filter(({ pattern }) => pattern !== '/*');
    const variable = `$site_${name.toLowerCase().replaceAll('-', '_')}`;
    // Cache-Control has no `always`, so that browsers do not cache a 404 for a year.
    const always = name === 'Cache-Control' ? '' : ' always';
    adds.push(`add_header ${name} ${somewhere.length === 0 ? `"${everywhere}"` : variable}${always};`);
    if (somewhere.length === 0) continue;
    const places = somewhere.map(({ pattern, value }) => `  ${pattern.endsWith('*') ? `~^${pattern.slice(0, -1)}` : pattern} "${value}";`);
    maps.push(`map $uri ${variable} {`, `  default "${everywhere}";`, ...places, '}');
  }
  // Content-Type cannot use add_header, which would send a second Content-Type beside nginx's own.
  const types = valuesOf(rules, isType).flatMap(({ pattern, value }) => [
    `location = ${pattern} {`,
    '  types { }',
    `  default_type "${value}";`,
    '}',
  ]);
  const routes = [
    '# Maps an address in any letter case (nginx maps ignore case) to its canonical spelling.',
    'map $uri $site_route {',
    '  default "";',
    ...paths.map((path) => `  ${path} ${path};`),
    '}',
  ];
  const blocks: Readonly<Record<string, readonly string[]>> = { 'header maps': maps, headers: adds, routes, types };
  return template.replaceAll(/^( *)\{\{ ([\w ]+) \}\}$/gm, (_, indent: string, name: string) => {
    const lines = blocks[name];
    if (!lines) throw new Error(`scripts/build/nginx.conf asks for {{ ${name} }}, which nothing makes.`);
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
